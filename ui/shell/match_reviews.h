// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_document.h"
#include "play/play_page.h"
#include "replay/replay_page.h"

namespace hilltop {

class KeptMatches;

/// Reviews of matches that have just been played: kept with them once they are in their files, and opened without
/// judging them twice. Lives in the GUI thread.
class MatchReviews : public QObject {
    Q_OBJECT
public:
    MatchReviews(PlayPage& play, ReplayPage& replay, KeptMatches& kept, SpareReviews spare);

    /// Opens the match with what has been found of it, or is being found; at that decision if it is one.
    void open(const Record& match, int decision);

signals:
    /// The match is in Replay.
    void opened();

private:
    void keep();

    PlayPage& m_play;
    ReplayPage& m_replay;
    KeptMatches& m_kept;
    const SpareReviews m_spare;
    std::vector<std::pair<Record, Review>> m_judged; ///< until they are kept with their matches
    std::shared_ptr<MatchDocument> m_reviewed;       ///< the match whose review was kept last
};

} // namespace hilltop
