// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What a table needs of the program's TableScene, with calls noted down instead of carried out.
TableScene {
    id: scene
    property string gameId: "pazaak"
    property var zones: [
        { "zone": "deck", "perSeat": false, "shape": "pile" },
        { "zone": "row", "perSeat": true, "shape": "row" },
        { "zone": "side", "perSeat": true, "shape": "row" },
        { "zone": "spent", "perSeat": true, "shape": "row" }
    ]
    property var looks: ({
        "house": { "least": 1, "numbered": true, "cutCorners": false, "fourColours": false, "solid": true, "face": "CardFace.qml" },
        "side": { "least": 1, "numbered": true, "cutCorners": true, "fourColours": false, "solid": false, "face": "CardFace.qml" }
    })
    property bool dark: false
    property color centre: "#52627A"
    property color edge: "#3D4A5E"
    property var typed
    property ListModel cards: ListModel {}
    property ListModel menu: ListModel {}
    property int seatCount: 2
    property int viewSeat: 1
    property var seats: [
        { "seat": 0, "name": "A bot with a long name", "initial": "A", "note": "moves first", "person": false, "turn": false },
        { "seat": 1, "name": "You", "initial": "Y", "note": "on turn", "person": true, "turn": true }
    ]
    property var view: ({})
    property bool over: false
    property bool resting: false
    property bool pausing: resting
    property string prompt: "Your turn."
    property string curtain: ""
    property string live: ""
    property bool interactive: true
    property bool viewAll: false
    property int moveMs: 0
    property int hintLevel: 0
    property string hintText: ""
    property var worths: ({})
    property string pondered: ""
    property bool mayPass: false
    property int silenceMs: -1
    property var speakers: []
    property string saysNext: ""
    property var aim: ({ "begun": false, "picked": [], "cards": [], "places": [], "seats": [], "rows": [] })
    property int ponderedRow: -1
    property string resultTitle: ""
    property string resultReason: ""
    property string lookBack: ""
    property string imagined: ""
    property var keys: ({ "choice1": "1", "choice2": "2", "choice3": "3", "choice4": "4", "choice5": "5", "last": "L", "end": "E" })
    property var calls: []

    function keyMeaning(key: int, modifiers: int): string {
        const arrows = { [Qt.Key_Left]: "left", [Qt.Key_Right]: "right", [Qt.Key_Up]: "up", [Qt.Key_Down]: "down" };
        if (key === Qt.Key_Return || key === Qt.Key_Enter || key === Qt.Key_Space)
            return "play";
        if (key >= Qt.Key_1 && key <= Qt.Key_9)
            return "choice" + (key - Qt.Key_0);
        return arrows[key] ?? "";
    }
    function look(by: int) { note("look " + by); }

    function note(call: string) { calls = calls.concat([call]); }
    function choose(row: int) { note("choose " + row); }
    function playCard(row: int) { note("playCard " + row); }
    function dropCard(row: int, zone: string, seat: int) { note("dropCard " + row + " " + zone + " " + seat); }
    function goOn() { note("goOn"); }
    function liftCurtain() { note("liftCurtain"); }
    function review() { note("review"); }
    function sameDeal() { note("sameDeal"); }
    function newMatch() { note("newMatch"); }

    function put(zone: string, seat: int, place: int, count: int, kind: string, value: int, playable: bool, reason: string, key: string) {
        cards.append({ "row": cards.count, "zone": zone, "seat": seat, "place": place, "count": count, "kind": kind,
                       "value": value, "hidden": kind === "", "playable": playable, "reason": reason,
                       "label": kind === "" ? "" : kind + " card " + value, "best": false, "key": key, "lead": "to 19" });
    }
    // `rows` house cards for each seat, `side` side cards for me (the last one cannot be played), 30 in the deck.
    function deal(rows: int, side: int) {
        calls = [];
        cards.clear();
        menu.clear();
        over = resting = false;
        for (let i = 0; i < 30; ++i) put("deck", -1, i, 30, "", 0, false, "", "");
        for (let seat = 0; seat < 2; ++seat)
            for (let i = 0; i < rows; ++i) put("row", seat, i, rows, "house", 1 + i % 10, false, "", "");
        menu.append({ "text": "Stand", "detail": "stay", "word": "stand", "key": "1", "cardRow": -1, "tagRow": -1, "twins": 0, "allowed": true, "reason": "", "best": false, "value": "" });
        menu.append({ "text": "End turn", "detail": "one more", "word": "end", "key": "2", "cardRow": -1, "tagRow": -1, "twins": 0, "allowed": true, "reason": "", "best": false, "value": "" });
        for (let i = 0; i < side; ++i) {
            const last = i === side - 1;
            if (!last)
                menu.append({ "text": "Play", "detail": "", "word": "play " + (i + 1), "key": String(i + 3), "cardRow": cards.count, "tagRow": cards.count, "twins": 0, "allowed": true, "reason": "", "best": false, "value": "" });
            put("side", 1, i, side, "side", 1 + i % 5, !last, last ? "Not now." : "", last ? "" : String(i + 3));
        }
        const one = { "wins": 1, "total": 16, "stood": false, "over": false, "last": "end", "played_side": 0, "side_left": side, "row": [] };
        view = { "hand": 2, "hands_to_win": 3, "me": 1, "turn": 1, "phase": "act", "house_left": 30, "hand_winner": -1, "seats": [one, one], "side": [1, 2] };
    }
}
