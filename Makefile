# Yizhan: everything one does here. Needs only make and Python 3.11 or newer (PYTHON=python3.13 picks another one).
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
CODE   := $(wildcard bot.py cogs engine render tests benchmarks)
UV     := $(BIN)/uv pip compile --universal --generate-hashes --python-version 3.11 --no-emit-index-url --no-header --quiet

# The tests start the bot a hundred times: it must not be compiled anew each time, even where Python is told so.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test check run bench load torture soak fmt lint pins clean

help:  ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 10

play: $(VENV)/.dev  ## play in the browser, on a simulated Discord
	@$(BIN)/python -m tests.play $(ARGS)

test: check  ## everything that guards the project
	$(BIN)/python -m pytest -n 2 --dist worksteal $(ARGS)

check: $(VENV)/.dev  ## the static half of `make test`: style, types, who may import whom
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-cache

lint: check

run: $(VENV)/.run  ## the bot on the real Discord (settings: .env, see .env.example)
	@$(BIN)/python bot.py

bench: $(VENV)/.dev  ## measure speed and sizes
	$(BIN)/python -m benchmarks $(ARGS)

load: $(VENV)/.dev  ## people play 200 tables at once, and 10,000 lie stored (three minutes; ARGS="--tables 50")
	$(BIN)/python -m benchmarks.load --write $(ARGS)

torture: $(VENV)/.dev  ## kill -9 the bot 200 times and count what it remembers
	YIZHAN_KILLS=200 $(BIN)/python -m pytest -n 0 tests/torture $(ARGS)

soak: $(VENV)/.dev  ## everything, again and again with new seeds; LONG=3600 says for how many seconds
	$(BIN)/python -m tests.soak --seconds $(or $(LONG),3600) $(or $(ARGS),tests)

fmt: $(VENV)/.dev  ## let ruff lay out the code
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

pins: $(VENV)/.dev  ## write requirements/*.txt anew from the *.in files (to raise a version: ARGS="--upgrade-package pytest")
	$(BIN)/python -m pip install --quiet uv
	cd requirements && for set in run dev fonts; do ../$(UV) $(ARGS) $$set.in --output-file $$set.txt || exit 1; done

clean:  ## forget the environment and the caches, never a game
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Yizhan needs Python 3.11 or newer, and '$(PYTHON)' is not: install one and say for example 'make PYTHON=python3.13 play'."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "Python could not make $(VENV). On Debian and Ubuntu the package python3-venv is missing."; rm -rf $(VENV); exit 1; }

$(VENV)/.run: requirements/run.txt | $(BIN)/python
	@echo "Installing what the bot needs into $(VENV) (once; about half a minute) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/.dev: requirements/dev.txt | $(BIN)/python
	@echo "Installing what the project needs into $(VENV) (once; about a minute) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@ $(VENV)/.run
