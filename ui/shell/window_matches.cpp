// SPDX-License-Identifier: GPL-3.0-or-later
// The window and the matches that are kept: opened, played on, deleted.
#include "shell/window.h"

#include "home/daily_dialog.h"
#include "home/home_page.h"
#include "home/matches_dialog.h"
#include "play/play_page.h"
#include "replay/replay_page.h"
#include "shell/main_window.h"
#include "text/error_texts.h"

#include <QDateTime>

#include <algorithm>

namespace hilltop {

void Window::openMatch(const Library::Entry& match) {
    const auto& seats = match.record.seats;
    const bool person = std::any_of(seats.begin(), seats.end(), [](const auto& seat) { return seat.bot == kPerson; });
    if (!match.record.result && !match.record.rated && person) {
        m_main->showPage(m_play);
        m_play->continueMatch(match.record);
    } else if (const auto shown = m_replay->opening().open(
                   match.record, MatchOrigin::ofFile(QString::fromStdString(match.path), match.index + 1));
               shown) {
        m_main->showPage(m_replay);
    } else {
        m_main->showNotice(sentence(shown.error()), 15000);
    }
}

/// What was deleted there leaves its file in the background, once the list has closed, and can still be had back.
void Window::showMatches() {
    MatchesDialog dialog(m_paths.matches, m_main.get());
    std::optional<Library::Entry> chosen;
    connect(&dialog, &MatchesDialog::openRequested, this, [&](const Library::Entry& match) { chosen = match; });
    dialog.exec();
    if (chosen) openMatch(*chosen);
    if (auto gone = dialog.deleted(); !gone.empty()) deleteMatches(std::move(gone));
}

void Window::deleteMatches(std::vector<Library::Entry> gone) {
    m_main->showNotice(
        gone.size() == 1 ? tr("The match was deleted. Undo restores it.")
                         : tr("%Ln matches were deleted. Undo restores them.", nullptr, static_cast<int>(gone.size())));
    m_gone.push_back(gone);
    changeLibrary([gone = std::move(gone)](const Library& library) {
        Result<> all;
        for (const Library::Entry& match : gone)
            if (const auto removed = library.remove(match); !removed) all = removed;
        return all;
    });
}

void Window::showDailyDays() {
    DailyDialog dialog(m_paths.matches, QDateTime::currentSecsSinceEpoch(), m_main.get());
    std::function<void()> chosen; // a dialog of its own may be needed, to leave a match
    connect(&dialog, &DailyDialog::openRequested, this,
            [&](const Library::Entry& match) { chosen = [this, match] { openMatch(match); }; });
    connect(&dialog, &DailyDialog::playRequested, this,
            [&](const QString& game, std::uint64_t day) { chosen = [this, game, day] { playDaily(game, day); }; });
    dialog.exec();
    if (chosen) chosen();
}

/// On the start page a match leaves its file at once, and comes back into one as it was.
void Window::deleteRecent(const QString& number) {
    const auto index = static_cast<std::size_t>(number.toInt());
    if (m_deleting.running() || index >= m_recent.size() || m_recent[index].problem) return;
    deleteMatches({m_recent[index]});
}

void Window::undoDelete() {
    if (m_deleting.running() || m_gone.empty()) return;
    auto back = std::move(m_gone.back());
    m_gone.pop_back();
    changeLibrary([back = std::move(back)](const Library& library) {
        Result<> all;
        for (const Library::Entry& match : back)
            if (const auto added = library.add(undated(match.record), match.played); !added) all = added;
        return all;
    });
}

void Window::changeLibrary(std::function<Result<>(const Library&)> change) {
    m_deleting = Job::start([change = std::move(change),
                             folder = m_paths.matches.toStdString()](JobControl&) { return change(Library(folder)); },
                            [this](const Result<>& changed) {
                                if (!changed) m_main->showNotice(sentence(changed.error()), 15000);
                                readMatches();
                            },
                            Job::Urgency::WaitedFor);
}

} // namespace hilltop
