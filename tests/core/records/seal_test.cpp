// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sha256.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "records/seal.h"
#include "registry/registry.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QtTest>

#include <utility>

using namespace hilltop;

namespace {

/// A match on sealed cards, as it is read back from its line.
Record sealed_match(const GameEntry& game, std::uint64_t seed, const std::string& word) {
    Seal seal = make_seal(seed, sha256(std::to_string(seed)).substr(0, 32));
    seal.word = word;
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.bots().front().id);
    Record record = *play_record(game, default_values(game.rules()), {seed_of(seal), 0, 0}, bots);
    record.seal = seal;
    auto read = read_record(write_record(record));
    Q_ASSERT(read);
    return std::move(*read);
}

std::string problem_of(const Record& record) {
    const auto checked = check_seal(record);
    return checked ? std::string() : english(checked.error());
}

/// Every text that differs from this one in a single character is refused.
template <class Change>
void refuses_each_change(const Record& record, const std::string& text, std::string_view others, Change change) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        for (const char other : others) {
            if (other == text[i]) continue;
            std::string changed = text;
            changed[i] = other;
            Record broken = record;
            if (change(broken, changed)) QVERIFY2(!check_seal(broken), changed.c_str());
        }
    }
}

bool set_number(std::uint64_t& number, const std::string& text) {
    number = std::stoull(text);
    return true;
}

} // namespace

class SealTest : public QObject {
    Q_OBJECT

private slots:
    void hashesAsOthersDo();
    void aThousandMatchesFit();
    void everyChangedCharacterIsRefused();
    void saysWhatDoesNotFit();
    void theWordChangesTheCards();
    void cardsAreWrittenOut_data();
    void cardsAreWrittenOut();
};

void SealTest::hashesAsOthersDo() {
    // FIPS 180-4's examples.
    QCOMPARE(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    QCOMPARE(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    QCOMPARE(make_seal(5, "aa").sha256, sha256("hilltop seal 1 seed 5 salt aa"));
}

/// And each of them refuses every changed character.
void SealTest::aThousandMatchesFit() {
    for (const GameEntry* game : games()) {
        for (int i = 0; i < rounds(1000) / static_cast<int>(games().size()); ++i) {
            const auto seed = static_cast<std::uint64_t>(i) * 7919 + 1;
            const Record record = sealed_match(*game, seed, i % 3 == 0 ? "hill \"top\" ü" : "");
            QCOMPARE(problem_of(record), std::string());
            for (std::string Seal::*text : {&Seal::salt, &Seal::word}) {
                const std::string& good = *record.seal.*text;
                for (std::size_t at = 0; at < good.size(); ++at) {
                    Record broken = record;
                    (*broken.seal.*text)[at] = good[at] == 'x' ? 'y' : 'x';
                    QVERIFY(!check_seal(broken));
                }
            }
            std::string digits = std::to_string(record.seal->seed);
            for (char& digit : digits) {
                const char good = std::exchange(digit, digit == '1' ? '2' : '1');
                Record broken = record;
                broken.seal->seed = std::stoull(digits);
                QVERIFY(!check_seal(broken));
                digit = good;
            }
        }
    }
}

void SealTest::everyChangedCharacterIsRefused() {
    const Record record = sealed_match(*games().front(), 20261, "hill");
    const std::string digits = "0123456789", hex = "0123456789abcdefABCDEF";
    refuses_each_change(record, record.seal->sha256, hex, [](Record& broken, const std::string& text) {
        broken.seal->sha256 = text;
        return true;
    });
    refuses_each_change(record, record.seal->salt, hex, [](Record& broken, const std::string& text) {
        broken.seal->salt = text;
        return true;
    });
    refuses_each_change(record, record.seal->word, "abcdefghijklmnopqrstuvwxyz HI",
                        [](Record& broken, const std::string& text) {
                            broken.seal->word = text;
                            return true;
                        });
    refuses_each_change(record, std::to_string(record.seal->seed), digits,
                        [](Record& broken, const std::string& text) { return set_number(broken.seal->seed, text); });
    refuses_each_change(record, std::to_string(record.source.seed), digits,
                        [](Record& broken, const std::string& text) { return set_number(broken.source.seed, text); });
}

void SealTest::saysWhatDoesNotFit() {
    Record record = sealed_match(*games().front(), 77, "");
    QCOMPARE(record.source.seed, std::uint64_t{77});
    const Record good = record;
    record.source.deal = 1;
    QCOMPARE(problem_of(record), "the cards are of seed 77, deal 1, but seed 77, deal 0 was sealed");
    record = good;
    record.seal->salt.clear();
    QCOMPARE(problem_of(record), "the salt is missing, so the seal cannot be checked");
    record = good;
    record.seal.reset();
    QCOMPARE(problem_of(record), "the record has no seal: its cards were not sealed before the match");
    record = good;
    record.cards.parts[0] = {1, 2, 3};
    QVERIFY(problem_of(record).find("written into the record") != std::string::npos);
    record = good;
    record.seal->word = "late";
    QVERIFY(problem_of(record).find("the word \"late\"") != std::string::npos);
}

void SealTest::theWordChangesTheCards() {
    Seal seal = make_seal(77, "salt");
    QCOMPARE(seed_of(seal), std::uint64_t{77});
    seal.word = "hill";
    const auto hill = seed_of(seal);
    QVERIFY(hill != 77 && hill < std::uint64_t{1} << 40);
    seal.word = "Hill";
    QVERIFY(seed_of(seal) != hill);
    QCOMPARE(seal.sha256, make_seal(77, "salt").sha256); // what was shown before stays
}

void SealTest::cardsAreWrittenOut_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry* game : games())
        QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
}

/// The same match without its seed; and whatever is played otherwise from any moment of it can be played and kept.
void SealTest::cardsAreWrittenOut() {
    QFETCH(QString, game);
    const GameEntry& entry = *find_game(game.toStdString());
    const auto bots = entry.bots();
    constexpr std::uint64_t kSeed = 0x1234567890abcdef, kOther = 99;
    for (int i = 0; i < rounds(40); ++i) {
        const auto number = static_cast<std::uint64_t>(i);
        std::vector<std::string> names;
        for (int seat = 0; seat < entry.info().default_seats; ++seat)
            names.emplace_back(bots[static_cast<std::size_t>(i + seat) % std::min<std::size_t>(3, bots.size())].id);
        const auto match = play_record(entry, default_values(entry.rules()), {kSeed, number, number}, names);
        QVERIFY(match);
        const auto out = written_out(*match, kOther);
        QVERIFY2(out, out ? "" : english(out.error()).c_str());
        const std::string text = write_record(*out);
        QVERIFY2(text.find(std::to_string(kSeed)) == std::string::npos && out->digest == match->digest, text.c_str());
        const auto read = read_record(text);
        QVERIFY(read);
        const auto replay = Replay::make(*read);
        QVERIFY2(replay, replay ? "" : english(replay.error()).c_str());
        QVERIFY(replay->reproduced() && !replay->asked_again());
        Rng rng(1, number, Stream::Analysis, 0, 0);
        const int from = rng.below(replay->positions());
        Record branch = cut_before(replay->record(), replay->table(from).steps());
        const auto table = replay->table(from).copy();
        while (!table->over()) {
            if (!table->resting()) {
                for (Seat seat : table->asked()) {
                    auto menu = table->menu(seat);
                    std::erase_if(menu, [](const Choice& choice) { return !choice.reason.empty(); });
                    if (menu.empty())
                        table->silence(seat);
                    else
                        QVERIFY(table->answer(
                            seat, menu[static_cast<std::size_t>(rng.below(static_cast<int>(menu.size())))].word));
                }
                branch.steps.push_back(answers_of(*table));
            }
            table->step();
        }
        QVERIFY2(!table->script_failed(), qPrintable(QString::number(table->script_part())));
        const auto again = Replay::make(branch, Replay::Asking::Later);
        QVERIFY2(again, again ? "" : english(again.error()).c_str());
        QCOMPARE(again->found_digest(), table->digest());
    }
}

HILLTOP_TEST(SealTest)
#include "seal_test.moc"
