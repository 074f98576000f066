// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "botlab/bot_check.h"
#include "choose/bot_trust.h"
#include "hill/hill_entry.h"
#include "hills/hill_job.h"
#include "jobs/job.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>

namespace hilltop {

class OwnBotList;
class WaitNote;

/// How bots join a hill: files are recognised, each bot that is not built in is checked as among the person's own bots,
/// and those that can play are written into the hill. What is refused is told with its reason. Lives in the GUI thread.
class HillAdding : public QObject {
    Q_OBJECT
public:
    /// check_hosted_bot(), or what tests put in its place.
    using Check = std::function<Result<BotReport>(const GameEntry& game, const CheckOrder& order, Gate& gate)>;

    /// The wait and questions stand over `page`.
    HillAdding(QWidget& page, Check check = check_hosted_bot);
    ~HillAdding() override;

    void setOwnBots(const OwnBotList* own) { m_own = own; }
    void setTrust(BotTrust* trust) { m_trust = trust; }
    /// Asks which bots join; their files, as a new version of `of` where that is said.
    void askForBots(const HillJobPtr& hill);
    void askForFiles(const HillJobPtr& hill, const QString& of, const EntryWords& words = {});
    /// Built-in bots, specs, files and folders. With `of` they are new versions of the bot of that name. Of `words` all
    /// get author, link and licence.
    void add(const HillJobPtr& hill, const QStringList& bots, const QString& of = {}, const EntryWords& words = {});
    bool running() const { return m_job.running(); }

signals:
    /// A sentence on what has come.
    void told(const QString& sentence);

private:
    /// A bot on its way into a hill.
    struct Newcomer {
        std::string spec;
        EntryWords words;
        bool replaces = false;
        std::string hash; ///< of what was checked
    };
    struct Named {
        std::vector<Newcomer> bots;
        QStringList problems;
        QStringList known;             ///< play already in this version
        std::vector<Newcomer> clashes; ///< of which another file has the name
    };
    void take(const HillJobPtr& hill, Named named);
    void askAboutClash(const HillJobPtr& hill, Named named);
    void check(const HillJobPtr& hill, Named named);
    void write(const HillJobPtr& hill, Named named);
    void tellProblems(const QStringList& problems);
    static QString game(const HillJob& hill);

    QWidget& m_page;
    const Check m_check;
    const OwnBotList* m_own = nullptr;
    BotTrust* m_trust = nullptr;
    WaitNote* m_wait;
    std::shared_ptr<Gate> m_gate; ///< of the check that runs
    Job m_job;
};

} // namespace hilltop
