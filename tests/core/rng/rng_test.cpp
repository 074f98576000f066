// SPDX-License-Identifier: GPL-3.0-or-later
#include "rng/chance.h"
#include "rng/deal_id.h"
#include "rng/rng.h"
#include "support/test.h"

#include <QtTest>
#include <fmt/format.h>

#include <boost/math/distributions/chi_squared.hpp>
#include <rapidcheck.h>

using namespace hilltop;

namespace {

using Block = std::array<std::uint32_t, 4>;
using Deck = FixedList<std::uint8_t, 40>;

Deck fresh_deck() {
    Deck deck;
    for (std::uint8_t card = 0; card < 40; ++card)
        deck.push_back(card);
    return deck;
}

std::vector<int> draws(Chance& chance, int count) {
    Deck deck = fresh_deck();
    std::vector<int> cards;
    for (int i = 0; i < count; ++i)
        cards.push_back(chance.draw(deck));
    return cards;
}

std::vector<int> draws_of_part(Chance chance, int part, int count = 40) {
    chance.begin(part);
    return draws(chance, count);
}

} // namespace
Q_DECLARE_METATYPE(Block)

class RngTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The known answers of Philox 4x32-10 in Random123's kat_vectors.
    void philox_data() {
        QTest::addColumn<Block>("counter");
        QTest::addColumn<Block>("key");
        QTest::addColumn<Block>("answer");
        constexpr std::uint32_t kOnes = 0xffffffff;
        QTest::newRow("zeros") << Block{} << Block{} << Block{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8};
        QTest::newRow("ones") << Block{kOnes, kOnes, kOnes, kOnes} << Block{kOnes, kOnes}
                              << Block{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd};
        QTest::newRow("pi") << Block{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344} << Block{0xa4093822, 0x299f31d0}
                            << Block{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1};
    }
    void philox() {
        QFETCH(Block, counter);
        QFETCH(Block, key);
        QFETCH(Block, answer);
        const auto block = r123::Philox4x32{}({{counter[0], counter[1], counter[2], counter[3]}}, {{key[0], key[1]}});
        QCOMPARE((Block{block[0], block[1], block[2], block[3]}), answer);
    }

    /// Worked out once with another implementation (Python): no compiler may change them.
    void firstNumbers_data() {
        QTest::addColumn<Rng>("rng");
        QTest::addColumn<QList<quint64>>("wide");
        QTest::addColumn<QList<int>>("narrow"); // below each of kRanges
        constexpr auto kOnes = ~std::uint64_t{0};
        QTest::newRow("zeros") << Rng(0, 0, Stream::Cards, 0, 0)
                               << QList<quint64>{0xe8d56627c58de169, 0xac4cbc57dbd89b00, 0xcca4f8e400db5cb2}
                               << QList<int>{1, 2, 7, 35, 34, 72, 858, 24218, 52387, 63716, 0, 1};
        QTest::newRow("small") << Rng(1, 2, Stream::Dice, 3, 4)
                               << QList<quint64>{0x8f8f4f08d4f9f42f, 0x534dc13ef1c638b7, 0x06399198d0d1c3b8}
                               << QList<int>{1, 1, 8, 38, 16, 73, 944, 8861, 1592, 37272, 0, 2};
        QTest::newRow("limits") << Rng(0x0123456789abcdef, Rng::kMaxNumber, Stream::Seating, 255, 0xffffffff)
                                << QList<quint64>{0x3f76e75ddf64ad03, 0xac52fa4f5e9f2df7, 0x1c01b0eb6d4d32ea}
                                << QList<int>{0, 5, 8, 27, 35, 95, 369, 4375, 45290, 27981, 0, 2};
        QTest::newRow("usual") << Rng(kOnes, 12345678901, Stream::Analysis, 15, 77)
                               << QList<quint64>{0xe0c67894fd61320d, 0x0c4a1357b2cdf8c3, 0xe059ef55a3a933ef}
                               << QList<int>{1, 2, 9, 7, 2, 7, 698, 37395, 41896, 13295, 0, 0};
    }
    void firstNumbers() {
        constexpr int kRanges[] = {2, 6, 10, 40, 52, 98, 1000, 40000, 65535, 65536, 1, 3};
        QFETCH(Rng, rng);
        QFETCH(QList<quint64>, wide);
        QFETCH(QList<int>, narrow);
        Rng again = rng;
        QList<quint64> got_wide;
        for (int i = 0; i < 3; ++i)
            got_wide << rng.next64();
        QCOMPARE(got_wide, wide);
        QList<int> got_narrow;
        for (int range : kRanges)
            got_narrow << again.below(range);
        QCOMPARE(got_narrow, narrow);
    }
    void argumentsMakeAnotherStream() {
        const Rng base(1, 2, Stream::Dice, 3, 4);
        for (Rng other : {Rng(2, 2, Stream::Dice, 3, 4), Rng(1, 3, Stream::Dice, 3, 4), Rng(1, 2, Stream::Cards, 3, 4),
                          Rng(1, 2, Stream::Dice, 4, 4), Rng(1, 2, Stream::Dice, 3, 5),
                          Rng(1, 2 | 1ull << 47, Stream::Dice, 3, 4), Rng(1 | 1ull << 63, 2, Stream::Dice, 3, 4)}) {
            Rng rng = base;
            QVERIFY(rng.next64() != other.next64());
        }
    }

    /// Fixed numbers, so it passes always or never; a sound generator fails one such row in a thousand.
    void belowIsUniform_data() {
        QTest::addColumn<int>("range");
        for (int range : {2, 3, 5, 6, 10, 40, 98, 1000})
            QTest::addRow("%d", range) << range;
    }
    void belowIsUniform() {
        QFETCH(int, range);
        const int count = 1000 * range;
        std::vector<int> met(static_cast<std::size_t>(range));
        Rng rng(99, 0, Stream::Analysis, 0, static_cast<std::uint32_t>(range));
        for (int i = 0; i < count; ++i) {
            const int value = rng.below(range);
            QVERIFY(value >= 0 && value < range);
            ++met[static_cast<std::size_t>(value)];
        }
        double square = 0;
        for (int times : met)
            square += (times - 1000.0) * (times - 1000.0) / 1000.0;
        const boost::math::chi_squared distribution(range - 1);
        const double p = boost::math::cdf(distribution, square);
        QVERIFY2(p > 0.0005 && p < 0.9995, qPrintable(QString::number(square)));
    }

    void partsDoNotDependOnWhatCameBefore() {
        QVERIFY(rc::check("part p holds the same cards", [] {
            const auto seed = *rc::gen::arbitrary<std::uint64_t>();
            const auto before = *rc::gen::inRange(0, 40);
            const auto part = *rc::gen::inRange(0, 1000);
            Chance chance(seed, 5);
            chance.begin(part + 1);
            draws(chance, before);
            chance.begin(part);
            RC_ASSERT(draws(chance, 40) == draws_of_part(Chance(seed, 5), part));
        }));
    }
    void everyDealIsAnother() {
        const auto cards = draws_of_part(Chance(1, 1), 0);
        QVERIFY(cards != draws_of_part(Chance(2, 1), 0));
        QVERIFY(cards != draws_of_part(Chance(1, 2), 0));
        QVERIFY(cards != draws_of_part(Chance(1, 1), 1));
        QCOMPARE(draws_of_part(Chance(1, 1), 0), cards);
    }
    /// Every card is as likely in every place.
    void dealsAreFair() {
        std::array<std::array<int, 40>, 40> met{};
        for (int deal = 0; deal < 20000; ++deal) {
            const auto cards = draws_of_part(Chance(7, static_cast<std::uint64_t>(deal)), 0);
            for (std::size_t place = 0; place < 40; ++place)
                ++met[place][static_cast<std::size_t>(cards[place])];
        }
        double square = 0;
        for (const auto& row : met) {
            for (int times : row)
                square += (times - 500.0) * (times - 500.0) / 500.0;
        }
        const double p = boost::math::cdf(boost::math::chi_squared(39 * 39), square);
        QVERIFY2(p > 0.0005 && p < 0.9995, qPrintable(QString::number(square)));
    }

    void scriptsComeFirst() {
        const Script script{{{3, {7, 0, 39}}}};
        const auto cards = draws_of_part(Chance(1, 1, &script), 3);
        QCOMPARE(cards[0], 7);
        QCOMPARE(cards[1], 0);
        QCOMPARE(cards[2], 39);
        QCOMPARE(std::set<int>(cards.begin(), cards.end()).size(), std::size_t{40});
        QCOMPARE(draws_of_part(Chance(1, 1, &script), 2), draws_of_part(Chance(1, 1), 2));
    }
    void scriptsBeginAgainWithTheirPart() {
        const Script script{{{0, {1, 2}}, {1, {3, 4}}}};
        Chance chance(1, 1, &script);
        for (const auto& [part, first] : {std::pair{0, 1}, {1, 3}, {0, 1}}) {
            chance.begin(part);
            QCOMPARE(draws(chance, 1)[0], first);
        }
    }
    void missingCardsFailTheScript() {
        const Script script{{{0, {7, 7, 8}}}};
        Chance chance(1, 1, &script);
        chance.begin(0);
        Deck deck = fresh_deck();
        chance.draw(deck); // the second 7 is missed at once, so that no match has to draw it
        QVERIFY(chance.script_failed());
        QCOMPARE(chance.part(), 0);
        chance.draw(deck);
        QCOMPARE(deck.size(), 38);
        chance.begin(1);
        QCOMPARE(chance.part(), 0);
    }
    void cardsBeyondThePartFailTheScript() {
        const Script script{{{0, {7, 8}}, {1, {7}}}};
        Chance chance(1, 1, &script);
        for (const int part : {1, 0}) {
            chance.begin(part);
            Deck deck = fresh_deck();
            chance.draw(deck);
            chance.end();
            QCOMPARE(chance.script_failed(), part == 0);
        }
    }
    void redrawKeepsWhatWasDrawn() {
        const Script script{{{0, {1, 2, 3, 4}}, {1, {5}}}};
        Chance chance(1, 1, &script);
        chance.begin(0);
        Deck deck = fresh_deck();
        chance.draw(deck);
        bool changed = false;
        for (int i = 0; i < 5; ++i) {
            Chance other = chance;
            Deck left = deck;
            Rng rng(1, 1, Stream::Analysis, 0, static_cast<std::uint32_t>(i));
            other.redraw(rng);
            changed = changed || other.draw(left) != 2;
            QVERIFY(!other.script_failed());
            QVERIFY(draws_of_part(other, 1) != draws_of_part(Chance(1, 1), 1));
        }
        QVERIFY(changed);
    }
    void listenersHearWhatIsDrawn() {
        struct Heard : DrawListener {
            void begins(int part) override { text += fmt::format("part {}", part); }
            void draws(int part, int left, std::uint8_t card) override {
                text += fmt::format(" {}:{}/{}", part, card, left);
            }
            std::string text;
        } heard;
        const Script script{.parts = {{4, {7}}}, .listener = &heard};
        Chance chance(1, 1, &script);
        chance.begin(4);
        const auto cards = draws(chance, 3);
        QCOMPARE(heard.text, fmt::format("part 4 4:7/40 4:{}/39 4:{}/38", cards[1], cards[2]));
        // A listener alone changes nothing.
        const Script silent{.parts = {}, .listener = &heard};
        QCOMPARE(draws_of_part(Chance(1, 1, &silent), 4, 3), draws_of_part(Chance(1, 1), 4, 3));
    }

    void dealIdsAreReadBack() {
        QVERIFY(rc::check("read_deal_id(to_text(id)) == id", [](std::uint64_t seed) {
            const DealId id{seed >> *rc::gen::inRange(0, 64), *rc::gen::arbitrary<std::uint64_t>() >> 16};
            const std::string text = to_text(id);
            RC_ASSERT(read_deal_id(text) == id);
            std::string lower = text;
            for (char& c : lower)
                c = static_cast<char>(std::tolower(c));
            RC_ASSERT(read_deal_id(lower) == id);
        }));
    }
    void dealIds_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("fine");
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<quint64>("deal");
        QTest::newRow("usual") << "B81C-77TE-9" << true << quint64{0x5a02c39f4e} << quint64{9};
        QTest::newRow("one group") << "0001-0" << true << quint64{1} << quint64{0};
        QTest::newRow("look-alikes") << "oIlL-0" << true << quint64{1 << 10 | 1 << 5 | 1} << quint64{0};
        QTest::newRow("largest") << "000F-ZZZZ-ZZZZ-ZZZZ-1" << true << ~quint64{0} << quint64{1};
        QTest::newRow("seed too large") << "000G-0000-0000-0000-1" << false << quint64{} << quint64{};
        QTest::newRow("no dashes in the seed") << "FZZZZZZZZZZZZ-1" << true << ~quint64{0} << quint64{1};
        QTest::newRow("deal too large") << "0001-281474976710656" << false << quint64{} << quint64{};
        for (const char* text : {"",
                                 "-",
                                 "--",
                                 "-1",
                                 "--1",
                                 "0001",
                                 "0001-",
                                 "0001-x",
                                 "0001--1x",
                                 "U001-1",
                                 "0001-1 ",
                                 " 0001-1",
                                 "0001-+1",
                                 "00*1-1",
                                 "B81C-77TE-9-3",
                                 "B81C-77TE-9-9-3",
                                 "B81C--77TE-9",
                                 "B81-C77TE-9",
                                 "0000-B81C-77TE-9",
                                 "\xc3\xa9-1",
                                 "0001-99999999999999999999"})
            QTest::addRow("\"%s\"", text) << text << false << quint64{} << quint64{};
    }
    void dealIds() {
        QFETCH(QString, text);
        const auto id = read_deal_id(text.toStdString());
        QTEST(id.has_value(), "fine");
        if (id) {
            QTEST(quint64{id->seed}, "seed");
            QTEST(quint64{id->deal}, "deal");
        }
    }
};

HILLTOP_TEST(RngTest)
#include "rng_test.moc"
