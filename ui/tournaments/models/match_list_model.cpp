// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/match_list_model.h"

#include "rng/deal_id.h"
#include "text/game_texts.h"
#include "text/number_from_1.h"
#include "tournaments/models/tournament_job.h"

#include <QFont>
#include <QLocale>

#include <algorithm>

namespace hilltop {

namespace {

constexpr int kBlockOfMatches = 64; ///< rows read at once
constexpr std::size_t kMostBlocks = 64, kMostWanted = 4;

int blockOf(int row) {
    return row - row % kBlockOfMatches;
}

} // namespace

void MatchListModel::setJob(TournamentJob* job) {
    m_job = job;
    setPair(-1, -1);
}

void MatchListModel::setPair(int one, int two) {
    beginResetModel();
    m_one = one;
    m_two = two;
    m_fixtures.clear();
    // A part of a tournament holds matches from here and there: its list would be full of holes.
    if (m_job != nullptr && m_job->exists() && m_job->progress().course.shard().whole() && one >= 0 && two >= 0)
        m_fixtures = m_job->schedule().fixtures(one, two);
    m_played = m_rows = 0;
    m_wantedRows = m_rowsAtOnce;
    forget();
    m_seats = 0;
    m_second.clear();
    if (!m_fixtures.empty()) {
        m_seats = m_job->plan().seats;
        const char* second = m_job->plan().entry().info().second;
        if (second != nullptr) m_second = tableWord(m_job->plan().game, second);
        const bool points = second == nullptr && m_job->plan().entry().info().counting != Counting::Matches;
        if (points) m_second = tableWord(m_job->plan().game, "points");
        if (!m_second.isEmpty()) m_second[0] = m_second[0].toUpper();
        m_played = played();
        m_rows = std::min(m_played, m_wantedRows);
    }
    endResetModel();
}

void MatchListModel::assign() {
    if (m_fixtures.empty()) return;
    read();                                                // its file may have been opened again
    m_fixtures = m_job->schedule().fixtures(m_one, m_two); // a later round may have brought them together again
    m_played = played();
    grow();
}

void MatchListModel::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent)) return;
    m_wantedRows += m_rowsAtOnce;
    grow();
}

void MatchListModel::grow() {
    const int rows = std::min(m_wantedRows, m_played);
    if (rows <= m_rows) return;
    beginInsertRows({}, m_rows, rows - 1);
    m_rows = rows;
    endInsertRows();
}

/// Where all play in one pairing, every match is listed. What has been counted but is not on the disk yet comes later.
int MatchListModel::played() const {
    const std::uint32_t rows = std::min(m_job->progress().course.folded(), m_job->news().rows);
    // A stop rule may have cut the last series short.
    return static_cast<int>(std::min(m_job->schedule().played(m_fixtures, rows), m_job->progress().course.matches()));
}

Schedule::Place MatchListModel::place(int row) const {
    return m_job->schedule().place(m_fixtures, row);
}

int MatchListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int MatchListModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid() || m_fixtures.empty()) return 0;
    return resultColumn() + 1 + (m_second.isEmpty() ? 0 : 1);
}

bool MatchListModel::known(int row) const {
    const auto block = m_blocks.find(blockOf(row));
    return block != m_blocks.end() && static_cast<std::size_t>(row - block->first) < block->second.size();
}

const PlayedMatch* MatchListModel::matchAt(int row) const {
    if (known(row)) {
        const auto& match = m_blocks[blockOf(row)][static_cast<std::size_t>(row % kBlockOfMatches)];
        return match ? &*match : nullptr;
    }
    if (m_wanted.empty() || m_wanted.back() != blockOf(row)) {
        std::erase(m_wanted, blockOf(row));
        m_wanted.push_back(blockOf(row));
        if (m_wanted.size() > kMostWanted) m_wanted.erase(m_wanted.begin()); // scrolled away long ago
    }
    read();
    return nullptr;
}

void MatchListModel::read() const {
    if (m_reading.running() || m_wanted.empty() || m_job == nullptr || !m_job->reader()) return;
    const int first = m_wanted.back();
    m_wanted.pop_back();
    std::vector<MatchReader::Wanted> wanted;
    for (int row = first; row < std::min(m_rows, first + kBlockOfMatches); ++row) {
        const Schedule::Place at = place(row);
        wanted.push_back({m_job->schedule().series(at.series), at.match});
    }
    auto* self = const_cast<MatchListModel*>(this); // what is read is a cache; the rows stay what they are
    m_reading =
        Job::start([reader = m_job->reader(), wanted = std::move(wanted)](JobControl&) { return reader->read(wanted); },
                   [self, first](Block block) {
                       if (block.empty() || self->m_job == nullptr) return;
                       const int last = first + static_cast<int>(block.size()) - 1;
                       if (self->m_blocks.size() >= kMostBlocks) self->m_blocks.clear();
                       self->m_blocks[first] = std::move(block);
                       std::erase_if(self->m_wanted, [self](int other) { return self->known(other); });
                       self->read();
                       emit self->dataChanged(self->index(first, 0), self->index(last, self->columnCount() - 1));
                   },
                   Job::Urgency::WaitedFor);
}

void MatchListModel::forget() {
    m_reading.cancel();
    m_wanted.clear();
    m_blocks.clear();
}

/// In the order of the seats beside it: all share it in a cooperative game, partners have the same points.
QString MatchListModel::score(const std::vector<int>& by_seat) const {
    const Info& game = m_job->plan().entry().info();
    const int sides = game.cooperative ? 1 : has_two_sides(game, m_seats) ? 2 : m_seats;
    QStringList list;
    for (int seat = 0; seat < sides; ++seat)
        list << QLocale().toString(by_seat[static_cast<std::size_t>(seat)]);
    return list.join(QStringLiteral(" – "));
}

QString MatchListModel::text(const PlayedMatch& match, int column) const {
    if (m_job == nullptr || !m_job->exists()) return {}; // rows that were read may come after the tournament has gone
    const QStringList names = m_job->names();
    if (column == Deal && !m_job->progress().course.tells_seed()) return QLocale().toString(match.deal);
    if (column == Deal) return QString::fromStdString(to_text({m_job->plan().seed, match.deal}));
    if (column < resultColumn()) return names.value(match.by_seat[column - FirstSeat]);
    if (column > resultColumn())
        return score(m_job->plan().entry().info().second != nullptr ? match.second : match.points);
    QStringList winners;
    for (int seat = 0; seat < m_seats; ++seat)
        if (match.winners.contains(Seat(seat)) && !winners.contains(names.value(match.by_seat[seat])))
            winners << names.value(match.by_seat[seat]);
    if (m_job->plan().entry().info().cooperative) return winners.isEmpty() ? tr("lost") : tr("perfect");
    return winners.isEmpty() ? tr("drawn") : tr("%1 won").arg(winners.join(QStringLiteral(", ")));
}

QVariant MatchListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int column = index.column();
    const int seat = column - FirstSeat;
    switch (role) {
    case Qt::DisplayRole:
        if (column == Number) {
            const Schedule::Place at = place(index.row());
            const std::uint64_t number = m_job->schedule().series(at.series).first_match;
            return numberFrom1(static_cast<qint64>(number) + at.match);
        }
        if (const auto* found = matchAt(index.row())) return text(*found, column);
        return known(index.row()) ? QString() : QString(QChar(0x22EF));
    case Qt::TextAlignmentRole:
        return headerData(column, Qt::Horizontal, role);
    case WinnerRole: {
        const auto* found = seat >= 0 && seat < m_seats ? matchAt(index.row()) : nullptr;
        return found != nullptr && found->winners.contains(Seat(seat));
    }
    case Qt::FontRole: {
        if (!data(index, WinnerRole).toBool()) return {};
        QFont font;
        font.setUnderline(true); // winners are marked by more than colour
        return font;
    }
    default:
        return {};
    }
}

QVariant MatchListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || m_fixtures.empty()) return {};
    if (role == Qt::TextAlignmentRole) {
        const bool number = section == Number || section > resultColumn();
        return QVariant(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft));
    }
    if (role == Qt::ToolTipRole && section == Number)
        return tr("Counted from 1 over the whole tournament. The file and the command line count from 0");
    if (role != Qt::DisplayRole) return {};
    if (section == Number) return tr("Match");
    if (section == Deal) return tr("Deal");
    if (section < resultColumn()) return tr("Seat %1").arg(QLocale().toString(section - FirstSeat + 1));
    return section == resultColumn() ? tr("Result") : m_second;
}

} // namespace hilltop
