// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/match_reviews.h"

#include "shell/kept_matches.h"

#include <utility>

namespace hilltop {
namespace {

MatchOrigin originOf(const Library::Entry& kept) {
    return MatchOrigin::ofFile(QString::fromStdString(kept.path), kept.index + 1);
}

} // namespace

MatchReviews::MatchReviews(PlayPage& play, ReplayPage& replay, KeptMatches& kept, SpareReviews spare)
    : m_play(play)
    , m_replay(replay)
    , m_kept(kept)
    , m_spare(std::move(spare)) {
    connect(&play, &PlayPage::reviewed, this, [this](const Record& match, const Review& review) {
        m_judged.emplace_back(match, review);
        keep();
    });
    connect(&kept, &KeptMatches::changed, this, &MatchReviews::keep);
}

void MatchReviews::open(const Record& match, int decision) {
    const auto judged = m_play.review();
    m_replay.analysis().expect(judged);
    const auto go = [this, decision, analysing = judged != nullptr] {
        emit opened();
        if (analysing) m_replay.setAnalysing(true);
        if (decision >= 0)
            m_replay.cursor().goToDecision(decision);
        else
            m_replay.cursor().goTo(0);
    };
    if (m_reviewed && bareText(m_reviewed->record()) == bareText(match))
        return m_replay.opening().show(m_reviewed, MatchDocument::kMatch, go);
    const Library::Entry* kept = m_kept.find(match);
    (void)(kept != nullptr ? m_replay.opening().openThen(kept->record, originOf(*kept), go)
                           : m_replay.opening().openThen(match, MatchOrigin(), go));
}

/// Those whose matches are in their files by now.
void MatchReviews::keep() {
    auto waiting = std::exchange(m_judged, {});
    for (auto& [match, review] : waiting) {
        const auto& shown = m_replay.cursor().document();
        if (shown && shown->hasPlace() && bareText(shown->record()) == bareText(match)) {
            shown->keepReview(review);
            m_reviewed = shown;
        } else if (const Library::Entry* kept = m_kept.find(match)) {
            m_reviewed = std::make_shared<MatchDocument>(kept->record, originOf(*kept));
            m_reviewed->setSpare(m_spare);
            m_reviewed->keepReview(review);
        } else {
            m_judged.emplace_back(std::move(match), std::move(review));
            continue;
        }
        connect(m_reviewed.get(), &MatchDocument::saved, &m_kept, &KeptMatches::read, Qt::UniqueConnection);
    }
}

} // namespace hilltop
