// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How I would share out my card's points if I call and am right. Every round begins with the way of sharing used last.
QtObject {
    id: plan
    required property ZipdeckFacts page
    readonly property int me: page.me
    readonly property int seats: page.scene.position.seatCount
    readonly property int worth: page.view.worth
    readonly property string moment: page.asked ? page.view.round + "," + me + "," + seats : ""
    property list<int> shares // by seat
    property string way: "fewest"
    readonly property int given: Array.from(shares).reduce((sum, share) => sum + share, 0)
    readonly property int left: worth - given
    readonly property string word: "zip " + Array.from(shares).join(" ")
    // Seats that get something, the largest share first.
    readonly property list<int> parts: Array.from(shares).map((share, seat) => seat).filter(seat => shares[seat] > 0).sort((a, b) => shares[b] - shares[a] || a - b)

    onMomentChanged: if (moment !== "") begin(way)

    function share(seat: int): int { return plan.shares[seat] || 0; }
    function none(): var { return Array(plan.seats).fill(0); }
    function lowest(): var {
        const others = plan.none().map((zero, seat) => seat).filter(seat => seat !== plan.me);
        return others.sort((a, b) => plan.page.points(a) - plan.page.points(b) || a - b);
    }
    function begin(way: string) {
        const to = plan.none(), order = plan.lowest(), worth = plan.page.view.worth;
        if (way === "fewest")
            to[order[0]] = worth;
        for (let i = 0; way === "evenly" && i < worth; ++i)
            to[order[i % order.length]]++;
        plan.way = way;
        plan.shares = to;
    }
    function use(way: string) {
        begin(way);
        tell(-1);
    }
    function all(seat: int) {
        const to = plan.none();
        to[seat] = plan.worth;
        plan.shares = to;
        tell(seat);
    }
    // One more or less; with nothing left, one more is taken from the other player with the most.
    function add(seat: int, by: int) {
        const to = Array.from(plan.shares);
        if (by > 0 && plan.left <= 0) {
            const from = Array.from(plan.parts).find(other => other !== seat);
            if (from === undefined)
                return;
            to[from]--;
        }
        if (to[seat] + by < 0)
            return;
        to[seat] += by;
        plan.shares = to;
        tell(seat);
    }
    function tell(seat: int) {
        const of = qsTr("Of %1 points %2 are given.").arg(plan.worth).arg(plan.given);
        plan.page.scene.announce(seat < 0 ? of : qsTr("%1 gets %2. %3").arg(plan.page.name(seat)).arg(plan.share(seat)).arg(of));
    }
}
