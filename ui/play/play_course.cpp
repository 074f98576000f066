// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/play_course.h"

#include "documents/outcome_texts.h"
#include "documents/record_names.h"
#include "play/after_match.h"
#include "play/match_play.h"
#include "play/solving_note.h"
#include "play/statistics_dialog.h"
#include "profile/own_results.h"
#include "profile/rated_pair.h"
#include "table/match_panel.h"
#include "table/match_tabs.h"
#include "table/table_scene.h"
#include "text/score_sheet.h"

namespace hilltop {

PlayCourse::PlayCourse(MatchPlay& play, TableScene& scene, const Library& library)
    : QObject(&play)
    , m_play(play)
    , m_scene(scene)
    , m_library(library)
    , m_panel(new MatchPanel(m_log))
    , m_solving(new SolvingNote) {
    m_panel->addNote(m_solving);
    connect(m_solving, &SolvingNote::told, this, &PlayCourse::told);
    connect(&play, &MatchPlay::begun, this, [this] {
        m_solving->follow(m_play.session()->game(), m_play.record());
        readPurse();
    });
    connect(&play, &MatchPlay::seated, this, &PlayCourse::begin);
}

/// What another match came to does not stand beside the deal of this one.
void PlayCourse::begin() {
    m_log.begin(m_scene.position()->names(), m_play.seen());
    m_panel->tabs()->sheet().setSheet({});
    m_panel->setScore({}, {});
    m_panel->setDeal({});
    const auto& seal = m_play.record().seal;
    m_panel->setSeal(seal ? QString::fromStdString(seal->sha256) : QString()); // before any card
}

void PlayCourse::refresh(bool tutored) {
    const TableSession* session = m_play.session();
    if (session == nullptr || m_scene.playing() || m_play.lookingBack()) return; // nothing before the table shows it
    const Record& record = m_play.record();
    const auto positions = session->positions();
    m_log.follow(positions);
    m_panel->tabs()->sheet().setSheet(scoreSheet(positions, m_scene.position()->names(), m_play.seen()));
    m_panel->scrollToEnd();
    const auto pair = rated_pair(record);
    const QString opponents = m_scene.position()->over()   ? tr("The match is over.")
                              : m_play.branch().document   ? tr("A branch of another match: hints and undo are free.")
                              : session->persons().empty() ? tr("Bots play, and you watch.")
                              : tutored                    ? tr("Practice: the tutor is on.")
                              : !record.rated              ? tr("Practice: hints and undo are free.")
                              : pair                       ? tr("Rated, match %1 of 2.").arg(pair->part)
                                                           : tr("Rated: no hints, no undo.");
    m_panel->setDeal(m_play.sealed() ? QString() : dealText(record));
    m_panel->setScore(scoreLine(session->table(), m_scene.position()->names()), opponents);
}

/// Where something may be at stake: what the person has won so far, and with what. A match that is not over is no part
/// of it.
void PlayCourse::readPurse() {
    m_counting.cancel();
    m_panel->setPurse({});
    m_scene.answers()->setBegunWith({});
    if (!m_play.record().rules.contains("stake") || m_play.session()->persons().size() != 1) return;
    struct Own {
        std::optional<std::int64_t> purse;
        std::map<std::string, BegunWith> begun;
    };
    m_counting = Job::start(
        [library = m_library, match = m_play.record()](JobControl&) {
            std::vector<Record> all = matchesWith(library, match);
            if (!match.result) all.pop_back();
            return Own{own_purse(own_results(all, false), match.game), own_beginnings(all, match.game)};
        },
        [this](const Own& own) {
            QVariantMap begun;
            for (const auto& [answer, came] : own.begun)
                begun.insert(QString::fromStdString(answer),
                             QVariantMap{{QStringLiteral("won"), came.won}, {QStringLiteral("lost"), came.lost}});
            m_scene.answers()->setBegunWith(begun);
            const bool staked = own.purse || m_play.record().rules.at("stake") > 0;
            m_panel->setPurse(staked ? purseText(own.purse.value_or(0)) : QString());
        },
        Job::Urgency::WaitedFor);
}

} // namespace hilltop
