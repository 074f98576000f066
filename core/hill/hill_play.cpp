// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_play.h"

#include "base/digest.h"
#include "base/parallel.h"
#include "hill/bout_sink.h"
#include "hill/fallen_out.h"
#include "hill/hill_entry.h"
#include "hill/unpacked_bots.h"
#include "hosting/isolation.h"
#include "tournament/runner.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <set>
#include <thread>

namespace hilltop {
namespace {

using namespace std::chrono_literals;

constexpr auto kCommitEvery = 100ms;
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

/// Those that have begun before.
using BegunBouts = std::map<Bout, BegunBout>;

/// Plays bouts in threads; the caller's thread keeps them and may change the hill meanwhile.
class BoutPool {
public:
    BoutPool(const HillRunOptions& options, PaceMeter& meter, const Plan& hill, PlayingSeason season,
             std::vector<Bout> bouts, BegunBouts begun, const SpecsToRun& specs)
        : m_options(options)
        , m_meter(meter)
        , m_hill(hill)
        , m_season(std::move(season))
        , m_bouts(std::move(bouts))
        , m_begun(std::move(begun))
        , m_specs(specs) {
        for (const auto& [bout, one] : m_begun)
            m_playing += one.matches();
    }

    /// Matches of bouts that are not over, also of earlier runs; from any thread.
    std::int64_t playing() const { return m_playing.load(std::memory_order_relaxed); }

    bool paused() const { return m_options.pause(); }

    /// Bouts in any order; there may be none, or some that are no longer due.
    using KeepBouts = std::function<Result<>(std::span<const PlayedBout>, std::span<const BegunBout>)>;
    Result<> play(const KeepBouts& keep) {
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
            static_cast<void>(keep(m_played, take_begun(true))); // a file that has gone takes them for a copy
            return done;
        }
        if (m_failure) return *m_failure;
        return {};
    }

private:
    bool stopped() const { return m_stopped || m_options.stop(); }
    bool lacks_tables() const {
        return std::any_of(m_specs.begin(), m_specs.end(), [&](const auto& spec) {
            return m_hill.entry().lacks_tables(spec.second.run, m_hill.rules);
        });
    }

    /// With the lock held, or no worker left.
    std::vector<BegunBout> take_begun(bool all) {
        std::vector<BegunBout> begun;
        for (const auto& sink : m_sinks)
            if (auto more = sink->take_begun(all)) begun.push_back(std::move(*more));
        return begun;
    }

    Result<> keep_all(const KeepBouts& keep, std::size_t workers) {
        for (bool over = false; !over;) {
            std::vector<PlayedBout> played;
            std::vector<BegunBout> begun;
            {
                std::unique_lock lock(m_mutex);
                m_changed.wait_for(lock, kCommitEvery, [&] { return m_ended == workers; });
                over = m_ended == workers;
                played.swap(m_played);
                begun = take_begun(over);
            }
            m_playing -= static_cast<std::int64_t>(played.size()) * m_hill.matches; // `keep` counts them
            TRY(keep(played, begun));
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

    /// What an earlier run has played of the bout.
    BegunBout begun(const Bout& bout) const {
        const auto found = m_begun.find(bout);
        return found != m_begun.end() ? found->second : BegunBout{.bout = bout, .season = m_season.number};
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
        BegunBout before = begun(bout);
        std::int64_t counted = before.matches(); // of this bout, in m_playing
        std::vector<SeriesResult> ahead;
        for (const KeptSeries& kept : before.series)
            ahead.push_back(kept.result);
        const auto sink = std::make_shared<BoutSink>(plan, std::move(sealed), std::move(known), std::move(before));
        {
            const std::lock_guard lock(m_mutex);
            m_sinks.insert(sink);
        }
        TournamentRunner runner(Course(plan), sink.get(), std::move(ahead));
        runner.start({.threads = threads, .background = m_options.background});
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
        if (end.failure) return *end.failure;
        measure(bout, end.seconds * threads, end.played() - end.before);
        if (end.stopped || !end.course.over()) return std::optional<PlayedBout>();
        count(end.played());
        const std::lock_guard lock(m_mutex);
        m_sinks.erase(sink);
        return std::optional(sink->take());
    }

    void measure(const Bout& bout, double seconds, std::int64_t matches) {
        const std::lock_guard lock(m_mutex);
        m_meter.add(bout.sides, seconds, matches);
    }

    const HillRunOptions& m_options;
    PaceMeter& m_meter; ///< while workers run, with the lock held
    const Plan& m_hill;
    const PlayingSeason m_season;
    const std::vector<Bout> m_bouts;
    const BegunBouts m_begun;
    const SpecsToRun& m_specs;
    std::size_t m_limit = 0; ///< 0: all bouts
    std::atomic<std::int64_t> m_playing = 0;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<bool> m_stopped = false;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<PlayedBout> m_played;            ///< not yet kept
    std::set<std::shared_ptr<BoutSink>> m_sinks; ///< of bouts that have begun here and are not over
    std::size_t m_ended = 0;                     ///< workers
    std::optional<Error> m_failure;
};

/// The share of a shard, by what a bout is and not by what has been played: copies that continue divide what is left
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

/// That a bot without files of its own in the hill is the one that joined.
Result<> check_unchanged(const GameEntry& game, const HillVersion& version) {
    if (TRY(hash_of_line(game, version.spec)) == version.content) return {};
    if (game.find_bot(version.spec) != nullptr)
        return failure("hill",
                       "{} is not the same bot in this version of Hilltop as the one that has played; add it again as "
                       "a new version",
                       version.key.name);
    if (TRY(hash_of_line(game, version.spec, false)) == version.content) return {}; // joined before its files counted
    return failure("hill", "the files of {} ({}) have changed since it joined; restore them, or add it again",
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

/// Whether there are any.
Result<bool> log_fallen_out(HillFile& hill) {
    auto events = fallen_out(hill.plan(), hill.log(), hill.scores());
    for (HillEvent& event : events)
        event.date = date_of_today();
    if (!events.empty()) {
        TRY(hill.append(events));
    }
    return !events.empty();
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

/// What is kept of these bouts. What can't be continued is dropped: its season is over, a side has left, or this
/// program cuts a bout otherwise.
Result<BegunBouts> begun_bouts(HillFile& hill, const std::vector<Bout>& due, const SpecsToRun& specs) {
    BegunBouts begun;
    std::vector<Bout> over;
    auto all = TRY(hill.begun());
    for (BegunBout& one : all) {
        const Bout& bout = one.bout;
        const bool is_due = std::ranges::find(due, bout) != due.end(); // of a final, of sides that have left, too
        bool goes_on = !hill.scores().contains(bout) && one.season == hill.season_of(bout) &&
                       (is_due || std::ranges::all_of(
                                      bout.sides, [&](const HillKey& side) { return hill.field().is_active(side); }));
        if (goes_on && is_due) {
            std::vector<std::string> bots;
            for (const HillKey& side : bout.sides)
                bots.push_back(specs.at(side).run);
            goes_on = fits(Course(plan_of_bout(hill.plan(), bout, std::move(bots))), one);
        }
        if (!goes_on)
            over.push_back(bout);
        else if (is_due)
            begun.emplace(bout, std::move(one));
    }
    TRY(hill.forget(over));
    return begun;
}

/// Where nothing is due any more.
Result<> forget_begun(HillFile& hill) {
    std::vector<Bout> bouts;
    const auto all = TRY(hill.begun());
    for (const BegunBout& one : all)
        bouts.push_back(one.bout);
    return hill.forget(bouts);
}

} // namespace

Result<HillRun> play_hill(HillFile& hill, const HillRunOptions& options) {
    Stopwatch watch;
    watch.run(true);
    bool runs = true;
    RoundPace pace;
    PaceMeter meter;
    HillRun run;
    const auto find_due = [&] { return due_of(hill.plan(), hill.log(), hill.scores()).bouts; };
    for (bool round_over = false;;) {
        std::vector<Bout> due = find_due();
        // What was stopped in the midst of a round first plays the rest of it, so that a stop changes no log.
        if (options.shard.whole() && (round_over || due.empty()) && TRY(log_fallen_out(hill))) due = find_due();
        if (due.empty()) {
            TRY(forget_begun(hill));
        }
        if (!options.shard.whole()) keep_share(due, options.shard);
        if (due.empty()) {
            run.finished = true;
            return run;
        }
        if (options.stop()) return run;
        const auto specs = TRY(specs_to_run(hill, due));
        HillProgress progress{.matches = run.matches, .playing = 0, .bouts = 0, .due = due.size()};
        PlayingSeason season;
        if (hill.plan().seal) {
            TRY(check_isolated(specs));
            season = {hill.season_of(due.front()), TRY(hill.key_of(due.front()))};
        }
        auto begun = TRY(begun_bouts(hill, due, specs));
        // These first. Clang 14 knows no ranges::stable_partition.
        std::stable_partition(due.begin(), due.end(), [&](const Bout& bout) { return begun.contains(bout); });
        BoutPool pool(options, meter, hill.plan(), std::move(season), std::move(due), std::move(begun), specs);
        const auto done =
            pool.play([&](std::span<const PlayedBout> played, std::span<const BegunBout> others) -> Result<> {
                TRY(hill.keep(played, others));
                progress.bouts += played.size();
                run.matches = progress.matches += static_cast<std::int64_t>(played.size()) * hill.plan().matches;
                progress.playing = pool.playing();
                if (pool.paused() == runs) watch.run(runs = !runs);
                progress.seconds = watch.seconds();
                const auto whole = static_cast<double>(hill.plan().matches);
                progress.left =
                    pace.left(progress.seconds, static_cast<double>(progress.due) * whole,
                              static_cast<double>(progress.bouts) * whole + static_cast<double>(progress.playing));
                if (options.progress) options.progress(progress);
                return {};
            });
        if (!done) return done.error();
        static_cast<void>(
            hill.keep_pace(meter.pace(hill.pace()))); // a file that cannot be written says so by its matches
        round_over = progress.bouts == progress.due;
    }
}

} // namespace hilltop
