// SPDX-License-Identifier: GPL-3.0-or-later
// The window and the matches that are kept: opened, played on, deleted.
#include "shell/window.h"

#include "home/home_page.h"
#include "home/matches_dialog.h"
#include "play/play_page.h"
#include "replay/replay_page.h"
#include "shell/main_window.h"
#include "text/error_texts.h"

#include <algorithm>

namespace hilltop {

void Window::openMatch(const Library::Entry& match) {
    const auto& seats = match.record.seats;
    const bool person = std::any_of(seats.begin(), seats.end(), [](const auto& seat) { return seat.bot == kPerson; });
    if (!match.record.result && !match.record.rated && person) {
        m_main->showPage(m_play);
        m_play->continueMatch(match.record);
    } else if (m_replay->open(match.record, MatchOrigin::ofFile(QString::fromStdString(match.path), match.index + 1))) {
        m_main->showPage(m_replay);
    }
}

/// What was deleted there leaves its file in the background, once the list has closed.
void Window::showMatches() {
    MatchesDialog dialog(m_paths.matches, m_main.get());
    std::optional<Library::Entry> chosen;
    connect(&dialog, &MatchesDialog::openRequested, this, [&](const Library::Entry& match) { chosen = match; });
    dialog.exec();
    if (chosen) openMatch(*chosen);
    auto gone = dialog.deleted();
    if (gone.empty()) return;
    m_deleting = Job::start(
        [gone = std::move(gone), folder = m_paths.matches.toStdString()](JobControl&) {
            Result<> all;
            for (const Library::Entry& match : gone)
                if (const auto removed = Library(folder).remove(match); !removed) all = removed;
            return all;
        },
        [this](const Result<>& all) {
            if (!all) m_main->showNotice(sentence(all.error()), 15000);
            readMatches();
        },
        Job::Urgency::WaitedFor);
}

} // namespace hilltop
