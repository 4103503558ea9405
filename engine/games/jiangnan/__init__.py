"""Jiangnan: Life of Gentry (江南)."""
