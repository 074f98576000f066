// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/check_command.h"

#include "botlab/bot_check.h"
#include "botlab/submitted.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/output_file.h"
#include "game/bot_spec.h"
#include "records/record_text.h"
#include "registry/registry.h"

#include <fmt/format.h>

#include <filesystem>
#include <set>
#include <sstream>

namespace hilltop::cli {
namespace {

constexpr std::uint64_t kMostMatches = 100'000;

std::string milliseconds(std::chrono::microseconds time) {
    const double ms = static_cast<double>(time.count()) / 1000;
    return fmt::format("{:.{}f} ms", ms, ms < 10 ? 2 : ms < 100 ? 1 : 0);
}

std::string mebibytes(std::int64_t bytes) {
    return fmt::format("{:.0f} MiB", static_cast<double>(bytes) / (1 << 20));
}

std::string yes_or_no(const std::optional<bool>& known) {
    return !known ? "unknown" : *known ? "yes" : "no";
}

std::string start_words(const BotReport& report) {
    if (!report.problem.empty()) return "no";
    std::string words = fmt::format("in {} ms", report.start.count());
    if (report.compiled) words += fmt::format(", compiled in {} ms", report.compiled->count());
    return words;
}

std::string percent(const StyleShare& share) {
    return share.of == 0
               ? "-"
               : fmt::format("{:.1f} %", 100.0 * static_cast<double>(share.times) / static_cast<double>(share.of));
}

std::string faults_words(const BotReport& report) {
    std::string words;
    for (const auto& [fault, count] : report.fault_counts)
        words += fmt::format("{}{} {}", words.empty() ? "" : ", ", grouped(count), fault_word(fault));
    return words.empty() ? "none" : words;
}

/// A fault in a line, and where `whole` what it came with below it: stderr, then what we know.
std::string fault_text(const CheckFault& fault, bool whole) {
    constexpr std::size_t kMostLines = 30;
    std::string text = fmt::format("  match {}, {}, seat {}: {}{}{}\n", fault.match + 1, when_text(fault.decision),
                                   fault.seat + 1, fault_word(fault.fault), fault.told ? " while not on turn" : "",
                                   fault.time.count() > 0 ? " after " + milliseconds(fault.time) : "");
    if (!whole) return text;
    std::vector<std::string> lines;
    std::istringstream errors(fault.errors);
    for (std::string line; std::getline(errors, line);)
        lines.push_back(std::move(line));
    const std::size_t from = lines.size() > kMostLines ? lines.size() - kMostLines : 0;
    if (from > 0) text += fmt::format("      {} more lines, see --record\n", from);
    for (std::size_t i = from; i < lines.size(); ++i)
        text += "      " + lines[i] + '\n';
    return text;
}

std::string report_text(const BotReport& report) {
    TextTable rows{2};
    rows.add({"bot", report.bot});
    rows.add({"runs on", report.runs_on.empty() ? "unknown" : report.runs_on});
    rows.add({"isolation", report.isolation == "engine"
                               ? "the engine of JavaScript, which gives it neither files nor network"
                           : report.isolation == "none" ? "none: it can do what you can"
                                                        : report.isolation});
    rows.add({"starts", start_words(report)});
    if (!report.problem.empty()) {
        rows.add({"problem", report.problem});
        return rows.text();
    }
    rows.add({"answers", fmt::format("{} decisions in {} {}{}", grouped(report.decisions), grouped(report.matches),
                                     report.matches == 1 ? "match" : "matches",
                                     report.matches < report.ordered
                                         ? fmt::format(", of {} before the time was over", grouped(report.ordered))
                                         : "")});
    rows.add({"allowed answers", fmt::format("{} of {}", grouped(report.allowed), grouped(report.decisions))});
    rows.add({"faults", faults_words(report)});
    if (report.copy_matches > 0 || report.copy_faults > 0)
        rows.add({"against its copy", fmt::format("{} of these matches, {} of these faults",
                                                  grouped(report.copy_matches), grouped(report.copy_faults))});
    rows.add({"same seed, same answers", yes_or_no(report.deterministic)});
    rows.add({"remembers matches", yes_or_no(report.remembers)});
    if (report.decisions > 0)
        rows.add({"time for a decision", report.worst.count() == 0
                                             ? "unknown"
                                             : fmt::format("median {}, 99 % {}, worst {}", milliseconds(report.median),
                                                           milliseconds(report.most), milliseconds(report.worst))});
    rows.add({"memory", report.memory == 0 ? "unknown"
                                           : fmt::format("{} at most, limit {}", mebibytes(report.memory),
                                                         mebibytes(report.limits.memory))});
    rows.add({"checked in", fmt::format("{:.1f} s", static_cast<double>(report.took.count()) / 1000)});
    std::string text = rows.text();
    if (!report.style.empty()) {
        TextTable style{1};
        style.add({"style", "bot", "field"});
        for (std::size_t i = 0; i < report.style.size(); ++i)
            style.add({report.style[i].id, percent(report.style[i]),
                       i < report.field.size() ? percent(report.field[i]) : "-"});
        text += '\n' + style.text();
    }
    if (!report.faults.empty()) {
        constexpr std::size_t kMostTold = 10;
        text += "\nFaults\n";
        std::int64_t untold = report.fault_count();
        std::set<Fault> told; // the first of each word in full
        for (std::size_t i = 0; i < report.faults.size(); ++i) {
            const CheckFault& fault = report.faults[i];
            const bool first = told.insert(fault.fault).second;
            if (!first && i >= kMostTold) continue;
            text += fault_text(fault, first);
            --untold;
        }
        if (untold > 0) text += fmt::format("  and {} more\n", grouped(untold));
    }
    return text;
}

/// Whom it means; the spec of a bot that is a file is named from the root.
Result<std::string> bot_to_check(const GameEntry& game, const std::string& bot) {
    auto spec = read_bot_spec(bot);
    std::error_code problem;
    if (!spec) return bot_named(game, bot);
    if (spec->target.empty() || !std::filesystem::exists(spec->target, problem)) return bot;
    spec->target = std::filesystem::absolute(spec->target, problem).lexically_normal().string();
    return problem ? bot : bot_spec_text(*spec);
}

Result<> save_kept(const std::string& path, const BotReport& report) {
    std::string text;
    for (const std::string& line : report.records)
        text += line + '\n';
    return save_text(path, text);
}

} // namespace

Result<> check_bot(const CheckOptions& options) {
    const auto game = require_game(options.game);
    if (!game) return for_option("--game", game.error());
    CheckOrder order{.bot = TRY(bot_to_check(**game, options.bot))};
    if (options.matches) {
        const auto matches = TRY(read_option("--matches", *options.matches, 1, kMostMatches));
        order.matches = static_cast<int>(matches);
        order.at_most = {}; // the number of matches is the only limit
    }
    if (options.seed) {
        order.seed = TRY(read_option("--seed", *options.seed, 0, ~0ull));
    }
    const int seats = (*game)->info().default_seats;
    auto rules = TRY(read_rules(**game, options.rules, seats));
    if (const auto fits = (*game)->check(rules, seats); !fits) return for_option("--rules", fits.error());
    order.rules = std::move(rules);
    order.limits = TRY(read_limits(options.limits));
    if (options.record) {
        TRY(check_output("--record", *options.record, Written::Records));
    }
    TRY(log_to(options.wire_log));
    const Stop interrupted = watch_interrupt();
    Gate gate(interrupted);
    const auto report = TRY(check_hosted_bot(**game, order, gate));
    if (options.record) {
        TRY(save_kept(*options.record, report));
    }
    if (options.json)
        print_out("{}\n", report_json(report));
    else
        print_out("{}", report_text(report));
    if (interrupted()) return failure("cli", "stopped after {} matches", report.matches);
    if (!report.problem.empty()) return failure("cli", "{}: {}", options.bot, report.problem);
    return {};
}

} // namespace hilltop::cli
