// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/review_command.h"

#include "analysis/reasons.h"
#include "analysis/review_html.h"
#include "analysis/review_report.h"
#include "analysis/review_sum.h"
#include "analysis/review_text.h"
#include "base/text_file.h"
#include "cli/match_text.h"
#include "cli/output.h"
#include "cli/output_file.h"
#include "cli/progress_bar.h"
#include "cli/review_many.h"
#include "cli/saved_match.h"
#include "profile/library.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <tuple>

namespace hilltop::cli {
namespace {

std::string match_review_text(const std::string& where, const Replay& replay, const Review& review,
                              const Reasons* reasons, std::optional<Seat> summed) {
    return fmt::format("{}: {}{}", where, review_report(replay, review, reasons),
                       summed ? '\n' + sum_text(replay, review, *summed) : std::string());
}

Result<Seat> seat_of(const std::string& text, const Replay& replay) {
    const int seats = static_cast<int>(replay.record().seats.size());
    return Seat(static_cast<int>(TRY(read_ordinal("--sum", text, static_cast<std::uint64_t>(seats)))));
}

/// The reasons, at most one per decision, as `--json` prints them.
Json json_of(const Replay& replay, const Review& review, const Reasons* reasons) {
    Json json = review_to_json(review, replay.record());
    if (reasons == nullptr) return json;
    for (std::size_t i = 0; i < review.decisions.size(); ++i) {
        const auto found = reasons->find(review.decisions[i].number);
        if (found != reasons->end()) json["decisions"][i]["why"] = reason_json(replay.game().info(), found->second);
    }
    return json;
}

Result<> save_html(const std::string& path, const Replay& replay, const Review& review, const Reasons* reasons) {
    const Record& record = replay.record();
    ReportExtras extras;
    extras.deal = fmt::format("{}, match {}", deal_text(record), record.source.match + 1);
    extras.played = played_at(record);
    extras.table = [&replay](int position) {
        const std::string text = position_text(replay, position, {});
        return text.substr(text.find_first_not_of('\n'));
    };
    extras.reasons = reasons;
    return save_text(path, review_html(replay, review, extras));
}

Result<> review_one(const ReviewOptions& options, ReviewWork work) {
    const std::string& file = options.files.front();
    auto keeper = TRY(ReviewKeeper::make(options));
    auto opened = TRY(open_match(file, options.match.value_or("1"), Replay::Asking::Later, work.piped));
    TRY(opened.check_reproduced());
    GivenMatch given{file, 0, opened.where, opened.saved.has_value(), opened.replay.record()};
    if (given.tournament) {
        given.match = opened.saved->match.number;
        given.key = opened.saved->contest->review_key(opened.saved->match);
        Record record = *given.record;
        keeper.lend(given, record);
        auto lent = Replay::make(std::move(record), Replay::Asking::Later);
        if (!lent) return failure("cli", "{}: {}", opened.where, lent.error());
        opened.replay = std::move(*lent);
    }
    const Replay& replay = opened.replay;
    if (!replay.claims_fit()) return failure("cli", "{}: {}", opened.where, replay.claim_error());
    std::optional<Seat> summed;
    if (options.sum) summed = TRY(seat_of(*options.sum, replay));
    ShareBar bar;
    work.order.progress = [&bar](double share) { bar.show(share); };
    bool judged = false;
    const auto found = review_of(replay, work, opened.where, judged);
    bar.clear();
    if (!found) return failure("cli", "{}: {}", opened.where, found.error());
    if (!*found) return failure("cli", "stopped");
    const Review& review = **found;
    std::optional<Reasons> found_reasons;
    if (options.why) {
        found_reasons = TRY(reasons_of(replay, review, work.order.threads, work.order.stop));
        if (!found_reasons) return failure("cli", "stopped");
    }
    const Reasons* reasons = found_reasons ? &*found_reasons : nullptr;
    if (options.json) print_json(json_of(replay, review, reasons));
    if (!options.json || options.text) {
        TRY(tell_review(options, match_review_text(opened.where, replay, review, reasons, summed)));
    }
    if (options.html) {
        TRY(save_html(*options.html, replay, review, reasons));
    }
    if (const auto kept = keeper.keep(given, replay, review, judged); !kept)
        return failure("cli", "{}: {}", opened.where, kept.error());
    return keeper.finish();
}

/// Whether one record is meant: it is named, or the only one of its file. What comes through a pipe can be read once:
/// it is `piped` then.
Result<bool> is_one(const ReviewOptions& options, std::optional<std::string>& piped) {
    const std::string& file = options.files.front();
    std::error_code ignored;
    const bool folder = std::filesystem::is_directory(file, ignored);
    if (options.match && (options.files.size() > 1 || folder))
        return misuse("cli", "--match: this option needs one file, but there are {}",
                      folder ? "a folder is" : "several are");
    if (options.match) return true;
    if (options.files.size() > 1 || folder || is_contest_file(file)) return false;
    auto text = TRY(load_text(file));
    if (!std::filesystem::is_regular_file(file, ignored)) piped = text;
    if (!text.starts_with('{')) { // a log, whatever it holds
        const auto records = records_of(file, text);
        if (!records) return records.error();
        return records->size() == 1;
    }
    const auto first = text.find('\n');
    return first == std::string::npos || text.find_first_not_of(" \t\r\n", first) == std::string::npos;
}

Result<> check(const ReviewOptions& options, bool one) {
    const std::tuple<const char*, const std::optional<std::string>&, Written> outputs[] = {
        {"--html", options.html, Written::Page}, {"--text", options.text, Written::Text}};
    for (const auto& [option, path, kind] : outputs) {
        if (!path) continue;
        TRY(check_output(option, *path, kind, options.files));
    }
    if (options.record) { // which may be what is read: its matches stay, and get reviews
        TRY(check_output("--record", *options.record, Written::Records));
    }
    if (options.site && options.match)
        return misuse("cli", "--match: --site is for all matches; leave one of the two out");
    if (options.site && !options.bot.empty())
        return misuse("cli", "--bot: --site shows all players; leave one of the two out");
    if (one && !options.bot.empty())
        return misuse("cli", "--bot: this option is for many matches, but there is only one");
    if (!one && options.why) return misuse("cli", "--why: this option is for one match, but there are several");
    if (!one && options.sum) return misuse("cli", "--sum: this option is for one match, but there are several");
    if (one && options.style) return misuse("cli", "--style: this option is for many matches, but there is only one");
    return {};
}

} // namespace

Result<> review_matches(const ReviewOptions& options) {
    auto work = TRY(read_review_work(options));
    const bool one = TRY(is_one(options, work.piped)) && !options.site;
    TRY(check(options, one));
    return one ? review_one(options, std::move(work)) : review_many(options, work);
}

} // namespace hilltop::cli
