// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// A perfect match: all 98 cards fly from the piles into a ridge, in order of number, and the word fades in above it.
Item {
    id: ridge
    required property ThegamePage page
    readonly property int moveMs: page.scene.motion.moveMs
    readonly property bool stands: page.perfect
    readonly property real cardWidth: Math.max(18, width * 0.0219)
    readonly property real rise: height / 408

    visible: stands
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Perfect: all 98 cards are played.")
    Accessible.ignored: !visible

    function bell(t: real, middle: real, wide: real): real { return Math.exp(-Math.pow((t - middle) / wide, 2)); }
    function crest(t: real): real {
        return ridge.rise * (344 - 1.18 * (92 * bell(t, 0.5, 0.23) + 26 * bell(t, 0.16, 0.10) + 34 * bell(t, 0.86, 0.11)));
    }
    // The ramp of the cards: OKLCH with lightness .50, chroma .115 and a hue from 262 down to 28.
    function ramp(t: real): color {
        const hue = (262 - 234 * t) * Math.PI / 180, a = 0.115 * Math.cos(hue), b = 0.115 * Math.sin(hue);
        const l = Math.pow(0.5 + 0.3963377774 * a + 0.2158037573 * b, 3);
        const m = Math.pow(0.5 - 0.1055613458 * a - 0.0638541728 * b, 3);
        const s = Math.pow(0.5 - 0.0894841775 * a - 1.2914855480 * b, 3);
        const sharp = x => x <= 0.0031308 ? 12.92 * Math.max(0, x) : 1.055 * Math.pow(x, 1 / 2.4) - 0.055;
        return Qt.rgba(sharp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                       sharp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                       sharp(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), 1);
    }

    Heading {
        id: word
        y: 36 * ridge.rise - 8
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("Perfect")
        opacity: ridge.stands ? 1 : 0
        font.pixelSize: Math.max(32, Style.count * Math.min(1, ridge.rise))
        Behavior on opacity {
            enabled: ridge.moveMs > 0
            NumberAnimation { duration: 180 }
        }
    }
    Words {
        anchors.top: word.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("All 98 cards. Nothing left in hand, nothing in the stack.")
    }
    Repeater {
        model: Rows { owner: ridge; of: ridge.stands ? ridge.page.view.played : 0 }
        delegate: Item {
            id: card
            required property int index
            required property ThegameRidge owner
            readonly property real t: index / (owner.page.view.played - 1)
            readonly property real goalX: owner.width * (0.033 + 0.934 * t) - width / 2
            readonly property real goalY: owner.crest(t) - 39 * owner.rise
            property real arrived: owner.moveMs > 0 ? 0 : 1

            width: owner.cardWidth
            height: width * 1.4
            x: (owner.width - width) / 2 + (index % 4 - 1.5) * 88 * (1 - arrived) + (goalX - (owner.width - width) / 2) * arrived
            y: owner.height * 0.8 + (goalY - owner.height * 0.8) * arrived
            rotation: arrived * 4 * Math.sin(t * 12)
            SequentialAnimation {
                running: card.owner.moveMs > 0
                PauseAnimation { duration: 12 * card.index }
                NumberAnimation {
                    target: card
                    property: "arrived"
                    to: 1
                    duration: 230
                    easing.type: Easing.OutCubic
                }
            }
            Rectangle {
                anchors.fill: parent
                radius: 2
                color: Style.paper
                border.color: Style.paperEdge
            }
            Rectangle {
                x: 1
                y: 1
                width: parent.width - 2
                height: parent.height * 0.28
                radius: 2
                color: card.owner.ramp(card.t)
            }
        }
    }
}
