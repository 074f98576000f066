// SPDX-License-Identifier: GPL-3.0-or-later
// Who may have advice at the table, and when.
#include "play/coach.h"
#include "play/play_page.h"
#include "settings/settings.h"

#include <QAction>

namespace hilltop {

void PlayPage::askHint() {
    const auto seat = personHere();
    if (!seat) return;
    if (!m_coach->hinted()) waitForHint();
    m_coach->askHint(*seat);
}

/// Who sits at the screen and is asked: nobody sees what another one should play.
std::optional<Seat> PlayPage::personHere() const {
    if (!m_session || m_scene.viewSeat() < 0 || !m_scene.curtain().isEmpty()) return {};
    const Seat seat(m_scene.viewSeat());
    return m_session->askedPersons().contains(seat) ? std::optional(seat) : std::nullopt;
}

void PlayPage::refreshHint() {
    const auto seat = m_scene.playing() || lookingBack() ? std::nullopt : personHere();
    m_hint->setEnabled(seat && !record().rated);
    m_hintFrom->setEnabled(playing() && !record().rated && !m_session->persons().empty());
    m_tutor->setChecked(m_settings.get<bool>(QLatin1String(kTutorKey), false));
    m_tutor->setEnabled(!sealed());
    m_coach->expect(seat);
}

} // namespace hilltop
