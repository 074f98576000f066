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

std::vector<Sentence::Part> parts_of(const Info& info, const Review& review) {
    const ReportUnits units(info);
    std::vector<Sentence::Part> parts;
    for (std::size_t i = 0; i < review.seats.size(); ++i) {
        const SeatReview& sums = review.seats[i];
        const bool told = std::abs(sums.luck) > 2 * sums.luck_error && units.size(sums.luck) != units.size(0);
        parts.push_back({Seat(static_cast<int>(i)), {told ? sums.luck : 0, sums.luck_error, How::Sampled}, {}, 0});
    }
    for (const ReviewedDecision* decision : marked(review)) {
        Sentence::Part& part = parts[static_cast<std::size_t>(decision->seat.index())];
        part.lost = {part.lost.value + decision->loss->value, std::hypot(part.lost.error, decision->loss->error),
                     How::Sampled};
        ++part.mistakes;
    }
    return parts;
}

/// Where one side wins what the other loses, only the luckier side is named.
Sentence luck_of(const Info& info, const std::vector<Sentence::Part>& parts) {
    Sentence luck{Sentence::Kind::Luck, {}};
    const auto less = [](const auto& a, const auto& b) { return a.luck.value < b.luck.value; };
    const auto best = std::max_element(parts.begin(), parts.end(), less);
    const auto worst = std::min_element(parts.begin(), parts.end(), less);
    const bool two_sides = info.teams || parts.size() == 2;
    if (best->luck.value > 0 || (info.cooperative && best->luck.value < 0)) luck.parts.push_back(*best);
    if (!info.cooperative && !two_sides && worst->luck.value < 0) luck.parts.push_back(*worst);
    return luck;
}

Sentence lost_by(std::vector<Sentence::Part> parts, bool of_one) {
    std::stable_sort(parts.begin(), parts.end(),
                     [](const auto& a, const auto& b) { return a.lost.value > b.lost.value; });
    Sentence lost{Sentence::Kind::Lost, parts};
    std::erase_if(lost.parts, [](const auto& part) { return part.mistakes == 0; });
    if (lost.parts.empty()) return {Sentence::Kind::Clean, of_one ? parts : std::vector<Sentence::Part>()};
    if (lost.parts.size() > kMostNamed) {
        lost.more = static_cast<int>(lost.parts.size() - kMostNamed);
        lost.parts.resize(kMostNamed);
    }
    return lost;
}

const ReviewedDecision* costliest_of(const Review& review, std::optional<Seat> me) {
    const ReviewedDecision* costliest = nullptr;
    for (const ReviewedDecision* decision : marked(review)) {
        if (me && decision->seat != *me) continue;
        if (costliest == nullptr || decision->loss->value > costliest->loss->value) costliest = decision;
    }
    return costliest;
}

std::string decisions(int count) {
    return fmt::format("{} decision{}", count, count == 1 ? "" : "s");
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
        case Sentence::Kind::Own:
            return {own(sentence.parts.front()) + '.', {}, {}};
        case Sentence::Kind::Luck:
            return {luck(sentence.parts) + '.', {}, {}};
        case Sentence::Kind::Lost:
            return {lost(sentence) + '.', {}, {}};
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

    std::string luck(const std::vector<Sentence::Part>& parts) const {
        if (parts.empty()) return "The cards made no measurable difference";
        if (m_info.cooperative) return drawn(parts.front().luck.value);
        std::vector<std::string> told;
        for (const auto& part : parts)
            told.push_back(fmt::format("{} {} {} {} the cards", side(part.seat),
                                       part.luck.value > 0 ? "gained" : "lost", amount(part.luck.value),
                                       part.luck.value > 0 ? "from" : "to"));
        return fmt::format("{}", fmt::join(told, ", "));
    }
    /// Where all want few cards to be left.
    std::string drawn(double luck) const {
        if (luck == 0) return "The draws made no measurable difference";
        return fmt::format("{} draws left {} {}", luck > 0 ? "Lucky" : "Unlucky", amount(luck),
                           luck > 0 ? "fewer" : "more");
    }
    std::string lost(const Sentence& sentence) const {
        std::vector<std::string> told;
        for (const auto& part : sentence.parts)
            told.push_back(m_info.cooperative ? fmt::format("{} of {} left {} more", decisions(part.mistakes),
                                                            name(part.seat), amount(part.lost.value))
                                              : fmt::format("{} lost {} to {}", name(part.seat),
                                                            amount(part.lost.value), decisions(part.mistakes)));
        if (sentence.more > 0)
            told.push_back(fmt::format("{} other{} less", sentence.more, sentence.more == 1 ? "" : "s"));
        return fmt::format("{}", fmt::join(told, ", "));
    }
    std::string own(const Sentence::Part& part) const {
        const std::string& who = name(part.seat);
        if (m_info.cooperative)
            return fmt::format("{}, and {}", drawn(part.luck.value),
                               part.mistakes == 0 ? who + " made no clear mistake"
                                                  : fmt::format("{} of {} left {} more", decisions(part.mistakes), who,
                                                                amount(part.lost.value)));
        const std::string lost = part.mistakes == 0
                                     ? std::string("made no clear mistake")
                                     : fmt::format("lost {} to {}", amount(part.lost.value), decisions(part.mistakes));
        if (part.luck.value == 0) return fmt::format("The cards made no measurable difference, and {} {}", who, lost);
        if (part.luck.value > 0)
            return fmt::format("{} gained {} from the cards and {}", who, amount(part.luck.value), lost);
        if (part.mistakes == 0)
            return fmt::format("{} lost {} to the cards and {}", who, amount(part.luck.value), lost);
        return fmt::format("{} lost {} to the cards and {} to {}", who, amount(part.luck.value),
                           amount(part.lost.value), decisions(part.mistakes));
    }

    const Info& m_info;
    ReportUnits m_units;
    std::vector<std::string> m_names;
};

} // namespace

std::vector<SummarySentence> summary_of(const Info& info, const Review& review, std::optional<Seat> me) {
    auto parts = parts_of(info, review);
    std::vector<Sentence> sentences;
    const ReviewedDecision* costliest = costliest_of(review, me);
    if (me) {
        const auto own = parts.begin() + me->index();
        sentences.push_back({Sentence::Kind::Own, {*own}});
        parts.erase(own);
    } else {
        sentences.push_back(luck_of(info, parts));
        sentences.push_back(lost_by(parts, false));
    }
    if (costliest != nullptr) sentences.push_back({Sentence::Kind::Costliest, {}, 0, costliest});
    if (me && !parts.empty()) sentences.push_back(lost_by(parts, true));
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
