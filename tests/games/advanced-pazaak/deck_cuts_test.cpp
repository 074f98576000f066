// SPDX-License-Identifier: GPL-3.0-or-later
// No text is cut or stands on another where a side deck is chosen and a stake is named.
#include "support/test.h"
#include "ui/cuts.h"

using namespace hilltop;

class AdvancedPazaakDeckCutsTest : public QObject {
    Q_OBJECT
private slots:
    void fromTheDeckToTheFirstCard_data() { everyLanguage(); }
    void fromTheDeckToTheFirstCard();
};

/// The ready-made deck of a first match, the choice of all cards, the stake, and a chosen side card.
void AdvancedPazaakDeckCutsTest::fromTheDeckToTheFirstCard() {
    QFETCH(const QString, language);
    CutShell cuts(language);
    Shell& shell = cuts.shell;
    MatchSetup setup = sensibleSetup(*find_game("advanced-pazaak"));
    setup.rules["stake"] = 1000;
    setup.drawn = false;
    setup.deal = DealId{20261125, 1};
    shell.window.main().showPage(&shell.window.play());
    QVERIFY(shell.window.play().start(setup));
    const auto look = [&](const char* state) {
        shell.waitForMe();
        cuts.look(QString::fromUtf8(state));
        cuts.lookLarger(QString::fromUtf8(state));
        return !QTest::currentTestFailed();
    };
    const auto phase = [&] { return shell.window.play().scene().position()->view()["phase"].toString(); };
    QVERIFY(look("a ready deck"));
    QTRY_VERIFY(shell.window.play().view()->isAncestorOf(qApp->focusWidget())); // it has the keys
    shell.key(Qt::Key_2);
    QVERIFY(look("all cards"));
    shell.answer();
    QVERIFY(look("a stake") && phase() == "stake");
    shell.answer();
    QVERIFY(look("a turn") && phase() == "act");
    shell.key(Qt::Key_3);
    QVERIFY(look("a chosen card"));
    QVERIFY(cuts.whole());
}

HILLTOP_TEST(AdvancedPazaakDeckCutsTest)
#include "deck_cuts_test.moc"
