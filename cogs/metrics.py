"""Figures for Prometheus, at a port of the loopback interface; off unless the settings name one.

They say what `/status` says, and how long presses took. Nothing in them tells of a table, a person or a server.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING

from aiohttp import web
from discord.ext import commands
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from cogs import status
from cogs.figures import STEPS, Figures
from cogs.status import Status
from engine import VERSION

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

log = logging.getLogger(__name__)

LOOPBACK = "127.0.0.1"


class Page(Collector):
    """All figures at one moment."""

    def __init__(self, now: Status, figures: Figures) -> None:
        self._now = now
        self._figures = figures

    def collect(self) -> Iterator[Metric]:
        """Every figure with its help."""
        now, counted = self._now, self._now.census
        version = GaugeMetricFamily("yizhan_version", "The version that is running", labels=["version"])
        version.add_metric([VERSION], 1)
        yield version
        yield _gauge("uptime_seconds", "Seconds since the start", now.uptime)
        latency = GaugeMetricFamily("yizhan_gateway_latency_seconds", "Last heartbeat to Discord", labels=["shard"])
        servers = GaugeMetricFamily("yizhan_servers", "Servers of a connection", labels=["shard"])
        for line in now.lines:
            servers.add_metric([str(line.shard)], line.servers)
            if line.latency is not None:
                latency.add_metric([str(line.shard)], line.latency)
        yield latency
        yield servers
        tables = GaugeMetricFamily("yizhan_tables", "Tables by state", labels=["state"])
        for state, number in counted.tables.items():
            tables.add_metric([state], number)
        yield tables
        yield _gauge("tables_troubled", "Tables that cannot speak in their channels", counted.troubled)
        yield _gauge("people", "People at tables that are not finished", counted.people)
        yield _gauge("outbox_waiting", "Announcements that have not been made", counted.unsent)
        yield _gauge("outbox_oldest_seconds", "Age of the oldest of them", now.oldest or 0.0)
        yield _gauge("computers_waiting", "Tables at which a computer player has to move", counted.computers)
        yield _gauge("presses_open", "Presses that are being answered", now.answering)
        yield _counter("presses_failed", "Presses that ended in an error of ours", now.failed)
        yield _histogram("press_seconds", "From a press to its last answer", self._figures)
        yield _counter("pictures", "Pictures drawn", now.pictures)
        yield _counter("pictures_slow", "Pictures that took too long", now.slow_pictures)
        yield _counter("pictures_failed", "Pictures that could not be drawn", now.failed_pictures)
        yield _gauge("pictures_waiting", "Pictures that wait to be drawn", now.waiting_pictures)
        yield _gauge("memory_bytes", "Memory in use", now.memory)
        yield _gauge("database_bytes", "Size of the database", counted.size)
        yield _gauge("backup_failed", "1 if the last backup failed", float(now.backup_failed))
        if now.backup is not None:
            yield _gauge("backup_age_seconds", "Age of the newest backup", now.backup)


def _gauge(name: str, says: str, value: float) -> Metric:
    return GaugeMetricFamily(f"yizhan_{name}", says, value=value)


def _counter(name: str, says: str, value: float) -> Metric:
    return CounterMetricFamily(f"yizhan_{name}", says, value=value)


def _histogram(name: str, says: str, figures: Figures) -> Metric:
    edges = [*(str(step) for step in STEPS), "+Inf"]
    buckets = list(zip(edges, accumulate(figures.counts), strict=True))
    return HistogramMetricFamily(f"yizhan_{name}", says, buckets=buckets, sum_value=figures.seconds)


async def page(bot: YizhanBot) -> bytes:
    """What Prometheus reads. Raises `StoreError`."""
    registry = CollectorRegistry()
    registry.register(Page(await status.look(bot), bot.figures))
    return generate_latest(registry)


class Metrics(commands.Cog):
    """Serves the page while the bot runs."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot
        self._runner: web.AppRunner | None = None

    async def cog_load(self) -> None:
        """Open the port, if there is one. A port that is taken keeps nobody from playing."""
        port = self.bot.config.metrics_port
        if not port or not hasattr(self.bot, "store"):
            return
        application = web.Application()
        application.router.add_get("/metrics", self._answer)
        self._runner = web.AppRunner(application, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, LOOPBACK, port).start()
        except OSError as error:
            log.error("no metrics at port %d: %s", port, error.strerror)

    async def cog_unload(self) -> None:
        """Close the port."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _answer(self, _request: web.Request) -> web.Response:
        return web.Response(body=await page(self.bot), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def setup(bot: YizhanBot) -> None:
    """Begin to serve."""
    await bot.add_cog(Metrics(bot))
