# Deciding ahead: what somebody has decided before they are asked.

host-decided-ahead = { $who } had decided ahead:
host-ahead-asked = You are being asked this just now: answer it yourself.
host-ahead-full = At most { $most } orders at a time. Take one back first.
