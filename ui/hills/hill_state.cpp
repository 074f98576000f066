// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_state.h"

#include "hill/due_words.h"
#include "hills/hill_words.h"
#include "text/error_texts.h"

namespace hilltop {

Result<HillStatePtr> stateOf(HillFile& hill) {
    HillTable table = TRY(hill_table(hill));
    const auto seconds = seconds_of_due(hill, table.due, table.begun);
    return std::make_shared<const HillState>(
        HillState{hill.plan(), hill.log(), hill.field(), hill.scores(), std::move(table), hill.matches(), seconds});
}

Result<HillStatePtr> readHill(const std::string& path) {
    auto hill = TRY(HillFile::open(path));
    return stateOf(hill);
}

namespace {

ContestEntry readHillEntry(const QString& path) {
    const auto hill = readHill(path.toStdString());
    if (hill) return entryOf(path, **hill);
    ContestEntry entry;
    entry.path = path;
    entry.name = hillTitle(path);
    entry.state = ContestState::Broken;
    entry.problem = sentence(hill.error());
    return entry;
}

Result<> settleHill(const QString& path, const QString&) {
    TRY(HillFile::open_to_change(path.toStdString()));
    return {};
}

} // namespace

ContestFiles hillFiles() {
    return {KindOfContest::Hill, QLatin1String(kHillSuffix), &readHillEntry, &settleHill};
}

ContestEntry entryOf(const QString& path, const HillState& hill) {
    ContestEntry entry;
    entry.path = path;
    entry.name = hillTitle(path);
    entry.game = QString::fromStdString(hill.plan.game);
    entry.bots = static_cast<int>(hill.table.rows.size());
    entry.done = hill.matches;
    entry.state = entry.bots == 0 ? ContestState::Empty : hill.due() > 0 ? ContestState::Due : ContestState::Finished;
    if (hill.table.course.standings().matches() > 0) entry.leader = versionName(hill.table.rows.front().key);
    return entry;
}

} // namespace hilltop
