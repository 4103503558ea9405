# What the engine itself says, for every game.
kernel-comma = { ", " }
kernel-none = none
kernel-seat = Seat { $seat }
kernel-stale = The table has moved on since this was offered.
kernel-not-asked = You have nothing to decide right now.
kernel-other-question = You are being asked something else now.
kernel-not-offered = That is not among the choices.
kernel-how-many = Choose { $span ->
    [0] exactly { $most }
   *[other] { $least ->
        [0] up to { $most }
       *[other] { $least } to { $most }
    }
 }, not { $picked }.
kernel-no-undo = This cannot be taken back: something has been drawn, revealed or answered since.
kernel-seats = This game is for { $least } to { $most } players, not { $seats }.
kernel-unknown-option = There is no table option “{ $option }”.
kernel-unknown-value = “{ $value }” is not a value of “{ $option }”. Possible: { $values }.
kernel-option-needs = The table option “{ $option }” can only be chosen with { $other }={ $value }.
kernel-wordless = (This was recorded, but this version of the bot no longer has words for it.)
