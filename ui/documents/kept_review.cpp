// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/kept_review.h"

#include "analysis/review_text.h"
#include "review_files/reviewing.h"

#include <QFileInfo>

namespace hilltop {
namespace {

GivenMatch givenMatch(const Record& record, const MatchOrigin& origin) {
    const std::string path = origin.path.toStdString();
    return {path, static_cast<std::uint64_t>(std::max(0, origin.match)), path,
            origin.kind == MatchOrigin::Kind::Tournament, record};
}

/// "matches.hmatch: line 3", as everywhere where lines are named.
std::string placeText(const MatchOrigin& origin) {
    const std::string name = QFileInfo(origin.path).fileName().toStdString();
    if (origin.kind == MatchOrigin::Kind::Tournament) return name + ": match " + std::to_string(origin.match);
    return origin.line > 0 ? name + ": line " + std::to_string(origin.line) : name;
}

} // namespace

Result<std::optional<Review>> keptReview(Record record, const MatchOrigin& origin, const SpareReviews& spare) {
    ReviewShelf(spare).lend(givenMatch(record, origin), record);
    const auto replay = TRY(Replay::make(std::move(record), Replay::Asking::Later));
    auto kept = kept_review(replay);
    if (kept || origin.kind == MatchOrigin::Kind::Here) return kept;
    return failure("documents", "{}: {}", placeText(origin), kept.error());
}

ReviewKept keepBeside(const Record& record, const MatchOrigin& origin, const Review& review,
                      const SpareReviews& spare) {
    Record bare = record;
    drop_review(bare);
    const auto replay = Replay::make(bare, Replay::Asking::Later);
    if (!replay) return {{}, replay.error()};
    ReviewShelf shelf(spare);
    if (const auto kept = shelf.keep(givenMatch(bare, origin), *replay, review); !kept) return {{}, kept.error()};
    auto remarks = shelf.take_remarks();
    if (remarks.empty()) return {};
    return {std::move(remarks.front()), {}};
}

ReviewKept keepSpare(const Record& reviewed, const Error& why, const SpareReviews& spare) {
    if (!spare.able()) return {{}, why};
    if (const auto kept = spare.keep(reviewed); !kept) return {{}, kept.error()};
    return {failure("documents", "{}; the analysis is kept in {} instead", why, spare.folder()), {}};
}

} // namespace hilltop
