// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_adding.h"

#include "botlab/bot_templates.h"
#include "bots/choose_bots_dialog.h"
#include "documents/save_file.h"
#include "hosting/isolation.h"
#include "hosting/languages/language.h"
#include "jobs/wait_note.h"
#include "style/open_dialog.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/shown_name.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QProcess>
#include <QStandardPaths>

#include <map>

namespace hilltop {
namespace {

/// As a shell takes it for one word.
QString shellWord(QString text) {
    return QLatin1Char('\'') + text.replace(QLatin1Char('\''), QStringLiteral("'\\''")) + QLatin1Char('\'');
}

} // namespace

BotAdding::BotAdding(OwnBotList& own, BotTrust& trust, QWidget& page)
    : QObject(&page)
    , m_own(own)
    , m_trust(trust)
    , m_page(page)
    , m_wait(new WaitNote(&page))
    , m_templates(makeTemplates()) {
    m_wait->setObjectName(QStringLiteral("recognising"));
    connect(m_wait, &WaitNote::cancelled, this, [this] {
        m_recognising.cancel();
        m_waiting.clear();
    });
}

void BotAdding::askForFiles() {
    hilltop::askForFiles(&m_page, tr("Add bots"), QDir::homePath(), tr("Bots (*.js *.py *.java);;All files (*)"),
                         QFileDialog::ExistingFiles, this, [this](const QStringList& paths) { add(paths); });
}

void BotAdding::add(const QStringList& paths) {
    m_waiting << paths;
    addNext();
}

void BotAdding::addNext() {
    if (m_recognising.running() || m_waiting.isEmpty()) return;
    m_recognising = Job::start(
        [this, paths = std::exchange(m_waiting, {})](JobControl& control) {
            Recognised all;
            int looked = 0;
            for (const QString& path : paths) {
                if (control.cancelled()) break;
                control.report([this, looked, all = static_cast<int>(paths.size())] { tellRecognising(looked, all); });
                ++looked;
                auto found = recognise_bots(path.toStdString());
                if (found)
                    all.bots.insert(all.bots.end(), found->begin(), found->end());
                else
                    all.problems << sentence(found.error());
            }
            isolation(); // the first question takes a trial run
            return all;
        },
        [this](Recognised found) {
            m_wait->end();
            take(std::move(found));
            addNext();
        },
        Job::Urgency::WaitedFor);
}

/// Python and Node.js are asked about each of their files.
void BotAdding::tellRecognising(int looked, int files) {
    m_wait->begin(files == 1 ? tr("Reading the file…") : tr("Reading the files: %1 of %2").arg(looked).arg(files));
}

void BotAdding::take(Recognised found) {
    if (!found.problems.isEmpty()) {
        auto* box =
            new QMessageBox(QMessageBox::Warning, tr("Not added"), firstFew(found.problems), QMessageBox::Ok, &m_page);
        box->setTextFormat(Qt::PlainText);
        openDialog(box);
    }
    if (found.bots.empty()) return;
    emit frontRequested();
    if (!ChooseBotsDialog::needed(found.bots)) {
        const RecognisedBot& bot = found.bots.front();
        add(std::vector{ownBotOf(bot, bot.game, bot.name)});
        if (!bot.wants.empty()) emit told(tr("%1 is needed but not installed.").arg(QString::fromStdString(bot.wants)));
        return;
    }
    openDialog(new ChooseBotsDialog(found.bots, &m_page), this,
               [this](const ChooseBotsDialog& dialog) { add(dialog.chosen()); });
}

/// One question for each game, one after the other; then those that may play come into the list at once.
void BotAdding::askToAdd(std::vector<OwnBot> bots, std::set<std::string> settled) {
    const auto open =
        std::find_if(bots.begin(), bots.end(), [&](const OwnBot& bot) { return !settled.contains(bot.game); });
    if (open == bots.end()) return putIntoList(std::move(bots));
    const std::string game = open->game;
    std::vector<std::string> specs;
    for (const OwnBot& bot : bots)
        if (bot.game == game) specs.push_back(bot.spec);
    settled.insert(game);
    m_trust.mayPlay(&m_page, QString::fromStdString(game), specs, this, [this, game, bots, settled](bool may) {
        std::vector<OwnBot> left = bots;
        if (!may) std::erase_if(left, [&](const OwnBot& bot) { return bot.game == game; });
        askToAdd(std::move(left), settled);
    });
}

void BotAdding::putIntoList(std::vector<OwnBot> bots) {
    if (bots.empty()) return;
    std::vector<OwnBot> added;
    for (OwnBot& bot : bots) {
        const QString game = QString::fromStdString(bot.game);
        if (const OwnBot* known = m_own.find(game, QString::fromStdString(bot.spec))) {
            bot = *known;
            continue;
        }
        bot.trusted = bot.trusted || m_trust.wasAllowed(game, bot.spec);
        added.push_back(bot);
    }
    if (!added.empty()) m_own.put(added);
    emit put(bots);
}

QMenu* BotAdding::makeTemplates() {
    auto* menu = new QMenu(&m_page);
    std::map<std::string, QMenu*> by_game;
    for (const BotTemplate& one : bot_templates()) {
        QMenu*& games = by_game[one.game];
        if (games == nullptr) {
            games = menu->addMenu(gameTitle(one.game));
            games->setToolTipsVisible(true);
        }
        auto* action = games->addAction(
            tr("%1: %2", "language, file").arg(QString::fromStdString(one.language), QString::fromStdString(one.file)));
        action->setToolTip(QString::fromStdString(one.description));
        connect(action, &QAction::triggered, this, [this, one] { newFromTemplate(one); });
    }
    return menu;
}

void BotAdding::newFromTemplate(const BotTemplate& chosen) {
    const QFileInfo file(QString::fromStdString(chosen.file));
    askWhereToSave(
        &m_page, tr("New bot from template"), file.completeBaseName(), file.suffix(),
        tr("Bots in %1 (*.%2)", "language, suffix").arg(QString::fromStdString(chosen.language), file.suffix()), this,
        [this, chosen](const QString& path) { makeFromTemplate(chosen, path); });
}

void BotAdding::makeFromTemplate(const BotTemplate& chosen, const QString& path) {
    // A person who chose a file that is there has been asked about it; it is replaced only by a whole one.
    const QString old = path + QStringLiteral(".old");
    const bool replaces = QFile::exists(path) && !QFile::exists(old) && QFile::rename(path, old);
    if (const auto written = write_bot_template(chosen, path.toStdString()); !written) {
        if (replaces) QFile::rename(old, path);
        emit told(sentence(written.error()));
        return;
    }
    if (replaces) QFile::remove(old);
    if (language_by_ending(chosen.file)->kinds.empty())
        compileTemplate(path);
    else
        add({path});
}

/// A source is no bot yet: it becomes one beside itself where this machine has a compiler.
void BotAdding::compileTemplate(const QString& source) {
    const QFileInfo file(source);
    const QString program = file.path() + QLatin1Char('/') + file.completeBaseName();
    const QString command = QStringLiteral("cc -O2 -o %1 %2").arg(shellWord(program), shellWord(source));
    const QString compiler = QStandardPaths::findExecutable(QStringLiteral("cc"));
    const bool taken = program == source || QFileInfo::exists(program);
    if (compiler.isEmpty() || taken) {
        auto* box =
            new QMessageBox(QMessageBox::Information, tr("Compile it first"),
                            compiler.isEmpty() ? tr("%1 is C source code, and no compiler is installed (package gcc). "
                                                    "Compile it, then add the resulting program:")
                                                     .arg(shownFile(source))
                                               : tr("%1 is C source code, and a file called %2 already exists. Compile "
                                                    "it under another name, then add the resulting program:")
                                                     .arg(shownFile(source), shownFile(program)),
                            QMessageBox::Ok, &m_page);
        box->setTextFormat(Qt::PlainText);
        box->setInformativeText(command);
        box->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return openDialog(box);
    }
    struct Compiled {
        int status = -1;
        QString errors;
    };
    m_compiling = Job::start(
        [compiler, program, source](JobControl&) {
            QProcess process;
            process.start(compiler, {QStringLiteral("-O2"), QStringLiteral("-o"), program, source});
            Compiled compiled;
            if (process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit)
                compiled.status = process.exitCode();
            compiled.errors = QString::fromUtf8(process.readAllStandardError());
            return compiled;
        },
        [this, program, command](const Compiled& compiled) {
            if (compiled.status == 0) {
                emit told(tr("Compiled by %1. Compile it again after each change.").arg(command));
                return add({program});
            }
            emit told(tr("It could not be compiled: %1").arg(compiled.errors.section(QLatin1Char('\n'), 0, 0)));
        },
        Job::Urgency::WaitedFor);
}

} // namespace hilltop
