// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_play.h"

#include "base/digest.h"
#include "base/parallel.h"
#include "hill/fallen_out.h"
#include "hill/hill_entry.h"
#include "hill/unpacked_bots.h"
#include "hosting/isolation.h"
#include "pages/notable_matches.h"
#include "records/record_text.h"
#include "tournament/runner.h"
#include "tournament/series_parts.h"
#include "tournament_files/saved_tournament.h"
#include "tournament_files/secret_seeds.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace hilltop {
namespace {

using namespace std::chrono_literals;
using HillClock = std::chrono::steady_clock;

constexpr auto kCommitEvery = 100ms;
/// What bots wrote beside their faults: of the first ones in a bout, and of each the first bytes.
constexpr std::size_t kMostErrors = 20, kMostErrorBytes = 4000;

/// Joins the series of a bout, and keeps records of the best match of each side where hosted bots play; in a
/// cooperative game of its best and its worst one.
class BoutSink : public ResultSink {
public:
    /// `sealed`: the plan with the seal that hides its seed in records.
    BoutSink(const Plan& plan, const Plan& sealed, std::vector<std::string> specs)
        : m_plan(plan)
        , m_sealed(sealed)
        , m_specs(std::move(specs)) {}

    void series_done(const Series& series, const SeriesResult& result) override {
        for (const KeptMatch& kept : result.kept)
            consider(series, result, kept);
        SeriesResult own = result;
        own.kept.clear();
        for (SeriesFault& fault : own.faults)
            fault.match -= m_plan.first_match;
        append(m_whole, std::move(own));
    }
    PlayedBout take(const Bout& bout) {
        for (std::size_t i = 0; i < m_whole.faults.size(); ++i) {
            std::string& errors = m_whole.faults[i].errors;
            if (i >= kMostErrors)
                errors.clear();
            else if (errors.size() > kMostErrorBytes)
                errors.resize(kMostErrorBytes);
        }
        PlayedBout played{.bout = bout, .result = std::move(m_whole)};
        for (const Best& best : m_best)
            if (best.number >= 0)
                played.records.emplace(best.number, without_seed(write_record(best.record), m_sealed));
        return played;
    }

private:
    struct Best {
        int number = -1; ///< of the match in the bout
        std::pair<double, double> merit{};
        Record record{};
    };

    void consider(const Series& series, const SeriesResult& result, const KeptMatch& kept) {
        const auto merit = merit_of(m_plan.entry().info(), match_of(series, result, kept.match), 0);
        for (const bool first : {true, false}) {
            Best& best = m_best[first ? 0 : 1];
            const std::pair sided = first ? merit : std::pair(-merit.first, -merit.second);
            if (best.number >= 0 && sided <= best.merit) continue;
            best = {static_cast<int>(series.match_number(kept.match) - m_plan.first_match), sided,
                    hosted_record(m_plan, series, result, kept)};
            best.record.log.clear(); // the clock of this machine
            const auto by_seat = seated(series, kept.match);
            for (std::size_t seat = 0; seat < best.record.seats.size(); ++seat)
                best.record.seats[seat].bot = m_specs[by_seat[static_cast<int>(seat)]]; // not where it was unpacked
        }
    }

    const Plan& m_plan;
    const Plan& m_sealed;
    const std::vector<std::string> m_specs; ///< by entrant, as the hill knows them
    SeriesResult m_whole;
    std::array<Best, 2> m_best;
};

/// How the hill knows a version, and how it is run: its files unpacked.
struct SpecToRun {
    std::string known, run;
};
using SpecsToRun = std::map<HillKey, SpecToRun>;

/// Of a sealed hill, whose open one is played.
struct PlayingSeason {
    int number = 0; ///< as BoutScore::season
    std::string key{};
};

/// Plays bouts in threads; the caller's thread keeps them and may change the hill meanwhile.
class BoutPool {
public:
    BoutPool(const HillRunOptions& options, const Plan& hill, PlayingSeason season, std::vector<Bout> bouts,
             const SpecsToRun& specs)
        : m_options(options)
        , m_hill(hill)
        , m_season(std::move(season))
        , m_bouts(std::move(bouts))
        , m_specs(specs) {}

    /// Of matches that are being played, those that have ended; from any thread.
    std::int64_t playing() const { return m_playing.load(std::memory_order_relaxed); }

    /// `keep` gets them in any order, also none. After an error of it those that are being played are thrown away.
    Result<> play(const std::function<Result<>(std::span<const PlayedBout>)>& keep) {
        const std::size_t threads = static_cast<std::size_t>(std::max(1, m_options.threads));
        // The tables a bot plays by are made once, before others want them.
        if (lacks_tables()) m_limit = 1;
        const std::size_t workers = std::min(threads, m_limit > 0 ? m_limit : m_bouts.size());
        const int each = static_cast<int>(std::max<std::size_t>(1, threads / workers));
        std::vector<std::thread> pool;
        for (std::size_t i = 0; i < workers; ++i) {
            auto worker = start_thread([this, each] { work(each); });
            if (!worker && pool.empty()) return worker.error();
            if (!worker) break;
            pool.push_back(worker.take());
        }
        const Result<> done = guarded([&] { return keep_all(keep, pool.size()); });
        m_stopped = true;
        for (std::thread& worker : pool)
            worker.join();
        if (!done) {
            static_cast<void>(keep(m_played)); // a file that has gone takes them for a copy
            return done;
        }
        if (m_failure) return *m_failure;
        return {};
    }

private:
    bool stopped() const {
        return m_stopped || (m_options.stop != nullptr && m_options.stop->load(std::memory_order_relaxed));
    }
    bool paused() const { return m_options.pause != nullptr && m_options.pause->load(std::memory_order_relaxed); }
    bool lacks_tables() const {
        return std::any_of(m_specs.begin(), m_specs.end(), [&](const auto& spec) {
            return m_hill.entry().lacks_tables(spec.second.run, m_hill.rules);
        });
    }

    Result<> keep_all(const std::function<Result<>(std::span<const PlayedBout>)>& keep, std::size_t workers) {
        for (bool over = false; !over;) {
            std::vector<PlayedBout> played;
            {
                std::unique_lock lock(m_mutex);
                m_changed.wait_for(lock, kCommitEvery, [&] { return m_ended == workers; });
                over = m_ended == workers;
                played.swap(m_played);
            }
            TRY(keep(played));
        }
        return {};
    }

    void work(int threads) {
        for (;;) {
            while (paused() && !stopped())
                std::this_thread::sleep_for(20ms);
            const std::size_t next = m_next++;
            if (next >= m_bouts.size() || (m_limit > 0 && next >= m_limit) || stopped()) break;
            auto played = guarded([&] { return play_one(m_bouts[next], threads); });
            const std::lock_guard lock(m_mutex);
            if (!played) m_stopped = true;
            if (!played && !m_failure) m_failure = played.error();
            if (played && *played) m_played.push_back(std::move(**played));
        }
        const std::lock_guard lock(m_mutex);
        ++m_ended;
        m_changed.notify_all();
    }

    /// Nothing: it was stopped.
    Result<std::optional<PlayedBout>> play_one(const Bout& bout, int threads) {
        std::vector<std::string> bots, known;
        for (const HillKey& side : bout.sides) {
            bots.push_back(m_specs.at(side).run);
            known.push_back(m_specs.at(side).known);
        }
        const Plan plan = plan_of_bout(m_hill, bout, std::move(bots), m_season.key);
        Plan sealed = plan;
        if (deals_again(m_hill)) sealed.seal = seal_of_bout(plan.seed, m_season.key);
        BoutSink sink(plan, sealed, std::move(known));
        TournamentRunner runner(plan, &sink);
        runner.start({.threads = threads, .background = m_options.background});
        std::int64_t counted = 0; // of this bout, in m_playing
        const auto count = [&](std::int64_t matches) {
            m_playing += matches - counted;
            counted = matches;
        };
        while (!runner.wait_for(50ms)) {
            runner.pause(paused());
            if (stopped()) runner.stop();
            count(runner.progress().played());
        }
        const Progress end = runner.progress();
        count(0);
        if (end.failure) return *end.failure;
        if (end.stopped || !end.course.over()) return std::optional<PlayedBout>();
        PlayedBout played = sink.take(bout);
        played.season = m_season.number;
        return std::optional(std::move(played));
    }

    const HillRunOptions& m_options;
    const Plan& m_hill;
    const PlayingSeason m_season;
    const std::vector<Bout> m_bouts;
    const SpecsToRun& m_specs;
    std::size_t m_limit = 0; ///< 0: all bouts
    std::atomic<std::int64_t> m_playing = 0;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<bool> m_stopped = false;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<PlayedBout> m_played; ///< not yet kept
    std::size_t m_ended = 0;          ///< workers
    std::optional<Error> m_failure;
};

/// The share of a shard, by what a bout is and not by what has been played: copies that go on divide what is left
/// alike.
void keep_share(std::vector<Bout>& bouts, const Shard& shard) {
    std::erase_if(bouts, [&](const Bout& bout) {
        Digest digest;
        for (const HillKey& side : bout.sides) {
            digest.add(side.name);
            digest.add(static_cast<std::uint64_t>(side.version));
        }
        digest.add(static_cast<std::uint64_t>(bout.part));
        return digest.folded() % shard.count != shard.index;
    });
}

bool is_same(const QuotientSums& one, const QuotientSums& two) {
    return one.part == two.part && one.whole == two.whole && one.part_part == two.part_part && one.deals == two.deals;
}

/// That a bot without files of its own in the hill is the one that joined.
Result<> check_unchanged(const GameEntry& game, const HillVersion& version) {
    if (TRY(hash_of_line(game, version.spec)) == version.content) return {};
    if (game.find_bot(version.spec) != nullptr)
        return failure("hill",
                       "{} is another one in this version of Hilltop than the one that has played; add it "
                       "again as a new version",
                       version.key.name);
    if (TRY(hash_of_line(game, version.spec, false)) == version.content) return {}; // joined before its files counted
    return failure("hill", "the files of {} ({}) are not those it joined with; put them back, or add it again",
                   version.key.name, version.spec);
}

/// Of the versions of these bouts.
Result<SpecsToRun> specs_to_run(HillFile& hill, const std::vector<Bout>& bouts) {
    SpecsToRun specs;
    for (const Bout& bout : bouts) {
        for (const HillKey& side : bout.sides) {
            if (specs.contains(side)) continue;
            const HillVersion& version = hill.field().versions().at(side);
            const BotContent content = TRY(hill.content(version));
            if (content.files.empty()) {
                TRY(check_unchanged(hill.plan().entry(), version));
            }
            specs.emplace(side, SpecToRun{version.spec, TRY(spec_to_run(content))});
        }
    }
    return specs;
}

Result<> log_fallen_out(HillFile& hill) {
    auto events = fallen_out(hill.plan(), hill.log(), hill.scores());
    for (HillEvent& event : events)
        event.date = date_of_today();
    return events.empty() ? Result<>() : hill.append(events);
}

/// Bots that are not isolated could read the keys of the seasons.
Result<> check_isolated(const SpecsToRun& specs) {
    if (isolation().on()) return {};
    for (const auto& [key, spec] : specs)
        if (runs_as_program(spec.run))
            return failure("hill", "{} would not be isolated and could read the sealed deals: {}", key.name,
                           *isolation().why);
    return {};
}

} // namespace

Result<HillRun> play_hill(HillFile& hill, const HillRunOptions& options) {
    const auto begun = HillClock::now();
    HillRun run;
    for (;;) {
        if (options.shard.whole()) {
            TRY(log_fallen_out(hill));
        }
        std::vector<Bout> due = due_of(hill.plan(), hill.log(), hill.scores()).bouts;
        if (!options.shard.whole()) keep_share(due, options.shard);
        if (due.empty()) {
            run.finished = true;
            return run;
        }
        if (options.stop != nullptr && options.stop->load()) return run;
        const auto specs = TRY(specs_to_run(hill, due));
        HillProgress progress{.matches = run.matches, .playing = 0, .bouts = 0, .due = due.size(), .seconds = 0};
        PlayingSeason season;
        if (hill.plan().seal) {
            TRY(check_isolated(specs));
            season = {hill.season_of(due.front()), TRY(hill.key_of(due.front()))};
        }
        BoutPool pool(options, hill.plan(), std::move(season), std::move(due), specs);
        const auto done = pool.play([&](std::span<const PlayedBout> played) -> Result<> {
            TRY(hill.keep(played));
            progress.bouts += played.size();
            run.matches = progress.matches += static_cast<std::int64_t>(played.size()) * hill.plan().matches;
            progress.playing = pool.playing();
            progress.seconds = std::chrono::duration<double>(HillClock::now() - begun).count();
            if (options.progress) options.progress(progress);
            return {};
        });
        if (!done) return done.error();
    }
}

Result<std::size_t> merge_hills(HillFile& hill, const std::vector<std::string>& copies) {
    const std::string own = log_text(hill);
    std::vector<PlayedBout> more;
    std::map<Bout, std::size_t> places; ///< in `more`
    for (const std::string& path : copies) {
        auto copy = TRY(HillFile::open(path));
        if (log_text(copy) != own)
            return failure("hill", "{} is not a copy of {} with the same log", path, hill.path());
        std::optional<Bout> other;
        const std::size_t before = more.size();
        TRY(copy.each_bout([&](const Bout& bout, SeriesResult&& result) {
            const auto known = hill.scores().find(bout);
            const auto place = places.find(bout);
            if (known != hill.scores().end()) {
                if (!is_same(known->second.won, copy.scores().at(bout).won) ||
                    known->second.season != copy.season_of(bout))
                    other = bout;
            } else if (place == places.end()) {
                places.emplace(bout, more.size());
                more.push_back({.bout = bout, .result = std::move(result), .season = copy.season_of(bout)});
            } else if (more[place->second].result.lines != result.lines) {
                other = bout;
            }
            return !other;
        }));
        if (other)
            return failure("hill", "{}: the matches of {} came out otherwise than in another copy", path,
                           other->sides.front().name);
        for (std::size_t i = before; i < more.size(); ++i)
            more[i].records = TRY(copy.records(more[i].bout));
    }
    TRY(hill.keep(more));
    return more.size();
}

} // namespace hilltop
