// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_match.h"

#include "base/digest.h"
#include "hill/unpacked_bots.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "tournament/outcome.h"
#include "tournament_files/secret_seeds.h"

#include <algorithm>
#include <iterator>

namespace hilltop {

std::vector<HillMatch> matches_of_bout(const HillFile& hill, const Bout& bout, const SeriesResult& result) {
    const auto seats = static_cast<std::size_t>(hill.plan().seats);
    const Series series = series_of_bout(hill.plan_by_specs(bout));
    std::vector<HillMatch> matches;
    for (std::size_t i = 0; i < result.lines.size(); ++i) {
        HillMatch match{.bout = bout, .match = static_cast<int>(i)};
        match.played = place_of_match(series, match.match);
        const auto points = result.points.begin() + static_cast<std::ptrdiff_t>(i * seats);
        const auto second = result.second.begin() + static_cast<std::ptrdiff_t>(i * seats);
        match.played.points.assign(points, points + static_cast<std::ptrdiff_t>(seats));
        match.played.second.assign(second, second + static_cast<std::ptrdiff_t>(seats));
        match.played.winners = SeatSet::from_bits(result.lines[i].winners);
        match.digest = result.lines[i].digest;
        matches.push_back(std::move(match));
    }
    return matches;
}

Result<std::vector<HillMatch>> matches_between(HillFile& hill, std::vector<HillKey> sides) {
    std::sort(sides.begin(), sides.end());
    std::vector<HillMatch> all;
    TRY(hill.each_bout([&](const Bout& bout, SeriesResult&& result) {
        auto there = bout.sides;
        std::ranges::sort(there);
        if (hill.plan().tables > 0 ? !std::ranges::includes(there, sides) : there != sides) return true;
        auto own = matches_of_bout(hill, bout, result);
        std::move(own.begin(), own.end(), std::back_inserter(all));
        return true;
    }));
    return all;
}

Result<FoundMatch> find_hill_match(HillFile& hill, const HillMatch& match, WhenNotKept otherwise) {
    if (is_forfeit(match.digest))
        return failure("hill", "{}: this match was forfeited and not played, because a bot had dropped out",
                       hill.path());
    std::vector<std::string> bots;
    for (const HillKey& side : match.bout.sides)
        bots.push_back(hill.field().versions().at(side).spec);
    const std::string key = TRY(hill.key_of(match.bout));
    Plan plan = plan_of_bout(hill.plan(), match.bout, std::move(bots), key);
    if (deals_again(hill.plan())) plan.seal = seal_of_bout(plan.seed, key);
    const auto kept = TRY(hill.records(match.bout));
    FoundMatch found;
    if (const auto text = kept.find(match.match); text != kept.end()) {
        found.record = TRY(read_record(with_seed(text->second, plan)));
        found.kept = true;
    } else if (otherwise == WhenNotKept::Fail && has_hosted(plan)) {
        return failure("hill", "match {} of this pairing was not kept", match.match + 1);
    } else {
        std::vector<std::string> by_seat;
        for (const std::uint16_t side : match.played.by_seat) {
            const BotContent content = TRY(hill.content(hill.field().versions().at(match.bout.sides[side])));
            by_seat.push_back(TRY(spec_to_run(content)));
        }
        const Source source{plan.seed, match.played.deal, plan.first_match + match.played.number};
        found.record = TRY(play_record(plan.entry(), plan.rules, source, by_seat));
    }
    for (std::size_t seat = 0; seat < found.record.seats.size(); ++seat) {
        const HillKey& side = match.bout.sides[match.played.by_seat[static_cast<int>(seat)]];
        found.record.seats[seat].bot = hill.field().versions().at(side).spec; // not where it was unpacked
        found.record.seats[seat].name = shown_key(side);
    }
    found.reproduced = Digest(found.record.digest.value_or(0)).folded() == match.digest;
    if (hill.is_secret(match.bout)) found.record = TRY(without_seed(found.record, plan));
    return found;
}

} // namespace hilltop
