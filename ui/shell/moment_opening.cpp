// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/moment_opening.h"

#include "jobs/wait_note.h"
#include "replay/replay_page.h"
#include "text/error_texts.h"
#include "text/number_from_1.h"

#include <utility>

namespace hilltop {

MomentOpening::MomentOpening(ReplayPage& replay, WaitNote& wait, SpareReviews spare)
    : m_replay(replay)
    , m_wait(wait)
    , m_spare(std::move(spare)) {
    connect(&wait, &WaitNote::cancelled, this, [this] { m_looking.cancel(); });
}

void MomentOpening::find(const MatchPlace& place, std::function<void(Result<Record>)> found) {
    m_wait.begin(tr("Opening match %1…").arg(numberFrom1(static_cast<qint64>(place.match))));
    m_looking = Job::start([place, spare = m_spare](JobControl&) { return reviewed_match(place, spare); },
                           [this, found = std::move(found)](Result<Record> match) {
                               m_wait.end();
                               found(std::move(match));
                           },
                           Job::Urgency::WaitedFor);
}

void MomentOpening::show(Record match, const MatchPlace& place, const std::function<void()>& go) {
    const QString path = QString::fromStdString(place.file);
    const MatchOrigin origin = place.tournament ? MatchOrigin::ofTournament(path, static_cast<int>(place.match))
                                                : MatchOrigin::in(path, match);
    if (const auto shown = m_replay.opening().open(std::move(match), origin); !shown) {
        emit failed(sentence(shown.error()));
        return;
    }
    emit opened();
    go();
}

void MomentOpening::open(const MatchPlace& place, int decision) {
    find(place, [this, place, decision](Result<Record> found) {
        if (!found) {
            emit failed(sentence(found.error()));
            return;
        }
        show(std::move(*found), place, [this, decision] {
            m_replay.setAnalysing(true);
            m_replay.cursor().goToDecision(decision);
        });
    });
}

} // namespace hilltop
