// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Hilltop

// Colours and sizes every table shares; what differs between games comes from the scene.
QtObject {
    readonly property color amber: "#F2B632" // yours to do: to move, chosen, best; nothing else
    readonly property color white: "#FFFFFF"
    readonly property color text: white
    readonly property color second: "#D9FFFFFF"
    readonly property color faint: "#80FFFFFF"
    readonly property color quiet: "#99FFFFFF" // still to come: dots of the count line, rounds
    readonly property color bust: "#D6D0DA" // a total past the goal
    readonly property color hint: "#FFDF9E" // the same as small text
    readonly property color good: "#6CCB8E" // close, done well
    readonly property color goodText: "#8FE0AC" // the same as small text
    readonly property color fair: "#E9EDF2" // neither good nor bad
    readonly property color bad: "#FFB4AD" // far off, the strongest wish
    readonly property color plate: "#47000000"
    readonly property color tray: "#2E000000"
    readonly property color divider: "#26FFFFFF" // above a tray
    readonly property color note: "#C0000000" // behind what lies over the table
    readonly property color dusk: "#66000000" // over all that did not win
    readonly property color banner: "#D0101317" // behind the result
    readonly property color bannerEdge: "#40FFFFFF" // and points not won yet
    readonly property color silence: "#40000000" // behind "silent"; calls are on white
    readonly property color dark: "#1D2126" // text on white, tips
    readonly property color ring: "#1A56C4"
    // The felt: its dark corners, its rim and its lines; a canvas rounds what it reads.
    readonly property string corner: "rgba(0, 0, 0, 0.30)"
    readonly property string rim: "rgba(0, 0, 0, 0.22)"
    readonly property string rimLight: "rgba(255, 255, 255, 0.10)"
    readonly property string contour: "rgba(255, 255, 255, 0.035)"
    // What can be pressed.
    readonly property color button: "#1FFFFFFF"
    readonly property color buttonOver: "#3DFFFFFF"
    readonly property color buttonEdge: "#6BFFFFFF"
    readonly property color spot: "#14FFFFFF" // a place on the table that can be chosen
    readonly property color spotOver: "#33FFFFFF"
    readonly property color stepEdge: "#4DFFFFFF" // between two steps of a scale
    // Cards, and where they go.
    readonly property color paper: "#FDFCF9"
    readonly property color paperEdge: tray
    readonly property color ink: "#20242A" // words on paper
    readonly property color sheet: "#FFFDFB" // of the signs a card may take
    readonly property color sheetEdge: "#6B5A2E" // around it
    readonly property color sheetOver: "#EFE9DC" // a sign pointed at
    readonly property color imagined: "#E8EAED" // around cards that only may be
    readonly property color empty: "#59FFFFFF" // around a place not filled yet
    readonly property color open: "#8CFFFFFF" // around the place a card may go to now
    readonly property color dashes: "#73FFFFFF" // the same, dashed
    readonly property color later: "#2BFFFFFF" // around a place that is filled later, or never again
    readonly property color sunk: "#14000000" // within them
    readonly property color way: "#B3FFFFFF" // the way a card will go
    readonly property color wayHead: "#E6FFFFFF" // where it ends
    readonly property color tick: "#66FFFFFF" // of a scale; around what is not yet counted
    readonly property color lost: "#59000000" // a game the other one has won
    readonly property color coinEdge: "#73000000" // around a point on its way to a seat, and a chip
    readonly property list<color> chips: ["#FDFCF9", "#A9323A", "#23539F", "#2A6B45", "#1D2126", "#5B3A8C"] // of 1, 5, 10, 25, 100, 500
    readonly property string family: TableFont.family // of all words
    // All sizes of words on a table.
    readonly property int small: 12
    readonly property int normal: 14
    readonly property int title: 18
    readonly property int large: 24
    readonly property int count: 40

    function clamp(value: real, low: real, high: real): real {
        return Math.max(low, Math.min(high, value));
    }
}
