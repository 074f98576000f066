// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/submission_homes.h"

#include "botlab/submitted.h"
#include "game/bot_spec.h"
#include "hill/submission_report.h"

#include <algorithm>
#include <filesystem>

namespace hilltop {
namespace {

std::string last_name(const std::string& source) {
    return std::filesystem::path(source).filename().string();
}

/// The spec of a bot of a submission that is called otherwise now; those in a folder keep the names of their files.
std::string spec_in_home(const std::string& bot, const std::string& source, const std::string& home) {
    auto spec = read_bot_spec(bot);
    if (!spec || spec->target != last_name(source)) return bot;
    spec->target = last_name(home);
    return bot_spec_text(*spec);
}

/// The bots in what a stranger has put there; empty if it is not a submission.
std::vector<BotContent> contents_at(const GameEntry& game, const std::string& path) {
    std::vector<BotContent> found;
    const auto bots = bots_named(game, path, PutBy::Stranger);
    for (const std::string& bot : bots ? *bots : std::vector<std::string>())
        if (auto content = read_content(game, bot, PutBy::Stranger)) found.push_back(content.take());
    return found;
}

} // namespace

std::string spec_in_file(const std::string& bot) {
    auto spec = read_bot_spec(bot);
    if (!spec) return bot;
    spec->target = last_name(spec->target);
    return bot_spec_text(*spec);
}

Result<SubmissionHomes> SubmissionHomes::make(HillFile& hill, const std::string& folder) {
    SubmissionHomes homes(hill);
    for (const HillEvent& event : hill.log())
        if (event.kind == HillEvent::Kind::Added && event.source.starts_with(folder + '/')) {
            TRY(homes.follow(event.source));
        }
    return homes;
}

/// Looks up what the hill remembers of a source, and of those to which it moved.
Result<> SubmissionHomes::follow(const std::string& source) {
    for (std::string at = source; !at.empty() && m_known.insert(at).second;) {
        const auto report = SubmissionReport::read(TRY(m_hill->verdict(at)));
        if (report.gone) m_gone.insert(at);
        if (!report.moved_to.empty()) {
            m_moves[at] = {report.moved_to, report.moved_after};
            m_arrived.insert(report.moved_to);
        }
        at = report.moved_to;
    }
    return {};
}

std::string SubmissionHomes::home(std::string source, std::size_t number) const {
    for (std::size_t steps = 0; steps <= m_moves.size(); ++steps) { // a name may come back
        const auto next = m_moves.find(source);
        if (next == m_moves.end() || number >= next->second.after) break;
        source = next->second.to;
    }
    return source;
}

std::string SubmissionHomes::home_of(const HillKey& key) const {
    const HillLog& log = m_hill->log();
    for (std::size_t number = log.size(); number-- > 0;)
        if (log[number].kind == HillEvent::Kind::Added && log[number].version.key == key)
            return home(log[number].source, number);
    return {};
}

std::map<std::string, HillKey> SubmissionHomes::joined_from(const std::string& source) const {
    std::map<std::string, HillKey> joined;
    const HillLog& log = m_hill->log();
    for (std::size_t number = 0; number < log.size(); ++number) {
        const HillEvent& event = log[number];
        if (event.kind != HillEvent::Kind::Added || event.source.empty() || home(event.source, number) != source)
            continue;
        joined.insert_or_assign(spec_in_home(spec_in_file(event.version.spec), event.source, source),
                                event.version.key);
    }
    return joined;
}

Result<> SubmissionHomes::remember_move(const std::string& from, const std::string& to, const std::string& of) {
    SubmissionReport before = SubmissionReport::read(TRY(m_hill->verdict(from)));
    SubmissionReport now = before;
    now.of = of;
    now.gone = false;
    for (JudgedBot& bot : now.bots)
        bot.bot = spec_in_home(bot.bot, from, to);
    before.moved_to = to;
    before.moved_after = m_hill->log().size();
    now.moved_to.clear();
    m_moves[from] = {to, before.moved_after};
    m_moves.erase(to);
    m_arrived.insert(to);
    now.joined = joined_from(to);
    TRY(m_hill->remember({to, now.text()}));
    return m_hill->remember({from, before.text()});
}

Result<std::vector<SubmissionHomes::Change>>
SubmissionHomes::look(const std::map<std::string, std::string>& paths,
                      const std::function<std::string(const std::string& path)>& of) {
    std::map<std::string, Change> missing;             ///< by home
    std::map<std::string, std::set<std::string>> bots; ///< nameless_hash(), the same
    for (const HillKey& key : m_hill->field().active()) {
        const std::string at = home_of(key);
        if (!m_known.contains(at)) continue; // of another folder, or added by somebody
        if (paths.contains(at) || m_gone.contains(at)) continue;
        Change& change = missing[at];
        change.source = at;
        change.bots.push_back(key);
        bots[at].insert(nameless_hash(TRY(m_hill->content(m_hill->field().versions().at(key)))));
    }
    std::vector<Change> changes;
    if (missing.empty()) return changes;
    for (const auto& [source, path] : paths) {
        if (!TRY(m_hill->verdict(source)).empty() && !m_moves.contains(source)) continue;
        if (!joined_from(source).empty()) continue;
        std::set<std::string> own;
        for (const BotContent& content : contents_at(m_hill->plan().entry(), path))
            own.insert(nameless_hash(content));
        const auto found = std::find_if(missing.begin(), missing.end(), [&](const auto& one) {
            const auto& all = bots.at(one.first);
            return std::includes(own.begin(), own.end(), all.begin(), all.end());
        });
        if (found == missing.end()) continue;
        TRY(remember_move(found->first, source, of(path)));
        found->second.home = source;
        changes.push_back(std::move(found->second));
        missing.erase(found);
    }
    for (auto& [source, change] : missing) {
        SubmissionReport report = SubmissionReport::read(TRY(m_hill->verdict(source)));
        report.gone = true;
        report.joined = joined_from(source);
        TRY(m_hill->remember({source, report.text()}));
        m_gone.insert(source);
        changes.push_back(std::move(change));
    }
    return changes;
}

} // namespace hilltop
