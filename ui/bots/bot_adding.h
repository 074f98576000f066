// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "botlab/recognise.h"
#include "choose/bot_trust.h"
#include "choose/own_bot_list.h"
#include "jobs/job.h"

#include <QStringList>

#include <set>

class QMenu;

namespace hilltop {

class WaitNote;
struct BotTemplate;

/// How bots come into the person's list: from files and folders, recognised in the background, and from templates.
/// Lives in the GUI thread.
class BotAdding : public QObject {
    Q_OBJECT
public:
    /// Dialogs and the wait stand over `page`.
    BotAdding(OwnBotList& own, BotTrust& trust, QWidget& page);

    void askForFiles();
    /// Files or folders with bots.
    void add(const QStringList& paths);
    /// Into the list, those that may play.
    void add(std::vector<OwnBot> bots) { askToAdd(std::move(bots), {}); }
    bool running() const { return m_recognising.running() || !m_waiting.isEmpty(); }
    /// By game.
    QMenu* templates() const { return m_templates; }

signals:
    /// They are in the list, and are to be checked.
    void put(const std::vector<hilltop::OwnBot>& bots);
    /// Somebody is to look at what has come.
    void frontRequested();
    void told(const QString& sentence);

private:
    struct Recognised {
        QStringList problems;
        std::vector<RecognisedBot> bots;
    };
    QMenu* makeTemplates();
    void addNext();
    void tellRecognising(int looked, int files);
    void take(Recognised found);
    void askToAdd(std::vector<OwnBot> bots, std::set<std::string> settled);
    void putIntoList(std::vector<OwnBot> bots);
    void newFromTemplate(const BotTemplate& chosen);
    void makeFromTemplate(const BotTemplate& chosen, const QString& path);
    void compileTemplate(const QString& source);

    OwnBotList& m_own;
    BotTrust& m_trust;
    QWidget& m_page;
    WaitNote* m_wait;
    QMenu* m_templates;
    QStringList m_waiting; ///< for those that are being looked at
    Job m_recognising, m_compiling;
};

} // namespace hilltop
