// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/status_button.h"
#include "documents/continue_item.h"
#include "style/page.h"
#include "tournaments/models/tournament_files.h"
#include "tournaments/models/tournament_queue.h"

#include <QElapsedTimer>
#include <QPointer>

#include <memory>
#include <optional>

class QStackedLayout;

namespace hilltop {

class BotTrust;
class ContestList;
class EntrantTrial;
class NewTournamentDialog;
class OwnBotList;
class Settings;
class ReviewQueue;
class TournamentCatalog;
class TournamentExports;
class TournamentStart;
class TournamentView;
class WaitNote;

/// The tournaments of the window: the list of all there are, and one of them. Several may be started, one runs at a
/// time. Leaving the page or opening a match does not disturb it; the page's end stops it, to be resumed later.
class TournamentPage : public Page {
    Q_OBJECT
public:
    /// `folder` keeps the files; it is made when the first one is written.
    TournamentPage(Settings& settings, const QString& folder, QWidget* parent = nullptr);
    ~TournamentPage() override;

    /// The person's own bots, which may take part; it outlives the page.
    void setOwnBots(const OwnBotList* own) { m_own = own; }
    /// Who asks before bots play that nothing keeps from the person's files; it outlives the page.
    void setTrust(BotTrust* trust);
    /// Where analyses of many matches wait; it outlives the page.
    void setReviews(ReviewQueue* queue);
    /// Opens the dialog for a game; empty: the one used last, or the first.
    void newTournament(const QString& gameId = QString());
    /// The plan has passed check_plan(). It waits if another runs.
    void start(const Plan& plan, int threads, const QString& name = QString());
    /// Shows a tournament's file.
    void open(const QString& path);
    void resume(const QString& path);
    void showList();
    /// The running one; without, the one that continueItem() speaks of, which is resumed where it stopped.
    void goOn();

    /// The one that is shown; nothing while the list is.
    const TournamentJob* job() const;
    TournamentView& view() const { return *m_view; }
    ContestList& list() const { return *m_list; }
    TournamentQueue& queue() { return m_queue; }
    EntrantTrial& trial() const;
    TournamentExports& exports() const { return *m_exports; }
    bool scanning() const { return m_folder.scanning(); }

    /// For the start page; nothing where there is nothing to resume. Its id is kContinueId.
    std::optional<ContinueItem> continueItem() const;
    static constexpr auto kContinueId = "tournament";

    QString title() const override;
    QString iconName() const override;
    QList<QAction*> barActions() const override;
    QList<QAction*> menuActions(MenuId menu) const override;
    QList<KeyHint> keyHints() const override;
    QString statusText() const override;
    QWidget* statusWidget() const override { return m_status; }
    QList<QWidget*> panes() const override;
    void leave(std::function<void(bool may)> then) override;
    void takeFocus() override;

signals:
    /// A match to be looked at; `decision` to go to, or -1; `play`: it should run.
    void replayRequested(const hilltop::Record& record, int decision, bool play);
    /// continueItem() says something new; at most once a second.
    void continueChanged();
    /// The page should come to the front: a tournament has started, or its place in the status line was clicked.
    void frontRequested();
    /// The analyses of a tournament shall be seen: a row of the queue.
    void reviewsRequested(int row);
    /// A tournament has ended, for notifications while the window is not active; `path` is its key.
    void ended(const QString& path, const QString& title, const QString& body);

private:
    void makeActions();
    void connectParts();
    void showJob(const JobPtr& job);
    void letGo();
    void renameFile(const QString& path, const QString& name);
    void removeFile(const QString& path);
    void tell(const QString& sentence);
    void refresh();
    void followRunning();
    void tellEnd(const TournamentJob& job);
    void askWhereToSave(const JobPtr& job);

    Settings& m_settings;
    ContestFolder m_folder;
    TournamentQueue m_queue;
    QAction *m_new, *m_back, *m_pause, *m_stop, *m_resume, *m_watch;
    QPointer<StatusButton> m_status;
    const OwnBotList* m_own = nullptr;
    ReviewQueue* m_reviews = nullptr;
    QPointer<NewTournamentDialog> m_dialog;
    TournamentStart* m_start;
    QStackedLayout* m_stack;
    ContestList* m_list;
    TournamentView* m_view;
    TournamentExports* m_exports;
    std::unique_ptr<TournamentCatalog> m_catalog;
    WaitNote* m_wait;
    QElapsedTimer m_told; ///< since list and start page were last updated
    QString m_notice;     ///< for the status line, until something else happens
};

} // namespace hilltop
