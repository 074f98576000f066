// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/reasons.h"

#include "analysis/report_parts.h"
#include "analysis/review_parts.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace hilltop {
namespace {

/// By WorldFact::Kind, as files say it.
constexpr std::array kFactIds = {"holds", "void",  "nowhere", "beats",    "pairs",   "higher",
                                 "calls", "busts", "reaches", "receives", "skipped", "jumps-back"};

/// By PlainFact::Kind.
constexpr std::array kPlainIds = {"passes-over", "beats", "keeps-higher", "total", "sets-back",
                                  "sets-up",     "keeps", "spends",       "stops", "goes-on"};

/// What speaks for the better answer in plain sight, or that no hidden card does.
std::string plain_text(const std::string& better, const std::string& worse, const std::string& rival,
                       const std::optional<PlainFact>& plain) {
    if (!plain) return "No single hidden card or draw explains the difference.";
    const auto theirs = [&] {
        return fmt::format("{} {} {}", rival, plain->stands ? "stands on" : "has", plain->rival);
    };
    const auto beaten = [&] {
        return fmt::format("Unseen cards beaten: {} by {}, {} by {}.", plain->better, better, plain->worse, worse);
    };
    switch (plain->kind) {
    case PlainFact::Kind::PassesOver:
        return fmt::format("Unplayed cards passed over: {} by {}, {} by {}.", plain->worse, worse, plain->better,
                           better);
    case PlainFact::Kind::Beats:
        return beaten();
    case PlainFact::Kind::KeepsHigher:
        return fmt::format("{} keeps the higher card.", better) +
               (plain->better + plain->worse > 0 ? ' ' + beaten() : std::string());
    case PlainFact::Kind::Total:
        return fmt::format("The total is {} after {} and {} after {}; {}.", plain->worse, worse, plain->better, better,
                           theirs());
    case PlainFact::Kind::Spends:
        return fmt::format("{} spends a side card for a total of {}, not {}; {}.", worse, plain->worse, plain->better,
                           theirs());
    case PlainFact::Kind::Stops:
        return fmt::format("{} stops at {}, {} continues; {}.", worse, plain->worse, better, theirs());
    case PlainFact::Kind::GoesOn:
        return fmt::format("{} stops at {}, {} continues; {}.", better, plain->better, worse, theirs());
    case PlainFact::Kind::SetsBack:
        return fmt::format("{} sets its pile back.", better);
    case PlainFact::Kind::SetsUp:
        return fmt::format("After {} the own card {} can set that pile back.", better, plain->better);
    case PlainFact::Kind::Keeps:
        return fmt::format("{} keeps the card; unplayed cards passed over by {}: {}.", worse, better, plain->better);
    }
    return {};
}

/// Whether a fact tells totals, and so that of the other player as well.
bool of_rows(PlainFact::Kind kind) {
    using Kind = PlainFact::Kind;
    return kind == Kind::Total || kind == Kind::Spends || kind == Kind::Stops || kind == Kind::GoesOn;
}

/// "41.2 % ± 1.0", or that it is not to be told from nothing, or less than is shown.
std::string cost_text(const ReportUnits& units, const Estimate& lead) {
    if (std::abs(lead.value) <= 2 * lead.error) return "costs nothing measurable";
    if (units.size(lead.value) == units.size(0)) return "costs next to nothing";
    return fmt::format("{} {}", lead.value > 0 ? "costs" : "gains", units.loss(lead.value, lead.error, units.unit));
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

std::string fact_text(const Info& info, const std::vector<std::string>& names, const WorldFact& fact) {
    const std::string who = fact.seat < names.size() ? names[fact.seat] : std::string("another seat");
    const auto card = [&] { return card_text(info, fact.face.kind, fact.face.value); };
    switch (fact.kind) {
    case WorldFact::Kind::Holds:
        return fmt::format("{} holds {}", who, card());
    case WorldFact::Kind::Void:
        return fmt::format("{} has no {}", who, info.card_kinds[fact.face.kind]);
    case WorldFact::Kind::Nowhere:
        return fmt::format("no one holds {}", card());
    case WorldFact::Kind::Beats:
        return fmt::format("{} holds a card that beats {}", who, card());
    case WorldFact::Kind::Pairs:
        return fmt::format("{} can pair the base card", who);
    case WorldFact::Kind::Higher:
        return fmt::format("{} has a higher card than {}", who, card());
    case WorldFact::Kind::Calls:
        return fmt::format("{} calls", who);
    case WorldFact::Kind::Busts:
        return fmt::format("the next card takes {} above {}", who, fact.number);
    case WorldFact::Kind::Reaches:
        return fmt::format("the next card takes {} to {} or more without a bust", who, fact.number);
    case WorldFact::Kind::Receives:
        return fmt::format("the card received is {} or higher", fact.number);
    case WorldFact::Kind::Skipped:
        return fmt::format("{} holds a card that {} passes over", who, card());
    case WorldFact::Kind::JumpsBack:
        return fmt::format("{} holds {}, which sets a pile back", who, card());
    }
    return {};
}

std::string reason_text(const Replay& replay, const ReviewedDecision& decision, const Reason& reason) {
    if (reason.samples == 0) return {};
    const Info& info = replay.game().info();
    const auto names = report_names(replay.record());
    const std::string worse = decision.played.value_or("silence");
    const auto better = decision.options.empty() ? std::nullopt : decision.options.front().word;
    const std::string rival = names.size() == 2 ? names[1 - static_cast<std::size_t>(decision.seat.index())] : "";
    const std::string plain = plain_text(better.value_or("silence"), worse, rival, reason.plain);
    if (!reason.fact)
        return fmt::format("{} Played on, the better answer ends better in {:.0f} % of possible deals and worse in "
                           "{:.0f} %.",
                           plain, 100 * reason.ahead.value, 100 * reason.behind.value);
    const ReportUnits units(info);
    return fmt::format("{}Where {} ({:.0f} % of possible deals), {} {}. Elsewhere it {}.",
                       reason.plain && reason.costs_anyway() ? plain + ' ' : std::string(),
                       fact_text(info, names, *reason.fact), 100 * reason.share.value, worse,
                       cost_text(units, reason.where), cost_text(units, reason.elsewhere));
}

Json reason_json(const Info& info, const Reason& reason) {
    Json json{{"samples", reason.samples},
              {"loss", estimate_json(reason.lead)},
              {"ahead", estimate_json(reason.ahead)},
              {"behind", estimate_json(reason.behind)}};
    if (reason.plain) {
        const PlainFact& plain = *reason.plain;
        json["plain"] = {{"kind", kPlainIds[static_cast<std::size_t>(plain.kind)]},
                         {"better", plain.better},
                         {"worse", plain.worse}};
        if (of_rows(plain.kind)) json["plain"].update({{"other", plain.rival}, {"other_stands", plain.stands}});
    }
    if (!reason.fact) return json;
    const WorldFact& fact = *reason.fact;
    Json said{{"kind", kFactIds[static_cast<std::size_t>(fact.kind)]}};
    if (fact.seat != kCommon) said["seat"] = fact.seat;
    if (fact.face != kHidden && fact.face.kind < info.card_kinds.size())
        said["card"] = card_text(info, fact.face.kind, fact.kind == WorldFact::Kind::Void ? -1 : fact.face.value);
    if (fact.number != 0) said["number"] = fact.number;
    json["fact"] = std::move(said);
    json["share"] = estimate_json(reason.share);
    json["where"] = estimate_json(reason.where);
    json["elsewhere"] = estimate_json(reason.elsewhere);
    return json;
}

} // namespace hilltop
