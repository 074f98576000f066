// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/moment_opening.h"

#include "jobs/wait_note.h"
#include "replay/replay_page.h"
#include "style/open_dialog.h"
#include "text/error_texts.h"
#include "text/number_texts.h"

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
    const auto shown = m_replay.opening().openThen(std::move(match), origin, go);
    shown ? emit opened() : emit failed(sentence(shown.error()));
}

void MomentOpening::findAndShow(const MatchPlace& place, std::function<void()> go) {
    find(place, [this, place, go = std::move(go)](Result<Record> found) {
        if (!found) {
            emit failed(sentence(found.error()));
            return;
        }
        show(std::move(*found), place, go);
    });
}

void MomentOpening::openMatch(const MatchPlace& place) {
    findAndShow(place, [] {});
}

void MomentOpening::open(const MatchPlace& place, int decision) {
    findAndShow(place, [this, decision] {
        m_replay.cursor().setSpoilerFree(false); // what came of it was in the list
        m_replay.setAnalysing(true);
        m_replay.cursor().goToDecision(decision);
    });
}

void MomentOpening::before(const Record& match, int decision, const BeforeDialog::Places& places, QWidget* parent) {
    openDialog(new BeforeDialog(match, decision, places, parent), this, [this](const BeforeDialog& dialog) {
        if (dialog.chosen()) open(dialog.chosen()->place, dialog.chosen()->decision);
    });
}

} // namespace hilltop
