// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/status_button.h"
#include "hills/hill_job.h"

#include <QPointer>

#include <map>
#include <optional>

namespace hilltop {

class BotTrust;
class Settings;

/// The hills that are shown or played, by path. Several may play at a time. What is played when the program ends,
/// however it ends, goes on at its next start.
class HillRuns : public QObject {
    Q_OBJECT
public:
    /// Questions are asked over `page`.
    HillRuns(Settings& settings, QWidget& page);
    ~HillRuns() override;

    /// Who asks before bots play that nothing keeps from the person's files; it outlives this.
    void setTrust(BotTrust* trust) { m_trust = trust; }

    /// The one with this file; it is read anew unless it is being worked on.
    HillJobPtr open(const QString& path);
    /// Null: it is neither shown nor played.
    HillJobPtr find(const QString& path) const;
    bool plays(const QString& path) const;
    /// For the status line: one that is played, and how far it is.
    QWidget* statusWidget() const { return m_status; }
    /// Those that are played.
    std::vector<HillJobPtr> played() const;
    /// Those whose file has gone while they were played.
    std::vector<HillJobPtr> stranded() const;
    /// Those that nothing is done with are forgotten, but for those that are stranded and the one that is shown.
    void letGo(const HillJobPtr& shown);

    /// Plays what is due, with a budget up to so many matches more, as soon as it is read. A hill brings its bots
    /// along, from wherever it comes, so the person may be asked.
    void run(const HillJobPtr& job, std::optional<std::int64_t> budget = {});
    /// Asks where to save a copy of one that is stranded.
    void saveCopy(const HillJobPtr& job);
    /// Asks what to do with those that are stranded when the window closes; false: stay.
    void leave(std::function<void(bool may)> then);
    /// Plays on what was played when the program ended, where no question is needed.
    void restore();

signals:
    /// One of them has news.
    void changed(const hilltop::HillJobPtr& job);
    /// No match of it is being played any more.
    void finished(const hilltop::HillJobPtr& job);
    /// The one in the status line was clicked.
    void showRequested(const QString& path);
    /// All of a stranded one is in this file now.
    void copied(const QString& path);

private:
    struct Wish {
        std::optional<std::int64_t> budget;
        bool asks = true; ///< may ask the person
    };
    void follow(const HillJobPtr& job);
    void start(const HillJobPtr& job, const Wish& wish);
    void keep();

    Settings& m_settings;
    QWidget& m_page;
    QPointer<StatusButton> m_status;
    BotTrust* m_trust = nullptr;
    std::map<QString, HillJobPtr> m_jobs;
    std::map<QString, Wish> m_wishes; ///< to be played once they are read
};

} // namespace hilltop
