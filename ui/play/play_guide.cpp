// SPDX-License-Identifier: GPL-3.0-or-later
// The guide above the table in somebody's first match of a game.
#include "play/guide_bar.h"
#include "play/play_page.h"
#include "table/table_view.h"

#include <QVBoxLayout>

namespace hilltop {

void PlayPage::setGuided(bool guided) {
    if (guided == (m_guide != nullptr)) return;
    if (!guided) {
        delete m_guide;
        m_guide = nullptr;
        return;
    }
    m_guide = new GuideBar(m_settings);
    auto* column = qobject_cast<QVBoxLayout*>(m_view->parentWidget()->layout());
    column->insertWidget(0, m_guide);
    connect(m_guide, &GuideBar::pressed, this, [this] { m_view->setFocus(Qt::OtherFocusReason); });
    followGuide();
}

/// While somebody plays at this screen.
void PlayPage::followGuide() {
    if (m_guide) m_guide->follow(playing() && !watching() ? rulesId() : QString());
}

} // namespace hilltop
