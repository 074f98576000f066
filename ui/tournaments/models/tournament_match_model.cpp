// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/tournament_match_model.h"

#include "rng/deal_id.h"
#include "text/number_texts.h"
#include "tournaments/models/tournament_job.h"

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

void TournamentMatchModel::setJob(TournamentJob* job) {
    m_job = job;
    setPair(-1, -1);
}

void TournamentMatchModel::setPair(int one, int two) {
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
    listNone();
    if (!m_fixtures.empty()) {
        list(m_job->plan(), m_job->names());
        m_played = played();
        m_rows = std::min(m_played, m_wantedRows);
    }
    endResetModel();
}

void TournamentMatchModel::assign() {
    if (m_fixtures.empty()) return;
    read();                                                // its file may have been opened again
    m_fixtures = m_job->schedule().fixtures(m_one, m_two); // a later round may have brought them together again
    m_played = played();
    grow();
}

void TournamentMatchModel::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent)) return;
    m_wantedRows += m_rowsAtOnce;
    grow();
}

void TournamentMatchModel::grow() {
    const int rows = std::min(m_wantedRows, m_played);
    if (rows <= m_rows) return;
    beginInsertRows({}, m_rows, rows - 1);
    m_rows = rows;
    endInsertRows();
}

/// Where all play in one pairing, every match is listed. What has been counted but is not on the disk yet comes later.
int TournamentMatchModel::played() const {
    const std::uint32_t rows = std::min(m_job->progress().course.folded(), m_job->news().rows);
    // A stop rule may have cut the last series short.
    return static_cast<int>(std::min(m_job->schedule().played(m_fixtures, rows), m_job->progress().course.matches()));
}

Schedule::Place TournamentMatchModel::place(int row) const {
    return m_job->schedule().place(m_fixtures, row);
}

int TournamentMatchModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

bool TournamentMatchModel::known(int row) const {
    const auto block = m_blocks.find(blockOf(row));
    return block != m_blocks.end() && static_cast<std::size_t>(row - block->first) < block->second.size();
}

const PlayedMatch* TournamentMatchModel::matchAt(int row) const {
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

void TournamentMatchModel::read() const {
    if (m_reading.running() || m_wanted.empty() || m_job == nullptr || !m_job->reader()) return;
    const int first = m_wanted.back();
    m_wanted.pop_back();
    std::vector<MatchReader::Wanted> wanted;
    for (int row = first; row < std::min(m_rows, first + kBlockOfMatches); ++row) {
        const Schedule::Place at = place(row);
        wanted.push_back({m_job->schedule().series(at.series), at.match});
    }
    auto* self = const_cast<TournamentMatchModel*>(this); // what is read is a cache; the rows stay what they are
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

void TournamentMatchModel::forget() {
    m_reading.cancel();
    m_wanted.clear();
    m_blocks.clear();
}

QString TournamentMatchModel::number(int row) const {
    const Schedule::Place at = place(row);
    const std::uint64_t first = m_job->schedule().series(at.series).first_match;
    return numberFrom1(static_cast<qint64>(first) + at.match);
}

QString TournamentMatchModel::deal(const PlayedMatch& match) const {
    if (m_job == nullptr || !m_job->exists()) return {}; // rows that were read may come after the tournament has gone
    if (!m_job->progress().course.tells_seed()) return QLocale().toString(match.deal);
    return QString::fromStdString(to_text({m_job->plan().seed, match.deal}));
}

/// What cannot be read stays empty.
QString TournamentMatchModel::unknown(int row) const {
    return known(row) ? QString() : QString(QChar(0x22EF));
}

} // namespace hilltop
