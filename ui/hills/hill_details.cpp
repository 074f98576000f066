// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_details.h"

#include "hills/hill_log_model.h"
#include "hills/hill_match_model.h"
#include "hills/hill_words.h"
#include "standings/choosing_table.h"
#include "standings/marked_cells.h"
#include "style/panel.h"
#include "text/error_texts.h"

#include <QHeaderView>
#include <QLocale>
#include <QStackedLayout>
#include <QTableView>
#include <QVBoxLayout>

namespace hilltop {
namespace {

constexpr int kDetailRow = 28;

TextLabel* quietWords(const QString& text) {
    return new TextLabel(text, TextSize::Small, false, TextLabel::Ink::Quiet);
}

} // namespace

HillDetails::HillDetails(QWidget* parent)
    : QWidget(parent)
    , m_matchModel(new HillMatchModel(this))
    , m_logModel(new HillLogModel(this))
    , m_switch(new Segmented({tr("Matches"), tr("Log")}))
    , m_log(new QTableView) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(4);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(16, 0, 16, 0);
    m_switch->setAccessibleName(tr("List"));
    head->addWidget(m_switch);
    head->addStretch(1);
    column->addLayout(head);
    auto* inside = new QWidget;
    m_stack = new QStackedLayout(inside);
    m_stack->addWidget(makeMatches());
    m_log->setModel(m_logModel);
    m_log->setItemDelegate(new MarkedCells(m_log));
    dressTable(m_log, kDetailRow);
    m_log->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // what is cut shows in a tip
    m_log->setAccessibleName(tr("Log of the hill"));
    m_log->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_log->horizontalHeader()->setStretchLastSection(true);
    m_stack->addWidget(m_log);
    column->addWidget(inside, 1);
    connect(m_switch, &Segmented::currentChanged, this, [this](int index) { showPart(static_cast<Part>(index)); });
    connect(m_logModel, &QAbstractItemModel::modelReset, this, &HillDetails::fit);
    showPart(Log);
}

QWidget* HillDetails::makeMatches() {
    auto* part = new QWidget;
    m_matchStack = new QStackedLayout(part);
    m_hint = quietWords({});
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_matchStack->addWidget(m_hint);
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(16, 0, 16, 0);
    m_title = new TextLabel(QString(), TextSize::Text, true);
    m_title->setElided(true);
    m_note = quietWords({});
    m_note->setElided(true);
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    head->addWidget(m_title, 1);
    head->addWidget(m_note);
    column->addLayout(head);
    m_matches = new ChoosingTable;
    m_matches->setModel(m_matchModel);
    dressTable(m_matches, kDetailRow);
    m_matches->setAccessibleName(tr("Matches of the pair"));
    m_matches->setToolTip(tr("Click a match or press Enter to open it in Replay."));
    m_matches->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_matches->horizontalHeader()->setStretchLastSection(true);
    m_matches->horizontalHeader()->setResizeContentsPrecision(64);
    column->addWidget(m_matches, 1);
    m_matchStack->addWidget(list);
    connect(m_matches, &ChoosingTable::chosen, this, [this](const QModelIndex& cell) { openMatch(cell.row()); });
    return part;
}

void HillDetails::begin(const QString& path) {
    m_path = path;
    m_hill.reset();
    m_sides.clear();
    m_reading.cancel();
    m_finding.cancel();
    m_matchModel->assign({}, {});
    m_logModel->assign({});
    m_matchStack->setCurrentIndex(0);
    showPart(Log);
}

void HillDetails::assign(const HillStatePtr& hill) {
    m_hill = hill;
    m_logModel->assign(hill);
    if (!hill) return;
    m_hint->setText(hill->paired() ? tr("Click a cell of the crosstable for its matches.")
                                   : tr("Double-click a bot in the standings for its matches."));
}

void HillDetails::showMatches(const std::vector<HillKey>& sides) {
    if (!m_hill) return;
    m_sides = sides;
    showPart(Matches);
    m_reading = Job::start(
        [path = m_path.toStdString(), sides](JobControl&) -> Result<std::vector<HillMatch>> {
            auto hill = TRY(HillFile::open(path));
            return matches_between(hill, sides);
        },
        [this](Result<std::vector<HillMatch>> matches) { take(std::move(matches)); }, Job::Urgency::WaitedFor);
}

void HillDetails::take(Result<std::vector<HillMatch>> matches) {
    if (!m_hill) return;
    if (!matches || matches->empty()) {
        m_matchModel->assign({}, {});
        m_hint->setText(matches ? tr("These two have not met yet.") : sentence(matches.error()));
        m_matchStack->setCurrentIndex(0);
        return;
    }
    const QString count = tr("%Ln matches", nullptr, static_cast<int>(matches->size()));
    m_title->setText(m_sides.size() == 2 ? tr("%1 against %2: %3", "bot, bot, number of matches")
                                               .arg(versionName(m_sides[0]), versionName(m_sides[1]), count)
                                         : tr("%1: %2", "bot, number of matches").arg(versionName(m_sides[0]), count));
    m_note->setText({});
    m_matchModel->assign(m_hill->plan, std::move(*matches));
    m_matchStack->setCurrentIndex(1);
    m_matches->setCurrentIndex(m_matchModel->index(0, 0));
    fit();
}

void HillDetails::openMatch(int row) {
    if (m_finding.running()) return;
    m_note->setInk(TextLabel::Ink::Quiet);
    m_note->setText(tr("Replaying the match…"));
    m_finding = Job::start(
        [path = m_path.toStdString(), match = m_matchModel->matchAt(row)](JobControl&) -> Result<FoundHillMatch> {
            auto hill = TRY(HillFile::open(path));
            return find_hill_match(hill, match);
        },
        [this, row](Result<FoundHillMatch> found) {
            m_note->setInk(found ? TextLabel::Ink::Quiet : TextLabel::Ink::Bad);
            m_note->setText(found ? QString() : sentence(found.error()));
            if (!found) return;
            Record record = std::move(found->record);
            record.notes =
                tr("%1, match %2", "hill, number").arg(hillTitle(m_path), QLocale().toString(row + 1)).toStdString();
            if (!found->reproduced)
                record.notes +=
                    ". " + tr("The hill has other answers, because a bot remembers earlier matches or does not play "
                              "the same twice.")
                               .toStdString();
            emit replayRequested(record);
        },
        Job::Urgency::WaitedFor);
}

void HillDetails::showPart(Part part) {
    m_stack->setCurrentIndex(part);
    const QSignalBlocker quiet(m_switch);
    m_switch->setCurrent(part);
}

QWidget* HillDetails::pane() const {
    if (m_stack->currentIndex() == Log) return m_log;
    return m_matchModel->rowCount() == 0 ? nullptr : m_matches;
}

void HillDetails::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

/// Columns are as wide as what they hold; the score and the result are cut last.
void HillDetails::fit() {
    for (QTableView* table : {static_cast<QTableView*>(m_matches), m_log}) {
        const auto* view = static_cast<const QAbstractItemView*>(table);
        const int columns = table->model()->columnCount();
        int rest = table->viewport()->width();
        std::vector<int> widths;
        for (int column = 0; column < columns; ++column) {
            table->setColumnHidden(column, false); // a hidden one asks for no room
            widths.push_back(20 +
                             qMax(view->sizeHintForColumn(column), table->horizontalHeader()->sectionSizeHint(column)));
            rest -= widths.back();
        }
        // Where there is no room the result in words goes first, as winners are underlined, then the deal.
        const int result = columns - 2;
        for (const int column : {result, static_cast<int>(HillMatchModel::Deal)}) {
            if (table != m_matches || rest >= 0 || columns == 0) continue;
            table->setColumnHidden(column, true);
            rest += widths[static_cast<std::size_t>(column)];
        }
        for (int column = 0; column < columns; ++column)
            table->setColumnWidth(column, widths[static_cast<std::size_t>(column)] + qMax(0, rest) / columns);
    }
}

} // namespace hilltop
