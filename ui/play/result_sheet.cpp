// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/result_sheet.h"

#include "play/key_button.h"
#include "play/result_review.h"
#include "play/statistics_dialog.h"
#include "registry/registry.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/paint.h"
#include "style/panel.h"
#include "style/reading_area.h"
#include "style/style.h"
#include "style/theme.h"
#include "table/score_view.h"
#include "table/table_keys.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

constexpr int kResultHigh = 398, kResultLow = 216, kResultLowBelow = 296;
constexpr int kVerdictWide = 272, kVerdictLow = 452, kRecordWide = 248, kReviewWide = 304, kListWide = 372;
constexpr int kThreeFrom = 1220;  ///< below this width one part is shown at a time
constexpr int kFourFrom = 1560;   ///< the record has a column of its own; below this it is under luck and play
constexpr int kTurningFrom = 380; ///< height from which the turning point finds room there, and not below the decisions
constexpr int kSealHigh = 20, kFace = 40; ///< a winner's portrait is square
constexpr int kBlockWide = 12, kBlockHigh = 10, kBlockStep = 16;

/// The last matches as blocks: won above the line, lost below it, drawn on it.
class LatestBlocks : public QWidget {
public:
    LatestBlocks() {
        setFixedHeight(2 * kBlockHigh + 4);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    void setLatest(const std::vector<int>& latest) {
        m_latest = latest;
        QStringList words;
        for (const int outcome : latest)
            words << (outcome > 0   ? ResultSheet::tr("won")
                      : outcome < 0 ? ResultSheet::tr("lost")
                                    : ResultSheet::tr("drawn"));
        setAccessibleName(ResultSheet::tr("Latest matches: %1").arg(words.join(QStringLiteral(", "))));
        setToolTip(accessibleName());
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const Shades shade = shades(palette());
        const int line = height() / 2, count = static_cast<int>(m_latest.size());
        painter.fillRect(QRect(0, line, count * kBlockStep, 1), shade.line);
        for (int i = 0; i < count; ++i) {
            const int outcome = m_latest[static_cast<std::size_t>(i)];
            const int top = outcome > 0 ? line - kBlockHigh : outcome < 0 ? line + 1 : line - kBlockHigh / 2;
            const QColor fill = outcome > 0 ? shade.good : outcome < 0 ? shade.bad : shade.area;
            paint::box(painter, QRect(i * kBlockStep + 2, top, kBlockWide, kBlockHigh), 2, fill);
        }
    }

private:
    std::vector<int> m_latest;
};

TextLabel* resultWords(TextSize size, bool strong, TextLabel::Ink ink = TextLabel::Ink::Normal) {
    auto* label = new TextLabel({}, size, strong, ink);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

} // namespace

ResultSheet::ResultSheet(const TableKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_keys(keys)
    , m_title(resultWords(TextSize::Title, true))
    , m_reason(resultWords(TextSize::Text, false))
    , m_rating(resultWords(TextSize::Text, true))
    , m_ratingWhy(resultWords(TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_grid(new QGridLayout)
    , m_score(new ScoreView(m_sheet))
    , m_review(new ResultReview)
    , m_parts(new Segmented({tr("Score"), tr("Luck and skill"), tr("Decisions"), tr("History")}))
    , m_turningTitle(resultWords(TextSize::Text, true))
    , m_turning(resultWords(TextSize::Text, false))
    , m_against(resultWords(TextSize::Text, true))
    , m_wins(resultWords(TextSize::Text, false))
    , m_streak(resultWords(TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_deal(resultWords(TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_seal(new QToolButton)
    , m_latest(new LatestBlocks)
    , m_recordArea(new ReadingArea(tr("History"))) {
    setBackgroundRole(QPalette::Base); // what scrolls has the sheet's
    auto* across = rowIn(this, 0, {0, 1, 0, 0});
    across->addWidget(m_verdict = scrolledDown(makeVerdict(), new ReadingArea));
    across->addWidget(new Hairline(Qt::Vertical));
    auto* parts = columnPart(0);
    auto* which = rowPart(kUsualGap, {12, 8, 12, 0});
    which->addWidget(m_parts);
    which->addStretch(1);
    parts->addLayout(which);
    auto* side = rowPart(0);
    side->addWidget(m_columns[Score] = m_score, 1);
    side->addWidget(m_lines[0] = new Hairline(Qt::Vertical));
    auto* middle = new QWidget;
    m_middle = columnIn(middle, 0);
    m_middle->addWidget(m_review);
    side->addWidget(m_columns[Luck] = scrolledDown(middle, new ReadingArea(tr("Luck and skill"))));
    side->addWidget(m_lines[1] = new Hairline(Qt::Vertical));
    side->addWidget(m_columns[Decisions] = scrolledDown(m_review->list(), new ReadingArea(tr("Decisions"))));
    side->addWidget(m_lines[2] = new Hairline(Qt::Vertical));
    m_record = makeRecord();
    side->addWidget(m_columns[Record] = scrolledDown(m_record, m_recordArea));
    parts->addLayout(side, 1);
    across->addLayout(parts, 1);
    m_parts->setAccessibleName(tr("What is shown of the match"));
    connect(m_parts, &Segmented::currentChanged, this, &ResultSheet::arrange);
    connect(m_review, &ResultReview::momentChosen, this, [this](int decision) {
        if (ready()) emit momentChosen(decision);
    });
    m_score->installEventFilter(this);
    m_deaf.setSingleShot(true);
    connect(&m_deaf, &QTimer::timeout, this, &ResultSheet::answers);
    connect(&keys, &TableKeys::changed, this, &ResultSheet::relabel);
    setFocusPolicy(Qt::ClickFocus);
    relabel();
    arrange();
    hide();
}

QWidget* ResultSheet::makeVerdict() {
    const QString texts[] = {tr("Replay"), QString(), tr("Same deal again"), tr("New match…"), tr("Save picture…")};
    for (int choice = 0; choice < Choices; ++choice) {
        m_buttons[choice] = new KeyButton(texts[choice]);
        m_buttons[choice]->installEventFilter(this);
        connect(m_buttons[choice], &QPushButton::clicked, this, [this, choice] {
            if (ready()) emit chosen(static_cast<Choice>(choice));
        });
    }
    m_buttons[Review]->setProperty(role::kProperty, QLatin1String(role::kGame));
    auto* verdict = new QWidget;
    for (QPushButton* button : m_buttons)
        button->setParent(verdict); // also the one that does not stand in the grid
    auto* column = columnIn(verdict, 4, {24, 12, 16, 12});
    m_top = rowPart(10);
    m_winners = new QHBoxLayout;
    m_top->addLayout(m_winners);
    m_top->setAlignment(m_winners, Qt::AlignLeft | Qt::AlignVCenter);
    m_top->addWidget(m_title, 1, Qt::AlignVCenter);
    column->addLayout(m_top);
    column->addWidget(m_reason);
    column->addWidget(m_rating);
    column->addWidget(m_ratingWhy);
    column->addSpacing(6);
    m_grid->setSpacing(8);
    column->addLayout(m_grid);
    column->addStretch(1);
    return verdict;
}

QWidget* ResultSheet::makeRecord() {
    m_turningTitle->setText(tr("The turning point"));
    auto* record = new QWidget;
    auto* column = columnIn(record, 4, {16, 12, 20, 12});
    column->addWidget(m_turningTitle);
    column->addWidget(m_turning);
    column->addSpacing(10);
    column->addWidget(m_against);
    column->addWidget(m_wins);
    column->addWidget(m_latest);
    column->addWidget(m_streak);
    column->addStretch(1);
    m_seal->setIcon(icon(QStringLiteral("lock")));
    m_seal->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_seal->setText(tr("Seal…"));
    m_seal->setAutoRaise(true);
    m_seal->setFont(textFont(TextSize::Small));
    m_seal->setFixedHeight(kSealHigh); // the row is no higher than its words
    m_seal->setToolTip(tr("The proof that no one changed the cards"));
    connect(m_seal, &QToolButton::clicked, this, &ResultSheet::sealRequested);
    auto* cards = new QHBoxLayout;
    cards->addWidget(m_deal, 1, Qt::AlignVCenter);
    cards->addWidget(m_seal);
    column->addLayout(cards);
    return record;
}

int ResultSheet::heightFor(int page) {
    return std::clamp(page * 45 / 100, kResultLow, kResultHigh);
}

void ResultSheet::present(const Outcome& outcome) {
    m_title->setText(outcome.title);
    m_reason->setText(outcome.reason);
    showWinners(outcome.winners);
    m_offered[Review] = !outcome.between;
    m_offered[SameDeal] = !outcome.rated && !outcome.perfect;
    m_offered[KeepPicture] = outcome.perfect;
    for (int choice = 0; choice < Choices; ++choice) {
        const bool main = m_buttons[choice] == first();
        m_buttons[choice]->setProperty(role::kProperty, main ? QVariant(QLatin1String(role::kGame)) : QVariant());
        m_buttons[choice]->setProperty("fill", outcome.hue);
        m_buttons[choice]->setVisible(m_offered[choice]);
    }
    m_buttons[Rematch]->setText(outcome.rematch);
    m_turning->setText(outcome.turning);
    m_closed = outcome.between ? tr("Shown after the second match.") : outcome.closed;
    if (!m_closed.isEmpty()) m_review->keepClosed(m_closed);
    arrange();
    m_seal->setVisible(outcome.sealed);
    m_deal->setText(outcome.deal.isEmpty() ? QString() : tr("Deal %1").arg(outcome.deal));
    for (QWidget* part : QList<QWidget*>{m_against, m_wins, m_latest, m_streak})
        part->hide();
    setRating(outcome.between && outcome.rated ? tr("Your rating changes after the second match.") : QString(), {});
    m_sheet.setSheet(outcome.hands);
    setAccessibleName(outcome.title);
    m_verdict->setAccessibleName(outcome.title);
    relabel();
    m_deaf.start(kDeafMs);
    show();
    m_score->showNewest();
}

void ResultSheet::showWinners(const QStringList& portraits) {
    qDeleteAll(findChildren<QLabel*>(QStringLiteral("winner")));
    for (const QString& portrait : portraits.size() > 2 ? QStringList() : portraits) {
        auto* face = new QLabel;
        face->setObjectName(QStringLiteral("winner"));
        face->setPixmap(
            QIcon(QStringLiteral(":/qt/qml/Hilltop/") + portrait).pixmap(QSize(kFace, kFace), devicePixelRatioF()));
        m_winners->addWidget(face, 0, Qt::AlignTop);
    }
}

void ResultSheet::setRating(const QString& change, const QString& why) {
    m_rating->setText(change);
    m_ratingWhy->setText(why);
    m_rating->setVisible(!change.isEmpty());
    m_ratingWhy->setVisible(!why.isEmpty());
}

void ResultSheet::setRecord(const OwnResults& line) {
    const GameEntry* game = find_game(line.game);
    const QLocale locale;
    const QString others = othersText(line);
    const bool together = game != nullptr && game->info().cooperative;
    m_against->setText(line.others.empty()                                   ? tr("Only your matches")
                       : together || (game != nullptr && game->info().teams) ? tr("At a table with %1").arg(others)
                                                                             : tr("Against %1").arg(others));
    if (together) {
        const QString mean = locale.toString(static_cast<double>(line.points) / std::max(1, line.matches), 'f', 1);
        m_wins->setText(tr("%1 perfect of %2, %3 cards left on average")
                            .arg(locale.toString(line.won), locale.toString(line.matches), mean));
    } else {
        QStringList parts = {tr("%1 won").arg(locale.toString(line.won)),
                             tr("%1 lost").arg(locale.toString(line.lost()))};
        if (line.drawn > 0) parts << tr("%1 drawn").arg(locale.toString(line.drawn));
        if (line.purse) parts << tr("purse %1").arg(purseText(*line.purse));
        m_wins->setText(parts.join(QStringLiteral(", ")));
    }
    m_streak->setText(line.streak > 1    ? tr("%n won in a row", "", line.streak)
                      : line.streak < -1 ? tr("%n lost in a row", "", -line.streak)
                                         : QString());
    static_cast<LatestBlocks*>(m_latest)->setLatest(line.latest);
    m_against->show();
    m_wins->show();
    m_latest->setVisible(!together);
    m_streak->setVisible(!together && !m_streak->text().isEmpty());
}

/// The meanings of the buttons' keys.
static constexpr std::array<const char*, ResultSheet::Choices> kMeanings = {"review", "rematch", "again", "new",
                                                                            "picture"};

void ResultSheet::relabel() {
    for (int choice = 0; choice < Choices; ++choice)
        static_cast<KeyButton*>(m_buttons[choice])
            ->setKey(m_keys.labels().value(QLatin1String(kMeanings[static_cast<std::size_t>(choice)])).toString());
}

bool ResultSheet::take(const QKeyEvent& event) {
    if ((event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0) return false;
    const QString meaning = m_keys.meaning(event.key(), event.modifiers());
    const auto found = std::find(kMeanings.begin(), kMeanings.end(), meaning);
    if (found == kMeanings.end() || !m_offered[found - kMeanings.begin()]) return false;
    if (ready() && !event.isAutoRepeat()) {
        QPushButton* button = m_buttons[found - kMeanings.begin()];
        button->setFocus();
        button->click();
    }
    return true;
}

/// Nothing that began before it answers reaches a button, nor does a key that is held down; the sheet's keys are
/// its own wherever its focus is, and arrows walk the buttons.
bool ResultSheet::eventFilter(QObject* watched, QEvent* event) {
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    const bool mouse = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (watched != m_score && mouse && !ready()) return true;
    if (!key) return QWidget::eventFilter(watched, event);
    auto* press = static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::KeyPress && take(*press)) return true;
    if (watched == m_score) return QWidget::eventFilter(watched, event);
    const bool presses =
        press->key() == Qt::Key_Space || press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter;
    if (presses && (!ready() || press->isAutoRepeat())) return true;
    if (presses && press->key() != Qt::Key_Space && event->type() == QEvent::KeyPress) {
        static_cast<QPushButton*>(watched)->click(); // a page has no default button that Enter would press
        return true;
    }
    const bool down = press->key() == Qt::Key_Down || press->key() == Qt::Key_Right;
    const bool up = press->key() == Qt::Key_Up || press->key() == Qt::Key_Left;
    if (event->type() == QEvent::KeyPress && (down || up)) {
        focusNextPrevChild(down);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ResultSheet::keyPressEvent(QKeyEvent* event) {
    if (take(*event)) return;
    const bool walks = event->key() == Qt::Key_Down || event->key() == Qt::Key_Right || event->key() == Qt::Key_Tab;
    if (walks && hasFocus() && ready()) return first()->setFocus(Qt::TabFocusReason);
    QWidget::keyPressEvent(event);
}

void ResultSheet::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(QRect(0, 0, width(), 1), shades(palette()).line);
}

void ResultSheet::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// All parts beside each other; or the record below another one; or one part at a time.
void ResultSheet::arrange() {
    m_low = height() < kResultLowBelow;
    m_verdict->setFixedWidth(m_low ? kVerdictLow : kVerdictWide);
    const bool stacked = m_winners->count() > 1 && !m_low; // two faces leave no room beside them
    m_top->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (QLabel* face : findChildren<QLabel*>(QStringLiteral("winner")))
        face->setVisible(!stacked || height() >= kTurningFrom);
    const bool all = !m_low && width() >= kThreeFrom, four = all && width() >= kFourFrom;
    m_parts->setVisible(!all);
    const bool below = all && !four;
    const int wide[] = {0, kReviewWide, kListWide, kRecordWide};
    for (int part = 0; part < Parts; ++part) {
        m_columns[part]->setVisible(all ? part != Record || four : m_parts->current() == part);
        if (part == Score) continue; // takes what is left
        m_columns[part]->setMinimumWidth(all ? wide[part] : 0);
        m_columns[part]->setMaximumWidth(all ? wide[part] : QWIDGETSIZE_MAX);
    }
    if (below != (m_middle->indexOf(m_record) >= 0)) {
        if (below)
            m_middle->addWidget(m_recordArea->takeWidget());
        else
            m_recordArea->setWidget(m_record);
        m_record->layout()->setContentsMargins(16, below ? 0 : 12, 20, below ? 8 : 12);
    }
    for (int line = 0; line < 3; ++line)
        m_lines[line]->setVisible(line == 2 ? four : all);
    m_review->setTitled(all);
    const bool turned = !m_turning->text().isEmpty(), beside = below && height() < kTurningFrom;
    m_turningTitle->setVisible(turned && !beside);
    m_turning->setVisible(turned && !beside);
    QStringList note(m_closed);
    if (turned && beside && m_offered[Review]) note << tr("The turning point: %1").arg(m_turning->text());
    m_review->list()->setNote(note.join(QLatin1Char(' ')).trimmed());
    int place = 0;
    for (int choice = 0; choice < Choices; ++choice) {
        if (!m_offered[choice]) continue;
        m_grid->addWidget(m_buttons[choice], m_low ? place / 2 : place, m_low ? place % 2 : 0);
        ++place;
    }
}

} // namespace hilltop
