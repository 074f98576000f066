// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/review_work.h"

#include "analysis/review_text.h"
#include "base/numbers.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "records/record_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace hilltop::cli {
namespace {

/// What identifies a match among all others.
std::string name_of(const Record& record) {
    std::string name = fmt::format("{} {} {} {} {}", record.game, record.source.seed, record.source.deal,
                                   record.source.match, record.digest.value_or(0));
    for (const RecordSeat& seat : record.seats)
        name += ' ' + seat.bot;
    return name;
}

/// "0.02,0.05,0.1", each no less than the one before.
Result<MarkLimits> read_marks(const std::string& text) {
    MarkLimits limits;
    std::string_view rest = text;
    double before = 0;
    for (double& from : limits.from) {
        const auto end = std::min(rest.find(','), rest.size());
        const auto value = read_decimal(rest.substr(0, end));
        const bool last = &from == &limits.from.back();
        if (!value || *value < before || (end == rest.size()) != last)
            return misuse("cli", "--marks: \"{}\" must be three increasing losses, such as 0.02,0.05,0.1", text);
        from = before = *value;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return limits;
}

const std::string* analysis_of(const Record& record) {
    for (const auto& [field, text] : record.extra)
        if (field == "analysis") return &text;
    return nullptr;
}

} // namespace

Result<ReviewWork> read_review_work(const ReviewOptions& options) {
    ReviewWork work;
    const auto samples = TRY(read_option("--samples", options.samples, 0, 10'000'000));
    work.order.samples = static_cast<int>(samples);
    if (options.seed) {
        const auto seed = TRY(read_option("--seed", *options.seed, 0, ~std::uint64_t{0}));
        work.seed = work.order.seed = seed;
    }
    work.order.threads = TRY(read_threads(options.threads));
    work.most = TRY(read_option("--matches", options.most, 0, ~std::uint64_t{0}));
    const auto worst = TRY(read_option("--worst", options.worst, 0, 1'000'000));
    work.worst = static_cast<std::size_t>(worst);
    if (!options.marks.empty()) {
        work.marks = TRY(read_marks(options.marks));
    }
    work.order.stop = watch_interrupt();
    return work;
}

Result<std::optional<Review>> review_of(const Replay& replay, const ReviewWork& work, const std::string& where,
                                        bool& judged) {
    const auto marked_as_asked = [&](Result<std::optional<Review>> found) {
        if (work.marks && found && *found) sum_up(**found, *work.marks);
        return found;
    };
    auto kept = kept_review(replay);
    const auto judge = replay.game().judge_traits();
    if (!kept)
        remark(failure("cli", "{}: {}. It is analysed again", where, kept.error()));
    else if (*kept && judge && !is_todays(**kept, replay.game()))
        remark(failure("cli", "{}: its analysis is by {} {}, but the judge is now {} {}. It is analysed again", where,
                       (*kept)->reference, (*kept)->version, judge->reference, judge->version));
    else if (*kept && judge && is_deep((**kept), *judge, work.order.samples, work.seed)) {
        judged = false;
        return marked_as_asked(std::move(kept));
    }
    judged = true;
    return marked_as_asked(review(replay, work.order));
}

Result<> tell_review(const ReviewOptions& options, const std::string& text) {
    if (options.text) return save_text(*options.text, text);
    print_out("{}", text);
    return {};
}

Result<ReviewKeeper> ReviewKeeper::make(const ReviewOptions& options) {
    ReviewKeeper keeper;
    keeper.m_own = options.record.value_or("");
    keeper.m_save = options.save;
    std::error_code ignored;
    if (keeper.m_own.empty() || !std::filesystem::exists(keeper.m_own, ignored)) return keeper;
    const auto records = load_records(keeper.m_own);
    if (!records) return for_option("--record", records.error());
    for (const Record& record : *records) {
        keeper.m_find[name_of(record)] = keeper.m_lines.size();
        keeper.m_lines.push_back(write_record(record));
    }
    return keeper;
}

void ReviewKeeper::lend(const GivenMatch& match, Record& record) {
    m_shelf.lend(match, record);
    const auto found = m_find.find(name_of(record));
    if (found == m_find.end()) return;
    const auto known = read_record(m_lines[found->second]);
    const std::string* text = known ? analysis_of(*known) : nullptr;
    if (text != nullptr) lend_review(record, *text);
}

Result<> ReviewKeeper::keep(const GivenMatch& match, const Replay& replay, const Review& review, bool judged) {
    if (!m_save && m_own.empty()) return {};
    if (m_save && judged) {
        TRY(m_shelf.keep(match, replay, review));
    }
    if (!m_own.empty()) {
        auto reviewed = TRY(judged ? with_review(*match.record, replay, review) : Result<Record>(replay.record()));
        const auto [found, fresh] = m_find.try_emplace(name_of(*match.record), m_lines.size());
        if (fresh) m_lines.emplace_back();
        std::string line = write_record(reviewed);
        m_changed = m_changed || line != m_lines[found->second];
        m_lines[found->second] = std::move(line);
    }
    // A file is written as a whole, so not after each of its matches.
    constexpr auto kOften = std::chrono::seconds(5);
    if (std::chrono::steady_clock::now() - m_written < kOften) return {};
    return finish();
}

Result<> ReviewKeeper::finish() {
    Result<> done = m_shelf.finish();
    if (m_changed) {
        std::string text;
        for (const std::string& line : m_lines)
            text += line + '\n';
        const auto written = save_text(m_own, text);
        if (!written && done) done = written;
        m_changed = false;
    }
    m_written = std::chrono::steady_clock::now();
    return done;
}

} // namespace hilltop::cli
