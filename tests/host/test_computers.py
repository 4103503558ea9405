"""Computer players move by themselves, and go on after a restart."""

from __future__ import annotations

from tests.host.support import ADA, BEN, MEI, House, first


async def test_computer_players_move_by_themselves(home: House) -> None:
    table = await home.table(begin=False, seats=3)
    await home.host.leave(table, MEI.id)
    await home.host.leave(table, BEN.id)
    await home.host.add_computer(table, ADA.id, "sensible")
    await home.host.add_computer(table, ADA.id, "random")
    await home.host.begin(table, ADA.id)
    await home.host.quiet()
    while asked := await home.decisions(table):
        assert [person for person, _ in asked] == [ADA]
        await home.answer(table, ADA, *first(asked[0][1]))
    info = await home.host.info(table)
    assert info is not None
    assert info.state == "over"
    kinds = home.box.kinds(table)
    assert (kinds[:2], kinds[-1]) == (["lobby", "begun"], "over")


async def test_computer_players_go_on_after_a_restart(home: House) -> None:
    table = await home.table(begin=False)
    await home.host.leave(table, BEN.id)
    await home.host.add_computer(table, ADA.id)
    await home.host.close()
    await home.host.begin(table, ADA.id)
    assert set((await home.host.info(table)).waiting) == {0, 1}  # type: ignore[union-attr]
    await home.store.close()
    await home.open()
    await home.host.quiet()
    assert set((await home.host.info(table)).waiting) == {0}  # type: ignore[union-attr]
