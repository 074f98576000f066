// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tournament_trial.h"

#include "botlab/trial.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "system/terminal.h"
#include "tournament/own_names.h"

#include <fmt/format.h>

#include <algorithm>

namespace hilltop::cli {
namespace {

std::string one_line(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7f; }, ' ');
    return text;
}

/// Progress of the trial, on a terminal.
class Counter {
public:
    explicit Counter(std::size_t bots)
        : m_bots(bots) {}
    void count() {
        ++m_done;
        if (m_terminal) write_aside(fmt::format("\rtried {} of {} bots\x1b[K", m_done, m_bots));
    }
    void clear() const {
        if (m_terminal) write_aside("\r\x1b[K");
    }

private:
    const std::size_t m_bots;
    const bool m_terminal = has_terminal();
    std::size_t m_done = 0;
};

void add_left_out(const std::vector<Error>& left_out, TextTable& table) {
    for (const Error& why : left_out)
        table.add({"left out", "", one_line(english(why))});
}

/// Who plays, in the order of the plan, and then who does not.
std::string list_text(const Plan& plan, const Plan& players, const std::vector<BotTrial>& trials,
                      const std::vector<Error>& left_out) {
    TextTable table{3};
    const auto names = entrant_names(players);
    std::size_t playing = 0;
    for (const BotTrial& trial : trials) {
        if (trial.refusal) continue;
        const std::string& name = names[playing++];
        if (!is_hosted(plan, trial.bot)) {
            table.add({"plays", name, "built in"});
            continue;
        }
        if (trial.remarks.empty()) table.add({"plays", name, one_line(trial.bot)});
        for (const Error& remark : trial.remarks)
            table.add({"plays with remarks", name, one_line(trial.bot + ": " + english(remark))});
    }
    for (const BotTrial& trial : trials)
        if (trial.refusal) table.add({"left out", "", one_line(trial.bot + ": " + english(*trial.refusal))});
    add_left_out(left_out, table);
    const std::size_t out = trials.size() - playing + left_out.size();
    std::string text = table.text();
    if (out > 0)
        text += fmt::format("{} {}, {} {} left out.\n", playing, playing == 1 ? "bot plays" : "bots play", out,
                            out == 1 ? "is" : "are");
    return text;
}

} // namespace

void list_left_out(const std::vector<Error>& left_out) {
    TextTable table{3};
    add_left_out(left_out, table);
    print_aside(table.text());
}

Result<> try_entrants(Plan& plan, const TrialOptions& options) {
    if (!has_hosted(plan) && options.left_out.empty()) return {};
    std::vector<BotTrial> trials;
    if (options.skip) {
        for (const std::string& bot : plan.bots)
            trials.push_back({bot, {}, {}, {}, {}});
    } else {
        Counter counter(static_cast<std::size_t>(
            std::count_if(plan.bots.begin(), plan.bots.end(), [&](const auto& bot) { return is_hosted(plan, bot); })));
        const Stop interrupted = watch_interrupt();
        Gate gate(interrupted);
        TrialOrder order = trial_of(plan);
        order.threads = options.threads;
        order.done = [&](const BotTrial&) { counter.count(); };
        auto tried = try_bots(plan.entry(), order, gate);
        counter.clear();
        trials = TRY(std::move(tried));
        if (trials.size() < plan.bots.size())
            return failure("cli", "stopped during the trial of the bots; no match has been played");
    }
    Plan players = players_of(plan, trials);
    std::vector<OwnName> own;
    for (const BotTrial& trial : trials)
        if (!trial.refusal) own.push_back({trial.name, trial.version});
    players.names = names_by(players, own);
    print_aside(list_text(plan, players, trials, options.left_out));
    for (const BotTrial& trial : trials) {
        if (trial.refusal && options.shared)
            return failure("cli",
                           "{} cannot play, and all shards of a tournament need the same entrants; remove it from the "
                           "plan of every shard",
                           trial.bot);
    }
    plan = std::move(players);
    return check_plan(plan);
}

} // namespace hilltop::cli
