// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/review_command.h"

#include "analysis/review_text.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/saved_match.h"
#include "cli/share_bar.h"
#include "records/record_file.h"
#include "records/record_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <thread>

namespace hilltop::cli {
namespace {

/// Rounded, and never "-0.000".
std::string number(double value, const char* sign = "") {
    const double shown = std::abs(value) < 0.0005 ? 0.0 : value;
    return *sign == '+' ? fmt::format("{:+.3f}", shown) : fmt::format("{:.3f}", shown);
}

std::string plus_minus(double value, double error) {
    return fmt::format("{} +- {:.3f}", number(value, "+"), error);
}

std::string words(const std::optional<std::string>& word) {
    return word.value_or("silence");
}

void print_seats(const Review& review, const Record& record) {
    TextTable table(2);
    table.add({"seat", "bot", "start", "luck", "skill", "result", "luck-adjusted", "accuracy", "loss a decision", "?!",
               "?", "??"});
    for (std::size_t i = 0; i < review.seats.size(); ++i) {
        const SeatReview& seat = review.seats[i];
        table.add({std::to_string(i), seat_name(record.seats[i]), number(seat.start), number(seat.luck, "+"),
                   number(seat.skill, "+"), number(seat.result),
                   fmt::format("{} +- {:.3f}", number(seat.luck_adjusted()), seat.luck_error),
                   fmt::format("{:.1f} %", 100 * seat.accuracy),
                   fmt::format("{:.4f}", seat.decisions == 0 ? 0.0 : seat.loss / seat.decisions),
                   std::to_string(seat.marks[1]), std::to_string(seat.marks[2]), std::to_string(seat.marks[3])});
    }
    fmt::print("{}", table.text());
}

/// The decisions that are marked, the costliest first.
void print_marks(const Review& review, const MarkLimits& limits) {
    auto costliest = marked(review, limits);
    std::stable_sort(costliest.begin(), costliest.end(),
                     [](const auto* a, const auto* b) { return a->loss->value > b->loss->value; });
    if (costliest.empty()) {
        fmt::print("\nNobody made a mistake that could be told from chance.\n");
        return;
    }
    fmt::print("\n");
    TextTable table(4);
    table.add({"decision", "seat", "", "played", "loss", "all cards open", "better"});
    for (const ReviewedDecision* decision : costliest)
        table.add({std::to_string(decision->number), std::to_string(decision->seat.index()),
                   std::string(mark_sign(mark_of(*decision, limits))), words(decision->played),
                   plus_minus(decision->loss->value, decision->loss->error),
                   decision->loss_open ? plus_minus(decision->loss_open->value, decision->loss_open->error) : "",
                   words(decision->options.front().word)});
    fmt::print("{}", table.text());
}

Result<> save(const ReviewOptions& options, const Replay& replay, const Review& review) {
    Record record = replay.record();
    const std::array<std::string, 1> known{write_record(record)};
    if (!keep_review(record, review)) return failure("cli", "{}: keeps a deeper review, which stays", options.file);
    return replace_record(options.file, record.line, known, record);
}

} // namespace

Result<> review_match(const ReviewOptions& options) {
    ReviewOrder order;
    const auto samples = read_option("--samples", options.samples, 0, 10'000'000);
    if (!samples) return samples.error();
    const auto seed = read_option("--seed", options.seed, 0, ~std::uint64_t{0});
    if (!seed) return seed.error();
    order.samples = static_cast<int>(*samples);
    order.seed = *seed;
    order.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    if (!options.threads.empty()) {
        const auto threads = read_option("--threads", options.threads, 1, 1024);
        if (!threads) return threads.error();
        order.threads = static_cast<int>(*threads);
    }
    if (options.save && is_tournament_file(options.file))
        return misuse("cli", "--save: {} is a tournament's file, which keeps no reviews", options.file);
    const auto opened = open_match(options.file, options.match, Replay::Asking::Later);
    if (!opened) return opened.error();
    const Replay& replay = opened->replay;
    ShareBar bar;
    order.progress = [&bar](double share) { bar.show(share); };
    order.stop = [&interrupted = watch_interrupt()] { return interrupted.load(); };
    const auto found = review(replay, order);
    bar.clear();
    if (!found) return failure("cli", "{}: {}", opened->where, found.error());
    if (!*found) return failure("cli", "stopped");
    const Review& review = **found;
    if (options.json) {
        print_json(review_to_json(review, replay.record()));
    } else {
        fmt::print("{}: {}, {} decisions, judged by {} {} with {} roll-outs of a position\n\n", opened->where,
                   replay.game().info().title, replay.decisions().count(), review.reference, review.version,
                   review.samples);
        print_seats(review, replay.record());
        print_marks(review, mark_limits(replay.game().info()));
    }
    if (options.save) return save(options, replay, review);
    return {};
}

} // namespace hilltop::cli
