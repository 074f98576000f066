// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// The words about seats: their points and place, with a hint how likely they are to win, and the last round.
QtObject {
    id: words
    required property ZipdeckFacts page

    // "11 %", how likely that seat is to win, with a hint; else empty.
    function chance(seat: int): string {
        const chance = words.page.scene.position.chances[seat];
        return chance ? qsTr("%1 %").arg(Number(chance.value).toLocaleString(Qt.locale(), "f", 0)) : "";
    }
    function points(seat: int): string {
        const told = words.page.pointWords(words.page.pointsShown(seat)), chance = words.chance(seat);
        return chance === "" ? told : qsTr("%1, %2").arg(told).arg(chance);
    }
    function place(seat: int): string {
        const of = words.page.of(seat), told = words.points(seat);
        return of.leads ? qsTr("%1, fewest").arg(told) : qsTr("%1, place %2").arg(told).arg(of.place);
    }
    function answer(seat: int): string {
        const said = words.page.of(seat).last, gave = words.page.view.gave(seat);
        if (said.card < 0)
            return "";
        if (gave > 0)
            return qsTr("called, gave %1").arg(gave);
        if (said.called)
            return qsTr("called, paid %1").arg(said.paid);
        return words.page.view.last_top === seat ? qsTr("silent, paid %1").arg(said.paid) : qsTr("silent");
    }
    function last(seat: int): string {
        const said = words.page.of(seat).last;
        if (said.card < 0)
            return "";
        if (words.page.at.compact)
            return (words.page.highest(seat) ? qsTr("<b>▲ %1</b> %2") : qsTr("<b>%1</b> %2")).arg(said.card).arg(words.answer(seat));
        return words.page.shown ? words.answer(seat) : qsTr("last round %1, %2").arg(said.card).arg(words.answer(seat));
    }
    // The same where there is room for a few letters: what was paid is shown next to it.
    function brief(seat: int): string {
        const said = words.page.of(seat).last, gave = words.page.view.gave(seat);
        if (said.card < 0)
            return "";
        return (words.page.highest(seat) ? qsTr("<b>▲ %1</b> %2") : qsTr("<b>%1</b> %2")).arg(said.card)
            .arg(gave > 0 ? qsTr("gave %1").arg(gave) : said.called ? qsTr("called") : qsTr("silent"));
    }
    // What the adviser would do, with its shares.
    function advice(): string {
        const shares = Array.from(words.page.view.sharesIn(words.page.scene.answers.hintWord));
        const gifts = shares.map((share, seat) => ({ "seat": seat, "share": share })).filter(p => p.share > 0 && p.seat !== words.page.me);
        const list = gifts.map(p => qsTr("%1 to %2").arg(p.share).arg(words.page.name(p.seat)));
        return list.length > 0 ? qsTr("%1 Give %2.").arg(words.page.hint).arg(list.join(qsTr(", "))) : words.page.hint;
    }
    function own(): string {
        const said = words.page.of(words.page.me).last;
        if (said.card < 0)
            return "";
        return (words.page.shown ? qsTr("This round: %1, %2.") : qsTr("Last round: %1, %2.")).arg(said.card).arg(words.answer(words.page.me));
    }
}
