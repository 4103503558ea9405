# Deciding ahead: what somebody has decided before they are asked.

host-decided-ahead = { $who } had decided ahead:
host-ahead-asked = You are being asked this just now: answer it yourself.
host-ahead-full = At most { $most } orders at a time. Take one back first.

## The page
ahead-press = Decide ahead
ahead-explain = Decide now what is picked when you are asked: it is done for you as soon as it fits, and nobody else sees it before. What you may be asked is imagined from what you know; it may come otherwise. What does not fit is never done.
ahead-usual = -# The usual answer is the only possible one, or one that nearly everybody gives, such as declining where nothing is to be gained. Questions without one are put to you all the same.
ahead-nothing-foreseen = Nothing can be foreseen that you could decide now.
ahead-nothing-decided = *Nothing is decided yet.*
ahead-order-next = **{ $question }** → { $pick } (the next time; dropped if it does not fit)
ahead-order-standing = **{ $question }** → { $pick } (whenever it fits, until taken back; once a turn)
ahead-pick-none = Pick nothing
ahead-picks = { $picks }
ahead-order-these = { $count ->
    [0] Pick nothing
    [one] Pick this one
   *[other] Pick these { $count }
 }
ahead-pass-all = Every question with a usual answer gets it without asking you.
ahead-pass-one = **{ $question }** gets its usual answer without asking you.
ahead-pass-until = (only in: { $part })
ahead-dropped = ⚠ What you had decided ahead did not fit and has been dropped: { $order }
ahead-choose-question = What you may be asked …
ahead-choose-option = What is to be picked …
ahead-choose-drop = Take back …
ahead-mode-next = For the next time
ahead-mode-standing = Whenever it fits
ahead-switch-all = Always the usual answer
ahead-switch-one = Here always: { $usual }
ahead-switch-off = Ask me again
