// SPDX-License-Identifier: GPL-3.0-or-later
// Portraits of players: by name, each drawn, and no two alike at a table.
#include "style/portrait.h"
#include "support/test.h"

#include <QImage>

#include <set>

using namespace hilltop;

class PortraitsTest : public QObject {
    Q_OBJECT
private slots:
    void theNameAlone() {
        QCOMPARE(portraitOf("Gwen"), portraitOf(" Gwen "));
        std::set<int> seen; // short names use them all
        for (const char* name : {"Ada", "Ben",  "Cleo", "Dov",   "Eve",  "Finn", "Gwen",  "Hugo",  "Ida",     "Jon",
                                 "Kim", "Lea",  "Max",  "Nora",  "Otto", "Pia",  "Quinn", "Rosa",  "Sam",     "Tia",
                                 "Uwe", "Vera", "Will", "Xenia", "Yuri", "Zoe",  "Left",  "Right", "Partner", "You"}) {
            QVERIFY(portraitOf(name) >= 0 && portraitOf(name) < kPortraits);
            seen.insert(portraitOf(name));
        }
        QVERIFY2(seen.size() >= kPortraits - 2, qPrintable(QString::number(seen.size())));
    }
    void noTwoAlikeAtATable() {
        QStringList names;
        for (int seat = 0; seat < kPortraits; ++seat)
            names << QStringLiteral("Bot %1").arg(seat);
        names[3] = names[5] = names[0];
        const auto all = portraitsOf(names, 5);
        QCOMPARE(std::set<int>(all.begin(), all.end()).size(), std::size_t{kPortraits});
        QCOMPARE(all[5], portraitOf(names[5])); // the person's is always the same
        QCOMPARE(portraitsOf({"Ada"}, -1), std::vector<int>{portraitOf("Ada")});
        names << names; // more players than portraits
        QCOMPARE(portraitsOf(names, 0).size(), std::size_t{2 * kPortraits});
    }
    void eachIsDrawn() {
        QList<QImage> drawn;
        for (int portrait = 0; portrait < kPortraits; ++portrait) {
            const QImage image(":/qt/qml/Hilltop/" + portraitFile(portrait));
            QVERIFY2(!image.isNull(), qPrintable(portraitFile(portrait)));
            QVERIFY(!drawn.contains(image));
            drawn << image;
        }
    }
};

HILLTOP_TEST(PortraitsTest)
#include "portraits_test.moc"
