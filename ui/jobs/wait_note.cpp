// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/wait_note.h"

#include "jobs/job.h"
#include "style/layouts.h"
#include "style/panel.h"

#include <QEvent>
#include <QPushButton>

namespace hilltop {

namespace {

constexpr std::chrono::milliseconds kNoticed{500};
constexpr int kAboveTheFoot = 16;

} // namespace

WaitNote::WaitNote(QWidget* over)
    : QFrame(over)
    , m_words(new TextLabel({}, TextSize::Text))
    , m_cancel(new QPushButton(tr("Cancel"))) {
    setObjectName(QStringLiteral("wait"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto* across = rowIn(this, 16, {16, 8, 8, 8});
    m_words->setElided(true);
    across->addWidget(m_words, 1);
    across->addWidget(m_cancel);
    m_late.setSingleShot(true);
    m_late.setInterval(kNoticed);
    connect(&m_late, &QTimer::timeout, this, [this] {
        place();
        show();
        raise();
    });
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        end();
        emit cancelled();
    });
    // Whatever was waited for, its end may never come now.
    connect(&JobTrouble::instance(), &JobTrouble::outOfMemory, this, &WaitNote::end);
    connect(&JobTrouble::instance(), &JobTrouble::failed, this, &WaitNote::end);
    over->installEventFilter(this);
    hide();
}

void WaitNote::begin(const QString& what) {
    m_words->setText(what);
    m_cancel->setAccessibleName(tr("Cancel: %1").arg(what));
    if (waiting())
        place();
    else
        m_late.start();
}

void WaitNote::end() {
    m_late.stop();
    hide();
}

bool WaitNote::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && isVisible()) place();
    return QFrame::eventFilter(watched, event);
}

void WaitNote::place() {
    const QSize room = parentWidget()->size(), wanted = sizeHint();
    const int width = std::min(room.width() - 2 * kAboveTheFoot, std::max(wanted.width(), room.width() / 3));
    setGeometry((room.width() - width) / 2, room.height() - wanted.height() - kAboveTheFoot, width, wanted.height());
}

} // namespace hilltop
