// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_details.h"

#include "hills/hill_lists.h"
#include "hills/hill_words.h"
#include "standings/marked_cells.h"
#include "style/read_table.h"
#include "text/error_texts.h"

#include <QLocale>
#include <QTableView>

namespace hilltop {
namespace {

constexpr int kLogPadding = 20;

} // namespace

HillDetails::HillDetails(QWidget* parent)
    : ContestDetails(parent)
    , m_matchModel(new HillMatchModel(this))
    , m_logModel(new ReadTable(this))
    , m_log(new QTableView) {
    setMatches(m_matchModel);
    m_log->setModel(m_logModel);
    m_log->setItemDelegate(new MarkedCells(m_log));
    dressDetails(*m_log, tr("Log of the hill"));
    m_log->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // what is cut shows in a tip
    addPart(tr("Log"), m_log, m_log);
    setTabs({Matches, Log});
    new ColumnFitter(*m_log, [] { return detailColumns(HillLogModel::Columns, kLogPadding); });
    showPart(Log);
}

void HillDetails::begin(const QString& path) {
    m_path = path;
    m_hill.reset();
    m_sides.clear();
    m_reading.cancel();
    m_finding.cancel();
    m_matchModel->assign({}, {});
    m_logModel->set({});
    showHint();
    showPart(Log);
}

void HillDetails::assign(const HillStatePtr& hill) {
    m_hill = hill;
    m_logModel->renew(HillLogModel::of(*hill));
    setHint(hill->paired() ? tr("Click a cell of the crosstable for its matches.")
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
        setHint(matches ? tr("These two have not met yet.") : sentence(matches.error()));
        return showHint();
    }
    const QString count = tr("%Ln matches", nullptr, static_cast<int>(matches->size()));
    setTitle(m_sides.size() == 2 ? tr("%1 against %2: %3", "bot, bot, number of matches")
                                       .arg(versionName(m_sides[0]), versionName(m_sides[1]), count)
                                 : tr("%1: %2", "bot, number of matches").arg(versionName(m_sides[0]), count));
    m_matchModel->assign(m_hill->plan, std::move(*matches));
    showList();
    fitMatches();
}

void HillDetails::openMatch(int row) {
    if (m_finding.running()) return;
    setNote(tr("Replaying the match…"), false);
    m_finding = Job::start(
        [path = m_path.toStdString(), match = m_matchModel->hillMatch(row)](JobControl&) -> Result<FoundMatch> {
            auto hill = TRY(HillFile::open(path));
            return find_hill_match(hill, match);
        },
        [this, row](Result<FoundMatch> found) {
            setNote(found ? QString() : sentence(found.error()), !found);
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

} // namespace hilltop
