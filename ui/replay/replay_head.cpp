// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_head.h"

#include "records/replay.h"
#include "style/icons.h"
#include "style/paint.h"
#include "style/panel.h"
#include "text/table_texts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>

#include <utility>

namespace hilltop {
namespace {

constexpr int kLongestName = 14;
constexpr int kMostButtons = 6; ///< more views than that are a list

} // namespace

/// A word in a rounded line, with a sign that says the same without colour.
class Badge : public QWidget {
public:
    enum class Kind { Good, Bad, Plain };

    explicit Badge(QWidget* parent = nullptr)
        : QWidget(parent) {
        setFont(textFont(TextSize::Small));
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    void set(Kind kind, const QString& text, const QString& tip) {
        m_kind = kind;
        m_text = text;
        setToolTip(tip);
        setAccessibleName(text);
        setAccessibleDescription(tip);
        setFixedSize(fontMetrics().horizontalAdvance(text) + 36, fontMetrics().height() + 8);
        update();
    }
    const QString& text() const { return m_text; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const Shades s = shades(palette());
        const QColor ink = m_kind == Kind::Good ? s.good : m_kind == Kind::Bad ? s.bad : s.quiet;
        paint::box(painter, rect(), height() / 2.0, QColor(), ink);
        const QString sign = m_kind == Kind::Good  ? QStringLiteral("check")
                             : m_kind == Kind::Bad ? QStringLiteral("warning")
                                                   : QStringLiteral("info");
        const QRect mark(isRightToLeft() ? width() - 24 : 8, (height() - 16) / 2, 16, 16);
        icon(sign, ink).paint(&painter, mark);
        painter.setPen(ink);
        painter.drawText(rect().adjusted(isRightToLeft() ? 10 : 26, 0, isRightToLeft() ? -26 : -10, 0), Qt::AlignCenter,
                         m_text);
    }

private:
    Kind m_kind = Kind::Plain;
    QString m_text;
};

ReplayHead::ReplayHead(QWidget* parent)
    : QWidget(parent)
    , m_title(new TextLabel({}, TextSize::Title, true))
    , m_notes(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_badge(new Badge)
    , m_many(new QToolButton) {
    m_title->setElided(true);
    m_notes->setElided(true);
    m_many->setText(tr("All matches"));
    m_many->setIcon(icon(QStringLiteral("chevron-left")));
    m_many->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_many->setToolTip(tr("Back to the matches of the file"));
    connect(m_many, &QToolButton::clicked, this, &ReplayHead::listRequested);
    auto* top = new QHBoxLayout;
    top->setSpacing(12);
    top->addWidget(m_title);
    top->addWidget(m_badge);
    top->addStretch(1);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addLayout(top);
    words->addWidget(m_notes);
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(16, 6, 16, 6);
    m_row->setSpacing(12);
    m_row->addWidget(m_many);
    m_row->addLayout(words, 1);
    m_row->addWidget(new TextLabel(tr("View"), TextSize::Small, false, TextLabel::Ink::Quiet));
}

void ReplayHead::setMatch(const Replay& replay, const TableNames& names, int view, bool many) {
    const QString line = scoreLine(replay.table(replay.positions() - 1), names);
    m_title->setText(line);
    const QString notes = QString::fromStdString(replay.record().notes);
    m_notes->setText(notes);
    m_notes->setToolTip(notes);
    m_notes->setVisible(!notes.isEmpty());
    m_many->setVisible(many);
    QStringList tip;
    if (!replay.reproduced()) {
        tip << tr("From that decision on, the record and the match played again from it disagree.");
        m_badge->set(Badge::Kind::Bad, tr("differs at decision %1").arg(replay.differs_at()),
                     tip.join(QLatin1Char(' ')));
    } else {
        tip << (replay.asked_again() ? tr("The bots, asked again, gave the same answers.")
                                     : tr("All answers are allowed; there was no bot to ask again."));
        if (!replay.finished())
            m_badge->set(Badge::Kind::Plain, tr("unfinished"), tip.join(QLatin1Char(' ')));
        else if (replay.asked_again())
            m_badge->set(Badge::Kind::Good, tr("reproduced"), tip.join(QLatin1Char(' ')));
        else
            m_badge->set(Badge::Kind::Plain, tr("nothing to compare"), tip.join(QLatin1Char(' ')));
    }
    delete std::exchange(m_views, nullptr);
    delete std::exchange(m_viewList, nullptr);
    QStringList words{tr("All cards")};
    if (names.bySeat.size() >= kMostButtons) {
        m_viewList = new QComboBox;
        m_viewList->addItems(words + names.bySeat);
        m_viewList->setAccessibleName(tr("View"));
        m_row->addWidget(m_viewList);
        connect(m_viewList, &QComboBox::currentIndexChanged, this, [this](int index) { emit viewChosen(index - 1); });
    } else {
        for (const QString& name : names.bySeat)
            words << (name.size() > kLongestName ? name.left(kLongestName - 1) + QStringLiteral("…") : name);
        m_views = new Segmented(words);
        m_views->setAccessibleName(tr("View"));
        m_row->addWidget(m_views);
        connect(m_views, &Segmented::currentChanged, this, [this](int index) { emit viewChosen(index - 1); });
    }
    setView(view);
}

void ReplayHead::setView(int view) {
    if (m_viewList != nullptr) {
        const QSignalBlocker quiet(m_viewList);
        m_viewList->setCurrentIndex(view + 1);
    } else if (m_views != nullptr) {
        const QSignalBlocker quiet(m_views);
        m_views->setCurrent(view + 1);
    }
}

QString ReplayHead::badgeText() const {
    return m_badge->text();
}

} // namespace hilltop
