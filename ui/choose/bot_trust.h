// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <functional>
#include <set>
#include <string>
#include <vector>

class QObject;
class QWidget;

namespace hilltop {

class OwnBotList;

/// Whether foreign bots may play where nothing keeps them from the person's files and the network. Asked once for each
/// bot, also of one that was added while bots were isolated; the list remembers the answer, and of bots that it has not
/// this object does.
class BotTrust {
public:
    explicit BotTrust(OwnBotList& own);

    using Answered = std::function<void(bool may)>;

    /// Answers true if all of them may play as they are: built in, run inside of the program, isolated, or trusted; at
    /// once if there are no others. Asks for those in one question over `parent`. No answer comes if `context` has gone
    /// by then.
    void mayPlay(QWidget* parent, const QString& game, const std::vector<std::string>& bots, QObject* context,
                 Answered then);
    /// The same without asking.
    bool isSettled(const QString& game, const std::string& bot) const;
    /// The person has said so here, since the program began.
    bool wasAllowed(const QString& game, const std::string& bot) const {
        return m_trusted.contains({game.toStdString(), bot});
    }

    /// Whether isolation is in force, and the question: tests put others in their place.
    std::function<bool()> isolated;
    std::function<void(QWidget* parent, const QStringList& names, const QString& why, QObject* context, Answered then)>
        ask;

private:
    void allow(const QString& game, const std::set<std::string>& bots);

    OwnBotList& m_own;
    std::set<std::pair<std::string, std::string>> m_trusted; ///< game and spec
};

} // namespace hilltop
