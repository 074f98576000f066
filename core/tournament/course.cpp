// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/course.h"

#include "base/bytes.h"
#include "tournament/standings_state.h"
#include "tournament/statistics.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace hilltop {

Result<> check_shard(const Plan& plan, const Shard& shard) {
    if (shard.whole()) return {};
    if (is_adaptive(plan.format))
        return misuse("tournament", "the rounds of a {} depend on results, so it cannot be played in shards",
                      format_word(plan.format));
    if (plan.stop.kind != StopRule::Kind::Fixed)
        return misuse("tournament", "a stop rule looks at all results in order, so it cannot be played in shards; use "
                                    "stop=fixed");
    if (plan.duplicate) {
        for (std::uint16_t entrant = 0; entrant < plan.bots.size(); ++entrant) {
            if (remembers(plan, entrant))
                return misuse("tournament",
                              "{} remembers earlier matches, and all pairings share the duplicate deals, so this "
                              "cannot be played in shards; use the limit remembers=match, or no duplicate deals",
                              entrant_names(plan)[entrant]);
        }
    }
    return {};
}

Course::Course(Plan plan, Shard shard)
    : m_schedule(std::move(plan))
    , m_shard(shard)
    , m_standings(m_schedule.plan())
    , m_bracket(std::make_shared<const Bracket>()) {
    if (is_adaptive(this->plan().format)) grow();
    m_over = m_folded == known();
    for (std::uint32_t i = 0; !m_shard.whole() && i < known(); ++i)
        m_share += series(i).matches;
}

std::uint32_t Course::known() const {
    const std::uint32_t all = m_schedule.series_count();
    return all / m_shard.count + (m_shard.index < all % m_shard.count ? 1 : 0);
}

Json Course::shown_plan() const {
    return plan_to_json(plan(), tells_seed() ? SealedSeed::Told : SealedSeed::Secret);
}

bool Course::stopped_early() const {
    return m_over && plan().stop.kind != StopRule::Kind::Fixed && matches() < m_schedule.match_count();
}

std::int64_t Course::expected() const {
    if (m_over && m_shard.whole()) return matches();
    if (m_shard.whole())
        return std::max(m_schedule.match_count(), is_adaptive(plan().format) ? expected_matches(plan()) : 0);
    return m_share;
}

std::int64_t Course::likely() const {
    const std::int64_t most = expected();
    if (m_over || plan().stop.kind != StopRule::Kind::Interval || matches() == 0) return most;
    const double factor = widest() / plan().stop.width;
    const double wanted = static_cast<double>(matches()) * factor * factor;
    return wanted < static_cast<double>(most) ? std::max(matches(), static_cast<std::int64_t>(wanted)) : most;
}

/// Every stage has been played: what follows?
void Course::grow() {
    auto bracket = std::make_shared<Bracket>(look_ahead(plan(), m_played));
    m_standings.set_places(bracket->places);
    if (!bracket->pairings.empty()) {
        m_schedule.add_stage(bracket->pairings, bracket->matches);
        m_played.push_back({std::make_shared<const std::vector<Pairing>>(bracket->pairings),
                            std::vector<Tally>(bracket->pairings.size())});
    }
    m_bracket = std::move(bracket);
}

Series Course::series(std::uint32_t i) const {
    Series series = m_schedule.series(m_shard.series(i));
    series.absent = m_standings.out_of(series.entrants);
    return series;
}

std::optional<Schedule::Run> Course::run_of(std::uint32_t i) const {
    return m_shard.whole() ? m_schedule.run_of(i) : std::nullopt; // check_shard: shards have no such rounds
}

int Course::add(const SeriesResult& result) {
    const Series series = this->series(m_folded);
    const int matches = static_cast<int>(result.lines.size());
    const bool each_deal = plan().stop.kind == StopRule::Kind::Sprt;
    Tally tally;
    int counted = 0;
    do {
        const int until = each_deal ? std::min(counted + series.matches_per_deal, matches) : matches;
        tally.add(m_standings.add_matches(series, result, counted, until));
        counted = until;
    } while (counted < matches && !(each_deal && rule_stops()));
    m_standings.end_series();
    ++m_folded;
    if (is_adaptive(plan().format)) {
        const Stage& stage = m_schedule.stage(m_schedule.stage_count() - 1);
        m_played.back().tallies[stage.part(series.number - stage.first_series).pairing].add(tally);
        if (m_folded == known()) grow();
    }
    m_over = m_folded == known() || rule_stops();
    return counted;
}

Course Course::with(std::span<const SeriesResult> ahead) const {
    Course course = *this;
    for (const SeriesResult& result : ahead)
        if (!m_over) course.m_standings.add(m_schedule.series(result.number), result);
    return course;
}

Course Course::with(Standings standings) const {
    Course course = *this;
    course.m_standings = std::move(standings);
    return course;
}

bool Course::rule_stops() const {
    switch (plan().stop.kind) {
    case StopRule::Kind::Fixed:
        return false;
    case StopRule::Kind::Interval:
        // All pairings have played as many matches as the others.
        return m_folded % m_schedule.stage(0).pairings.size() == 0 && widest() < plan().stop.width;
    case StopRule::Kind::Sprt:
        return sprt_of(plan(), m_standings).verdict != SprtVerdict::Running;
    }
    return false;
}

double Course::widest() const {
    const bool mean = plan().entry().info().counting == Counting::Mean;
    double widest = 0;
    for (const StandingsRow& row : m_standings.rows()) {
        if (row.matches == 0) return std::numeric_limits<double>::infinity();
        widest = std::max(widest, (mean ? row.mean_interval : row.interval).width());
    }
    return widest;
}

namespace {

constexpr std::uint64_t kStateFormat = 2;
constexpr std::size_t kCheckSize = 8;

std::uint64_t digest_of(std::string_view bytes) {
    Digest digest;
    digest.add(bytes);
    return digest.value();
}

} // namespace

std::string Course::save() const {
    ByteWriter bytes;
    bytes.put(kStateFormat);
    bytes.put(m_folded);
    bytes.put(m_over);
    StandingsState::save(m_standings, bytes);
    bytes.put(std::uint64_t{m_played.size()});
    for (const PlayedStage& stage : m_played) {
        bytes.put(std::uint64_t{stage.tallies.size()});
        for (const Tally& tally : stage.tallies) {
            bytes.put(tally.matches);
            for (const auto& pair : {tally.wins, tally.halves, tally.points, tally.second})
                for (const std::int64_t value : pair)
                    bytes.put(value);
            bytes.put(tally.first_winner);
        }
    }
    std::string text = bytes.take();
    ByteWriter check;
    check.put(digest_of(text));
    return text + check.take();
}

std::optional<Course> Course::load(const Plan& plan, Shard shard, std::string_view text) {
    if (text.size() < kCheckSize) return {};
    std::uint64_t check = 0;
    ByteReader(text.substr(text.size() - kCheckSize)).get(check);
    text.remove_suffix(kCheckSize);
    if (check != digest_of(text)) return {};
    Course course(plan, shard);
    ByteReader bytes(text);
    std::uint64_t format = 0;
    std::uint32_t folded = 0;
    bytes.get(format);
    bytes.get(folded);
    bytes.get(course.m_over);
    if (format != kStateFormat) return {};
    Standings standings(plan);
    if (!StandingsState::load(standings, bytes)) return {};
    const std::size_t stages = bytes.get_count();
    // The stages follow from what was played in those before, as they did the first time.
    for (std::size_t i = 0; i < stages; ++i) {
        if (i > 0) course.grow();
        if (course.m_played.size() != i + 1) return {};
        PlayedStage& stage = course.m_played.back();
        if (bytes.get_count() != stage.tallies.size()) return {};
        for (Tally& tally : stage.tallies) {
            bool sound = get_sound(bytes, tally.matches);
            for (auto* pair : {&tally.wins, &tally.halves, &tally.points, &tally.second})
                for (std::int64_t& value : *pair)
                    sound = get_sound(bytes, value) && sound;
            if (!sound) return {};
            bytes.get(tally.first_winner);
        }
    }
    course.m_folded = folded;
    if (is_adaptive(plan.format) && folded == course.known() && course.m_over) course.grow();
    course.m_standings = std::move(standings);
    if (!bytes.fits() || folded > course.known()) return {};
    return course;
}

} // namespace hilltop
