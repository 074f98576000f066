// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_watch.h"

#include "base/file_names.h"
#include "base/foreign_files.h"
#include "base/sha256.h"
#include "base/system_error.h"
#include "botlab/submitted.h"
#include "game/bot_spec.h"
#include "hill/checks_ahead.h"
#include "hill/folded_name.h"
#include "hill/submission_files.h"
#include "hill/submission_homes.h"
#include "hill/submission_report.h"
#include "hill/unpacked_bots.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

/// Where a hill's submissions are unpacked for their check. A hill has one program that changes it, so this is its own.
std::string check_folder(const std::string& hill) {
    std::error_code problem;
    const fs::path path = fs::weakly_canonical(hill, problem);
    return (fs::path(unpacking_root()) / ("check-" + sha256(problem ? hill : path.string()))).string();
}

/// Its files may be run: that is no part of its hash.
std::string runs_mark(const BotContent& content) {
    return std::ranges::any_of(content.files, &BotContent::File::runs) ? " runs" : "";
}

/// What lies at a path, and what is said about it.
struct Submission {
    std::string path;
    std::string source;      ///< as HillEvent::source
    std::string changed;     ///< hash of both
    SubmissionReport before; ///< as the hill remembers it
    Result<EntryWords> words;
    Result<std::vector<std::string>> bots;
    /// Nothing has changed since that report.
    bool same() const { return before.of == changed; }
    bool is_refused() const { return same() && !before.refused.empty(); }
};

/// One bot of a submission, as the hill is now.
struct SubmittedBot {
    std::string spec;                 ///< with the file's last name alone
    const JudgedBot* known = nullptr; ///< in the submission's last report; may be null
    std::optional<HillKey> renamed{}; ///< it plays under that name, and is to play under another one
    bool is_judged = false;           ///< what is known still counts
    Result<std::optional<HillEntry>> entry{std::optional<HillEntry>()}; ///< as entry_of()
    bool is_checked = false;                                            ///< it joins if its check finds nothing
};

/// What a check found.
struct Verdict {
    JudgedBot judged;
    std::optional<Error> why; ///< it is refused; empty: it joins
};

class Watching {
public:
    Watching(HillFile& hill, const WatchOptions& options)
        : m_hill(hill)
        , m_options(options)
        , m_ahead(
              hill.plan(), check_folder(hill.path()),
              {.matches = options.matches, .most = options.most, .threads = options.threads, .stop = options.stop}) {}

    Result<> look(const std::string& folder) {
        std::error_code problem;
        const fs::path root = fs::absolute(folder, problem).lexically_normal();
        m_folder = (root.has_filename() ? root : root.parent_path()).filename().string();
        for (auto at = fs::directory_iterator(root, problem); !problem && at != fs::end(at); at.increment(problem)) {
            const std::string name = at->path().filename().string();
            if (is_submission(name)) m_paths.push_back(at->path().string());
        }
        if (problem) return failure("hill", "{} cannot be read ({})", folder, system_reason(problem));
        std::sort(m_paths.begin(), m_paths.end());
        m_homes.emplace(TRY(SubmissionHomes::make(m_hill, m_folder)));
        TRY(tell_what_moved(root));
        for (; m_turn < m_paths.size() && !stopped(); ++m_turn) {
            m_looked_ahead = std::max(m_looked_ahead, m_turn + 1);
            TRY(take(m_paths[m_turn]));
            m_ahead.drop(m_turn);
        }
        return m_failed;
    }

private:
    bool stopped() const { return m_options.stop(); }

    void tell(WatchedBot bot) const {
        if (m_options.told) m_options.told(bot);
    }

    Result<Submission> read(const std::string& path) const {
        Submission read{.path = path,
                        .source = source_of(path),
                        .changed = changed_key(path),
                        .before = {},
                        .words = EntryWords(),
                        .bots = std::vector<std::string>()};
        read.before = SubmissionReport::read(TRY(m_hill.verdict(read.source)));
        read.before.joined = m_homes->joined_from(read.source);
        if (read.is_refused()) return read;
        if (!can_report(path)) {
            read.bots = failure("hill", "{}: this name is too long for a report beside it; rename the file", path);
            return read;
        }
        read.words = words_about(path);
        if (read.words && !m_options.author.empty()) read.words->author = m_options.author;
        read.bots = is_utf8(path) ? bots_named(m_hill.plan().entry(), path, PutBy::Stranger)
                                  : failure("hill", "{}: this name is not UTF-8; rename the file", path);
        return read;
    }

    /// Of what the folder no longer has under its name.
    Result<> tell_what_moved(const fs::path& root) {
        std::map<std::string, std::string> paths; ///< by source
        for (const std::string& path : m_paths)
            if (can_report(path) && is_utf8(path)) paths.emplace(source_of(path), path);
        const auto changes = TRY(m_homes->look(paths, [&](const std::string& path) { return changed_key(path); }));
        for (const SubmissionHomes::Change& change : changes)
            for (const HillKey& key : change.bots) {
                const std::string before = fs::path(change.source).filename().string();
                WatchedBot told{
                    .state = WatchedBot::State::Gone, .path = (root / before).string(), .name = shown_key(key)};
                if (!change.home.empty()) {
                    told.state = WatchedBot::State::Moved;
                    told.path = paths.at(change.home);
                    told.before = before;
                }
                tell(std::move(told));
            }
        return {};
    }

    std::string source_of(const std::string& path) const { return m_folder + '/' + fs::path(path).filename().string(); }

    SubmittedBot look_at(const Submission& submission, const std::string& bot) const {
        SubmittedBot one{.spec = spec_in_file(bot)};
        one.known = submission.before.find(one.spec);
        const bool was_refused = one.known != nullptr && !one.known->refused.empty();
        one.is_judged = submission.same() && was_refused && !one.known->report.empty();
        if (one.is_judged) return one;
        const auto before = submission.before.joined.find(one.spec);
        const bool has_moved = m_homes->has_moved(submission.source) && before != submission.before.joined.end();
        if (has_moved && submission.same() && one.known != nullptr) return one; // its content has another file's name
        EntryWords words = *submission.words;
        if (submission.bots->size() != 1) words.name.clear();
        if (has_moved && words.name.empty()) words.name = before->second.name;
        std::vector<HillEvent> leaves; // as in carry_out(), or replaced
        if (before != submission.before.joined.end() && m_hill.field().is_active(before->second))
            leaves.push_back({.kind = HillEvent::Kind::Retired, .version = {.key = before->second}});
        one.entry =
            entry_of(m_hill, bot, words, has_moved && words.name == before->second.name, PutBy::Stranger, leaves);
        if (!one.entry || !*one.entry) return one;
        (*one.entry)->event.source = submission.source;
        const HillVersion& version = (*one.entry)->event.version;
        if (const auto other = others_home(submission, version.key.name)) {
            one.entry = failure("hill", "{} is already the name of another bot here, {}; give this one another name",
                                version.key.name, *other);
            return one;
        }
        const bool other = before != submission.before.joined.end() && before->second.name != version.key.name;
        if (other && m_hill.field().is_active(before->second)) one.renamed = before->second;
        one.is_checked = one.renamed || !(has_left(version.key) ||
                                          (other && has_left(before->second) &&
                                           m_hill.field().versions().at(before->second).content == version.content));
        return one;
    }

    /// The submission from which another bot of that name came: in another folder, unless that is of the same author,
    /// or its file has got a new name and is there.
    std::optional<std::string> others_home(const Submission& submission, const std::string& name) const {
        const HillVersion* playing = m_hill.field().playing(name);
        const std::string home = playing != nullptr ? m_homes->home_of(playing->key) : std::string();
        if (home.empty() || home == submission.source) return {};
        if (!home.starts_with(m_folder + '/')) {
            const bool same =
                !m_options.author.empty() && folded_name(m_options.author) == m_hill.field().author_of(playing->key);
            return same ? std::nullopt : std::optional(home);
        }
        if (!m_homes->has_moved(home)) return {};
        const bool there = std::any_of(m_paths.begin(), m_paths.end(),
                                       [&](const std::string& path) { return source_of(path) == home; });
        return there ? std::optional(home) : std::nullopt;
    }

    /// Returns errors of the hill only; faults of the submission are in the result.
    Result<> take(const std::string& path) {
        const Submission submission = TRY(read(path));
        if (submission.is_refused()) {
            show(path, submission.before);
            return {};
        }
        const auto& [words, bots] = std::tie(submission.words, submission.bots);
        if (!words || !bots) {
            const Error& why = words ? bots.error() : words.error();
            tell({.state = WatchedBot::State::Refused, .path = path, .name = {}, .reason = why});
            SubmissionReport refused = anew(submission);
            refused.refused = english(why);
            TRY(m_hill.remember({submission.source, refused.text()}));
            show(path, refused);
            return {};
        }
        SubmissionReport now = anew(submission);
        SubmissionReport kept = submission.before;
        const auto save = [&]() -> Result<> {
            if (now.bots.empty()) return {};
            if (now != kept) {
                TRY(m_hill.remember({submission.source, now.text()}));
            }
            show(path, now);
            return {};
        };
        for (const std::string& bot : *bots) {
            const SubmittedBot one = look_at(submission, bot);
            const bool joined = one.known != nullptr && one.known->refused.empty();
            if (one.is_judged) {
                now.bots.push_back(*one.known);
            } else if (!one.is_checked && (one.entry || (submission.same() && joined))) {
                if (!joined) continue;
                now.bots.push_back(*one.known);
            } else if (!one.entry) { // as the hill is now: asked again at the next look
                JudgedBot refused{.bot = one.spec, .refused = english(one.entry.error())};
                if (!submission.same() || one.known == nullptr || *one.known != refused)
                    tell({.state = WatchedBot::State::Refused, .path = path, .name = {}, .reason = one.entry.error()});
                now.bots.push_back(std::move(refused));
            } else if (auto verdict = TRY(check(path, **one.entry, submission.changed))) {
                verdict->judged.bot = one.spec;
                now.bots.push_back(std::move(verdict->judged));
                if (!verdict->why) now.joined[one.spec] = (*one.entry)->event.version.key;
                const HillSubmission judged{submission.source, now.text()};
                TRY(carry_out(path, one, verdict->why, judged));
                kept = now;
                show(path, now);
            }
            if (stopped()) return {};
        }
        return save();
    }

    /// A report of what lies there now.
    static SubmissionReport anew(const Submission& submission) {
        SubmissionReport report;
        report.of = submission.changed;
        report.joined = submission.before.joined;
        report.moved_to = submission.before.moved_to;
        report.moved_after = submission.before.moved_after;
        return report;
    }

    /// Writes the report beside a submission, unless it lies there. Who hinders that hinders no one else.
    void show(const std::string& path, const SubmissionReport& report) {
        if (!can_report(path)) return; // the log of this run says so already
        if (const auto written = write_report(path, report.text()); !written && m_failed) m_failed = written.error();
    }

    /// Begins checks of the submissions that come next, as long as threads are idle. A check that turns out not to be
    /// needed is for nothing: the hill may be another one when it is their turn.
    void look_ahead() {
        for (; m_looked_ahead < m_paths.size() && m_ahead.has_room() && !stopped(); ++m_looked_ahead) {
            const auto submission = read(m_paths[m_looked_ahead]);
            if (!submission || submission->is_refused() || !submission->words || !submission->bots) continue;
            for (const std::string& bot : *submission->bots) {
                if (m_checks + m_ahead.begun() >= m_options.checks) m_looked_ahead = m_paths.size();
                if (m_looked_ahead == m_paths.size()) return;
                if (const SubmittedBot one = look_at(*submission, bot); one.is_checked)
                    m_ahead.begin((*one.entry)->content, m_looked_ahead);
            }
        }
    }

    /// Whether it is this version that played under its name last, and was taken out. It comes back when somebody adds
    /// it, or its author sends another one.
    bool has_left(const HillKey& key) const {
        if (m_hill.field().playing(key.name) != nullptr) return false;
        const HillLog& log = m_hill.log();
        const auto last = std::find_if(log.rbegin(), log.rend(),
                                       [&](const HillEvent& event) { return event.version.key.name == key.name; });
        return last != log.rend() && last->version.key == key;
    }

    /// Nothing: it is left for the next look.
    Result<std::optional<Verdict>> check(const std::string& path, const HillEntry& entry, const std::string& changed) {
        const HillKey& key = entry.event.version.key;
        if (m_checks >= m_options.checks) {
            tell({.state = WatchedBot::State::Waiting, .path = path, .name = key.name});
            return std::optional<Verdict>();
        }
        ++m_checks;
        const std::string& hash = entry.content.hash;
        m_ahead.begin(entry.content, m_turn, true);
        do
            look_ahead();
        while (!m_ahead.wait(hash, m_looked_ahead < m_paths.size() && !stopped()));
        const auto report = m_ahead.take(hash);
        if (stopped()) return std::optional<Verdict>();
        if (!report) {
            tell({.state = WatchedBot::State::NotChecked, .path = path, .name = key.name, .reason = report.error()});
            if (m_failed) m_failed = report.error();
            return std::optional<Verdict>();
        }
        if (changed_key(path) != changed) {
            tell({.state = WatchedBot::State::Changing, .path = path, .name = key.name});
            return std::optional<Verdict>();
        }
        JudgedBot judged{.name = key.name, .version = key.version, .report = report_json(*report)};
        auto why = fault_in(*report);
        if (why) judged.refused = english(*why);
        return std::optional(Verdict{std::move(judged), std::move(why)});
    }

    /// Lets it join, or refuses it; the hill remembers what was judged, in one step with that.
    Result<> carry_out(const std::string& path, const SubmittedBot& bot, const std::optional<Error>& why,
                       const HillSubmission& judged) {
        const HillEntry& entry = **bot.entry;
        const std::string& name = entry.event.version.key.name;
        if (why) {
            TRY(m_hill.remember(judged));
            tell({.state = WatchedBot::State::Refused, .path = path, .name = name, .reason = *why});
            return {};
        }
        const bool plays = m_hill.field().playing(name) != nullptr;
        std::vector<HillEvent> events;
        if (bot.renamed)
            events = TRY(leaving(m_hill, fmt::format("{} v{}", bot.renamed->name, bot.renamed->version),
                                 HillEvent::Kind::Retired, fmt::format("it is called {} now", name)));
        events.push_back(entry.event);
        std::vector<HillKey> twins = entry.twins;
        if (bot.renamed) std::erase(twins, *bot.renamed);
        TRY(m_hill.append(events, std::span(&entry.content, 1), &judged));
        if (bot.renamed) tell({.state = WatchedBot::State::Renamed, .path = path, .name = bot.renamed->name});
        tell({.state = plays ? WatchedBot::State::NewVersion : WatchedBot::State::Joined,
              .path = path,
              .name = name,
              .twins = std::move(twins)});
        return {};
    }

    std::optional<Error> fault_in(const BotReport& report) const {
        if (!report.problem.empty()) return failure("hill", "{}", report.problem);
        if (report.usable()) {
            if (!m_hill.plan().entry().info().disqualifies || report.fault_count() < report.matches) return {};
            return failure("hill", "it had a fault in every match, and one fault disqualifies a bot");
        }
        if (report.matches == 0)
            return failure("hill", "none of its matches ended within {} s", m_options.most.count());
        return failure("hill", "every answer was a fault");
    }

    /// Of what lies at the path now, and of what is said about it.
    std::string changed_key(const std::string& path) const {
        const auto content = read_content(m_hill.plan().entry(), "hilltop:" + path, PutBy::Stranger);
        const auto about = text_about(path);
        return (content ? content->hash + runs_mark(*content) : english(content.error())) + '+' +
               (about ? *about : english(about.error()));
    }

    HillFile& m_hill;
    const WatchOptions& m_options;
    ChecksAhead m_ahead;
    std::optional<SubmissionHomes> m_homes; ///< while it looks
    std::string m_folder;                   ///< its last name
    std::vector<std::string> m_paths;       ///< of all submissions, in order
    std::size_t m_turn = 0;                 ///< in m_paths
    std::size_t m_looked_ahead = 0;         ///< of m_paths, those whose checks have begun
    int m_checks = 0;                       ///< that were needed
    Result<> m_failed;                      ///< of the machine, at the first check that it could not run
};

} // namespace

Result<> watch_folder(HillFile& hill, const std::string& folder, const WatchOptions& options) {
    return Watching(hill, options).look(folder);
}

} // namespace hilltop
