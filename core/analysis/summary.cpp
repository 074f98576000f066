// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/summary.h"

#include "analysis/report_parts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

using Sentence = SummarySentence;

constexpr std::size_t kMostNamed = 3; ///< in one sentence

Sentence::Part part_of(const Info& info, const Review& review, Seat seat, ResultRow::Kind kind) {
    return {seat, ResultRows(info, review, seat).of(kind), 0};
}

/// Where one side wins what the other loses, only the luckier side is named.
Sentence luck_of(const Info& info, const Review& review) {
    std::vector<Sentence::Part> parts;
    for (const Seat seat : SeatSet::all(static_cast<int>(review.seats.size())))
        parts.push_back(part_of(info, review, seat, ResultRow::Kind::Luck));
    Sentence luck{Sentence::Kind::Luck, {}};
    const auto less = [](const auto& a, const auto& b) { return a.row.value < b.row.value; };
    const auto best = std::max_element(parts.begin(), parts.end(), less);
    const auto worst = std::min_element(parts.begin(), parts.end(), less);
    const bool two_sides = info.teams || parts.size() == 2;
    if (best->row.value > 0 || (info.cooperative && best->row.value < 0)) luck.parts.push_back(*best);
    const bool both = !info.cooperative && (!two_sides || luck.parts.empty());
    if (both && worst->row.value < 0) luck.parts.push_back(*worst);
    return luck;
}

/// Of these seats; they are `all` there are: where no one made one, none is named.
Sentence mistakes_of(const Review& review, SeatSet seats, bool all) {
    std::vector<std::pair<double, Sentence::Part>> made; // with what they lost in all
    for (const Seat seat : seats)
        made.push_back({0, {seat, {}, 0}});
    for (const ReviewedDecision* decision : marked(review)) {
        const auto one = std::find_if(made.begin(), made.end(),
                                      [&](const auto& other) { return other.second.seat == decision->seat; });
        if (one == made.end()) continue;
        one->first += decision->loss->value;
        ++one->second.mistakes;
    }
    std::stable_sort(made.begin(), made.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    const bool any = made.front().second.mistakes > 0;
    Sentence told{any ? Sentence::Kind::Mistakes : Sentence::Kind::Clean, {}};
    for (const auto& [lost, part] : made)
        if (any ? part.mistakes > 0 : !all) told.parts.push_back(part);
    if (any && told.parts.size() > kMostNamed) {
        told.more = static_cast<int>(told.parts.size() - kMostNamed);
        told.parts.resize(kMostNamed);
    }
    return told;
}

const ReviewedDecision* costliest_of(const Review& review, std::optional<Seat> me) {
    const ReviewedDecision* costliest = nullptr;
    for (const ReviewedDecision* decision : marked(review)) {
        if (me && decision->seat != *me) continue;
        if (costliest == nullptr || decision->loss->value > costliest->loss->value) costliest = decision;
    }
    return costliest;
}

std::string mistakes(int count) {
    return fmt::format("{} mistake{}", count, count == 1 ? "" : "s");
}

/// English sentences of one match.
class SummaryWords {
public:
    explicit SummaryWords(const Replay& replay)
        : m_info(replay.game().info())
        , m_units(m_info)
        , m_names(report_names(replay.record())) {}

    SummaryText of(const Sentence& sentence) const {
        switch (sentence.kind) {
        case Sentence::Kind::Row:
            return {row(sentence.parts.front()) + '.', {}, {}};
        case Sentence::Kind::Luck:
            return {luck(sentence.parts) + '.', {}, {}};
        case Sentence::Kind::Mistakes:
            return {made(sentence) + '.', {}, {}};
        case Sentence::Kind::Clean:
            if (sentence.parts.empty()) return {"No one made a clear mistake.", {}, {}};
            return {(sentence.parts.size() == 1 ? name(sentence.parts.front().seat) : "The others") +
                        " made no clear mistake.",
                    {},
                    {}};
        case Sentence::Kind::Costliest:
            break;
        }
        const ReviewedDecision& decision = *sentence.decision;
        return {"The costliest: ", fmt::format("decision {}", decision.number + 1),
                fmt::format(", {}: {} ({}, better: {}).", name(decision.seat), decision.played.value_or("silence"),
                            amount(decision.loss->value), decision.options.front().word.value_or("silence")),
                decision.number, decision.position};
    }

private:
    const std::string& name(Seat seat) const { return m_names[static_cast<std::size_t>(seat.index())]; }
    std::string side(Seat seat) const {
        std::string names = name(seat);
        for (std::size_t other = 0; m_info.teams && other < m_names.size(); ++other)
            if (static_cast<int>(other) != seat.index() && static_cast<int>(other % 2) == seat.index() % 2)
                names += " and " + m_names[other];
        return names;
    }
    std::string amount(double worth) const { return m_units.size(worth) + m_units.unit; }
    std::string amount(const ResultRow& row) const {
        return amount(row.value) + (row.significant() ? "" : " (not significant)");
    }

    std::string luck(const std::vector<Sentence::Part>& parts) const {
        if (parts.empty()) return drawn(ResultRow());
        if (m_info.cooperative) return drawn(parts.front().row);
        std::vector<std::string> told;
        for (const auto& part : parts)
            told.push_back(from_cards(part));
        return fmt::format("{}", fmt::join(told, ", "));
    }
    std::string from_cards(const Sentence::Part& part) const {
        const bool gained = part.row.value > 0;
        return fmt::format("{} {} {} {} the cards", side(part.seat), gained ? "gained" : "lost", amount(part.row),
                           gained ? "from" : "to");
    }
    /// Where all want few cards to be left.
    std::string drawn(const ResultRow& row) const {
        const char* drawn = m_info.cooperative ? "draws" : "cards";
        if (row.direction() == 0) return fmt::format("The {} made no measurable difference", drawn);
        return fmt::format("{} draws {}", row.value > 0 ? "Lucky" : "Unlucky", left(row));
    }
    std::string left(const ResultRow& row) const {
        return fmt::format("left {} {}", amount(row), row.value > 0 ? "fewer" : "more");
    }

    std::string row(const Sentence::Part& part) const {
        if (part.row.kind == ResultRow::Kind::Luck)
            return m_info.cooperative || part.row.direction() == 0 ? drawn(part.row) : from_cards(part);
        const bool own = part.row.kind == ResultRow::Kind::Own;
        const bool rival = !own && m_names.size() == 2;
        const std::string whose = own     ? name(part.seat)
                                  : rival ? name(Seat(1 - part.seat.index()))
                                          : std::string("the others");
        if (part.row.direction() == 0) return fmt::format("The decisions of {} made no measurable difference", whose);
        if (m_info.cooperative) return fmt::format("The decisions of {} {}", whose, left(part.row));
        return fmt::format("{} {} {} by {}", name(part.seat), part.row.value > 0 ? "gained" : "lost", amount(part.row),
                           own ? "their own decisions" : "the decisions of " + whose);
    }
    std::string made(const Sentence& sentence) const {
        std::vector<std::string> told;
        for (const auto& part : sentence.parts)
            told.push_back(fmt::format("{} made {}", name(part.seat), mistakes(part.mistakes)));
        if (sentence.more > 0)
            told.push_back(fmt::format("{} other{} made mistakes, too", sentence.more, sentence.more == 1 ? "" : "s"));
        return fmt::format("{}", fmt::join(told, ", "));
    }

    const Info& m_info;
    ReportUnits m_units;
    std::vector<std::string> m_names;
};

} // namespace

std::vector<SummarySentence> summary_of(const Info& info, const Review& review, std::optional<Seat> me) {
    std::vector<Sentence> sentences;
    const auto add_row = [&](ResultRow::Kind kind) {
        sentences.push_back({Sentence::Kind::Row, {part_of(info, review, *me, kind)}});
    };
    SeatSet others = SeatSet::all(static_cast<int>(review.seats.size()));
    if (me) {
        add_row(ResultRow::Kind::Luck);
        add_row(ResultRow::Kind::Own);
        sentences.push_back(mistakes_of(review, SeatSet{*me}, false));
        others.erase(*me);
    } else {
        sentences.push_back(luck_of(info, review));
        sentences.push_back(mistakes_of(review, others, true));
    }
    if (const auto* costliest = costliest_of(review, me))
        sentences.push_back({Sentence::Kind::Costliest, {}, 0, costliest});
    if (me && !others.empty()) {
        add_row(ResultRow::Kind::Others);
        sentences.push_back(mistakes_of(review, others, false));
    }
    return sentences;
}

std::vector<SummaryText> summary_texts(const Replay& replay, const Review& review, std::optional<Seat> me) {
    const SummaryWords words(replay);
    std::vector<SummaryText> texts;
    for (const SummarySentence& sentence : summary_of(replay.game().info(), review, me))
        texts.push_back(words.of(sentence));
    return texts;
}

} // namespace hilltop
