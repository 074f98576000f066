// SPDX-License-Identifier: GPL-3.0-or-later
// How characters behave at a table: time, glances, reactions; and that none of it reaches what the bots play.
#include "desk.h"
#include "documents/record_names.h"
#include "play/manners.h"
#include "support/test.h"
#include "text/table_texts.h"

#include <QSet>

#include <algorithm>

using namespace hilltop;

namespace {

TableNames tableOf(const QStringList& portraits, int me) {
    TableNames names;
    for (qsizetype seat = 0; seat < portraits.size(); ++seat)
        names.bySeat << QStringLiteral("seat %1").arg(seat);
    names.portraits = portraits;
    names.me = me;
    return names;
}

/// The answers of a match in which the person always gives the first allowed answer.
std::vector<RecordStep> played(const Record& match, int thinkingTime) {
    auto session = std::move(*TableSession::open(match));
    if (thinkingTime > 0) session->setThinkingTime([thinkingTime](Seat, const auto&) { return thinkingTime; });
    constexpr std::size_t kSteps = 24;
    const auto enough = [&] {
        if (session->record().steps.size() >= kSteps || session->table().over()) return true;
        if (session->resting()) session->goOn();
        session->proceed();
        for (Seat seat : session->askedPersons()) {
            const auto menu = session->table().menu(seat);
            const auto first =
                std::find_if(menu.begin(), menu.end(), [](const Choice& choice) { return choice.reason.empty(); });
            if (first != menu.end()) session->answer(seat, first->word);
        }
        return false;
    };
    if (!QTest::qWaitFor(enough, kPatienceMs)) return {};
    return session->record().steps;
}

QStringList portraits(const Desk& desk) {
    QStringList list;
    for (const TableSeat& seat : desk.page->scene().position()->seats())
        list << seat.portrait;
    return list;
}

} // namespace

class MannersTest : public QObject {
    Q_OBJECT
private slots:
    void thinkingTimeGrowsWithTheAnswers();
    void nobodyChatters();
    void whoTakesItToHeart();
    void nothingReachesTheBots_data() { everyReleasedGame(); }
    void nothingReachesTheBots();
    void aKeyEndsTheThinking();
    void thePersonMayBeQuicker();
    void everybodyLooksAtWhoIsAsked();
    void aMoodPasses();
};

void MannersTest::thinkingTimeGrowsWithTheAnswers() {
    QCOMPARE(thinkingMs(1, 100), kLeastThinking);
    QCOMPARE(thinkingMs(1000, 100), kMostThinking);
    for (int answers = 1; answers < 40; ++answers) {
        QVERIFY(thinkingMs(answers, 100) <= thinkingMs(answers + 1, 100));
        for (const Character& one : kCharacters) {
            const int time = thinkingMs(answers, one.pace);
            QVERIFY2(time >= kLeastThinking && time <= kMostThinking, one.id);
        }
    }
    QVERIFY(thinkingMs(4, 75) < thinkingMs(4, 130));
}

void MannersTest::nobodyChatters() {
    ReactionCount count;
    int reactions = 0;
    for (int decisions = 1; decisions <= 2000; ++decisions) {
        count.decided();
        reactions += count.take() ? 1 : 0; // something happens every time
        reactions += count.take() ? 1 : 0;
        QVERIFY(reactions * ReactionCount::kDecisions <= decisions);
    }
    QCOMPARE(reactions, 100);
    ReactionCount round;
    for (int rounds = 0; rounds < 5; ++rounds)
        round.decided(4); // all at once
    QVERIFY(round.take() && !round.take());
}

void MannersTest::whoTakesItToHeart() {
    using Shape = KeyMark::Shape;
    const TableNames two = tableOf({"you", "rosa"}, 0), four = tableOf({"you", "rosa", "leo", "bot-1"}, 0);
    QCOMPARE(reactionTo({{Shape::Loss, {}, 1}}, two, Bond::Nobody), (Reaction{1, Look::Sorry}));
    QCOMPARE(reactionTo({{Shape::Gain, {}, 1}}, two, Bond::Nobody), (Reaction{1, Look::Glad}));
    QCOMPARE(reactionTo({{Shape::Loss, {}, 0}}, two, Bond::Nobody), (Reaction{1, Look::Glad})); // the only opponent's
    QCOMPARE(reactionTo({{Shape::Jump, {}, 0}}, two, Bond::Nobody), (Reaction{1, Look::Sorry}));
    QCOMPARE(reactionTo({{Shape::Loss, {}, 0}}, four, Bond::Opposite), (Reaction{2, Look::Sorry})); // my partner's
    QVERIFY(!reactionTo({{Shape::Loss, {}, 0}}, four, Bond::Nobody)); // nobody's in particular
    QCOMPARE(reactionTo({{Shape::Gain, {}, 0, 2}}, four, Bond::Nobody), (Reaction{2, Look::Sorry})); // whom it hits
    QVERIFY(!reactionTo({{Shape::Gain, {}, 3}}, four, Bond::Nobody)); // a bot under its own name has no face
    QVERIFY(!reactionTo({{Shape::Star, {}, -1}, {}}, four, Bond::Opposite));
    // Where all play together, the next one shares it, also with only two.
    QCOMPARE(reactionTo({{Shape::Jump, {}, 0}}, two, Bond::All), (Reaction{1, Look::Glad}));
    QCOMPARE(reactionTo({{Shape::Loss, {}, 0}}, four, Bond::All), (Reaction{1, Look::Sorry}));
    QCOMPARE(reactionTo({{Shape::Gain, {}, 3}}, four, Bond::All), (Reaction{1, Look::Glad})); // not the bot, not you
    QCOMPARE(reactionTo({{Shape::Loss, {}, 1}, {Shape::Gain, {}, 2}}, four, Bond::Nobody), (Reaction{2, Look::Glad}));
}

/// The same seed with all characters at that seat, quick or slow: the same match.
void MannersTest::nothingReachesTheBots() {
    QFETCH(const QString, id);
    const GameEntry& game = *find_game(id.toStdString());
    const BotTraits& bot = game.strongest_bot();
    std::vector<RecordSeat> seats(static_cast<std::size_t>(game.info().default_seats), {bot.id, bot.version, {}});
    seats[0] = {kPerson, 0, {}};
    const Record match = new_record(game, default_values(game.rules()), {8, 3, 3}, seats);
    const auto plain = played(match, 0);
    QVERIFY(!plain.empty());
    QSet<QString> met;
    for (std::size_t first = 0; first < kCharacters.size(); first += 3) {
        Cast cast;
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            cast.push_back(&kCharacters[(first + seat) % kCharacters.size()]);
        const Record other = withCast(match, cast);
        met << recordNames(other).of(1);
        QVERIFY(played(other, first == 0 ? 4 : 0) == plain);
    }
    QCOMPARE(met.size(), 4);
}

void MannersTest::aKeyEndsTheThinking() {
    Desk desk("pazaak", AnimationSpeed::Normal);
    desk.start(1); // a bot begins
    desk.quick()->setFocus();
    TableScene& scene = desk.page->scene();
    QTRY_VERIFY(scene.motion()->thinks());
    const auto steps = desk.page->record().steps.size();
    QVERIFY(scene.pausing() && !scene.playing());
    desk.key(Qt::Key_Space);
    QVERIFY(desk.page->record().steps.size() > steps);
    QVERIFY(!scene.motion()->thinks());
}

/// Where both choose at once.
void MannersTest::thePersonMayBeQuicker() {
    Desk desk("rps", AnimationSpeed::Normal);
    desk.start(0);
    QTRY_VERIFY(desk.asked() && desk.page->session()->holding());
    const TableMotion& motion = *desk.page->scene().motion();
    QVERIFY(!motion.thinks()); // nobody waits for it yet
    desk.page->scene().answer(desk.firstAllowed());
    QVERIFY(motion.thinks());
    QTRY_VERIFY(!motion.thinks());
}

/// At the bottom sits the person, clockwise the first character at the left.
void MannersTest::everybodyLooksAtWhoIsAsked() {
    Desk desk("euchre");
    desk.start(0);
    desk.waitForMe();
    const QStringList looking = portraits(desk);
    QVERIFY2(looking[1].endsWith("-right.svg") && looking[3].endsWith("-left.svg"), qPrintable(looking.join(' ')));
    QVERIFY(!looking[0].contains("-left") && !looking[2].contains("-right"));
    desk.settings.set<bool>(kReactionsKey, false);
    for (const QString& portrait : portraits(desk))
        QVERIFY2(!portrait.contains("-left") && !portrait.contains("-right"), qPrintable(portrait));
}

/// The face, and a word in place of what else stands there.
void MannersTest::aMoodPasses() {
    Desk desk("pazaak");
    desk.start(0);
    desk.waitForMe();
    TablePosition& position = *desk.page->scene().position();
    const TableSeat before = position.seats()[1];
    position.setMood(1, Look::Sorry);
    position.refreshSeats();
    const TableSeat sorry = position.seats()[1];
    QVERIFY(sorry.portrait.endsWith("-sorry.svg"));
    QCOMPARE(sorry.note, lineOf(*characterOf(position.names().portraitOf(1).toStdString()), Look::Sorry));
    position.setMood(1, Look::Plain);
    position.refreshSeats();
    QVERIFY(position.seats()[1] == before);
}

HILLTOP_TEST(MannersTest)
#include "manners_test.moc"
