// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_files/spare_reviews.h"

#include "analysis/review_text.h"
#include "base/digest.h"
#include "base/text_file.h"
#include "records/record_file.h"
#include "records/record_text.h"

#include <algorithm>
#include <filesystem>

namespace hilltop {
namespace {

/// What was played, by whom it was kept and whatever was noted in it.
std::string played_text(Record record) {
    for (RecordSeat& seat : record.seats)
        seat.name.clear(); // a tournament calls its entrants as it likes
    record.program.clear();
    record.notes.clear();
    record.branches.clear();
    record.log.clear();
    record.extra.clear();
    return write_record(record);
}

std::string* review_in(Record& record) {
    const auto found = std::find_if(record.extra.begin(), record.extra.end(),
                                    [](const auto& field) { return field.first == kReviewField; });
    return found == record.extra.end() ? nullptr : &found->second;
}

} // namespace

std::string SpareReviews::path_of(const Record& record) const {
    Digest digest;
    digest.add(played_text(record));
    return (std::filesystem::path(m_folder) / (to_hex(digest.value()) + ".hmatch")).string();
}

void SpareReviews::lend(Record& record) const {
    if (!able()) return;
    const std::string path = path_of(record);
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) return;
    const auto text = load_text(path);
    auto kept = text ? read_record(*text) : Result<Record>(text.error());
    if (!kept || played_text(*kept) != played_text(record)) return;
    const std::string* here = review_in(*kept);
    std::string* own = review_in(record);
    if (here == nullptr || (own != nullptr && !may_replace(*own, *here))) return;
    if (own != nullptr)
        *own = *here;
    else
        record.extra.emplace_back(kReviewField, *here);
}

Result<> SpareReviews::keep(const Record& reviewed) const {
    TRY(make_folder(m_folder));
    return save_text(path_of(reviewed), write_record(reviewed) + '\n');
}

} // namespace hilltop
