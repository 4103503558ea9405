"""Deciding ahead, in private: what somebody will pick, said before they are asked.

- `choosing` how options are laid into menus, and what is put together from them. Pure.
- `page`     the message: what is decided, what may be asked, and what can be pressed
- `presses`  what its buttons and menus do
"""
