// SPDX-License-Identifier: GPL-3.0-or-later
// Who may answer but need not has the time to: until they answer, pass, or a countdown that they see has run out.
#include "../conformance/raid.h"
#include "desk.h"
#include "play/guide_bar.h"
#include "play/silence.h"

#include <QPushButton>
#include <QTest>

using namespace hilltop;

namespace {

/// People at these seats, bots that never speak at the others; seat 0 is on turn first.
struct MayDesk : Desk {
    explicit MayDesk(const QList<int>& people, int seconds = 0, bool known = true)
        : Desk("raid") {
        settings.set<int>(kSilenceKey, seconds);
        settings.set<bool>(Silence::knownKey("raid"), known);
        MatchSetup setup;
        setup.game = "raid";
        setup.rules = rules;
        setup.seats = QStringList(3, "mute");
        for (const int seat : people)
            setup.seats[seat] = QString::fromUtf8(kPerson);
        setup.drawn = false;
        setup.deal = DealId{77, 3};
        page->start(setup);
        page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(page.get()));
        QTRY_VERIFY(page->view()->loaded());
        QVERIFY(layOut(*page));
    }
    /// All others have answered.
    bool waitsFor(int seat) const { return table().pending() == SeatSet(Seat(seat)) && stop("pass") != nullptr; }
    QQuickItem* myCard(int seat) const {
        return item([&](QQuickItem& item) {
            return isCard(item) && item.property("zone").toString() == "hand" && item.property("seat").toInt() == seat;
        });
    }
    /// The answers of the first step.
    std::string first(int seat) const {
        return page->record().steps.at(0).at(static_cast<std::size_t>(seat)).value_or("");
    }
};

} // namespace

class SilenceTest : public QObject {
    Q_OBJECT
private slots:
    void aQuestionWaitsForPass();
    void anAnswerIsGivenByAClick();
    void theCountdownPasses();
    void whoBeginsIsWaitedFor();
    void twoPeopleAreAskedInDifferentWays();
    void oneKeyPasses();
    void theGamesWishesAreWaitedFor();
    void theFirstQuestionIsNotCountedDown();
    void nobodyIsHurriedBesideTheGuide();

private:
    GuestGame m_raid{raid_entry()};
};

void SilenceTest::aQuestionWaitsForPass() {
    MayDesk desk({1});
    QTRY_VERIFY(desk.waitsFor(1));
    QVERIFY(layOut(*desk.page));
    QCOMPARE(desk.table().steps(), 0);
    QVERIFY(desk.button("Pass")->property("detail").toString().isEmpty()); // there is no countdown
    // A click that nothing else wants is no answer.
    QTest::mouseClick(desk.quick(), Qt::LeftButton, {}, {desk.quick()->width() / 2, desk.quick()->height() / 3});
    QCOMPARE(desk.table().steps(), 0);
    desk.click(desk.button("Pass"));
    QCOMPARE(desk.table().steps(), 1);
    QCOMPARE(desk.first(1), std::string());
    QVERIFY(desk.button("Pass") == nullptr); // it is my turn, and I must answer
}

void SilenceTest::anAnswerIsGivenByAClick() {
    MayDesk desk({1});
    QTRY_VERIFY(desk.waitsFor(1));
    const int value = desk.myCard(1)->property("value").toInt();
    desk.click(desk.myCard(1));
    QCOMPARE(desk.table().steps(), 1);
    QCOMPARE(desk.first(1), fmt::format("shield {} 0 0", value));
}

void SilenceTest::theCountdownPasses() {
    MayDesk desk({1}, 1);
    QTRY_VERIFY(desk.stop("pass") != nullptr || desk.table().steps() > 0);
    if (desk.table().steps() == 0)
        QVERIFY(desk.button("Pass")->property("detail").toString().startsWith("in 1 second"));
    QTRY_COMPARE(desk.table().steps(), 1);
    QCOMPARE(desk.first(1), std::string());
}

void SilenceTest::whoBeginsIsWaitedFor() {
    MayDesk desk({1}, 30);
    QTRY_VERIFY(desk.waitsFor(1));
    QVERIFY(desk.page->scene().answers()->silenceMs() > 0);
    desk.click(desk.stop("place table 1")); // where a card would be laid: which one is still to be said
    QVERIFY(desk.page->scene().answers()->aim()->begun());
    QCOMPARE(desk.page->scene().answers()->silenceMs(), 0);
    QVERIFY(desk.button("Pass")->property("detail").toString().isEmpty());
    desk.click(desk.myCard(1));
    QCOMPARE(desk.table().steps(), 1);
}

/// The one on turn must answer, the other one at the same screen may, at the same moment.
void SilenceTest::twoPeopleAreAskedInDifferentWays() {
    MayDesk desk({0, 1});
    QTRY_VERIFY(desk.button("Show my cards") != nullptr);
    desk.click(desk.button("Show my cards"));
    QCOMPARE(desk.page->scene().position()->viewSeat(), 0);
    desk.click(desk.stop("word wait 0 0 0"));
    QCOMPARE(desk.table().steps(), 0);
    QTRY_VERIFY(desk.stop("speaker 1") != nullptr);
    desk.click(desk.stop("speaker 1"));
    QTRY_VERIFY(desk.button("Show my cards") != nullptr);
    desk.click(desk.button("Show my cards"));
    QCOMPARE(desk.page->scene().position()->viewSeat(), 1);
    QVERIFY(desk.button("Pass") != nullptr);
    desk.click(desk.myCard(1));
    QTRY_COMPARE(desk.table().steps(), 1);
    QVERIFY(desk.first(1).starts_with("shield"));
    QCOMPARE(desk.first(0), std::string("wait 0 0 0"));
}

void SilenceTest::oneKeyPasses() {
    MayDesk desk({1});
    QTRY_VERIFY(desk.waitsFor(1));
    QCOMPARE(desk.button("Pass")->property("keyText").toString(), QString("K"));
    desk.quick()->setFocus();
    desk.key(Qt::Key_K);
    QCOMPARE(desk.table().steps(), 1);
}

/// After a card of another player; not after one of mine, with which I could have told my wishes.
void SilenceTest::theGamesWishesAreWaitedFor() {
    Desk desk("thegame");
    desk.settings.set<int>(kSilenceKey, 0);
    desk.start(1, "listener", 2);
    const auto waits = [&] { return desk.button("Pass") != nullptr; };
    QTRY_VERIFY(waits());
    const int steps = desk.table().steps();
    QVERIFY(layOut(*desk.page));
    QCOMPARE(desk.table().steps(), steps);
    QTRY_COMPARE(desk.table().pending(), SeatSet(Seat(1)));
    desk.click(desk.button("Pass"));
    QTRY_VERIFY(desk.table().steps() > steps);
    desk.waitForMe();
    const int mine = desk.table().steps();
    const QString word = desk.firstAllowed();
    desk.click(desk.card("hand", word.section('>', 0, 0).toInt()));
    desk.click(desk.stop("pile " + word.section('>', 1, 1)));
    QTRY_VERIFY(desk.asked() && desk.table().steps() == mine + 2);
}

/// Until somebody here has once answered or passed in that game.
void SilenceTest::theFirstQuestionIsNotCountedDown() {
    MayDesk desk({1}, 1, false);
    QTRY_VERIFY(desk.waitsFor(1));
    QCOMPARE(desk.page->scene().answers()->silenceMs(), 0);
    QVERIFY(desk.button("Pass")->property("detail").toString().isEmpty());
    desk.click(desk.button("Pass"));
    QCOMPARE(desk.table().steps(), 1);
    QVERIFY(desk.settings.get<bool>(Silence::knownKey("raid"), false));
}

void SilenceTest::nobodyIsHurriedBesideTheGuide() {
    Desk desk("thegame");
    desk.settings.set<int>(kSilenceKey, 30);
    desk.settings.set<bool>(Silence::knownKey("thegame"), true);
    desk.page->setGuided(true);
    desk.start(1, "listener", 2);
    const TableAnswers& answers = *desk.page->scene().answers();
    QTRY_VERIFY(desk.button("Pass") != nullptr);
    auto* guide = desk.page->findChild<GuideBar*>();
    QVERIFY(guide != nullptr && guide->isVisible());
    QCOMPARE(answers.silenceMs(), 0);
    guide->skip()->click();
    QCOMPARE(answers.silenceMs(), 0); // this one may still be read
    desk.click(desk.button("Pass"));
    for (int answer = 0; answer < 20 && !answers.mayPass(); ++answer) {
        QTRY_VERIFY(desk.asked() || answers.mayPass());
        if (desk.asked()) desk.page->scene().answer(desk.firstAllowed());
    }
    QCOMPARE(answers.silenceMs(), 30'000);
}

HILLTOP_TEST(SilenceTest)
#include "silence_test.moc"
