// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/window.h"

#include "documents/cards_results_dialog.h"
#include "documents/marking.h"
#include "documents/play_deal_dialog.h"
#include "documents/second_try.h"
#include "play/new_match_dialog.h"
#include "play/statistics_dialog.h"
#include "profile/own_results.h"
#include "profile/same_cards.h"
#include "registry/registry.h"
#include "shell/home_words.h"
#include "style/open_dialog.h"
#include "text/error_texts.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

namespace hilltop {

static constexpr qint64 kRecentReviewed = 12; ///< about as many as the start page shows

Window::Window(QApplication& app, const QString& dataFolder, const QString& configFile)
    : m_settings(configFile)
    , m_language(m_settings.get<QString>(kLanguageKey, {}))
    , m_ownBots(dataFolder + QStringLiteral("/bots"))
    , m_theme(app, m_desktop)
    , m_paths{dataFolder + QStringLiteral("/unfinished.hmatch"), dataFolder + QStringLiteral("/matches")}
    , m_queue(dataFolder + QStringLiteral("/reviews.json"),
              SpareReviews((dataFolder + QStringLiteral("/reviews")).toStdString()), m_paths.autosave) {
    QDir().mkpath(dataFolder); // a folder that cannot be made shows when the first match is saved
    m_main = std::make_unique<MainWindow>(m_settings, m_theme);
    m_wait = new WaitNote(m_main.get());
    m_home = new HomePage(&m_settings);
    m_play = new PlayPage(m_settings, m_theme, m_paths);
    m_replay = new ReplayPage(m_settings, m_theme);
    m_tournaments = new TournamentPage(m_settings, dataFolder + QStringLiteral("/tournaments"));
    m_hills = new HillsPage(m_settings, dataFolder + QStringLiteral("/hills"));
    m_play->setOwnBots(&m_ownBots);
    m_tournaments->setOwnBots(&m_ownBots);
    m_hills->setOwnBots(&m_ownBots);
    m_bots = new BotsPage(m_ownBots, m_paths.matches);
    m_bots->setTournaments(dataFolder + QStringLiteral("/tournaments"));
    m_bots->setSettings(m_settings);
    m_play->setGuided(true);
    m_play->setTrust(&m_bots->trust());
    m_tournaments->setTrust(&m_bots->trust());
    m_hills->setTrust(&m_bots->trust());
    m_reviews = new ReviewsPage(m_queue);
    m_quiz = new QuizPage(m_settings, m_theme, dataFolder + QStringLiteral("/quiz.jsonl"), m_paths.matches);
    m_quiz->setSpare(m_queue.spare());
    m_reviews->setMarking(markingOf(m_settings));
    m_reviews->setLevel([this](const std::string& game) { return fittingLevel(*find_game(game), m_kept->ratings()); });
    m_main->addPage(m_home);
    m_main->addPage(m_play);
    m_main->addPage(m_replay);
    m_main->addPage(m_tournaments);
    m_main->addPage(m_hills);
    m_main->addPage(m_bots);
    m_main->addPage(m_reviews);
    m_main->addPage(m_quiz);
    QStringList ids;
    for (const GameEntry* game : games())
        ids << QString::fromUtf8(game->info().id);
    m_main->setRules(ids);
    m_kept = std::make_unique<KeptMatches>(*m_home, m_paths, m_quiz->path(), *m_main);
    m_files = std::make_unique<FileOpening>(m_paths.autosave, *m_wait, *m_main);
    m_moments = std::make_unique<MomentOpening>(*m_replay, *m_wait, m_queue.spare());
    m_continuing =
        std::make_unique<Continuing>(Continuing::Pages{*m_home, *m_play, *m_replay, *m_tournaments, *m_hills, *m_quiz},
                                     *m_kept, *m_moments, m_settings);
    m_judged = std::make_unique<MatchReviews>(*m_play, *m_replay, *m_kept, m_queue.spare());
    connectShell();
    connectPlaying();
    connectReplaying();
    connectTournaments();
    connectHills();
    connectReviews();
    fillHome();
    m_main->restoreWindow();
    if (!m_settings.problem().isEmpty()) m_main->showNotice(m_settings.problem());
}

Window::~Window() {
    m_continuing->remember();
    m_play->flush();
}

void Window::connectShell() {
    MainWindow* main = m_main.get();
    connect(main, &MainWindow::openRequested, this, &Window::open);
    connect(m_wait, &WaitNote::cancelled, this, [this] { m_main->showNotice(tr("Opening was cancelled.")); });
    m_files->setShow([this](std::vector<Record> records, const QString& path) -> Result<> {
        TRY(m_replay->opening().open(std::move(records), path, 0));
        front(m_replay);
        return {};
    });
    connect(m_files.get(), &FileOpening::told, main, [main](const QString& text) { main->showNotice(text); });
    connect(m_files.get(), &FileOpening::botsFound, m_bots, &BotsPage::add);
    connect(m_files.get(), &FileOpening::tournamentFound, this, [this](const QString& path) {
        m_tournaments->open(path); // the page says what is wrong with it
        front(m_tournaments);
    });
    connect(m_files.get(), &FileOpening::waitingRead, this, [this](const std::optional<Record>& match) {
        if (!m_play->hasMatch()) m_kept->setUnfinished(match);
    });
    connect(&JobTrouble::instance(), &JobTrouble::outOfMemory, this, [this] {
        complain(
            tr("There is not enough memory for this, so it was stopped. Close other programs or use a smaller file."));
    });
    connect(&JobTrouble::instance(), &JobTrouble::failed, this, [this](const Error& why) { complain(sentence(why)); });
    connect(&m_settings, &Settings::problemFound, main, [main](const QString& text) { main->showNotice(text); });
    connect(&m_settings, &Settings::changed, this, [this](const QString& key) {
        if (isMarkingKey(key)) m_reviews->setMarking(markingOf(m_settings));
    });
    connect(main, &MainWindow::languageChosen, this, &Window::askToRestart);
    connect(&m_ownBots, &OwnBotList::failed, this, &Window::complain);
    connect(m_bots, &BotsPage::told, this, &Window::complain);
    connect(m_bots, &BotsPage::frontRequested, this, [this] { front(m_bots); });
    connect(m_bots, &BotsPage::manualRequested, main, &MainWindow::showManual);
}

void Window::connectPlaying() {
    MainWindow* main = m_main.get();
    connect(m_home, &HomePage::playRequested, this, &Window::playGame);
    connect(m_home, &HomePage::dailyRequested, this,
            [this](const QString& game) { playDaily(game, m_kept->clock().today()); });
    connect(m_home, &HomePage::resultsRequested, this, &Window::showStatistics);
    connect(m_home, &HomePage::newMatchRequested, this, &Window::askNewMatch);
    connect(m_play, &PlayPage::newMatchRequested, this, &Window::askNewMatch);
    connect(m_play, &PlayPage::matchesRequested, m_kept.get(), &KeptMatches::showAll);
    connect(m_play, &PlayPage::statisticsRequested, this, &Window::showStatistics);
    connect(m_play, &PlayPage::rulesRequested, main, &MainWindow::showManual);
    connect(m_play, &PlayPage::told, main, [main](const QString& text) { main->showNotice(text); });
    connect(m_play, &PlayPage::soundWanted, &m_sounds, &Sounds::play);
    connect(m_play, &PlayPage::matchesChanged, this, [this] {
        m_continuing->refresh();
        m_kept->read();
    });
    connect(m_play, &PlayPage::cardsResultsRequested, this, [this](const Record& match) {
        if (const auto cards = same_cards(match); cards && *cards)
            showCardsResults(match, QString::fromStdString((*cards)->file), (*cards)->seat);
    });
    connect(m_kept.get(), &KeptMatches::chosen, this, &Window::openMatch);
    connect(m_kept.get(), &KeptMatches::dailyChosen, this, &Window::playDaily);
    connect(m_kept.get(), &KeptMatches::told, main, [main](const QString& text) { main->showNotice(text); });
    connect(m_kept.get(), &KeptMatches::failed, this, &Window::complain);
    connect(m_kept.get(), &KeptMatches::unfinishedLost, this, [this](const QString& why) {
        if (!m_play->hasMatch()) complain(tr("The unfinished match can’t be continued: %1").arg(why));
    });
    connect(m_continuing.get(), &Continuing::frontRequested, this, &Window::front);
    connect(m_continuing.get(), &Continuing::told, this, &Window::complain);
    connect(m_continuing.get(), &Continuing::dailyRequested, m_home, &HomePage::dailyRequested);
    connect(m_continuing.get(), &Continuing::proposed, this, &Window::propose);
    auto* saved = new QLabel;
    main->addStatusWidget(saved);
    connect(m_play, &PlayPage::savedChanged, saved, [this, saved](const SaveState& state) {
        saved->setText(state.title);
        saved->setToolTip(state.text);
        if (!state.saved) complain(state.text);
    });
}

void Window::connectReplaying() {
    MainWindow* main = m_main.get();
    const auto show = [this] { front(m_replay); };
    m_replay->opening().setSealed([this](const Record& record) { return sealedNow(record); });
    m_replay->analysis().setSpare(m_queue.spare());
    connect(m_home, &HomePage::openRequested, main, &MainWindow::askForFiles);
    connect(m_replay, &ReplayPage::openRequested, main, &MainWindow::askForFiles);
    connect(m_replay, &ReplayPage::told, this, &Window::complain);
    connect(m_replay, &ReplayPage::frontRequested, this, show);
    connect(m_replay, &ReplayPage::rulesRequested, main, &MainWindow::showManual);
    connect(m_replay, &ReplayPage::playDealRequested, this, &Window::playDeal);
    connect(m_replay, &ReplayPage::cardsResultsRequested, this, &Window::showCardsResults);
    connect(m_replay, &ReplayPage::beforeRequested, this, [this](const Record& match, const QString& file, int number) {
        const QString tournaments = QFileInfo(m_paths.matches).path() + QStringLiteral("/tournaments");
        m_moments->before(match, number, {m_paths.matches, tournaments, file, m_paths.autosave}, m_main.get());
    });
    connect(m_replay, &ReplayPage::playOnRequested, this, [this](const Record& record, const BranchPlay& branch) {
        front(m_play);
        m_play->continueMatch(record, branch);
    });
    connect(m_play, &PlayPage::branchReviewRequested, this, [this](const BranchPlay& branch) {
        m_replay->opening().show(branch.document, branch.number, [this, attempt = branch.attempt] {
            if (attempt) m_replay->cursor().goTo(attempt->position);
        });
        front(m_replay);
    });
    connect(m_play, &PlayPage::reviewRequested, m_judged.get(), &MatchReviews::open);
    connect(m_judged.get(), &MatchReviews::opened, this, show);
    connect(m_moments.get(), &MomentOpening::opened, this, show);
    connect(&m_replay->opening(), &MatchOpening::neighbourRequested, m_moments.get(), &MomentOpening::openMatch);
    connect(m_moments.get(), &MomentOpening::failed, this, &Window::complain);
    connect(m_bots, &BotsPage::replayRequested, this, [this](const Record& record, int decision) {
        const auto go = [this, decision] { m_replay->cursor().goToDecision(decision); };
        if (m_replay->opening().openThen(record, MatchOrigin::in({}, record), go)) front(m_replay);
    });
}

void Window::connectTournaments() {
    m_tournaments->setReviews(&m_queue);
    connect(m_home, &HomePage::tournamentRequested, this,
            [this](const QString& game) { m_tournaments->newTournament(game); });
    connect(m_tournaments, &TournamentPage::replayRequested, this,
            [this](const Record& record, int decision, bool play) {
                const auto number = static_cast<int>(record.source.match);
                const auto origin = MatchOrigin::ofTournament(m_tournaments->job()->path(), number);
                const auto go = [this, decision, play] {
                    if (decision >= 0) {
                        m_replay->cursor().setSpoilerFree(false); // it was asked for
                        m_replay->cursor().goToDecision(decision);
                    }
                    m_replay->playback().setRunning(play);
                };
                if (m_replay->opening().openThen(record, origin, go)) front(m_replay);
            });
    m_notifier = std::make_unique<Notifier>(m_notifications, *m_main);
    connect(m_tournaments, &TournamentPage::ended, m_notifier.get(), &Notifier::tell);
    connect(m_notifier.get(), &Notifier::opened, this, [this](const QString& path) {
        m_tournaments->open(path);
        front(m_tournaments);
    });
    connect(m_tournaments, &TournamentPage::frontRequested, this, [this] { front(m_tournaments); });
    connect(m_tournaments, &TournamentPage::reviewsRequested, this, [this](int row) {
        front(m_reviews);
        m_reviews->showTask(row);
        m_reviews->showPart(ReviewsPage::Worst);
    });
}

void Window::connectHills() {
    connect(m_files.get(), &FileOpening::hillFound, this, [this](const QString& path) {
        m_hills->open(path); // the page says what is wrong with it
        front(m_hills);
    });
    connect(&m_hills->runs(), &HillRuns::showRequested, this, [this] { front(m_hills); });
    connect(m_hills, &HillsPage::replayRequested, this, [this](const Record& record) {
        if (m_replay->opening().open({record}, QString(), 0)) front(m_replay);
    });
    connect(m_hills, &HillsPage::challengeRequested, this,
            [this](const QString& game, const RuleValues& rules, int seats, const QString& king) {
                propose(setupAgainst(*find_game(game.toStdString()), rules, seats, king)); // at every other seat
            });
}

/// On the sheet of a new match, where everything can still be chosen.
void Window::propose(const MatchSetup& setup) {
    auto* dialog = new NewMatchDialog(m_settings, setup.game, m_main.get(), &m_ownBots);
    dialog->setRatings(m_kept->ratings());
    dialog->fill(setup);
    openDialog(dialog, this, [this](const NewMatchDialog& chosen) { sitDown(chosen.setup()); });
}

void Window::sitDown(const MatchSetup& setup) {
    front(m_play);
    m_play->start(setup);
}

/// Analyses of many matches: asked for on several pages, shown on one, their moments in Replay.
void Window::connectReviews() {
    connect(m_home, &HomePage::analyseRequested, this,
            [this] { analyse({.paths = {m_paths.matches}, .most = kRecentReviewed, .latest = true}); });
    connect(m_reviews, &ReviewsPage::ownRequested, this, [this] { analyse({.paths = {m_paths.matches}}); });
    connect(m_replay, &ReplayPage::analyseRequested, this, [this](const QString& path) {
        analyse({.title = QFileInfo(path).fileName(), .paths = {QFileInfo(path).absoluteFilePath()}});
    });
    const auto quiz = [this](const QuizSource& source) {
        front(m_quiz);
        m_quiz->ask(source);
    };
    connect(m_reviews, &ReviewsPage::quizRequested, this, quiz);
    connect(m_replay, &ReplayPage::quizRequested, this, quiz);
    connect(m_reviews, &ReviewsPage::momentRequested, m_moments.get(), &MomentOpening::open);
    connect(&m_queue, &ReviewQueue::failed, this, &Window::complain);
    connect(&m_queue, &ReviewQueue::reviewed, this, [this](const QStringList& paths) {
        if (paths.contains(m_paths.matches)) m_kept->read(); // those on the start page have their reviews now
    });
}

/// What is in Replay goes with it, saved or not.
void Window::askToRestart() {
    if (m_settings.get<QString>(kLanguageKey, {}) == m_language) return;
    auto* box = new QMessageBox(QMessageBox::Question, tr("Change the language"),
                                tr("Restart the window to change the language?"), QMessageBox::NoButton, m_main.get());
    box->setInformativeText(tr("Your page, your match and the match in Replay stay as they are. Running tournaments "
                               "and hills continue."));
    const QPushButton* restart = box->addButton(tr("Restart"), QMessageBox::AcceptRole);
    box->setEscapeButton(box->addButton(tr("Later"), QMessageBox::RejectRole));
    openBox(box, this, [this, restart](const QAbstractButton* pressed) {
        if (pressed != restart) return;
        QList<Page*> pages = m_main->pages();
        pages.removeOne(m_replay);
        m_main->leaving().ask(pages, [this](bool may) {
            if (may) emit restartRequested();
        });
    });
}

void Window::analyse(ReviewTask task) {
    m_reviews->showTask(m_queue.add(std::move(task)));
    front(m_reviews);
}

void Window::fillHome() {
    m_main->setOpenFilter(
        tr("Matches, tournaments, hills, logs and bots (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py "
           "*.java);;All files (*)"));
    m_home->setGames(homeGames());
    m_continuing->refresh();
    m_kept->read();
}

/// An unfinished match of a person goes on at the table, any other is shown; a rated one that was left is lost.
void Window::openMatch(const Library::Entry& match) {
    if (can_go_on(match.record)) {
        front(m_play);
        m_play->continueMatch(match.record);
        return;
    }
    const auto origin = MatchOrigin::ofFile(QString::fromStdString(match.path), match.index + 1);
    if (const auto shown = m_replay->opening().open(match.record, origin); !shown)
        return complain(sentence(shown.error()));
    front(m_replay);
}

/// A second try on the same day is not shown.
void Window::playDaily(const QString& game, std::uint64_t day) {
    sitDown(dailySetup(*find_game(game.toStdString()), day));
}

/// The cards of an earlier match, from a seat that is asked for.
void Window::playDeal(const Record& earlier, const QString& file, int seat) {
    openDialog(new PlayDealDialog(earlier, file, seat, m_main.get()), this, [this](const PlayDealDialog& dialog) {
        if (!dialog.match()) return;
        front(m_play);
        m_play->playDealt(*dialog.match());
    });
}

void Window::showCardsResults(const Record& match, const QString& file, int seat) {
    const CardsResultsDialog::Places places{m_paths.matches, file};
    openDialog(new CardsResultsDialog(match, seat, places, m_main.get()), this,
               [this, match](const CardsResultsDialog& dialog) {
                   if (!dialog.chosen()) return;
                   const auto shown = m_replay->opening().compare(match, *dialog.chosen(), dialog.chosenName());
                   if (!shown) return m_main->showNotice(sentence(shown.error()));
                   front(m_replay);
               });
}

void Window::showStatistics() {
    auto* dialog = new StatisticsDialog({}, m_main.get());
    dialog->read(m_paths.matches);
    openDialog(dialog);
}

void Window::playGame(const QString& game) {
    front(m_play);
    MatchSetup setup = rememberedSetup(m_settings, game, &m_ownBots, m_kept->ratings());
    setup.rated = false;
    m_play->start(setup);
    if (const QString gone = goneText(setup.gone); !gone.isEmpty()) m_main->showNotice(gone);
}

void Window::comeForward(const QStringList& files, const QString& game) {
    raise();
    open(files);
    if (!game.isEmpty()) playGame(game);
}

void Window::askNewMatch() {
    const QString game = m_play->hasMatch() ? m_play->rulesId() : QString::fromUtf8(games().front()->info().id);
    auto* dialog = new NewMatchDialog(m_settings, game, m_main.get(), &m_ownBots);
    dialog->setRatings(m_kept->ratings());
    dialog->foldAsKept();
    openDialog(dialog, this, [this](const NewMatchDialog& chosen) { sitDown(chosen.setup()); });
}

/// Whether a rated match goes on, or waits, with the cards of that match.
bool Window::sealedNow(const Record& record) const {
    const Record* rated = m_play->sealed()                              ? &m_play->record()
                          : !m_play->hasMatch() && m_kept->unfinished() ? &*m_kept->unfinished()
                                                                        : nullptr;
    return rated != nullptr && rated->rated && have_same_deal(record, *rated);
}

void Window::raise() {
    m_main->setWindowState(m_main->windowState() & ~Qt::WindowMinimized);
    m_main->show();
    m_main->raise();
    m_main->activateWindow();
}

} // namespace hilltop
