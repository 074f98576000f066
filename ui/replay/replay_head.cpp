// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_head.h"

#include "records/replay.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/paint.h"
#include "style/panel.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/number_texts.h"
#include "text/shown_name.h"
#include "text/table_texts.h"

#include <QComboBox>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr int kLongestName = 14;
constexpr int kMostButtons = 6; ///< more views than that are a list

/// What asking a seat again has shown.
QString checkText(const SeatCheck& check, const RecordSeat& seat) {
    switch (check.outcome) {
    case SeatCheck::Outcome::Same:
        return ReplayHead::tr("reproduced");
    case SeatCheck::Outcome::Differs:
        return ReplayHead::tr("different at decision %1").arg(numberFrom1(check.decision));
    case SeatCheck::Outcome::OtherVersion:
        return ReplayHead::tr("not checked, another version of the bot played");
    case SeatCheck::Outcome::NoBot:
        break;
    }
    if (!hostedLanguage(seat.bot).isEmpty())
        return ReplayHead::tr("not checked, because answers of your own bots are stored");
    return seat.bot == kPerson ? ReplayHead::tr("not checked, a person played")
                               : ReplayHead::tr("not checked, the bot is not available");
}

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
    , m_line(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_badge(new Badge)
    , m_many(new QToolButton) {
    m_title->setElided(true);
    m_line->setElided(true);
    m_many->setText(tr("All matches"));
    m_many->setIcon(icon(QStringLiteral("chevron-left")));
    m_many->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_many->setToolTip(tr("Back to the matches in the file"));
    connect(m_many, &QToolButton::clicked, this, &ReplayHead::listRequested);
    auto* top = rowPart(12);
    top->addWidget(m_title);
    top->addWidget(m_badge);
    top->addStretch(1);
    auto* words = columnPart(0);
    words->addLayout(top);
    words->addWidget(m_line);
    m_row = rowIn(this, 12, {16, 6, 16, 6});
    m_row->addWidget(m_many);
    m_row->addLayout(words, 1);
    m_row->addWidget(new TextLabel(tr("View"), TextSize::Small, false, TextLabel::Ink::Quiet));
}

void ReplayHead::setTitle(const QString& title) {
    m_title->setText(title);
}

QString ReplayHead::titleText() const {
    return m_title->text();
}

void ReplayHead::setLine(const QString& line) {
    m_line->setText(line);
    m_line->setToolTip(line);
    m_line->setVisible(!line.isEmpty());
}

void ReplayHead::setBadge(const QString& text, const QString& tip) {
    m_badge->set(Badge::Kind::Plain, text, tip);
}

QString ReplayHead::line() const {
    return m_line->text();
}

void ReplayHead::setChecks(const Replay& replay, const TableNames& names) {
    if (!replay.checked()) {
        m_badge->set(Badge::Kind::Plain, tr("checking…"), tr("Asking the bots again…"));
        return;
    }
    QStringList tip;
    const auto& seats = replay.record().seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        tip << tr("%1: %2").arg(names.of(static_cast<int>(seat)), checkText(replay.checks()[seat], seats[seat]));
    if (!replay.claims_fit()) tip << sentence(replay.claim_error());
    const QString words = tip.join(QLatin1Char('\n'));
    const auto asked = std::count_if(replay.checks().begin(), replay.checks().end(),
                                     [](const SeatCheck& check) { return check.asked(); });
    const auto all = static_cast<std::ptrdiff_t>(seats.size());
    if (!replay.claims_fit())
        m_badge->set(Badge::Kind::Bad,
                     replay.result_fits() ? tr("the digest doesn’t match") : tr("the result doesn’t match"), words);
    else if (replay.differs_at() >= 0)
        m_badge->set(Badge::Kind::Bad, tr("differs at decision %1").arg(numberFrom1(replay.differs_at())), words);
    else if (!replay.finished())
        m_badge->set(Badge::Kind::Plain, tr("unfinished"), words);
    else if (asked == 0)
        m_badge->set(Badge::Kind::Plain, tr("no bot to check"), words);
    else
        m_badge->set(Badge::Kind::Good,
                     asked == all ? tr("reproduced") : tr("reproduced, %1 of %2 seats").arg(asked).arg(all), words);
}

void ReplayHead::setMatch(const Replay& replay, const TableNames& names, int view, bool many) {
    m_many->setVisible(many);
    setChecks(replay, names);
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
            words << withoutKey(name.size() > kLongestName ? name.left(kLongestName - 1) + QStringLiteral("…") : name);
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

QString ReplayHead::badgeTip() const {
    return m_badge->toolTip();
}

QString ReplayHead::badgeText() const {
    return m_badge->text();
}

} // namespace hilltop
