// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/compare_source.h"

#include "bots/bot_log.h"
#include "profile/library.h"
#include "records/replay.h"
#include "style/open_dialog.h"
#include "text/shown_name.h"
#include "tournament_files/contest_matches.h"
#include "tournament_files/saved_tournament.h"

#include <QFileDialog>

#include <limits>

namespace hilltop {
namespace {

constexpr int kMadeMatches = 20;

bool isFull(const std::vector<Record>& records) {
    return static_cast<int>(records.size()) >= kMostCompared;
}

std::vector<Record> ofLibrary(const std::string& folder, const std::string& game) {
    std::vector<Record> records;
    for (Library::Entry& entry : Library(folder).recent(std::numeric_limits<int>::max())) {
        if (isFull(records)) break;
        if (!entry.problem && entry.record.game == game) records.push_back(std::move(entry.record));
    }
    return records;
}

std::vector<Record> made(const GameEntry& game) {
    std::vector<Record> records;
    const auto bots = game.bots();
    for (std::uint64_t match = 0; match < kMadeMatches; ++match) {
        std::vector<std::string> names;
        for (int seat = 0; seat < game.info().default_seats; ++seat)
            names.emplace_back(bots[(match + static_cast<std::uint64_t>(seat)) % bots.size()].id);
        if (auto record = play_record(game, default_values(game.rules()), {1, match, match}, names))
            records.push_back(std::move(*record));
    }
    return records;
}

/// The last matches of a tournament, newest last; those of built-in bots are played again.
Result<> addTournament(const std::string& path, const GameEntry& game, const Stop& stop, std::vector<Record>& records) {
    auto saved = TRY(open_tournament(path));
    if (saved.course.plan().game != game.info().id) return {};
    const auto played = TRY(saved.file.match_count());
    const auto room = kMostCompared - static_cast<std::int64_t>(records.size());
    for (std::int64_t match = std::max<std::int64_t>(0, played - room); match < played && !stop(); ++match) {
        const auto place = place_of(saved.course.schedule(), static_cast<std::uint64_t>(match));
        if (!place) continue;
        auto found = find_match(saved.file, saved.course, *place);
        if (found && found->reproduced) records.push_back(std::move(found->record));
    }
    return {};
}

Result<> addRecords(const std::string& path, const GameEntry& game, std::vector<Record>& records) {
    auto found = TRY(open_records(path));
    for (Record& record : found)
        if (record.game == game.info().id && !isFull(records)) records.push_back(std::move(record));
    return {};
}

} // namespace

Result<std::vector<Record>> recordsToCompare(const CompareSource& source, const GameEntry& game, const Stop& stop) {
    std::vector<Record> records;
    switch (source.kind) {
    case CompareSource::Kind::Library:
        records = ofLibrary(source.folder.toStdString(), game.info().id);
        return records.empty() ? made(game) : std::move(records);
    case CompareSource::Kind::Check:
        for (Record& record : recordsOfReport(source.lines))
            if (record.game == game.info().id && !isFull(records)) records.push_back(std::move(record));
        break;
    case CompareSource::Kind::Files:
        for (const QString& file : source.files) {
            if (stop() || isFull(records)) break;
            const std::string path = file.toStdString();
            const auto added =
                is_tournament_file(path) ? addTournament(path, game, stop, records) : addRecords(path, game, records);
            if (!added) return added.error();
        }
        break;
    }
    if (records.empty()) return failure("bots", "there is no match of this game to ask about");
    return records;
}

CompareSourceBox::CompareSourceBox(const QString& folder, QWidget* parent)
    : QComboBox(parent)
    , m_folder(folder) {
    addItem(tr("Questions of your matches"), static_cast<int>(CompareSource::Kind::Library));
    addItem(tr("Questions of the first bot’s check"), static_cast<int>(CompareSource::Kind::Check));
    addItem(tr("Questions of files or a tournament…"), static_cast<int>(CompareSource::Kind::Files));
    setAccessibleName(tr("Source of the questions"));
    connect(this, &QComboBox::activated, this, &CompareSourceBox::choose);
}

CompareSource CompareSourceBox::chosen() const {
    CompareSource source;
    source.kind = static_cast<CompareSource::Kind>(currentData().toInt());
    source.folder = m_folder;
    source.files = m_files;
    return source;
}

void CompareSourceBox::choose(int index) {
    if (index < count() - 1) {
        m_last = index;
        return;
    }
    setCurrentIndex(m_last); // until files are chosen
    askForFiles(this, tr("Matches to ask about"), m_folder,
                tr("Matches and tournaments (*.hmatch *.htour);;All files (*)"), QFileDialog::ExistingFiles, this,
                [this](const QStringList& paths) { takeFiles(paths); });
}

void CompareSourceBox::takeFiles(const QStringList& paths) {
    m_files = paths;
    m_last = count() - 1;
    setItemText(m_last, tr("Questions of %1")
                            .arg(paths.size() == 1 ? shownFile(paths[0])
                                                   : tr("%n files", nullptr, static_cast<int>(paths.size()))));
    setCurrentIndex(m_last);
}

} // namespace hilltop
