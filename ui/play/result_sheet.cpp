// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/result_sheet.h"

#include "play/key_button.h"
#include "play/result_history.h"
#include "play/result_review.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "style/reading_area.h"
#include "style/style.h"
#include "style/theme.h"
#include "table/score_view.h"
#include "table/table_keys.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

constexpr int kResultHigh = 398, kResultLow = 216, kResultLowBelow = 296, kFoldedLow = 84;
constexpr int kButtonsShare = 60;             ///< of the width, in percent; wider ones stand below the words
constexpr int kPartGap = 10, kFoldedGap = 24; ///< between words and buttons
constexpr int kButtonGap = 8, kVerdictMargin = 40, kSealHigh = 20, kFace = 40; ///< a winner's portrait is square
constexpr int kVerdictWide = 272, kVerdictLow = 452, kRecordWide = 248, kReviewWide = 304, kListWide = 372;
constexpr int kThreeFrom = 1220;  ///< below this width one part is shown at a time
constexpr int kFourFrom = 1560;   ///< the record has a column of its own; below this it is under luck and play
constexpr int kTurningFrom = 380; ///< height from which the turning point finds room there, and not below the decisions

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
    , m_figure(resultWords(TextSize::Text, true))
    , m_more(new QPushButton(tr("Details")))
    , m_grid(new QGridLayout)
    , m_score(new ScoreView(m_sheet))
    , m_review(new ResultReview)
    , m_parts(new Segmented({tr("Score"), tr("Luck and skill"), tr("Decisions"), tr("History")}))
    , m_turningTitle(resultWords(TextSize::Text, true))
    , m_turning(resultWords(TextSize::Text, false))
    , m_deal(resultWords(TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_seal(new QToolButton)
    , m_history(new ResultHistory)
    , m_recordArea(new ReadingArea(tr("History"))) {
    setBackgroundRole(QPalette::Base); // what scrolls has the sheet's
    auto* across = rowIn(this, 0, {0, 1, 0, 0});
    across->addWidget(m_verdict = scrolledDown(makeVerdict(), new ReadingArea));
    auto* details = rowIn(m_details = new QWidget, 0);
    details->addWidget(new Hairline(Qt::Vertical));
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
    details->addLayout(parts, 1);
    across->addWidget(m_details, 1);
    m_parts->setAccessibleName(tr("What is shown of the match"));
    connect(m_parts, &Segmented::currentChanged, this, &ResultSheet::arrange);
    connect(m_more, &QPushButton::toggled, this, [this](bool on) {
        arrange();
        emit unfolded(on);
    });
    connect(m_review, &ResultReview::accuracyChanged, this, [this] { arrange(); });
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
    m_more->setObjectName(QStringLiteral("details"));
    m_more->setCheckable(true);
    m_more->setAutoDefault(false);
    m_more->setMinimumHeight(m_buttons[Review]->sizeHint().height());
    m_more->installEventFilter(this);
    auto* verdict = new QWidget;
    for (QPushButton* button : m_buttons)
        button->setParent(verdict); // also those that do not stand in the grid
    m_more->setParent(verdict);
    m_parting = rowIn(verdict, kPartGap, {24, 12, 16, 12});
    auto* column = columnPart(4);
    m_top = rowPart(10);
    m_winners = new QHBoxLayout;
    m_top->addLayout(m_winners);
    m_top->setAlignment(m_winners, Qt::AlignLeft | Qt::AlignVCenter);
    m_top->addWidget(m_title, 1, Qt::AlignVCenter);
    column->addLayout(m_top);
    column->addWidget(m_reason);
    column->addWidget(m_rating);
    column->addWidget(m_ratingWhy);
    column->addWidget(m_figure);
    m_grid->setSpacing(kButtonGap);
    m_parting->addLayout(column);
    m_parting->addLayout(m_grid);
    m_parting->addStretch(1);
    return verdict;
}

QWidget* ResultSheet::makeRecord() {
    m_turningTitle->setText(tr("The turning point"));
    auto* record = new QWidget;
    auto* column = columnIn(record, 4, {16, 12, 20, 12});
    column->addWidget(m_turningTitle);
    column->addWidget(m_turning);
    column->addSpacing(10);
    column->addWidget(m_history);
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

int ResultSheet::heightFor(const QSize& page) const {
    if (!folded()) return std::clamp(page.height() * 45 / 100, kResultLow, kResultHigh);
    const QWidget* words = static_cast<QScrollArea*>(m_verdict)->widget();
    return std::clamp(words->layout()->totalHeightForWidth(page.width()) + 1, kFoldedLow, kResultLow);
}

QPushButton* ResultSheet::button(Choice choice) const {
    return m_buttons[choice];
}

bool ResultSheet::folded() const {
    return !m_more->isChecked();
}

void ResultSheet::setFolded(bool folded) {
    m_more->setChecked(!folded);
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
    }
    m_buttons[Rematch]->setText(outcome.rematch);
    m_turning->setText(outcome.turning);
    m_closed = outcome.between ? tr("Shown after the second match.") : outcome.closed;
    if (!m_closed.isEmpty()) m_review->keepClosed(m_closed);
    arrange();
    m_seal->setVisible(outcome.sealed);
    m_deal->setText(outcome.deal.isEmpty() ? QString() : tr("Deal %1").arg(outcome.deal));
    m_history->clear();
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
    arrange();
}

void ResultSheet::setRecord(const OwnResults& line) {
    m_history->setRecord(line);
}

/// The meanings of the buttons' keys.
static constexpr std::array<const char*, ResultSheet::Choices> kMeanings = {"review", "rematch", "again", "new",
                                                                            "picture"};

void ResultSheet::relabel() {
    for (int choice = 0; choice < Choices; ++choice)
        m_buttons[choice]->setKey(
            m_keys.labels().value(QLatin1String(kMeanings[static_cast<std::size_t>(choice)])).toString());
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

void ResultSheet::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    emit arranged();
}

/// Folded, the verdict and its two buttons, in one line where there is room; else all parts beside each other; or the
/// record below another one; or one part at a time.
void ResultSheet::arrange() {
    m_low = height() < kResultLowBelow;
    m_details->setVisible(!folded());
    m_verdict->setMinimumWidth(folded() ? 0 : m_low ? kVerdictLow : kVerdictWide);
    m_verdict->setMaximumWidth(folded() ? QWIDGETSIZE_MAX : m_verdict->minimumWidth());
    m_ratingWhy->setVisible(!folded() && !m_ratingWhy->text().isEmpty());
    m_figure->setText(m_rating->text().isEmpty() ? m_review->accuracy() : QString());
    m_figure->setVisible(folded() && !m_figure->text().isEmpty());
    const bool stacked = m_winners->count() > 1 && !m_low && !folded(); // two faces leave no room beside them
    m_top->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (QLabel* face : findChildren<QLabel*>(QStringLiteral("winner")))
        face->setVisible(!stacked || height() >= kTurningFrom);
    arrangeDetails();
    arrangeButtons();
    if (isVisible()) emit arranged(); // a widget that is about to be shown misses a size it gets while told of another
}

/// In a line; or two by two, with the one that folds the sheet beside the title; or one below the other, that one
/// beside the last where both fit.
void ResultSheet::arrangeButtons() {
    QList<KeyButton*> shown;
    int wide = m_more->sizeHint().width();
    for (int choice = 0; choice < Choices; ++choice) {
        KeyButton* button = m_buttons[choice];
        const bool offered = m_offered[choice] && (!folded() || choice == Review || choice == Rematch);
        button->setVisible(offered);
        if (!offered) continue;
        shown << button;
        button->setMinimumWidth(folded() ? std::min(button->wholeWidth(), width() / 3) : 0);
        wide += kButtonGap + button->minimumWidth();
    }
    const bool inLine = folded() && wide <= width() * kButtonsShare / 100, tall = !folded() && !m_low;
    m_parting->setDirection(inLine ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_parting->setSpacing(inLine ? kFoldedGap : kPartGap);
    m_parting->setStretch(0, inLine ? 1 : 0);
    m_parting->setStretch(2, inLine ? 0 : 1);
    m_grid->setColumnStretch(3, folded() && !inLine ? 1 : 0); // they keep their width
    const int count = static_cast<int>(shown.size()), room = kVerdictWide - kVerdictMargin - kButtonGap;
    const bool shares = count > 0 && shown.back()->wholeWidth() + m_more->sizeHint().width() <= room;
    for (int place = 0; place < count; ++place) {
        if (tall)
            m_grid->addWidget(shown[place], place, 0, 1, shares && place == count - 1 ? 1 : 2);
        else
            m_grid->addWidget(shown[place], folded() ? 0 : place / 2, folded() ? place : place % 2);
    }
    if (folded())
        m_grid->addWidget(m_more, 0, count);
    else if (m_low)
        m_top->addWidget(m_more, 0, Qt::AlignRight | Qt::AlignTop);
    else
        m_grid->addWidget(m_more, shares ? count - 1 : count, shares ? 1 : 0, 1, shares ? 1 : 2);
}

void ResultSheet::arrangeDetails() {
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
}

} // namespace hilltop
