// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/analysis_panel.h"

#include "analysis/result_rows.h"
#include "documents/summary_words.h"
#include "replay/analysis_parts.h"
#include "replay/beliefs_pane.h"
#include "replay/moment_pane.h"
#include "replay/sum_dialog.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/open_dialog.h"
#include "table/match_panel.h"

#include <QAction>
#include <QHeaderView>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

constexpr int kMargin = 16, kRow = 30;
constexpr std::array kSeatColumns = {0, 92, 92, 96, 28, 24, 28, 112, 112}; ///< least widths; the name has the rest
constexpr int kNameWidth = 72;
constexpr int kDeeperTimes = 4;

} // namespace

AnalysisPanel::AnalysisPanel(const Actions& actions, LogModel& log, MatchCursor& cursor, QWidget* parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_tabs(new Segmented({tr("Moment"), tr("Match"), tr("Moves"), tr("Cards")}))
    , m_tallTabs(new Segmented({tr("Analysis"), tr("Moves"), tr("Cards")}))
    , m_moves(new QTableView)
    , m_beliefs(new BeliefsPane(cursor))
    , m_pane(new MomentPane({actions.world, actions.rollOut, actions.tryAgain}))
    , m_moment(new ScrolledColumn(m_pane)) { // large letters in a low window are scrolled, not squeezed
    setManual(*this, "analysis");
    setObjectName(QStringLiteral("analysis"));
    setAccessibleName(tr("Analysis"));
    auto* column = columnIn(this, 0);
    auto* tabs = rowPart(kUsualGap, {kMargin, 8, kMargin, 6});
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
    column->addWidget(m_summary = makeSummary());
    column->addWidget(m_moment, 1);
    column->addWidget(m_match = makeMatch());
    column->addWidget(m_beliefs, 1);
    m_moves->setFrameShape(QFrame::NoFrame);
    dressLog(m_moves, log);
    column->addWidget(m_moves, 1);
    column->addWidget(m_waiting = makeWaiting(), 1);
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
    auto* column = columnIn(page, 12, {kMargin, 12, kMargin, 12});
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

TextLabel* AnalysisPanel::makeSummary() {
    auto* summary = new TextLabel;
    summary->setObjectName(QStringLiteral("summary"));
    summary->setWordWrap(true);
    summary->setTextFormat(Qt::RichText);
    summary->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    summary->setContentsMargins(kMargin, 2, kMargin, 8);
    connect(summary, &QLabel::linkActivated, this,
            [this](const QString& link) { emit decisionRequested(decisionOfLink(link)); });
    return summary;
}

void AnalysisPanel::setSummary(const QString& paragraph) {
    m_summary->setText(paragraph);
    fitSums();
}

QWidget* AnalysisPanel::makeMatch() {
    auto* part = new QWidget;
    auto* title = new TextLabel(tr("The match by seat"), TextSize::Text, true);
    title->setContentsMargins(kMargin, 10, kMargin, 6);
    m_seatModel.set({SeatReviewModel::columns(), {}});
    m_seats = analysisTable(m_seatModel, tr("The match by seat"));
    new ColumnFitter(*m_seats, &AnalysisPanel::seatColumns);
    m_sum = new TextLabel;
    m_sum->setWordWrap(true);
    m_apart = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    m_apart->setWordWrap(true);
    auto* what = new QToolButton;
    what->setText(tr("What is this?"));
    what->setObjectName(QStringLiteral("whatIsThis"));
    what->setAutoRaise(true);
    connect(what, &QToolButton::clicked, this, &AnalysisPanel::explain);
    m_parts = new QToolButton;
    m_parts->setText(tr("All parts…"));
    m_parts->setObjectName(QStringLiteral("allParts"));
    m_parts->setToolTip(tr("Show every step from start to result"));
    m_parts->setAutoRaise(true);
    connect(m_parts, &QToolButton::clicked, this, &AnalysisPanel::showParts);
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
    auto* below = columnPart(6, {kMargin, 8, kMargin, 10});
    below->addWidget(m_sum);
    auto* apart = new QHBoxLayout;
    apart->addWidget(m_apart, 1);
    apart->addWidget(m_parts, 0, Qt::AlignTop);
    below->addLayout(apart);
    below->addLayout(mistakes);
    auto* column = columnIn(part, 0);
    m_matchColumn = column;
    column->addWidget(new Hairline);
    column->addWidget(title);
    column->addWidget(m_seats, 100); // as high as it may be; what is left then stays empty below
    column->addLayout(below);
    column->addStretch(1);
    return part;
}

void AnalysisPanel::arrange() {
    const int tab = (m_low ? m_tabs : m_tallTabs)->current();
    const int moves = m_low ? 2 : 1, match = m_low ? 1 : 0; // the last one is that of cards
    m_tabs->setVisible(m_low);
    m_tallTabs->setVisible(!m_low);
    m_waiting->setVisible(!reviewed() && tab < moves);
    m_moment->setVisible(reviewed() && tab == 0);
    m_summary->setVisible(reviewed() && m_sumsShown && tab == match);
    m_match->setVisible(reviewed() && tab == match);
    m_beliefs->setVisible(tab > moves);
    m_moves->setVisible(tab == moves);
}

bool AnalysisPanel::showsBeliefs() const {
    return !m_beliefs->isHidden();
}

void AnalysisPanel::turnToBeliefs(bool mayReturn) {
    const bool to = !showsBeliefs() || !mayReturn;
    m_tabs->setCurrent(to ? 3 : 0);
    m_tallTabs->setCurrent(to ? 2 : 0);
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
    m_pane->fit(width());
    m_mistakesTitle->setVisible(width() >= kTitled * narrowAnalysis());
    fitSums();
}

/// As many columns as there is room for, the one that is least missed away first: the line below the table says it of
/// the seat that is looked at.
FitColumns AnalysisPanel::seatColumns() {
    FitColumns fit{
        {}, {SeatReviewModel::Apart, SeatReviewModel::Unforced, SeatReviewModel::Error, SeatReviewModel::Accuracy}};
    for (const int least : kSeatColumns)
        fit.columns.push_back({.least = least, .measure = FitColumn::Cells});
    fit.columns[SeatReviewModel::Name].least = kNameWidth * textFont(TextSize::Text).pixelSize() / 14;
    fit.columns[SeatReviewModel::Name].stretch = 1;
    return fit;
}

void AnalysisPanel::fitSums() {
    const int room = width() - 2 * kMargin;
    m_sum->keepHeightFor(room);
    m_apart->keepHeightFor(room - m_parts->sizeHint().width() - kMargin);
    m_summary->keepHeightFor(width());
}

void AnalysisPanel::setReview(std::shared_ptr<const Review> review, const TableNames& names, const Info& info) {
    m_review = std::move(review);
    m_names = names;
    m_info = &info;
    m_pane->setReview(m_review, names, info);
    m_seatModel.set(SeatReviewModel::of(*m_review, names, info));
    // As many rows as fit beside what belongs to them; more are scrolled.
    const int rows = std::min(6, static_cast<int>(m_review->seats.size()));
    m_seats->setMinimumHeight(kRow * std::min(rows, 2) + 40);
    m_seats->setMaximumHeight(kRow * rows + 40);
    arrange();
}

void AnalysisPanel::setWaiting(const QString& problem) {
    m_review.reset();
    m_pane->clear();
    const bool runs = problem.isEmpty();
    m_problem->setText(runs ? tr("Analysing every decision and every card…") : problem);
    m_progress->setVisible(runs);
    m_progress->setValue(0);
    m_cancel->setVisible(runs);
    m_start->setVisible(!runs);
    arrange();
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

void AnalysisPanel::setMoment(const ReplayOutline& outline, int position, int seat, int view) {
    if (!m_review) return;
    m_pane->setMoment(outline, position, view);
    showSum(seat);
}

void AnalysisPanel::setSumsShown(bool shown) {
    if (shown == m_sumsShown) return;
    m_sumsShown = shown;
    m_seats->setVisible(shown);
    m_apart->setVisible(shown);
    m_parts->setVisible(shown);
    arrange();
}

void AnalysisPanel::showParts() {
    if (!m_review) return;
    openThen(new SumDialog(*m_review, Seat(m_seat), m_names, *m_info, this), this, [this](const SumDialog& dialog) {
        if (dialog.chosen()) emit positionRequested(*dialog.chosen());
    });
}

void AnalysisPanel::showSum(int seat) {
    m_seat = seat;
    if (!m_sumsShown) {
        m_sum->setText(tr("You see the sums at the end of the match, because spoilers are hidden."));
        return fitSums();
    }
    const SeatReview& sums = m_review->seats[static_cast<std::size_t>(seat)];
    const ReviewUnits units(*m_info);
    const ResultRows rows(*m_info, *m_review, Seat(seat));
    const auto change = [&](ResultRow::Kind kind) { return units.change(rows.of(kind).value); };
    m_sum->setText(tr("%1: start %2, luck %3, skill %4, others’ skill %5, result %6")
                       .arg(m_names.of(seat), units.value(rows.of(ResultRow::Kind::Start).value),
                            change(ResultRow::Kind::Luck), change(ResultRow::Kind::Own),
                            change(ResultRow::Kind::Others), units.value(rows.of(ResultRow::Kind::Result).value)));
    const QString apart = units.value(rows.luck_adjusted());
    QStringList more{sums.luck_error > 0 ? tr("Luck-adjusted result: %1 ± %2.").arg(apart, units.error(sums.luck_error))
                                         : tr("Luck-adjusted result: %1.").arg(apart)};
    if (sums.unforced > 0) {
        const Estimate unforced = sums.loss_an_unforced();
        more << tr("Average loss per unforced decision: %1 ± %2.")
                    .arg(units.sizeWithUnit(unforced.value), units.error(unforced.error));
    }
    m_apart->setText(more.join(QLatin1Char(' ')));
    fitSums();
}

void AnalysisPanel::explain() {
    if (!m_review) return;
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("What the analysis says"),
                                reviewDefinitions(*m_info, *m_review), QMessageBox::Ok, this);
    setManual(*box, "analysis");
    const QPushButton* more = box->addButton(tr("&More in the manual"), QMessageBox::HelpRole);
    openBox(box, this, [this, more](const QAbstractButton* pressed) {
        if (pressed == more) askManual(*this, QStringLiteral("analysis"));
    });
}

} // namespace hilltop
