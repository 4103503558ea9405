"""`make play`: the real bot on a simulated Discord, shown as a page in the browser.

- `__main__` the command line
- `page`     the world that lives as long as the page is served
- `news`     keeps the page up to date
"""
