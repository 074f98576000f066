// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/level_losses.h"
#include "analysis/review_text.h"
#include "cli/output.h"
#include "cli/review_many.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>

namespace hilltop::cli {
namespace {

std::string with_error(const Measured& measured, int decimals, double factor = 1, bool sign = false) {
    std::string text = rounded(factor * measured.value, decimals, sign);
    if (measured.error) text += fmt::format(" +- {:.{}f}", factor * *measured.error, decimals);
    return text;
}

std::string estimate_text(const Estimate& estimate) {
    if (estimate.how == How::Exact) return fmt::format("{:.3f} exact", estimate.value);
    return fmt::format("{:.3f} +- {:.3f}", estimate.value, estimate.error);
}

std::string share_text(std::int64_t times, std::int64_t of) {
    return of == 0 ? std::string("-")
                   : fmt::format("{:.1f} %", 100 * static_cast<double>(times) / static_cast<double>(of));
}

std::vector<EntrantReview> chosen(const ManyReviews& group, const std::string& bot) {
    auto entrants = group.entrants();
    if (!bot.empty()) std::erase_if(entrants, [&](const EntrantReview& one) { return one.name != bot; });
    return entrants;
}

std::vector<MarkedMoment> worst_of(const ManyReviews& group, std::size_t worst, const std::string& bot) {
    auto moments = group.moments();
    if (!bot.empty()) std::erase_if(moments, [&](const MarkedMoment& one) { return one.name != bot; });
    if (moments.size() > worst) moments.resize(worst);
    return moments;
}

std::string words(const std::optional<std::string>& word) {
    return word.value_or("silence");
}

/// A line: what a luck-adjusted match of these is worth.
std::string luck_factor_text(const ManyReviews& group) {
    const auto factor = group.luck_factor();
    if (!factor) return "These matches do not tell whether adjusting for luck makes results more exact.\n";
    if (*factor > 1) return fmt::format("A luck-adjusted match is worth {:.2f} plain ones.\n", *factor);
    return fmt::format("Results are not adjusted for luck: a luck-adjusted match would be worth {:.2f} plain ones.\n",
                       *factor);
}

std::string play_text(const std::vector<EntrantReview>& entrants) {
    TextTable table{1};
    table.add({"entrant", "matches", "decisions", "unforced", "loss per decision", "loss per unforced one", "accuracy",
               "?!", "?", "??"});
    for (const EntrantReview& one : entrants)
        table.add({one.name, std::to_string(one.matches), std::to_string(one.decisions), std::to_string(one.unforced),
                   with_error(one.loss, 4), with_error(one.loss_unforced, 4), with_error(one.accuracy, 1, 100) + " %",
                   std::to_string(one.marks[1]), std::to_string(one.marks[2]), std::to_string(one.marks[3])});
    return table.text();
}

std::string choices_text(const std::vector<EntrantReview>& entrants) {
    TextTable table{2};
    table.add({"entrant", "answer", "chosen", "of", "share", "the others"});
    bool any = false;
    for (const EntrantReview& one : entrants) {
        for (const AnswerShare& share : one.styles.empty() ? one.answers : one.styles) {
            if (share.of == 0) continue;
            any = true;
            table.add({one.name, share.answer, std::to_string(share.times), std::to_string(share.of),
                       share_text(share.times, share.of), share_text(share.field_times, share.field_of)});
        }
    }
    return any ? "\nStyle: how often it did something that was possible\n" + table.text() : std::string();
}

std::string kinds_text(const ManyReviews& group, const std::vector<EntrantReview>& entrants) {
    TextTable table{2};
    table.add({"entrant", "kind", "decisions", "unforced", "loss per unforced one", "the others", "trend", "total loss",
               "mistakes", "plays like"});
    bool any = false;
    for (const EntrantReview& one : entrants) {
        for (const KindReview& kind : one.kinds) {
            any = true;
            const BotTraits* nearest = plays_like(group, kind);
            table.add({one.name, kind.kind, std::to_string(kind.decisions), std::to_string(kind.unforced),
                       with_error(kind.loss, 4), kind.others ? with_error(*kind.others, 4) : "-",
                       kind.trend ? with_error(*kind.trend, 4, 1, true) : "-", rounded(kind.lost, 3),
                       std::to_string(kind.mistakes), nearest ? nearest->id : "-"});
        }
    }
    if (!any) return {};
    return "\nLoss by kind of decision; trend: the later half of the deals less the earlier half; "
           "plays like: the level whose loss is nearest\n" +
           table.text();
}

std::string moments_text(const ReviewedMatches& many, const std::vector<MarkedMoment>& moments) {
    if (moments.empty()) return {};
    TextTable table{6};
    table.add({"file", "match", "decision", "entrant", "", "played", "loss", "seeing all cards", "better"});
    for (const MarkedMoment& one : moments) {
        const MatchPlace& place = many.places[one.match];
        table.add({place.file, std::to_string(place.match + 1), std::to_string(one.number + 1), one.name,
                   std::string(mark_sign(one.mark)), words(one.played), estimate_text(one.loss),
                   one.loss_open ? estimate_text(*one.loss_open) : "-", words(one.better)});
    }
    return "\nThe costliest decisions\n" + table.text();
}

Json share_json(std::int64_t times, std::int64_t of) {
    return of == 0 ? Json() : Json(static_cast<double>(times) / static_cast<double>(of));
}

Json entrant_json(const ManyReviews& group, const EntrantReview& one) {
    Json json{{"bot", one.name},          {"matches", one.matches},
              {"finished", one.finished}, {"decisions", one.decisions},
              {"unforced", one.unforced}, {"marks", {{"?!", one.marks[1]}, {"?", one.marks[2]}, {"??", one.marks[3]}}},
              {"place", one.place},       {"plain_place", one.plain_place}};
    put(json, "error_per_decision", one.loss);
    put(json, "error_per_unforced", one.loss_unforced);
    put(json, "accuracy", one.accuracy);
    put(json, "luck", one.luck);
    put(json, "result", one.result);
    put(json, "luck_adjusted", one.luck_adjusted);
    const auto plain = one.plain_matches();
    json["plain_matches"] = optional_json(plain);
    json["matches_saved"] = plain ? Json(*plain - one.finished) : Json();
    const auto put_shares = [&](const char* field, const char* name, const std::vector<AnswerShare>& shares) {
        json[field] = Json::array();
        for (const AnswerShare& share : shares)
            json[field].push_back({{name, share.answer},
                                   {"times", share.times},
                                   {"of", share.of},
                                   {"share", share_json(share.times, share.of)},
                                   {"field_times", share.field_times},
                                   {"field_of", share.field_of},
                                   {"field_share", share_json(share.field_times, share.field_of)}});
    };
    json["kinds"] = Json::array();
    for (const KindReview& kind : one.kinds) {
        Json told{{"kind", kind.kind},
                  {"decisions", kind.decisions},
                  {"unforced", kind.unforced},
                  {"mistakes", kind.mistakes},
                  {"lost", kind.lost}};
        put(told, "error_per_unforced", kind.loss);
        put(told, "others", kind.others.value_or(Measured()));
        put(told, "trend", kind.trend.value_or(Measured()));
        const BotTraits* nearest = plays_like(group, kind);
        told["plays_like"] = nearest ? Json(nearest->id) : Json();
        if (!kind.others) told["others"] = Json();
        if (!kind.trend) told["trend"] = Json();
        json["kinds"].push_back(std::move(told));
    }
    put_shares("answers", "answer", one.answers);
    put_shares("styles", "style", one.styles);
    return json;
}

Json moment_json(const MatchPlace& place, const MarkedMoment& one, std::span<const char* const> kinds) {
    const auto word = [](const std::optional<std::string>& said) { return said ? Json(*said) : Json(); };
    return {{"file", place.file},
            {"match", place.match},
            {"number", one.number},
            {"step", one.step},
            {"seat", one.seat.index()},
            {"bot", one.name},
            {"mark", mark_sign(one.mark)},
            {"kind", one.kind < 0 ? Json() : Json(kinds[static_cast<std::size_t>(one.kind)])},
            {"played", word(one.played)},
            {"better", word(one.better)},
            {"loss", one.loss.value},
            {"loss_error", one.loss.error},
            {"loss_open", one.loss_open ? Json(one.loss_open->value) : Json()},
            {"loss_open_error", one.loss_open ? Json(one.loss_open->error) : Json()}};
}

} // namespace

Json optional_json(const std::optional<double>& value) {
    return value ? Json(*value) : Json();
}

void put(Json& json, const std::string& name, const Measured& measured) {
    json[name] = measured.value;
    json[name + "_error"] = optional_json(measured.error);
}

std::string luck_table(const ManyReviews& group, const std::vector<EntrantReview>& entrants, const char* worth,
                       const std::function<std::string(const EntrantReview& one, double plain)>& worth_text) {
    const bool helps = group.luck_helps();
    TextTable table{2};
    if (helps)
        table.add({"place", "entrant", "matches", "luck-adjusted", "result", "by result", "luck", worth});
    else
        table.add({"place", "entrant", "matches", "result", "luck"});
    for (const EntrantReview& entrant : entrants) {
        const EntrantReview one = entrant.as_shown(4);
        const auto plain = one.plain_matches();
        const bool ended = one.finished > 0;
        const std::string result = ended ? with_error(one.result, 4) : "-", luck = with_error(one.luck, 4, 1, true);
        if (!helps) {
            table.add(
                {ended ? std::to_string(one.plain_place) : "-", one.name, std::to_string(one.finished), result, luck});
            continue;
        }
        table.add({ended ? std::to_string(one.place) : "-", one.name, std::to_string(one.finished),
                   ended ? with_error(one.luck_adjusted, 4) : "-", result,
                   ended ? std::to_string(one.plain_place) : "-", luck, plain ? worth_text(one, *plain) : "-"});
    }
    return table.text() + luck_factor_text(group);
}

std::string rounded(double value, int decimals, bool sign) {
    const double shown = std::abs(value) < 0.5 * std::pow(10.0, -decimals) ? 0.0 : value;
    return sign ? fmt::format("{:+.{}f}", shown, decimals) : fmt::format("{:.{}f}", shown, decimals);
}

std::string many_text(const ReviewedMatches& many, const ManyTold& told) {
    std::string text = fmt::format("{} of {} matches analysed, {} had an analysis as deep\n", many.reviewed,
                                   many.matches, many.reviewed - many.judged);
    if (many.missing > 0)
        text += fmt::format("{} of hosted bots were not kept and cannot be made again\n", many.missing);
    for (const ManyReviews& group : many.groups) {
        const auto judge = group.game().judge_traits();
        const auto entrants = chosen(group, told.bot);
        text += fmt::format("\n{}, {} seats{}: {} {}, judged by {} {} with {} simulations per position\n\n",
                            group.game().info().title, group.seats(), group.other_rules(), group.matches(),
                            group.matches() == 1 ? "match" : "matches", judge->reference, judge->version,
                            group.least_samples());
        if (told.style)
            text += choices_text(entrants);
        else if (!entrants.empty())
            text += luck_table(group, entrants, "worth plain matches",
                               [](const EntrantReview&, double plain) { return fmt::format("{:.0f}", plain); }) +
                    '\n' + play_text(entrants) + kinds_text(group, entrants) + choices_text(entrants) +
                    moments_text(many, worst_of(group, told.worst, told.bot));
    }
    return text;
}

Json many_json(const ReviewedMatches& many, std::size_t worst, const std::string& bot) {
    Json json{{"matches", many.matches},  {"reviewed", many.reviewed}, {"judged", many.judged},
              {"missing", many.missing},  {"stopped", many.stopped},   {"groups", Json::array()},
              {"problems", Json::array()}};
    for (const Error& problem : many.problems)
        json["problems"].push_back(english(problem));
    for (const ManyReviews& group : many.groups) {
        const auto judge = group.game().judge_traits();
        Json one{{"game", group.game().info().id},   {"rules", group.rules()},        {"seats", group.seats()},
                 {"matches", group.matches()},       {"reference", judge->reference}, {"version", judge->version},
                 {"samples", group.least_samples()}, {"entrants", Json::array()},     {"worst", Json::array()}};
        one["luck_factor"] = optional_json(group.luck_factor());
        one["luck_helps"] = group.luck_helps();
        for (const EntrantReview& entrant : chosen(group, bot))
            one["entrants"].push_back(entrant_json(group, entrant));
        for (const MarkedMoment& moment : worst_of(group, worst, bot))
            one["worst"].push_back(moment_json(many.places[moment.match], moment, group.game().decision_kinds()));
        json["groups"].push_back(std::move(one));
    }
    return json;
}

} // namespace hilltop::cli
