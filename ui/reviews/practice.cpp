// SPDX-License-Identifier: GPL-3.0-or-later
#include "reviews/practice.h"

#include "analysis/review_text.h"
#include "documents/match_document.h"
#include "profile/opponents.h"
#include "profile/own_results.h"
#include "registry/registry.h"
#include "reviews/reviews_page.h"
#include "text/game_words.h"
#include "text/table_texts.h"

#include <algorithm>

namespace hilltop {
namespace {

constexpr std::size_t kLookedThrough = 20; ///< analysed matches

FreshKind freshKind(const PracticeKind& kind, int level) {
    const GameEntry& game = kind.game();
    const auto seats = static_cast<std::size_t>(kind.reviews().seats());
    FreshKind fresh{game.info().id, kind.reviews().rules(), std::vector<std::string>(seats, kind.name), kind.kind};
    if (game.find_bot(kind.name) != nullptr) return fresh;
    const auto others = opponents(game, level, static_cast<int>(seats));
    for (std::size_t seat = 0; seat < seats && !others.empty(); ++seat)
        fresh.bots[seat] = others[seat % others.size()];
    return fresh;
}

} // namespace

QString PracticeKind::title() const {
    return said(word_of(game().info(), Word::Decision, game().decision_kinds()[static_cast<std::size_t>(kind)]));
}

QuizSource practiceOf(const PracticeKind& kind, int level) {
    QuizSource source;
    source.title = ReviewsPage::tr("Practice: %1").arg(kind.title());
    for (const ClearMoment& moment : kind.reviews().clear_moments(kind.kind, kind.name, kPractised))
        source.moments.push_back({kind.matches->places[moment.match], moment.number, moment.seat});
    source.fresh_left = static_cast<int>(kPractised - source.moments.size());
    if (source.fresh_left > 0) source.fresh = freshKind(kind, level);
    return source;
}

std::optional<PracticeKind> costliestKind(const std::vector<Library::Entry>& newestFirst) {
    auto found = std::make_shared<ReviewedMatches>();
    std::string name;
    for (const Library::Entry& entry : newestFirst) {
        if (found->reviewed == kLookedThrough) break;
        const int me = entry.problem ? -1 : own_seat(entry.record);
        if (me < 0 || !keeps_review(entry.record) || isLong(entry.record)) continue;
        const auto replay = Replay::make(entry.record, Replay::Asking::Later);
        if (!replay) continue;
        const auto review = kept_review(*replay);
        if (!review || !*review) continue;
        if (found->reviewed == 0) name = seat_name(entry.record.seats[static_cast<std::size_t>(me)]); // the present one
        found->add({entry.path, static_cast<std::uint64_t>(entry.index), false}, *replay, **review);
    }
    for (std::size_t group = 0; group < found->groups.size(); ++group) {
        const auto entrants = found->groups[group].entrants();
        const auto own = std::find_if(entrants.begin(), entrants.end(),
                                      [&](const EntrantReview& entrant) { return entrant.name == name; });
        if (own == entrants.end()) continue;
        const KindReview* most = nullptr;
        for (const KindReview& kind : own->kinds)
            if (kind.mistakes > 0 && (most == nullptr || kind.lost > most->lost)) most = &kind;
        if (most == nullptr) continue;
        const auto kinds = found->groups[group].game().decision_kinds();
        const auto at = std::find(kinds.begin(), kinds.end(), most->kind);
        if (at == kinds.end()) continue;
        return PracticeKind{found, static_cast<int>(group), name, static_cast<int>(at - kinds.begin()), most->mistakes};
    }
    return {};
}

} // namespace hilltop
