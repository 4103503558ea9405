"""The rules of Jiangnan: Life of Gentry, one by one. `position` makes exact positions, `game` plays them on."""
