// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/reasons.h"

#include "analysis/report_parts.h"
#include "analysis/review_parts.h"
#include "game/shared_facts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

/// "41.2 % ± 1.0"; values within their error, or too small to show, are words instead.
Phrase cost_words(const WorthTexts& worths, const Estimate& lead) {
    if (std::abs(lead.value) <= 2 * lead.error) return ReasonWords::tr("nothing measurable");
    const std::string size = worths.size(lead.value);
    if (size == worths.size(0)) return ReasonWords::tr("next to nothing");
    const std::string cost = lead.value < 0 ? "−" + size : size;
    return lead.error > 0 ? ReasonWords::tr("%1 ± %2").arg(cost).arg(worths.error(lead.error)) : Phrase(cost);
}

Json estimate_json(const Estimate& estimate) {
    return {{"value", estimate.value}, {"error", estimate.error}};
}

} // namespace

SearchBudget reason_budget(int samples, std::uint64_t seed) {
    return {std::clamp(kReasonTimes * samples, kReasonLeast, kReasonMost), seed};
}

std::optional<Reason> reason_for(const Replay& replay, const Review& review, const ReviewedDecision& decision,
                                 AnyJudge& judge, const Stop& stop) {
    if (decision.options.empty()) return Reason();
    return judge.reason(replay.table(decision.position), decision.seat, decision.options.front().word, decision.played,
                        reason_budget(review.samples, review.seed), stop);
}

Result<std::optional<Reasons>> reasons_of(const Replay& replay, const Review& review, int threads, const Stop& stop) {
    const auto mistakes = marked(review);
    std::vector<std::optional<Reason>> found(mistakes.size());
    const auto work = [&](int number, AnyJudge& judge) {
        const auto i = static_cast<std::size_t>(number);
        found[i] = reason_for(replay, review, *mistakes[i], judge, stop);
        return found[i].has_value();
    };
    if (!TRY(with_judges(replay, threads, static_cast<int>(mistakes.size()), work))) return std::optional<Reasons>();
    Reasons reasons;
    for (std::size_t i = 0; i < mistakes.size(); ++i)
        reasons[mistakes[i]->number] = std::move(*found[i]);
    return std::optional(std::move(reasons));
}

Phrase reason_words(const Info& info, const SeatNames& names, const TwoAnswers& answers, const Reason& reason,
                    const WorthTexts& worths) {
    if (reason.samples == 0) return {};
    const auto percent = [](const Estimate& share) { return static_cast<int>(std::lround(100 * share.value)); };
    const Phrase plain = reason.plain ? plain_words(info, *reason.plain, answers, names) : Phrase();
    if (!reason.fact || (reason.plain && reason.costs_anyway()))
        return plain.empty() ? ReasonWords::tr("No single hidden card or draw explains the difference.") : plain;
    Phrase fact = fact_words(info, *reason.fact, names);
    if (const auto after = reason.fact->after; after != WorldFact::After::Any)
        fact = ReasonWords::tr("after “%1” %2")
                   .arg(after == WorldFact::After::Better ? answers.better : answers.worse)
                   .arg(fact);
    const Phrase depends = ReasonWords::tr("If %1 (%2 % of possible deals), “%3” costs %4, otherwise %5.")
                               .arg(fact)
                               .arg(percent(reason.share))
                               .arg(answers.worse)
                               .arg(cost_words(worths, reason.where))
                               .arg(cost_words(worths, reason.elsewhere));
    return plain.empty() ? depends : plain.then(depends);
}

std::string reason_text(const Replay& replay, const ReviewedDecision& decision, const Reason& reason) {
    const Info& info = replay.game().info();
    const SeatNames names{report_names(replay.record())};
    const ReportUnits units(info);
    const auto title = [&](const std::optional<std::string>& word) { return answer_words(info, word, names); };
    const auto better = decision.options.empty() ? std::nullopt : decision.options.front().word;
    return reason_words(info, names, {decision.seat.index(), title(better), title(decision.played)}, reason,
                        {[&](double worth) { return units.size(worth) + units.unit; },
                         [&](double error) { return units.error(error); }})
        .text();
}

Json reason_json(const Info& info, const Reason& reason) {
    Json json{{"samples", reason.samples}, {"loss", estimate_json(reason.lead)}};
    if (const auto& plain = reason.plain) {
        json["plain"] = {{"kind", plain->id}, {"better", plain->better}, {"worse", plain->worse}};
        if (plain->number != 0) json["plain"]["number"] = plain->number;
        if (plain->seat != kCommon) json["plain"]["seat"] = plain->seat;
        if (plain->face != kHidden && plain->face.kind < info.card_kinds.size())
            json["plain"]["card"] = card_text(info, plain->face.kind, plain->any_value ? -1 : plain->face.value);
        if (plain->rival)
            json["plain"].update({{"other", plain->rival->total}, {"other_stands", plain->rival->stands}});
        if (const auto& risk = plain->risk) {
            json["plain"]["unseen"] = risk->unseen;
            if (risk->better >= 0) json["plain"]["better_busts"] = risk->better;
            if (risk->worse >= 0) json["plain"]["worse_busts"] = risk->worse;
        }
    }
    if (!reason.fact) return json;
    const WorldFact& fact = *reason.fact;
    Json said{{"kind", fact.id}};
    if (fact.seat != kCommon) said["seat"] = fact.seat;
    if (fact.face != kHidden && fact.face.kind < info.card_kinds.size())
        said["card"] = card_text(info, fact.face.kind, fact.any_value ? -1 : fact.face.value);
    if (fact.number != 0) said["number"] = fact.number;
    if (fact.after != WorldFact::After::Any)
        said["after"] = fact.after == WorldFact::After::Better ? "better" : "worse";
    json["fact"] = std::move(said);
    json["share"] = estimate_json(reason.share);
    json["where"] = estimate_json(reason.where);
    json["elsewhere"] = estimate_json(reason.elsewhere);
    return json;
}

} // namespace hilltop
