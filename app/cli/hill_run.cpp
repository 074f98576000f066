// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/hill_run.h"

#include "base/letters.h"
#include "cli/hill_change.h"
#include "cli/hill_show.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/progress_bar.h"
#include "cli/saved_copy.h"
#include "hill/due_words.h"
#include "hill/hill_merge.h"
#include "hill/hill_play.h"
#include "hill/hill_site.h"
#include "hill/hill_table.h"
#include "hill/hill_watch.h"
#include "hosting/isolation.h"
#include "system/terminal.h"

#include <fmt/format.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace hilltop::cli {
namespace {

using namespace std::chrono_literals;

constexpr double kTellEvery = 5;  // seconds, where there is no terminal
constexpr double kSiteEvery = 60; // seconds
constexpr auto kSiteTime = 3s;    // for new pages of matches

/// How far a run is, on stderr.
class HillBar {
public:
    explicit HillBar(const Plan& hill)
        : m_word(bout_word(hill)) {}
    void show(const HillProgress& progress) {
        std::string line = fmt::format("{} of {} {}s, {} matches", grouped(static_cast<std::int64_t>(progress.bouts)),
                                       grouped(static_cast<std::int64_t>(progress.due)), m_word,
                                       grouped(progress.matches + progress.playing));
        if (progress.left >= 0) line += fmt::format(", {} left", duration_text(progress.left));
        if (m_terminal) {
            write_aside(fmt::format("\r{}\x1b[K", line));
        } else if (progress.seconds > m_next) {
            m_next = progress.seconds + kTellEvery;
            write_aside(line + '\n');
        }
    }
    void clear() const {
        if (m_terminal) write_aside("\r\x1b[K");
    }

private:
    const char* const m_word; ///< a pairing or a table
    const bool m_terminal = has_terminal();
    double m_next = kTellEvery;
};

Result<> grant(HillFile& hill, const std::string& text) {
    const auto matches = static_cast<std::int64_t>(TRY(read_option("--budget", text, 1, 1ull << 40)));
    if (const auto granted = grant_budget(hill, matches); !granted) return for_option("--budget", granted.error());
    return {};
}

/// A site that follows a run.
class LiveSite {
public:
    LiveSite(HillFile& hill, std::optional<std::string> folder, std::string url)
        : m_hill(hill)
        , m_folder(std::move(folder))
        , m_url(std::move(url)) {}

    /// Once a minute at most; finish() says what goes wrong.
    void follow(const HillProgress& progress) {
        if (!m_folder || progress.seconds < m_next) return;
        m_next = progress.seconds + kSiteEvery;
        static_cast<void>(write(kSiteTime));
    }
    Result<> finish() { return m_folder ? write({}) : Result<>(); }

private:
    /// Matches wait to be kept meanwhile, so that while it runs pages of matches come a few at a time.
    Result<> write(std::optional<std::chrono::seconds> time) {
        HillSite site;
        site.matches.tell = page_of_match;
        if (time) site.matches.until = std::chrono::steady_clock::now() + *time;
        site.url = m_url;
        site.continues = m_has_written;
        TRY(write_hill_site(m_hill, *m_folder, site));
        m_has_written = true;
        return {};
    }

    HillFile& m_hill;
    const std::optional<std::string> m_folder;
    const std::string m_url;
    bool m_has_written = false;
    double m_next = kSiteEvery;
};

/// True if nothing is due any more.
Result<bool> play_due(HillFile& hill, int threads, const Shard& shard, LiveSite* site = nullptr) {
    for (const HillKey& key : hill.field().active())
        if (runs_as_program(hill.field().versions().at(key).spec)) {
            remark_isolation({hill.field().versions().at(key).spec});
            break;
        }
    HillBar bar(hill.plan());
    HillRunOptions options{.threads = threads, .shard = shard, .background = false, .stop = watch_interrupt()};
    options.progress = [&](const HillProgress& progress) {
        bar.show(progress);
        if (site != nullptr) site->follow(progress);
    };
    const auto run = play_hill(hill, options);
    bar.clear();
    if (run) return run->finished;
    if (!hill.displaced()) return run.error();
    return saved_copy(run.error(), hill.path(), "hill run",
                      [&](const std::string& path) { return hill.copy_to(path); });
}

Error stopped(const char* command, const std::string& file) {
    return failure("cli", "stopped; everything played was saved. Continue with hilltop-cli hill {} {}", command, file);
}

std::string_view state_word(WatchedBot::State state) {
    constexpr std::string_view kWords[] = {"joins",
                                           "has a new version",
                                           "plays no more: it has a new name",
                                           "is refused",
                                           "changed while it was checked",
                                           "waits for the next look",
                                           "could not be checked",
                                           "plays on",
                                           "plays on, although its file is gone"};
    return kWords[static_cast<std::size_t>(state)];
}

Result<> look_once(const WatchHillOptions& options, const WatchOptions& watch, int threads) {
    auto hill = TRY(HillFile::open_to_change(options.file));
    const auto watched = watch_folder(hill, options.folder, watch);
    if (options.plays) { // also where the machine could not check a bot: the others have joined
        if (!TRY(play_due(hill, threads, {}))) return stopped("watch", options.file);
    }
    return watched;
}

/// False: interrupted.
bool pause_for(std::chrono::seconds time) {
    const auto until = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < until) {
        if (watch_interrupt()()) return false;
        std::this_thread::sleep_for(100ms);
    }
    return true;
}

} // namespace

Result<> run_hill(const RunHillOptions& options) {
    const int threads = TRY(read_threads(options.threads));
    Shard shard;
    if (options.shard) {
        const auto read = read_shard(*options.shard);
        if (!read) return for_option("--shard", read.error());
        shard = *read;
    }
    const std::string url = TRY(read_site_url(options.url));
    if (options.estimate) {
        auto hill = TRY(HillFile::open(options.file));
        const HillDue due = due_of(hill.plan(), hill.log(), hill.scores());
        print_out("{}\n", due_text(hill, due, TRY(begun_matches(hill, due)), threads));
        return {};
    }
    auto hill = TRY(HillFile::open_to_change(options.file));
    if (options.budget) {
        TRY(grant(hill, *options.budget));
    }
    LiveSite site(hill, options.site, url);
    const bool finished = TRY(play_due(hill, threads, shard, &site));
    TRY(site.finish());
    TRY(print_hill(hill, options.json));
    if (finished) return {};
    return stopped("run", options.file);
}

Result<> merge_into_hill(const MergeHillOptions& options) {
    auto hill = TRY(HillFile::open_to_change(options.file));
    const std::size_t taken = TRY(merge_hills(hill, options.copies));
    print_out("{} {}s collected\n", taken, bout_word(hill.plan()));
    return {};
}

Result<> watch_hill(const WatchHillOptions& options) {
    const int threads = TRY(read_threads(options.threads));
    if (!isolation().on() && !options.not_isolated)
        return failure("cli", "bots cannot be isolated: {}. Use --not-isolated to check them all the same",
                       *isolation().why);
    WatchOptions watch{.threads = threads, .author = options.author};
    watch.stop = watch_interrupt();
    if (options.checks) watch.checks = static_cast<int>(TRY(read_option("--checks", *options.checks, 1, 1'000'000)));
    watch.told = [](const WatchedBot& bot) {
        const std::string path = shown_name(bot.path); // on one line
        const std::string name = bot.name.empty() ? path : fmt::format("{} ({})", bot.name, path);
        const std::string more = bot.reason           ? ": " + english(*bot.reason)
                                 : bot.before.empty() ? std::string()
                                                      : fmt::format("; its file was {} before", shown_name(bot.before));
        print_out("{} {}{}\n", name, state_word(bot.state), more);
        tell_twins(bot.name, bot.twins);
        std::fflush(stdout);
    };
    if (!options.every) return look_once(options, watch, threads);
    const auto every = std::chrono::seconds(TRY(read_option("--every", *options.every, 1, 86'400)));
    do {
        TRY(look_once(options, watch, threads));
    } while (pause_for(every));
    return {};
}

} // namespace hilltop::cli
