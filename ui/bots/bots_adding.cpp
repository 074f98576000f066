// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_list_view.h"
#include "bots/bots_page.h"
#include "bots/choose_bots_dialog.h"
#include "documents/save_file.h"
#include "game/bot_spec.h"
#include "hosting/bot_templates.h"
#include "hosting/isolation.h"
#include "text/error_texts.h"
#include "text/game_texts.h"

#include <QDir>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QStandardPaths>

namespace hilltop {

void BotsPage::askForFiles() {
    add(QFileDialog::getOpenFileNames(this, tr("Add bots"), QDir::homePath(),
                                      tr("Bots (*.js *.py *.java);;All files (*)")));
}

void BotsPage::add(const QStringList& paths) {
    m_toAdd << paths;
    addNext();
}

void BotsPage::addNext() {
    if (m_recognising.running() || m_toAdd.isEmpty()) return;
    m_recognising = Job::start(
        [paths = std::exchange(m_toAdd, {})](JobControl& control) {
            Recognised all;
            for (const QString& path : paths) {
                if (control.cancelled()) break;
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
            take(std::move(found));
            addNext();
        },
        Job::Urgency::WaitedFor);
}

void BotsPage::take(Recognised found) {
    if (!found.problems.isEmpty()) {
        auto* box = new QMessageBox(QMessageBox::Warning, tr("Not added"), found.problems.join(QStringLiteral("\n\n")),
                                    QMessageBox::Ok, this);
        box->setTextFormat(Qt::PlainText);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->open();
    }
    if (found.bots.empty()) return;
    emit frontRequested();
    if (!ChooseBotsDialog::needed(found.bots)) {
        const RecognisedBot& bot = found.bots.front();
        put(ownBotOf(bot, bot.game, bot.name));
        if (!bot.wants.empty())
            emit told(tr("It needs %1, which is not installed.").arg(QString::fromStdString(bot.wants)));
        return;
    }
    auto* dialog = new ChooseBotsDialog(found.bots, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        for (const OwnBot& bot : dialog->chosen())
            put(bot);
    });
    dialog->open();
}

/// Into the list, and at once to its check.
void BotsPage::put(OwnBot bot) {
    const QString game = QString::fromStdString(bot.game), spec = QString::fromStdString(bot.spec);
    if (const OwnBot* known = m_own.find(game, spec)) {
        bot = *known;
    } else {
        const auto read = read_bot_spec(bot.spec);
        // In the program's own engine there is nothing that a bot could reach.
        const bool inside = read && read->kind == "js";
        if (!inside && !isolation().on() && !bot.trusted) {
            const QString why = isolation().why ? sentence(*isolation().why) : QString();
            const bool trusts = askTrust ? askTrust(why) : [&] {
                QMessageBox box(QMessageBox::Warning, tr("Not isolated"),
                                tr("Nothing on this machine keeps %1 from your files and the network. Let it play?")
                                    .arg(QString::fromStdString(bot.name)),
                                QMessageBox::NoButton, this);
                box.setTextFormat(Qt::PlainText);
                box.setInformativeText(why);
                auto* yes = box.addButton(tr("Let it play"), QMessageBox::AcceptRole);
                box.addButton(QMessageBox::Cancel);
                box.exec();
                return box.clickedButton() == yes;
            }();
            if (!trusts) return;
            bot.trusted = true;
        }
        m_own.put(bot);
    }
    m_model.refresh();
    choose(game, spec);
    m_checks.add(bot);
}

QMenu* BotsPage::makeTemplates() {
    auto* menu = new QMenu(this);
    for (const BotTemplate& one : bot_templates()) {
        auto* action = menu->addAction(
            tr("%1, %2: %3", "game, language, file")
                .arg(gameTitle(one.game), QString::fromStdString(one.language), QString::fromStdString(one.file)));
        action->setToolTip(QString::fromStdString(one.description));
        connect(action, &QAction::triggered, this, [this, one] { newFromTemplate(one); });
    }
    menu->setToolTipsVisible(true);
    return menu;
}

void BotsPage::newFromTemplate(const BotTemplate& chosen) {
    const QFileInfo file(QString::fromStdString(chosen.file));
    const QString path = askWhereToSave(
        this, tr("New bot from template"), file.completeBaseName(), file.suffix(),
        tr("Bots in %1 (*.%2)", "language, suffix").arg(QString::fromStdString(chosen.language), file.suffix()));
    if (path.isEmpty()) return;
    // A person who chose a file that is there has been asked about it; it is replaced only by a whole one.
    const QString old = path + QStringLiteral(".old");
    const bool replaces = QFile::exists(path) && !QFile::exists(old) && QFile::rename(path, old);
    if (const auto written = write_bot_template(chosen, path.toStdString()); !written) {
        if (replaces) QFile::rename(old, path);
        emit told(sentence(written.error()));
        return;
    }
    if (replaces) QFile::remove(old);
    add({path});
}

bool BotsPage::eventFilter(QObject* object, QEvent* event) {
    // From the field to the list without a Tab in between.
    if (object == m_find && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down) {
        m_list->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return Page::eventFilter(object, event);
}

} // namespace hilltop
