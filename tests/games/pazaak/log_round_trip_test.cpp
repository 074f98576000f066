// SPDX-License-Identifier: GPL-3.0-or-later
// Matches written as the original controller's log and read back: nothing that a log contains is lost.
#include "drive.h"

#include "games/pazaak/contest/logged_hand.h"
#include "games/pazaak/contest/original_log.h"
#include "games/pazaak/pazaak_table.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QtTest>

#include <rapidcheck.h>

using namespace hilltop;

namespace {

/// Stands, ends or plays, whatever it holds.
Pazaak::Action any_answer(Rng& rng, int stands) {
    if (rng.below(10) < stands) return Pazaak::stand();
    const int card = rng.below(11);
    return card == 0 || card > Pazaak::kSideValues ? Pazaak::end() : Pazaak::play(card);
}

/// A match of random answers; `steps` of it at most.
ExportedMatch random_match(const Pazaak::Rules& rules, std::uint64_t seed, int stands, int steps) {
    ExportedMatch played;
    played.rules = rule_values(Pazaak::rules(), rules);
    played.source = {seed, 0, 0};
    Match<Pazaak> match(rules, Pazaak::kSeats, Chance(seed, 0));
    Rng rng(seed, 0, Stream::Analysis, 0, 0);
    while (!match.over() && match.steps() < steps) {
        if (!match.resting()) {
            const Pazaak::Action action = any_answer(rng, stands);
            match.answer(*match.asked().begin(), action);
            played.answers.push_back({Pazaak::spell(action)});
        }
        match.step();
    }
    return played;
}

/// One to four matches, with the default rules or all with the controller's own; the last may be unfinished.
std::vector<ExportedMatch> any_matches() {
    const auto rules = *rc::gen::arbitrary<bool>() ? Pazaak::Rules{} : pazaak::original_rules();
    std::vector<ExportedMatch> matches;
    const int count = *rc::gen::inRange(1, 5);
    for (int i = 0; i < count; ++i) {
        const int steps = i + 1 < count ? 1'000'000 : *rc::gen::inRange(4, 60);
        matches.push_back(random_match(rules, *rc::gen::arbitrary<std::uint64_t>(), *rc::gen::inRange(1, 8), steps));
        matches.back().names = *rc::gen::elementOf(std::vector<std::vector<std::string>>{
            {"Ada", "Bo"}, {"Bo", "Ada"}, {"Ada", "Cy 's Hand"}, {"x wins!", "y"}});
    }
    return matches;
}

std::string written(std::span<const ExportedMatch> matches) {
    const auto text = pazaak::write_original_log(matches);
    if (!text) RC_FAIL(english(text.error()));
    return *text;
}

/// What was imported, to be written again.
struct Imported {
    std::vector<ImportedMatch> matches;
    std::vector<ExportedMatch> played; ///< uses the scripts of `matches`

    Imported(std::string_view text, std::uint64_t seed) {
        auto read = pazaak::read_original_log(text);
        if (!read) RC_FAIL(english(read.error()) + "\n" + std::string(text));
        matches = std::move(*read);
        for (const ImportedMatch& match : matches) {
            played.push_back({match.rules, {seed, played.size(), 0}, &match.script, match.bots, {}});
            for (const auto& step : match.answers)
                played.back().answers.emplace_back(step.begin(), step.end());
        }
    }
    Imported(const Imported&) = delete;
};

QStringList lines_of(const std::string& text) {
    return QString::fromStdString(text).split('\n');
}
std::string text_of(const QStringList& lines) {
    return lines.join('\n').toStdString();
}

/// A revision that prints the hand once, with the card of the turn.
std::string with_new_hands_alone(const std::string& text) {
    QStringList lines = lines_of(text);
    for (int i = 1; i < lines.size(); ++i) {
        if (!lines[i].contains("'s new Hand: [")) continue;
        lines[i].replace("'s new Hand: [", "'s Hand: [");
        lines.removeAt(--i);
    }
    return text_of(lines);
}

/// One that prints every hand under the name of the first player.
std::string under_one_name(const std::string& text) {
    QStringList lines = lines_of(text);
    QString first;
    const QRegularExpression hand("^(.*)('s (new )?Hand: \\[[^\\[]*)$");
    for (int i = 0; i < lines.size(); ++i) {
        const auto match = hand.match(lines[i]);
        if (i > 1 && lines[i - 2] == "New Game!") first = match.captured(1);
        if (match.hasMatch()) lines[i] = first + match.captured(2);
    }
    return text_of(lines);
}

/// A log without the lines of new hands: a card is shown only if a later turn shows it.
std::string without_new_hands(const std::string& text) {
    QStringList lines = lines_of(text);
    lines.removeIf([](const QString& line) { return line.contains("'s new Hand: ["); });
    return text_of(lines);
}

/// The answers, as far as the log shows them: a side card counts where a later line shows it.
std::vector<std::string> choices(const std::string& text) {
    std::vector<std::string> found;
    for (const QString& line : lines_of(text)) {
        if (line.endsWith(" has chosen to END") || line.endsWith(" has chosen to STAND"))
            found.push_back(line.toStdString());
    }
    return found;
}

} // namespace

class LogRoundTripTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sameBytes() {
        const bool held = rc::check("written, read, written: the same bytes", [] {
            const auto matches = any_matches();
            const std::string text = written(matches);
            const Imported imported(text, 7);
            RC_ASSERT(imported.matches.size() == matches.size());
            const std::string again = written(imported.played);
            RC_LOG(text + "\nand again\n" + again);
            RC_ASSERT((again == text));
            for (std::size_t i = 0; i < matches.size(); ++i)
                RC_ASSERT(imported.matches[i].bots == matches[i].names);
        });
        QVERIFY(held);
    }

    /// Answer for answer: what differs is a side card that no line shows, a card not held, or an answer above 20.
    void sameAnswers() {
        const bool held = rc::check("read back, the answers are those that were given", [] {
            auto matches = any_matches();
            const Imported imported(written(matches), 7);
            for (std::size_t i = 0; i < matches.size(); ++i) {
                const auto& given = matches[i].answers;
                const auto& found = imported.played[i].answers;
                RC_ASSERT(given.size() == found.size());
                for (std::size_t k = 0; k < given.size(); ++k) {
                    RC_ASSERT((*given[k][0] == "end") == (*found[k][0] == "end"));
                    if (found[k][0]->starts_with("play") && given[k] != found[k]) {
                        // Made up, because the hand could not end so without a card: one was played.
                        RC_ASSERT(given[k][0]->starts_with("play"));
                        RC_ASSERT(imported.matches[i].note.find("does not show which side card") != std::string::npos);
                    }
                }
            }
        });
        QVERIFY(held);
    }

    void otherRevisions_data() {
        QTest::addColumn<int>("revision");
        QTest::newRow("new hands alone") << 1;
        QTest::newRow("under one name") << 2;
        QTest::newRow("new hands alone under one name") << 3;
    }
    void otherRevisions() {
        QFETCH(int, revision);
        const auto revised = [&](const std::string& text) {
            return revision == 1   ? with_new_hands_alone(text)
                   : revision == 2 ? under_one_name(text)
                                   : under_one_name(with_new_hands_alone(text));
        };
        const bool held = rc::check("what another revision tells is kept", [&] {
            auto matches = any_matches();
            // Names where one is the other's line: told apart in the sample's form alone.
            for (ExportedMatch& match : matches)
                match.names = {"Ada", "Bo"};
            const std::string text = written(matches);
            RC_PRE((revision < 2 || text.find("Bo has chosen") != std::string::npos));
            const Imported imported(revised(text), 7);
            const std::string again = written(imported.played);
            RC_LOG(revised(text) + "\nand again\n" + again);
            RC_ASSERT((choices(again) == choices(text)));
            RC_ASSERT(again == text);
        });
        QVERIFY(held);
    }

    /// The last card of each is anybody's guess, but a hand ends where the log says.
    void noNewHands() {
        const bool held = rc::check("without the cards that were dealt the answers are the same", [] {
            auto matches = any_matches();
            for (ExportedMatch& match : matches)
                match.names = {"Ada", "Bo"};
            const std::string text = written(matches);
            const Imported imported(without_new_hands(text), 7);
            const std::string again = written(imported.played);
            RC_LOG(without_new_hands(text) + "\nand again\n" + again);
            RC_ASSERT((choices(again) == choices(text)));
        });
        QVERIFY(held);
    }

    void cutAndDamaged() {
        const auto match = random_match({}, 11, 3, 1'000'000);
        auto named = match;
        named.names = {"Ada", "Bo"};
        const auto text = pazaak::write_original_log({&named, 1});
        QVERIFY(text);
        // Whatever happens to a log, it is read as a log that is written as it is, or refused with a sentence.
        Rng rng(5, 0, Stream::Analysis, 0, 0);
        int refused = 0;
        for (int i = 0; i < rounds(4000); ++i) {
            std::string damaged = *text;
            const auto place = [&] { return static_cast<std::size_t>(rng.below(static_cast<int>(damaged.size()))); };
            switch (rng.below(4)) {
            case 0:
                damaged.resize(place());
                break;
            case 1:
                damaged[place()] = static_cast<char>(rng.below(256));
                break;
            case 2:
                damaged.erase(place(), static_cast<std::size_t>(rng.below(60)));
                break;
            default:
                damaged.insert(place(), damaged.substr(place(), static_cast<std::size_t>(rng.below(60))));
            }
            const auto read = pazaak::read_original_log(damaged);
            if (read) continue;
            ++refused;
            const std::string sentence = english(read.error());
            QVERIFY2(sentence.starts_with("line ") || sentence.starts_with("this is not a log ") ||
                         sentence.starts_with("the log "),
                     sentence.c_str());
        }
        QVERIFY(refused > rounds(4000) / 4);
    }

    void refusesToWrite_data() {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("reason");
        QTest::newRow("rules") << "hands_to_win"
                               << "Ada"
                               << "match 1: a log of the original controller supports only the default rules";
        QTest::newRow("line break") << ""
                                    << "A\nB"
                                    << "match 1: a line of such a log cannot contain the name";
        QTest::newRow("space") << ""
                               << " Ada"
                               << "match 1: a line of such a log cannot contain the name \" Ada\"";
        QTest::newRow("empty") << ""
                               << ""
                               << "match 1: a line of such a log cannot contain the name \"\"";
        QTest::newRow("answer") << "answer"
                                << "Ada"
                                << "match 1: step 2: the answer does not fit";
        QTest::newRow("not told apart") << "twice"
                                        << "Ada"
                                        << "match 2: the match before is not finished";
    }
    void refusesToWrite() {
        QFETCH(QString, rule);
        QFETCH(QString, name);
        QFETCH(QString, reason);
        ExportedMatch match = random_match({}, 3, 3, 5);
        match.names = {name.toStdString(), "Bo"};
        std::vector<ExportedMatch> matches;
        if (rule == "hands_to_win") match.rules["hands_to_win"] = 4;
        if (rule == "answer") match.answers[1] = {"jump"};
        if (rule == "twice") matches.push_back(match);
        matches.push_back(match);
        const auto text = pazaak::write_original_log(matches);
        QVERIFY(!text);
        QVERIFY2(english(text.error()).starts_with(reason.toStdString()), english(text.error()).c_str());
    }

    void equalNamesGetNumbers() {
        ExportedMatch match = random_match({}, 3, 3, 1'000'000);
        match.names = {"bold", "bold"};
        const Imported imported(written({&match, 1}), 0);
        QCOMPARE(imported.matches.front().bots, (std::vector<std::string>{"bold 1", "bold 2"}));
    }
};

HILLTOP_TEST(LogRoundTripTest)
#include "log_round_trip_test.moc"
