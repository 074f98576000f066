// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "botlab/bot_report.h"
#include "profile/own_bots.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace hilltop {

/// The person's own bots, one list for the whole window: read once, written in the background, with signals for all
/// that show bots. Follows their files: a changed one makes its report out of date.
class OwnBotList : public QObject {
    Q_OBJECT
public:
    explicit OwnBotList(const QString& folder, QObject* parent = nullptr);
    ~OwnBotList() override;

    /// It has been read for the first time, or could not be; empty until then.
    bool isRead() const;
    /// By game, then by name.
    const std::vector<OwnBot>& bots() const { return m_bots; }
    std::vector<OwnBot> of(const QString& game) const;
    /// Nothing if the list has none of that spec. Good until the list changes.
    const OwnBot* find(const QString& game, const QString& spec) const;
    /// What people see: its name in the list, else short_name() of the spec, else the built-in bot's name.
    QString nameOf(const QString& game, const QString& bot) const;
    /// "Java", "Java, not checked yet": what it is written in, and what to know before it plays.
    QString stateOf(const OwnBot& bot) const;
    /// Of all bots of that game.
    LimitsByBot limits(const QString& game) const;

    /// Adds or changes it. What its last report was about stays with the list: keepReport() says so.
    void put(const OwnBot& bot) { put(std::vector{bot}); }
    void put(const std::vector<OwnBot>& bots);
    /// If the file cannot be written, failed() says so, and the bot is back.
    void remove(const OwnBot& bot);
    /// The same in another way: `after` takes the place of `before`, on the disk in one go.
    void replace(const OwnBot& before, const OwnBot& after);

    /// The last report on it, also of other content; null if it was never checked. Good until the list changes.
    const BotReport* report(const OwnBot& bot) const;
    /// Nothing happens if the bot has been removed meanwhile.
    void keepReport(const OwnBot& bot, const BotReport& report);
    /// Its file is not what was checked, or has gone.
    bool isOutdated(const OwnBot& bot) const;
    /// Its file or folder is not there.
    bool isGone(const OwnBot& bot) const;
    /// When its file was written last; nothing while that is not known, or of a command.
    QDateTime madeAt(const OwnBot& bot) const;

signals:
    void changed();
    /// A bot that remove() took away is off the disk, too.
    void removed(const hilltop::OwnBot& bot);
    /// The file or folder of that bot has been written, replaced or deleted.
    void contentChanged(const QString& game, const QString& spec);
    /// A sentence on what could not be read or written.
    void failed(const QString& sentence);

private:
    void insert(const OwnBot& bot);
    void erase(const OwnBot& bot);
    void tellChange();

    struct Private;
    std::unique_ptr<Private> m_private;
    std::vector<OwnBot> m_bots;
};

} // namespace hilltop
