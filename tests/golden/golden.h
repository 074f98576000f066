// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/digest.h"
#include "game/entry.h"
#include "support/built.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QtTest>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace hilltop::golden {

inline std::string text_of(const Spot& spot) {
    return fmt::format("{}{}.{}", spot.zone, spot.seat == kCommon ? "" : fmt::format("/{}", spot.seat), spot.place);
}

inline std::string text_of(const Event& event) {
    constexpr const char* kKinds[] = {"move", "gather", "show", "say", "score", "phase", "fault"};
    std::string text = kKinds[static_cast<std::size_t>(event.kind)];
    if (event.seat != kCommon) text += fmt::format(" seat {}", event.seat);
    if (event.kind == Event::Kind::Move || event.kind == Event::Kind::Gather)
        text += fmt::format(" {} -> {}", text_of(event.from), text_of(event.to));
    if (event.face != kHidden)
        text += fmt::format(" face {}/{} seen by {:b}", event.face.kind, event.face.value, event.seen_by.bits());
    return *event.word == '\0' ? text : fmt::format("{} {} {}", text, event.word, event.value);
}

/// One match of built-in bots by seat, with all that people, hosts and records see of it.
inline std::string playthrough(const GameEntry& game, const std::vector<std::string>& names, const Source& source,
                               const RuleValues& rules = {}) {
    const int seats = static_cast<int>(names.size());
    const SeatSet everybody = SeatSet::all(seats);
    const auto table = std::move(*game.make_table(rules, seats, source));
    std::vector<std::unique_ptr<AnyBot>> bots;
    for (Seat seat : everybody) {
        bots.push_back(game.make_bot(names[static_cast<std::size_t>(seat.index())]));
        bots.back()->start({.me = seat, .seats = seats, .names = {}});
    }
    std::string text =
        fmt::format("{}, {}, {}\n", game.info().id, to_text({source.seed, source.deal}), fmt::join(names, " against "));
    for (;;) {
        for (const Event& event : table->events())
            text += fmt::format("  {}\n", text_of(event));
        for (Seat seat : everybody)
            text += fmt::format("view {} {}\n", seat.index(), table->described(seat).dump());
        std::string cards;
        for (const ShownCard& card : table->shown(everybody)) {
            if (card.face != kHidden)
                cards += fmt::format(" {}={}/{}", text_of(card.spot), card.face.kind, card.face.value);
        }
        text += fmt::format("cards{}\n", cards);
        if (table->over()) break;
        if (!table->resting()) {
            for (Seat seat : table->pending()) {
                std::string menu;
                for (const Choice& choice : table->menu(seat)) {
                    const std::string card = choice.card ? fmt::format(" [{}]", text_of(*choice.card)) : std::string();
                    menu += fmt::format(" \"{}\"{}{}", choice.word, choice.reason, card);
                }
                const auto reply = bots[static_cast<std::size_t>(seat.index())]->act(
                    *table->seen(seat), Rng(source.seed, source.match, Stream::Dice, seat.index(),
                                            static_cast<std::uint32_t>(table->decision_of(seat))));
                text += fmt::format("step {} seat {} of{}: {}\n", table->steps(), seat.index(), menu,
                                    reply.word ? *reply.word : "silence");
                if (take_answer(*table, seat, reply)) return text + "refused\n";
            }
        }
        table->step();
    }
    const MatchResult result = table->result();
    for (Seat seat : everybody)
        text += fmt::format("seat {} points {} second {}\n", seat.index(), result.points[seat], result.second[seat]);
    return text + fmt::format("digest {}\n", to_hex(table->digest()));
}

/// Compares with tests/games/<name>/golden.txt; HILLTOP_WRITE_GOLDEN=1 rewrites it, in a commit that says why.
inline void compare_with_golden(const std::string& text, const char* name) {
    const QByteArray now = QByteArray::fromStdString(text);
    QFile file(sourceFile("tests/games/%1/golden.txt").arg(QLatin1String(name)));
    if (qEnvironmentVariableIsSet("HILLTOP_WRITE_GOLDEN")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(now);
        QSKIP("written anew");
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const auto lines = now.split('\n');
    const auto golden = file.readAll().split('\n');
    for (qsizetype i = 0; i < std::min(lines.size(), golden.size()); ++i)
        QCOMPARE(lines[i], golden[i]);
    QCOMPARE(lines.size(), golden.size());
}

/// `matches` of the bots as one series; entrant i is bot i.
inline SeriesResult series_of(const GameEntry& game, const std::vector<std::string>& bots, const RuleValues& rules,
                              int matches, int seats, SeatingPlan seating = SeatingPlan::Rotated) {
    Series series{.number = 0, .entrants = {}, .first_match = 0, .matches = matches, .seed = 20150617};
    series.seats = seats;
    series.seating = seating;
    for (std::size_t i = 0; i < bots.size(); ++i)
        series.entrants.push_back(static_cast<std::uint16_t>(i));
    return game.run_series(series, rules, bots);
}

/// The digest of the answers, winners and scores of a series: changed only on purpose.
inline std::string signature(const SeriesResult& result) {
    Digest digest;
    for (const MatchLine& line : result.lines) {
        digest.add(std::uint64_t{line.digest});
        digest.add(std::uint64_t{line.winners});
    }
    for (const auto points : result.points)
        digest.add(static_cast<std::uint64_t>(points));
    for (const auto second : result.second)
        digest.add(static_cast<std::uint64_t>(second));
    return to_hex(digest.value());
}

} // namespace hilltop::golden
