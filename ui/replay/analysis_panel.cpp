// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/analysis_panel.h"

#include "replay/analysis_parts.h"
#include "replay/moment_depth.h"
#include "style/manual_link.h"
#include "table/match_panel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedLayout>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

constexpr int kMargin = 16, kRow = 30, kRangeWidth = 96;
constexpr std::array kSeatColumns = {0, 92, 92, 96, 28, 24, 28, 112, 112}; ///< least widths; the name has the rest
constexpr int kNameWidth = 72;
constexpr int kDeeperTimes = 4;

QTableView* makeTable(QAbstractItemModel& model, const QString& name, QTableView* table = new QTableView) {
    table->setModel(&model);
    dressTable(table, kRow);
    table->setAccessibleName(name);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    return table;
}

} // namespace

AnalysisPanel::AnalysisPanel(const Actions& actions, LogModel& log, QWidget* parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_stack(new QStackedLayout)
    , m_tabs(new Segmented({tr("Moment"), tr("Match"), tr("Moves")}))
    , m_tallTabs(new Segmented({tr("Analysis"), tr("Moves")}))
    , m_moves(new QTableView)
    , m_depth(new MomentDepth(actions.rollOut, actions.world)) {
    setManual(*this, "analysis");
    setObjectName(QStringLiteral("analysis"));
    setAccessibleName(tr("Analysis"));
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* tabs = new QHBoxLayout;
    tabs->setContentsMargins(kMargin, 8, kMargin, 6);
    for (Segmented* one : {m_tabs, m_tallTabs}) {
        one->setAccessibleName(tr("Beside the table"));
        tabs->addWidget(one);
        connect(one, &Segmented::currentChanged, this, &AnalysisPanel::arrange);
    }
    tabs->addStretch(1);
    column->addLayout(tabs);
    column->addWidget(m_notice = new ReviewNotice);
    connect(m_notice, &ReviewNotice::againRequested, this, &AnalysisPanel::startRequested);
    connect(m_notice, &ReviewNotice::stopRequested, this, &AnalysisPanel::deeperCancelled);
    column->addWidget(m_moment = makeMoment(), 1);
    column->addWidget(m_match = makeMatch());
    m_moves->setFrameShape(QFrame::NoFrame);
    dressLog(m_moves, log);
    column->addWidget(m_moves, 1);
    m_stack->addWidget(makeWaiting());
    m_stack->addWidget(whole);
    setLayout(m_stack);
    arrange();
}

QWidget* AnalysisPanel::makeWaiting() {
    auto* page = new QWidget;
    m_problem = new TextLabel({}, TextSize::Text, false, TextLabel::Ink::Quiet);
    m_problem->setWordWrap(true);
    m_progress = new QProgressBar;
    m_progress->setAccessibleName(tr("Analysing the match"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_start = new QPushButton(tr("Anal&yse"));
    m_cancel = new QPushButton(tr("Cancel"));
    connect(m_start, &QPushButton::clicked, this, &AnalysisPanel::startRequested);
    connect(m_cancel, &QPushButton::clicked, this, &AnalysisPanel::cancelRequested);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_start);
    buttons->addWidget(m_cancel);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(kMargin, 12, kMargin, 12);
    column->setSpacing(12);
    column->addWidget(m_problem);
    column->addWidget(m_progress);
    column->addLayout(buttons);
    column->addStretch(1);
    return page;
}

void AnalysisPanel::setNotice(const QString& text, bool again) {
    m_notice->setText(text, again);
}

QString AnalysisPanel::notice() const {
    return m_notice->text();
}

void AnalysisPanel::setDeeper(std::optional<double> share) {
    m_notice->setProgress(share);
    m_deeper->setEnabled(!share);
}

QWidget* AnalysisPanel::makeMoment() {
    auto* part = new QWidget;
    m_title = new TextLabel({}, TextSize::Text, true);
    m_title->setWordWrap(true);
    m_number = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    m_nothing = new TextLabel({}, TextSize::Text, false, TextLabel::Ink::Quiet);
    m_nothing->setWordWrap(true);
    m_nothing->setContentsMargins(kMargin, 4, kMargin, 12);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(kMargin, 4, kMargin, 8);
    head->addWidget(m_title, 1);
    head->addWidget(m_number);
    auto* answers = new AnswerTable;
    m_options = makeTable(m_optionModel, tr("Answers at this moment"), answers);
    m_options->setItemDelegate(new OptionDelegate(m_options));
    m_options->setWordWrap(true);
    m_options->verticalHeader()->setMinimumSectionSize(kRow);
    m_options->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_options->horizontalHeader()->setSectionResizeMode(OptionModel::Range, QHeaderView::Fixed);
    m_options->setColumnWidth(OptionModel::Range, kRangeWidth);
    m_how = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    m_how->setElided(true);
    m_known = new TextLabel({}, TextSize::Title, true);
    m_knownWords = new TextLabel({}, TextSize::Small);
    m_open = new TextLabel({}, TextSize::Title, true);
    m_openWords = new TextLabel({}, TextSize::Small);
    m_losses = new QWidget;
    auto* losses = new QHBoxLayout(m_losses);
    losses->setContentsMargins(kMargin, 10, kMargin, 12);
    losses->setSpacing(8);
    losses->addWidget(reviewCard(tr("Given what you knew"), m_known, m_knownWords), 1);
    losses->addWidget(reviewCard(tr("Seeing all cards"), m_open, m_openWords), 1);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(new Hairline);
    column->addWidget(m_nothing);
    column->addWidget(m_options, 1);
    auto* how = new QHBoxLayout;
    how->setContentsMargins(kMargin, 6, kMargin, 0);
    how->addWidget(m_how);
    column->addLayout(how);
    column->addWidget(m_losses);
    column->addWidget(m_depth);
    column->addWidget(m_rest = new QWidget, 1); // without answers the words stand at the top
    return new ScrolledColumn(part);            // large letters in a low window are scrolled, not squeezed
}

QWidget* AnalysisPanel::makeMatch() {
    auto* part = new QWidget;
    auto* title = new TextLabel(tr("The match by seat"), TextSize::Text, true);
    title->setContentsMargins(kMargin, 10, kMargin, 6);
    m_seats = makeTable(m_seatModel, tr("The match by seat"));
    for (int column = 1; column < SeatReviewModel::kColumns; ++column) {
        m_seats->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Fixed);
        m_seats->setColumnWidth(column, kSeatColumns[static_cast<std::size_t>(column)]);
    }
    m_sum = new TextLabel;
    m_sum->setWordWrap(true);
    m_apart = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    m_apart->setWordWrap(true);
    auto* what = new QToolButton;
    what->setText(tr("What is this?"));
    what->setObjectName(QStringLiteral("whatIsThis"));
    what->setAutoRaise(true);
    connect(what, &QToolButton::clicked, this, &AnalysisPanel::explain);
    m_deeper = new QToolButton;
    m_deeper->setText(tr("Deeper"));
    m_deeper->setObjectName(QStringLiteral("deeper"));
    m_deeper->setToolTip(
        tr("Analyse the whole match again with %1 times the samples, in the background").arg(kDeeperTimes));
    m_deeper->setAutoRaise(true);
    connect(m_deeper, &QToolButton::clicked, this, &AnalysisPanel::deeperRequested);
    m_mistakesTitle = new TextLabel(tr("Mistakes"), TextSize::Small, false, TextLabel::Ink::Quiet);
    auto* mistakes = new QHBoxLayout;
    mistakes->addWidget(m_mistakesTitle);
    for (QAction* action : {m_actions.previous, m_actions.next}) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        mistakes->addWidget(button);
    }
    mistakes->addStretch(1);
    mistakes->addWidget(m_deeper);
    mistakes->addWidget(what);
    auto* below = new QVBoxLayout;
    below->setContentsMargins(kMargin, 8, kMargin, 10);
    below->setSpacing(6);
    below->addWidget(m_sum);
    below->addWidget(m_apart);
    below->addLayout(mistakes);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_matchColumn = column;
    column->addWidget(new Hairline);
    column->addWidget(title);
    column->addWidget(m_seats, 100); // as high as it may be; what is left then stays empty below
    column->addLayout(below);
    column->addStretch(1);
    return part;
}

void AnalysisPanel::arrange() {
    m_tabs->setVisible(m_low);
    m_tallTabs->setVisible(!m_low);
    m_moment->setVisible((m_low ? m_tabs : m_tallTabs)->current() == 0);
    m_match->setVisible(m_low ? m_tabs->current() == 1 : m_tallTabs->current() == 0);
    m_moves->setVisible(m_low ? m_tabs->current() == 2 : m_tallTabs->current() == 1);
}

/// Letters twice as large make twice as wide a panel narrow.
int AnalysisPanel::leastNarrow() {
    constexpr int kNarrow = 440, kLetters = 14;
    return kNarrow * textFont(TextSize::Text).pixelSize() / kLetters;
}

int AnalysisPanel::leastWidth() {
    constexpr int kLeast = 360, kLetters = 14, kEachLarger = 9;
    return kLeast + kEachLarger * std::max(0, textFont(TextSize::Text).pixelSize() - kLetters);
}

void AnalysisPanel::setLow(bool low) {
    m_low = low;
    arrange();
}

void AnalysisPanel::setGraph(QWidget* graph) {
    m_matchColumn->insertWidget(0, graph, 200);
}

/// A narrow panel leaves out what can be read elsewhere, so that names and answers are whole.
void AnalysisPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr double kTitled = 1.2; ///< of what is not narrow: the title beside all its buttons
    fitOptions();
    m_mistakesTitle->setVisible(width() >= kTitled * leastNarrow());
    fitSeats();
    if (m_decision != nullptr && !m_decision->forced()) showLosses();
    fitLosses();
}

/// A narrow table leaves out what is the same as the numbers beside it; how they were found stands below where it is
/// the same for all of them, and what they were worth with all cards open is a lozenge as well.
void AnalysisPanel::fitOptions() {
    constexpr double kWide = 1.35; ///< of what is not narrow: every column beside the longest answers
    const bool narrow = width() < leastNarrow(), wide = width() >= kWide * leastNarrow();
    bool alike = true;
    if (m_decision != nullptr) {
        for (const auto& option : m_decision->options)
            alike = alike && option.worth.how == m_decision->options.front().worth.how;
    }
    m_options->setColumnHidden(OptionModel::Range, narrow);
    m_options->setColumnHidden(OptionModel::How, narrow || (alike && !wide));
    m_options->setColumnHidden(OptionModel::Open, !wide);
}

/// As many columns as there is room for, the one that is least missed away first: the line below the table says it of
/// the seat that is looked at.
void AnalysisPanel::fitSeats() {
    const auto widest = [this](int column) {
        int width = 0;
        for (int row = 0; row < m_seatModel.rowCount(); ++row)
            width = std::max(width, m_seats->sizeHintForIndex(m_seatModel.index(row, column)).width());
        return width;
    };
    constexpr std::array kLeastMissed = {SeatReviewModel::Apart, SeatReviewModel::Unforced, SeatReviewModel::Error,
                                         SeatReviewModel::Accuracy};
    int room = width() - std::max(kNameWidth * textFont(TextSize::Text).pixelSize() / 14, widest(0));
    for (int column = 1; column < SeatReviewModel::kColumns; ++column) {
        m_seats->setColumnHidden(column, false);
        m_seats->setColumnWidth(column, std::max(kSeatColumns[static_cast<std::size_t>(column)], widest(column)));
        room -= m_seats->columnWidth(column); // the header may ask for more
    }
    for (const int column : kLeastMissed) {
        if (room >= 0) return;
        room += m_seats->columnWidth(column);
        m_seats->setColumnHidden(column, true);
    }
}

/// Of a narrow panel's answers there are no lines.
QString AnalysisPanel::playedOn(int times) const {
    const bool range = width() >= leastNarrow();
    if (all_exact(m_decision->options)) return range ? tr("Exact. ◇ seeing all cards.") : tr("Exact.");
    return range ? tr("Up to %Ln simulations. Lines: ± 2 errors. ◇ seeing all cards.", nullptr, times)
                 : tr("Up to %Ln simulations.", nullptr, times);
}

/// The table above takes what it is given: two lines of words would lose one to it.
void AnalysisPanel::fitLosses() {
    const int half = (width() - 2 * kMargin - m_losses->layout()->spacing()) / 2 - 2 * kReviewCardMargin - 2;
    for (TextLabel* words : {m_knownWords, m_openWords})
        words->setMinimumHeight(std::max(0, words->heightForWidth(half)));
    for (TextLabel* words : {m_sum, m_apart})
        words->setMinimumHeight(std::max(0, words->heightForWidth(width() - 2 * kMargin)));
}

void AnalysisPanel::setReview(std::shared_ptr<const Review> review, const TableNames& names, const Info& info) {
    m_review = std::move(review);
    m_names = names;
    m_info = &info;
    m_decision = nullptr;
    m_seatModel.setReview(m_review, names, info);
    // As many rows as fit beside what belongs to them; more are scrolled.
    const int rows = std::min(6, static_cast<int>(m_review->seats.size()));
    m_seats->setMinimumHeight(kRow * std::min(rows, 2) + 40);
    m_seats->setMaximumHeight(kRow * rows + 40);
    fitSeats();
    m_stack->setCurrentIndex(1);
}

void AnalysisPanel::setWaiting(const QString& problem) {
    m_review.reset();
    m_decision = nullptr;
    m_position = -1;
    const bool runs = problem.isEmpty();
    m_problem->setText(runs ? tr("Analysing every decision and every card…") : problem);
    m_progress->setVisible(runs);
    m_progress->setValue(0);
    m_cancel->setVisible(runs);
    m_start->setVisible(!runs);
    m_stack->setCurrentIndex(0);
}

void AnalysisPanel::setReading() {
    setWaiting({});
    m_problem->setText({});
    m_progress->hide();
    m_cancel->hide();
}

void AnalysisPanel::setProgress(double share) {
    m_progress->setValue(static_cast<int>(1000 * share));
}

} // namespace hilltop
