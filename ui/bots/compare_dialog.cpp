// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/compare_dialog.h"

#include "base/numbers.h"
#include "bots/bot_pill.h"
#include "bots/compare_source.h"
#include "bots/worth_bar.h"
#include "choose/own_bot_list.h"
#include "documents/analysis_words.h"
#include "registry/registry.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/number_texts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace hilltop {
namespace {

enum CompareColumn { CompareMatch, CompareDecision, CompareQuestion, CompareFirst, CompareSecond, CompareWorth };

/// The widest difference first, whichever answer is better; unknown differences come last.
double sizeOf(const ComparedRow& row) {
    return row.worth ? std::abs(row.worth->value) : -1;
}

constexpr QSize kCompareSize{880, 580};
constexpr int kCompareColumns = 6;

} // namespace

CompareDialog::CompareDialog(const OwnBotList& own, const QString& game, const QString& bot, const QString& matches,
                             QWidget* parent)
    : QDialog(parent)
    , m_own(own)
    , m_game(*find_game(game.toStdString()))
    , m_first(new QComboBox)
    , m_second(new QComboBox)
    , m_source(new CompareSourceBox(matches))
    , m_matches(new QSpinBox)
    , m_compare(primaryButton(tr("&Compare")))
    , m_open(new QPushButton(tr("Open in &Replay")))
    , m_progress(new QProgressBar)
    , m_result(new TextLabel)
    , m_same(new TextLabel(QString(), TextSize::Text, true))
    , m_judgeNote(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_bar(new WorthBar)
    , m_answers(new QTableWidget(0, kCompareColumns)) {
    setManual(*this, "own_bots#the-check");
    setWindowTitle(tr("Compare two bots"));
    setModal(false);
    resize(kCompareSize);
    makeLayout(bot);
    connect(m_compare, &QPushButton::clicked, this, [this] { running() ? stop() : compare(); });
    connect(m_open, &QPushButton::clicked, this, &CompareDialog::openCurrent);
    connect(m_answers, &QTableWidget::activated, this, &CompareDialog::openCurrent);
    connect(m_answers->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int column) {
        m_by = column == kCompareColumns - 1 ? Order::Worth : Order::Match;
        sortRows();
    });
    m_compare->setFocus(Qt::OtherFocusReason);
}

void CompareDialog::fillBots(QComboBox* box, const QString& chosen) {
    for (const OwnBot& one : m_own.of(QString::fromUtf8(m_game.info().id)))
        box->addItem(QString::fromStdString(one.name), QString::fromStdString(one.spec));
    for (const BotTraits* one : inPlayingOrder(m_game.bots()))
        box->addItem(botName(m_game.info().id, one->id), QString::fromUtf8(one->id));
    box->setCurrentIndex(std::max(0, box->findData(chosen)));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
}

void CompareDialog::makeLayout(const QString& bot) {
    auto* column = columnIn(this, 10, {20, 20, 20, 16});
    fillBots(m_first, bot);
    fillBots(m_second, {});
    if (m_second->currentIndex() == m_first->currentIndex() && m_second->count() > 1)
        m_second->setCurrentIndex(m_first->currentIndex() == 0 ? 1 : 0);
    m_first->setAccessibleName(tr("First bot"));
    m_second->setAccessibleName(tr("Second bot"));
    auto* bots = rowPart(8);
    bots->addWidget(m_first, 1);
    bots->addWidget(new QLabel(tr("with")));
    bots->addWidget(m_second, 1);
    column->addLayout(bots);
    m_matches->setRange(0, 1'000'000);
    m_matches->setSingleStep(100);
    m_matches->setGroupSeparatorShown(true);
    m_matches->setValue(200);
    auto* what = rowPart(8);
    what->addWidget(m_source, 1);
    auto* label = new QLabel(tr("&matches:"));
    label->setBuddy(m_matches);
    what->addWidget(label);
    what->addWidget(m_matches);
    what->addWidget(m_compare);
    column->addLayout(what);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(8);
    m_progress->hide();
    column->addWidget(m_progress);
    m_result->setText(
        tr("Both bots get every question of these matches and play each other with the same cards on both sides."));
    m_result->setWordWrap(true);
    column->addWidget(m_result);
    auto* counted = new QHBoxLayout;
    counted->addWidget(m_same);
    counted->addStretch(1);
    counted->addWidget(m_judgeNote);
    column->addLayout(counted);
    m_bar->hide();
    column->addWidget(m_bar);
    dressTable(m_answers);
    m_answers->setHorizontalHeaderLabels(
        {tr("Match"), tr("Decision"), tr("Question"), tr("First"), tr("Second"), tr("Value")});
    for (int i = 0; i < kCompareColumns; ++i) {
        const bool number = i < 2 || i == kCompareColumns - 1;
        m_answers->horizontalHeaderItem(i)->setTextAlignment(Qt::AlignVCenter |
                                                             (number ? Qt::AlignRight : Qt::AlignLeft));
    }
    for (int i = 0; i < kCompareColumns; ++i)
        m_answers->horizontalHeader()->setSectionResizeMode(i, i == 2 ? QHeaderView::Stretch
                                                                      : QHeaderView::ResizeToContents);
    m_answers->horizontalHeader()->setSectionsClickable(true);
    m_answers->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_answers->setAccessibleName(tr("Answers that differ"));
    column->addWidget(inPanel(m_answers), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_open, QDialogButtonBox::ActionRole);
    m_open->setEnabled(false);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QComboBox* CompareDialog::source() const {
    return m_source;
}

void CompareDialog::takeFiles(const QStringList& paths) {
    m_source->takeFiles(paths);
}

CompareSource CompareDialog::chosenSource() const {
    CompareSource source = m_source->chosen();
    if (source.kind != CompareSource::Kind::Check) return source;
    const OwnBot* bot = m_own.find(QString::fromUtf8(m_game.info().id), m_first->currentData().toString());
    if (const BotReport* report = bot != nullptr ? m_own.report(*bot) : nullptr) source.lines = report->records;
    return source;
}

CompareDialog::~CompareDialog() {
    if (m_gate) m_gate->stop();
}

void CompareDialog::done(int result) {
    if (m_gate) m_gate->stop();
    m_judging.cancel();
    m_judgeNote->clear();
    if (!m_job.running()) m_compare->setText(tr("&Compare"));
    QDialog::done(result);
}

void CompareDialog::compare() {
    const QString game = QString::fromUtf8(m_game.info().id);
    CompareOrder order{.first = m_first->currentData().toString().toStdString(),
                       .second = m_second->currentData().toString().toStdString(),
                       .limits = m_own.limits(game),
                       .matches = m_matches->value()};
    if (!mayPlay) return start(std::move(order));
    mayPlay(game, {order.first, order.second}, [this, order](bool may) {
        if (may && !m_job.running()) start(order);
    });
}

void CompareDialog::start(CompareOrder order) {
    m_firstName = m_first->currentText();
    m_secondName = m_second->currentText();
    m_gate = std::make_shared<Gate>();
    m_compare->setText(tr("&Stop"));
    m_progress->setRange(0, 0);
    m_progress->show();
    m_rows.clear();
    sortRows();
    m_same->clear();
    m_judgeNote->clear();
    m_bar->hide();
    m_result->setText(tr("Asking both bots…"));
    m_job = Job::start(
        [this, order = std::move(order), gate = m_gate, source = chosenSource(),
         game = &m_game](JobControl& control) mutable -> Found {
            order.progress = [&](std::int64_t done, std::int64_t all) {
                control.report([this, done, all] {
                    m_progress->setRange(0, 1000);
                    m_progress->setValue(all > 0 ? static_cast<int>(1000 * done / all) : 0);
                });
            };
            const auto stopped = [&] { return control.cancelled() || gate->stopped(); };
            auto records = recordsToCompare(source, *game, stopped);
            if (!records) return {nullptr, records.error(), {}};
            const auto shared = std::make_shared<const std::vector<Record>>(std::move(*records));
            Found found{shared, compare_bots(*game, *shared, order, *gate), {}};
            if (found.comparison) found.rows = comparedRows(*found.records, found.comparison->changed, control.stop());
            return found;
        },
        [this](Found found) { showFound(std::move(found)); }, Job::Urgency::WaitedFor);
}

void CompareDialog::stop() {
    m_gate->stop(); // what is known by then comes
    if (!m_judging.running()) return;
    m_judging.cancel();
    m_judgeNote->clear();
    m_compare->setText(tr("&Compare"));
    sortRows();
}

void CompareDialog::showFound(Found found) {
    m_progress->hide();
    m_compare->setText(tr("&Compare"));
    if (!found.comparison) {
        m_result->setText(sentence(found.comparison.error()));
        return;
    }
    const BotComparison& comparison = *found.comparison;
    m_records = std::move(found.records);
    m_rows = std::move(found.rows);
    const QLocale locale;
    const auto percent = [&](double share) { return locale.toString(100 * share, 'f', 1); };
    QString text = tr("No matches were played.");
    if (comparison.matches > 0)
        text = tr("%1 takes %2 % ± %3 of %4.", "bot, share, error, so many matches")
                   .arg(m_firstName, percent(comparison.share), percent(comparison.error),
                        tr("%n matches with the same cards on both sides", nullptr, comparison.matches));
    m_result->setText(text);
    m_same->setText(comparison.decisions == 0
                        ? tr("No question was asked of both bots.")
                        : tr("Changed answers: %1 of %2")
                              .arg(locale.toString(static_cast<qlonglong>(comparison.changed.size())),
                                   locale.toString(static_cast<qlonglong>(comparison.decisions))));
    sortRows();
    if (!m_rows.empty() && !m_gate->stopped()) judge();
}

/// In the background: the list can be used meanwhile.
void CompareDialog::judge() {
    if (!m_game.judge_traits()) {
        m_judgeNote->setText(tr("Analysis isn’t available for this game."));
        return;
    }
    m_compare->setText(tr("&Stop"));
    m_bar->show();
    fillBar();
    std::vector<ChangedAnswer> changed;
    for (const ComparedRow& row : m_rows)
        changed.push_back(row.answer);
    m_judging = Job::start(
        [this, records = m_records, changed = std::move(changed)](JobControl& control) {
            judge_changes(*records, changed, control.stop(), [&](int row, std::optional<AnswerWorth> worth) {
                control.post([this, row, worth] { showWorth(row, worth); });
            });
        },
        [this] {
            m_judgeNote->clear();
            m_compare->setText(tr("&Compare"));
            sortRows();
        });
}

void CompareDialog::showWorth(int row, std::optional<AnswerWorth> worth) {
    m_rows[at(row)].worth = worth;
    const QLocale locale;
    m_judgeNote->setText(tr("analysed %1 of %2").arg(locale.toString(row + 1), locale.toString(m_answers->rowCount())));
    const auto place = std::find(m_order.begin(), m_order.end(), row);
    if (place != m_order.end()) fillRow(static_cast<int>(place - m_order.begin()));
    fillBar();
}

void CompareDialog::fillBar() {
    int sides[3] = {};
    for (const ComparedRow& row : m_rows)
        if (row.worth) ++sides[static_cast<int>(row.worth->side())];
    m_bar->set(m_firstName, sides[0], sides[1], sides[2]);
}

/// The row that was chosen stays so.
void CompareDialog::sortRows() {
    const int place = m_answers->currentRow();
    const bool chosen = place > 0 && place < static_cast<int>(m_order.size());
    const int row = chosen ? m_order[at(place)] : -1;
    m_order.resize(m_rows.size());
    std::iota(m_order.begin(), m_order.end(), 0);
    if (m_by == Order::Worth)
        std::stable_sort(m_order.begin(), m_order.end(),
                         [this](int a, int b) { return sizeOf(m_rows[at(a)]) > sizeOf(m_rows[at(b)]); });
    m_answers->setHorizontalHeaderLabels({tr("Match"), tr("Decision"), tr("Question"),
                                          m_firstName.isEmpty() ? tr("First") : m_firstName,
                                          m_secondName.isEmpty() ? tr("Second") : m_secondName, tr("Value")});
    m_answers->setRowCount(static_cast<int>(m_order.size()));
    for (int i = 0; i < m_answers->rowCount(); ++i)
        fillRow(i);
    m_open->setEnabled(!m_order.empty());
    if (m_order.empty()) return;
    const auto now = std::find(m_order.begin(), m_order.end(), row);
    m_answers->selectRow(now == m_order.end() ? 0 : static_cast<int>(now - m_order.begin()));
}

void CompareDialog::fillRow(int place) {
    const ComparedRow& row = m_rows[at(m_order[static_cast<std::size_t>(place)])];
    const QLocale locale;
    const ReviewUnits units(m_game.info());
    const auto side = row.worth ? row.worth->side() : AnswerWorth::Side::Equal;
    const QString worth = row.worth
                              ? tr("%1 ± %2").arg(units.changeWithUnit(row.worth->value), units.error(row.worth->error))
                              : QString();
    const QString texts[] = {locale.toString(row.answer.record),
                             numberFrom1(row.answer.decision),
                             row.question,
                             row.first,
                             row.second,
                             worth};
    for (int i = CompareMatch; i <= CompareWorth; ++i) {
        auto* item = new QTableWidgetItem(texts[i]);
        if (i == CompareMatch || i == CompareDecision || i == CompareWorth)
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        if (i == CompareQuestion) item->setToolTip(plainTip(row.question));
        const bool better = (i == CompareFirst && side == AnswerWorth::Side::Better) ||
                            (i == CompareSecond && side == AnswerWorth::Side::Worse);
        item->setFont(textFont(TextSize::Text, better));
        if (i == CompareWorth && side != AnswerWorth::Side::Equal)
            item->setForeground(
                inkColour(palette(), side == AnswerWorth::Side::Better ? TextLabel::Ink::Good : TextLabel::Ink::Bad));
        m_answers->setItem(place, i, item);
    }
}

void CompareDialog::openCurrent() {
    const int place = m_answers->currentRow();
    if (place < 0 || place >= static_cast<int>(m_order.size())) return;
    const ComparedRow& row = m_rows[at(m_order[static_cast<std::size_t>(place)])];
    emit openRequested(recordWithBoth((*m_records)[at(row.answer.record)], row, m_firstName, m_secondName),
                       row.answer.decision);
}

} // namespace hilltop
