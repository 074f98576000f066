// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// How I would share out my card's points if I call and am right. Every round begins with the way of sharing used last.
QtObject {
    id: plan
    required property ZipdeckFacts page
    readonly property int worth: page.view.worth
    readonly property string moment: page.asked ? page.view.round + "," + page.me + "," + page.scene.position.seatCount : ""
    property zipdeckSharing sharing
    property string way: "fewest"
    readonly property int given: sharing.given
    readonly property int left: sharing.left
    readonly property string word: sharing.word
    readonly property list<int> parts: sharing.parts

    onMomentChanged: if (moment !== "") begin(way)

    function share(seat: int): int { return plan.sharing.shares[seat] || 0; }
    function begin(way: string) {
        plan.way = way;
        plan.sharing = plan.page.view.shared(way);
    }
    function use(way: string) {
        begin(way);
        tell(-1);
    }
    function all(seat: int) {
        plan.sharing = plan.page.view.toOne(seat);
        tell(seat);
    }
    function add(seat: int, by: int) {
        const now = plan.sharing.changed(seat, by);
        if (now.word === plan.word)
            return;
        plan.sharing = now;
        tell(seat);
    }
    function tell(seat: int) {
        const of = qsTr("Of %1 points %2 are given.").arg(plan.worth).arg(plan.given);
        plan.page.scene.announce(seat < 0 ? of : qsTr("%1 gets %2. %3").arg(plan.page.name(seat)).arg(plan.share(seat)).arg(of));
    }
}
