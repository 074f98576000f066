// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output.h"

#include "base/numbers.h"
#include "base/parallel.h"
#include "base/quoted.h"
#include "base/system_error.h"
#include "game/bot_spec.h"
#include "hosting/engines.h"
#include "hosting/host_bots.h"
#include "hosting/isolation.h"
#include "hosting/languages/language.h"
#include "registry/registry.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>

namespace hilltop::cli {

void print_text(std::string_view text) {
    fmt::print("{}", escaped(text, "\n\t"));
}

void print_aside(std::string_view text) {
    write_aside(escaped(text, "\n\t"));
}

void write_aside(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

void remark(const Error& error) {
    std::string line = english(error);
    std::replace(line.begin(), line.end(), '\n', ' ');
    write_aside(fmt::format("hilltop-cli: {}\n", escaped(line)));
}

void remark_isolation(const std::vector<std::string>& bots) {
    const bool programs =
        std::any_of(bots.begin(), bots.end(), [](const std::string& bot) { return runs_as_program(bot); });
    if (programs && !isolation().on())
        remark(failure("cli", "bots are not isolated, so they can read your files and use the network: {}",
                       *isolation().why));
}

void remark_together(const Plan& plan) {
    if (!plan.together) return;
    std::set<std::string> together, apart;
    for (const std::string& bot : plan.bots)
        if (const std::string kind(kind_of_bot(bot).id); !kind.empty())
            (can_play_together(kind) ? together : apart).insert(kind);
    if (!together.empty())
        remark(failure("cli", "bots that are {} play together in one process: they are not isolated from each other",
                       fmt::format("{}", fmt::join(together, " or "))));
    if (!apart.empty())
        remark(failure("cli", "bots that are {} cannot play together here. Each plays in a process of its own",
                       fmt::format("{}", fmt::join(apart, " or "))));
}

bool FirstOfReason::operator()(const Error& error) {
    if (error.arguments.empty() || error.arguments.back().inner.empty()) return true;
    const Error& reason = error.arguments.back().inner.front();
    return reason.kind != ErrorKind::Write || m_told.insert(english(reason)).second;
}

int report(const Error& error) {
    remark(error);
    return error.kind == ErrorKind::Usage ? 2 : 1;
}

namespace {

/// What adding up leaves behind the ninth decimal says nothing, and reads as if it did.
void round_numbers(Json& json) {
    if (json.is_structured()) {
        for (Json& part : json)
            round_numbers(part);
    } else if (json.is_number_float()) {
        const double value = json.get<double>();
        if (std::abs(value) < 1e6) json = std::round(value * 1e9) / 1e9 + 0.0; // no -0
    }
}

} // namespace

void print_json(Json json) {
    round_numbers(json);
    print_out("{}\n", json.dump(2, ' ', false, Json::error_handler_t::replace));
}

Result<> finish_output() {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return {};
    return output_error(errno);
}

Error output_error(int code) {
    return failure("cli", "standard output cannot be written ({})", system_reason(code));
}

Error for_option(std::string_view option, const Error& error) {
    Error named = failure("cli", "{}: {}", option, error);
    named.kind = error.kind;
    return named;
}

Result<std::uint64_t> read_option(std::string_view option, std::string_view text, std::uint64_t min,
                                  std::uint64_t max) {
    const auto number = read_number(text);
    if (!number || *number < min || *number > max)
        return misuse("cli", "{}: \"{}\" must be a whole number from {} to {}", option, text, min, max);
    return *number;
}

std::string when_text(int decision) {
    return decision < 0 ? "start" : fmt::format("decision {}", decision + 1);
}

Result<std::uint64_t> read_ordinal(std::string_view option, std::string_view text, std::uint64_t count) {
    return TRY(read_option(option, text, 1, std::max<std::uint64_t>(1, count))) - 1;
}

Result<int> read_threads(const std::optional<std::string>& text) {
    if (!text) return processors();
    return static_cast<int>(TRY(read_option("--threads", *text, 1, 1024)));
}

Result<BotLimits> read_limits(const std::vector<std::string>& texts) {
    BotLimits limits;
    for (const std::string& text : texts)
        if (const auto read = read_limit(limits, text); !read) return for_option("--limit", read.error());
    return limits;
}

Result<> log_to(const std::optional<std::string>& folder) {
    if (!folder) return {};
    const auto logs = folder->empty() ? misuse("cli", "the name of the folder is empty") : log_wires(*folder);
    return logs ? Result<>() : for_option("--wire-log", logs.error());
}

Result<std::vector<const GameEntry*>> chosen_games(const std::string& id) {
    if (id.empty()) return std::vector<const GameEntry*>(games().begin(), games().end());
    const auto game = TRY(require_game(id));
    return std::vector<const GameEntry*>{game};
}

Result<RuleValues> read_rules(const GameEntry& game, const std::vector<std::string>& assignments, int seats) {
    RuleValues values = default_values(game.rules());
    for (const std::string& assignment : assignments) {
        if (const Variant* variant = game.find_variant(assignment)) {
            values = game.variant_rules(*variant, seats);
            continue;
        }
        if (const auto set = set_rule(game.rules(), assignment, values); !set)
            return for_option("--rules", set.error());
    }
    return values;
}

} // namespace hilltop::cli
