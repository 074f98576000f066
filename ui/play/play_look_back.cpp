// SPDX-License-Identifier: GPL-3.0-or-later
// Looking back during a match: earlier moments at the table, while the match waits where it stands.
#include "play/coach.h"
#include "play/play_page.h"
#include "text/number_from_1.h"

#include <utility>

namespace hilltop {

void PlayPage::look(int by) {
    if (!m_session) return;
    if (by < 0 && sealed()) {
        const QString why = between()
                                ? tr("The second match has the same cards. You can see everything when both are over.")
                                : tr("You can’t look back in a rated match until it is over.");
        m_scene.announce(why);
        emit told(why);
        return;
    }
    const int last = static_cast<int>(m_session->history().size()) - 1;
    const int now = m_lookBack < 0 ? last : m_lookBack;
    const int wanted = now + by;
    if (by == 0 || wanted >= last) return lookAhead();
    if (wanted < 0 || (m_lookBack < 0 && by > 0)) return;
    m_rest.stop();
    m_silence.stop();
    if (m_lookBack < 0) m_unshown = m_scene.playing(); // it is shown when the person is back
    m_coach->drop();
    m_lookBack = wanted;
    const Table& table = *m_session->history()[static_cast<std::size_t>(wanted)];
    m_scene.setInteractive(false);
    const bool decides = !table.over() && table.need() != Need::Notify;
    m_scene.setLookBack(
        decides ? tr("Looking back, at decision %1").arg(numberFrom1(table.decision_of(*table.asked().begin())))
                : tr("Looking back"));
    m_scene.jumpTo(table);
    refresh();
}

/// Back to the match as it stands; what has happened meanwhile is shown now.
void PlayPage::lookAhead() {
    if (m_lookBack < 0) return;
    m_lookBack = -1;
    m_scene.setInteractive(true);
    m_scene.setLookBack({});
    const bool more = std::exchange(m_unshown, false);
    const auto& history = m_session->history();
    if (more && history.size() > 1) {
        m_scene.jumpTo(*history[history.size() - 2]);
        showStep();
    } else {
        m_scene.jumpTo(m_session->table());
        settled();
    }
}

} // namespace hilltop
