// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/file_opening.h"

#include "botlab/recognise.h"
#include "choose/dropped_files.h"
#include "hills/hill_state.h"
#include "jobs/wait_note.h"
#include "profile/autosave.h"
#include "profile/library.h"
#include "records/replay.h"
#include "style/open_dialog.h"
#include "text/error_texts.h"
#include "text/shown_name.h"
#include "tournaments/models/tournament_files.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr qsizetype kFilesNamed = 5; ///< files in one sentence

} // namespace

FileOpening::FileOpening(const QString& autosave, WaitNote& wait, QWidget& window)
    : m_autosave(autosave)
    , m_wait(wait)
    , m_window(window) {
    connect(&wait, &WaitNote::cancelled, this, [this] {
        m_reading.cancel();
        m_waiting.clear();
    });
}

void FileOpening::open(const QStringList& paths) {
    QStringList bots, lost;
    for (const QString& path : localPaths(paths)) {
        if (isNameLost(path)) {
            lost << tr("The name of the file %1 is not UTF-8, so the file can’t be opened. Rename it, then open it "
                       "again.")
                        .arg(path);
            continue;
        }
        if (isBotPath(path)) {
            bots << QFileInfo(path).absoluteFilePath();
            continue;
        }
        if (path.endsWith(QLatin1String(kTournamentSuffix), Qt::CaseInsensitive))
            emit tournamentFound(QFileInfo(path).absoluteFilePath());
        else if (path.endsWith(QLatin1String(kHillSuffix), Qt::CaseInsensitive))
            emit hillFound(QFileInfo(path).absoluteFilePath());
        else
            m_waiting << path;
    }
    if (!bots.isEmpty()) emit botsFound(bots);
    if (!lost.isEmpty()) tellProblems(lost, {});
    openNext();
}

void FileOpening::openNext() {
    if (running() || m_waiting.isEmpty()) return;
    struct Read {
        std::vector<ReadFile> files;
        std::optional<Record> waiting; ///< which may not have been read yet
    };
    const QStringList paths = std::exchange(m_waiting, {});
    m_wait.begin(paths.size() == 1 ? tr("Opening %1…").arg(shownFile(paths.front()))
                                   : tr("Opening %n files…", nullptr, static_cast<int>(paths.size())));
    m_reading = Job::start(
        [paths, autosave = m_autosave.toStdString()](JobControl& control) {
            Read read;
            for (const QString& path : paths) {
                if (control.cancelled()) break;
                auto records = open_records(path.toStdString());
                const bool bot = !records && recognise_bots(path.toStdString());
                read.files.push_back({path, std::move(records), bot});
            }
            if (auto waiting = unfinished_match(autosave)) read.waiting = std::move(*waiting);
            return read;
        },
        [this](Read read) {
            m_wait.end();
            emit waitingRead(read.waiting);
            show(std::move(read.files));
            openNext();
        },
        Job::Urgency::WaitedFor);
}

void FileOpening::show(std::vector<ReadFile> files) {
    QStringList problems, bots, others;
    QString advice, shownPath;
    std::reverse(files.begin(), files.end()); // the last one that can be shown stays in sight
    for (ReadFile& file : files) {
        if (file.bot) {
            bots.prepend(QFileInfo(file.path).absoluteFilePath());
        } else if (!file.records) {
            problems.prepend(sentence(file.records.error()));
            advice =
                tr("Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.");
        } else if (!shownPath.isEmpty()) {
            if (file.path != shownPath) others.prepend(shownFile(file.path));
        } else {
            const std::string game = file.records->empty() ? std::string() : file.records->front().game;
            if (const auto shown = m_show(std::move(*file.records), file.path); !shown)
                problems.prepend(tr("%1: %2").arg(file.path, sentence(shown.error(), game)));
            else
                shownPath = file.path;
        }
    }
    if (others.size() > kFilesNamed) others = others.mid(0, kFilesNamed) << QStringLiteral("…");
    if (!others.isEmpty())
        emit told(tr("Not opened, because Replay shows one file at a time: %1").arg(others.join(QLatin1String(", "))));
    if (!bots.isEmpty()) emit botsFound(bots);
    if (!problems.isEmpty()) tellProblems(problems, advice);
}

void FileOpening::tellProblems(const QStringList& problems, const QString& advice) {
    // Without waiting for it: a second start may hand over more files meanwhile.
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Not opened"),
                                tr("%n files can’t be opened.", nullptr, static_cast<int>(problems.size())),
                                QMessageBox::Ok, &m_window);
    if (problems.size() == 1) box->setText(tr("This file can’t be opened."));
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(advice.isEmpty() ? firstFew(problems)
                                             : firstFew(problems) + QStringLiteral("\n\n") + advice);
    openDialog(box);
}

QStringList localPaths(const QStringList& given) {
    QStringList paths;
    for (const QString& one : given) {
        QUrl url(one);
        // A file may be called like that, too.
        if (url.scheme() != QLatin1String("file") || QFileInfo::exists(one)) {
            paths << one;
            continue;
        }
        if (url.host() == QLatin1String("localhost")) url.setHost(QString());
        const QString path = url.toLocalFile();
        paths << (path.isEmpty() ? one : path);
    }
    return paths;
}

bool isNameLost(const QString& path) {
    return path.contains(QChar::ReplacementCharacter) && !QFileInfo::exists(path);
}

} // namespace hilltop
