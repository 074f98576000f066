// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/window.h"

#include "documents/marking.h"
#include "hosting/recognise.h"
#include "jobs/job_trouble.h"
#include "play/new_match_dialog.h"
#include "play/statistics_dialog.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "settings/languages.h"
#include "shell/given_paths.h"
#include "store/daily.h"
#include "store/same_cards.h"
#include "text/answer_errors.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/shown_name.h"
#include "tournaments/models/tournament_folder.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>

namespace hilltop {

Window::Window(QApplication& app, const QString& dataFolder, const QString& configFile)
    : m_app(app)
    , m_settings(configFile)
    , m_ownBots(dataFolder + QStringLiteral("/bots"))
    , m_theme(app, m_desktop)
    , m_paths{dataFolder + QStringLiteral("/unfinished.hmatch"), dataFolder + QStringLiteral("/matches")}
    , m_finished(std::make_shared<FinishedMatches>(m_paths.matches.toStdString()))
    , m_queue(dataFolder + QStringLiteral("/reviews.json"),
              SpareReviews((dataFolder + QStringLiteral("/reviews")).toStdString()), m_paths.autosave) {
    QDir().mkpath(dataFolder); // a folder that cannot be made shows when the first match is saved
    m_main = std::make_unique<MainWindow>(m_settings, m_theme);
    m_wait = new WaitNote(m_main.get());
    m_home = new HomePage;
    m_play = new PlayPage(m_settings, m_theme, m_paths);
    m_replay = new ReplayPage(m_settings, m_theme);
    m_replay->opening().setSealed([this](const Record& record) { return sealedNow(record); });
    m_replay->analysis().setSpare(m_queue.spare());
    m_tournaments = new TournamentPage(m_settings, dataFolder + QStringLiteral("/tournaments"));
    m_play->setOwnBots(&m_ownBots);
    m_tournaments->setOwnBots(&m_ownBots);
    m_bots = new BotsPage(m_ownBots, m_paths.matches);
    m_bots->setTournaments(dataFolder + QStringLiteral("/tournaments"));
    m_bots->setSettings(m_settings);
    m_play->setGuided(true);
    m_play->setTrust(&m_bots->trust());
    m_tournaments->setTrust(&m_bots->trust());
    m_reviews = new ReviewsPage(m_queue);
    m_quiz = new QuizPage(m_settings, m_theme, dataFolder + QStringLiteral("/quiz.jsonl"), m_paths.matches);
    m_quiz->setSpare(m_queue.spare());
    m_reviews->setMarking(markingOf(m_settings));
    m_main->addPage(m_home);
    m_main->addPage(m_play);
    m_main->addPage(m_replay);
    m_main->addPage(m_tournaments);
    m_main->addPage(m_bots);
    m_main->addPage(m_reviews);
    m_main->addPage(m_quiz);
    QStringList ids;
    for (const GameEntry* game : games())
        ids << QString::fromUtf8(game->info().id);
    m_main->setRules(ids);
    connectPages();
    connectBots();
    connectReviews();
    fillHome();
    m_main->restoreWindow();
    if (!m_settings.problem().isEmpty()) m_main->showNotice(m_settings.problem());
}

Window::~Window() {
    rememberReplay();
    m_play->flush();
}

void Window::connectPages() {
    MainWindow* main = m_main.get();
    connect(main, &MainWindow::openRequested, this, &Window::open);
    connect(m_wait, &WaitNote::cancelled, this, [this] {
        m_opening.cancel();
        m_looking.cancel();
        m_toOpen.clear();
        m_main->showNotice(tr("Opening was cancelled."));
    });
    connect(&JobTrouble::instance(), &JobTrouble::outOfMemory, this, [this] {
        m_main->showNotice(
            tr("There is not enough memory for this, so it was stopped. Close other programs or use a smaller file."),
            15000);
    });
    connect(&m_settings, &Settings::problemFound, main, [main](const QString& text) { main->showNotice(text); });
    connect(&m_ownBots, &OwnBotList::failed, main, [main](const QString& text) { main->showNotice(text, 15000); });
    connect(m_home, &HomePage::appeared, this, [this] {
        rememberReplay();
        fillContinue();
    });
    connect(m_home, &HomePage::playRequested, this, &Window::playGame);
    connect(m_home, &HomePage::tournamentRequested, this,
            [this](const QString& game) { m_tournaments->newTournament(game); });
    connect(m_home, &HomePage::openRequested, main, &MainWindow::askForFiles);
    connect(m_home, &HomePage::dailyRequested, this,
            [this](const QString& game) { playDaily(game, daily_seed(QDateTime::currentSecsSinceEpoch())); });
    connect(m_home, &HomePage::dailyDaysRequested, this, &Window::showDailyDays);
    connect(m_home, &HomePage::resultsRequested, this, &Window::showStatistics);
    connect(m_home, &HomePage::newMatchRequested, this, &Window::askNewMatch);
    connect(m_replay, &ReplayPage::openRequested, main, &MainWindow::askForFiles);
    connect(m_replay, &ReplayPage::told, main, [main](const QString& text) { main->showNotice(text, 15000); });
    connect(m_replay, &ReplayPage::frontRequested, this, [this] { m_main->showPage(m_replay); });
    connect(m_replay, &ReplayPage::playOnRequested, this, [this](const Record& record, const BranchPlay& branch) {
        m_main->showPage(m_play);
        m_play->continueMatch(record, branch);
    });
    connect(m_play, &PlayPage::branchReviewRequested, this, [this](const BranchPlay& branch) {
        m_replay->opening().show(branch.document, branch.number);
        m_main->showPage(m_replay);
    });
    connect(m_replay, &ReplayPage::playDealRequested, this, &Window::playDeal);
    connect(m_replay, &ReplayPage::cardsResultsRequested, this, &Window::showCardsResults);
    connect(m_play, &PlayPage::cardsResultsRequested, this, [this](const Record& match) {
        if (const auto cards = same_cards(match); cards && *cards)
            showCardsResults(match, QString::fromStdString((*cards)->file), (*cards)->seat);
    });
    connect(m_replay, &ReplayPage::rulesRequested, main, &MainWindow::showManual);
    connect(m_play, &PlayPage::rulesRequested, main, &MainWindow::showManual);
    connect(m_play, &PlayPage::told, main, [main](const QString& text) { main->showNotice(text); });
    connect(m_play, &PlayPage::soundWanted, &m_sounds, &Sounds::play);
    connect(m_play, &PlayPage::continueRequested, this, [this] { continueWith(QString::fromUtf8(kUnfinished)); });
    connect(&m_settings, &Settings::changed, this, [this](const QString& key) {
        if (isMarkingKey(key)) m_reviews->setMarking(markingOf(m_settings));
        if (key != QLatin1String(kLanguageKey)) return;
        speakLanguage(m_app, m_settings.get<QString>(key, {}));
        fillHome();
        if (m_main->currentPage() == m_home) m_home->takeFocus(); // its cards are new
    });
    connect(m_home, &HomePage::deleteRequested, this, &Window::deleteRecent);
    connect(m_home, &HomePage::undoRequested, this, &Window::undoDelete);
    connect(m_play, &PlayPage::statisticsRequested, this, &Window::showStatistics);
    connect(m_home, &HomePage::continueRequested, this, &Window::continueWith);
    connect(m_home, &HomePage::recordRequested, this, &Window::openRecent);
    connect(m_home, &HomePage::matchesRequested, this, &Window::showMatches);
    connect(m_play, &PlayPage::newMatchRequested, this, &Window::askNewMatch);
    connect(m_play, &PlayPage::matchesChanged, this, [this] {
        fillContinue();
        readMatches();
    });
    connect(m_play, &PlayPage::savedChanged, this, &Window::fillContinue); // one decision more
    connect(m_play, &PlayPage::reviewRequested, this, &Window::review);
    connect(m_play, &PlayPage::reviewed, this, [this](const Record& match, const Review& review) {
        m_judged.emplace_back(match, review);
        keepReviews();
    });
    auto* saved = new QLabel;
    main->addStatusWidget(saved);
    connect(m_play, &PlayPage::savedChanged, saved, [main, saved](const QString& text) {
        saved->setText(text.section(QLatin1Char(':'), 0, 0));
        saved->setToolTip(text);
        if (text.contains(QLatin1Char(':'))) main->showNotice(text, 15000);
    });
    main->addStatusWidget(m_tournaments->statusWidget());
    connect(m_tournaments, &TournamentPage::replayRequested, this,
            [this](const Record& record, int decision, bool play) {
                const auto number = static_cast<int>(record.source.match);
                if (!m_replay->opening().open(record, MatchOrigin::ofTournament(m_tournaments->job()->path(), number)))
                    return;
                m_main->showPage(m_replay);
                if (decision >= 0) m_replay->cursor().goToDecision(decision);
                m_replay->playback().setRunning(play);
            });
    m_notifier = std::make_unique<Notifier>(m_notifications, *main);
    connect(m_tournaments, &TournamentPage::ended, m_notifier.get(), &Notifier::tell);
    connect(m_notifier.get(), &Notifier::opened, this, [this](const QString& path) {
        m_tournaments->open(path);
        m_main->showPage(m_tournaments);
    });
    connect(m_tournaments, &TournamentPage::continueChanged, this, &Window::fillContinue);
    connect(m_tournaments, &TournamentPage::frontRequested, this, [this] { m_main->showPage(m_tournaments); });
}

void Window::connectBots() {
    connect(m_bots, &BotsPage::told, m_main.get(), [this](const QString& text) { m_main->showNotice(text, 15000); });
    connect(m_bots, &BotsPage::frontRequested, this, [this] { m_main->showPage(m_bots); });
    connect(m_bots, &BotsPage::manualRequested, m_main.get(), &MainWindow::showManual);
    connect(m_bots, &BotsPage::replayRequested, this, [this](const Record& record, int decision) {
        if (!m_replay->opening().open({record}, QString(), 0)) return;
        m_main->showPage(m_replay);
        m_replay->cursor().goToDecision(decision);
    });
}

void Window::showStatistics() {
    StatisticsDialog dialog({}, m_main.get());
    dialog.read(m_paths.matches);
    dialog.exec();
}

void Window::playGame(const QString& game) {
    m_main->showPage(m_play);
    const MatchSetup setup = rememberedSetup(m_settings, game, &m_ownBots);
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
    NewMatchDialog dialog(m_settings, game, m_main.get(), &m_ownBots);
    dialog.setRatings(m_ratings);
    if (dialog.exec() != QDialog::Accepted) return;
    m_main->showPage(m_play);
    m_play->start(dialog.setup());
}

namespace {

/// What nobody would call a record. Other files are bots if they cannot be read as matches, but are recognised.
bool isBotPath(const QString& path) {
    static const QStringList kEndings{QStringLiteral("js"), QStringLiteral("mjs"), QStringLiteral("py"),
                                      QStringLiteral("java")};
    const QFileInfo file(path);
    return file.isDir() || kEndings.contains(file.suffix(), Qt::CaseInsensitive);
}

} // namespace

void Window::open(const QStringList& paths) {
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
        if (!path.endsWith(QLatin1String(kTournamentSuffix), Qt::CaseInsensitive)) {
            m_toOpen << path;
            continue;
        }
        m_tournaments->open(QFileInfo(path).absoluteFilePath()); // the page says what is wrong with it
        m_main->showPage(m_tournaments);
    }
    if (!bots.isEmpty()) m_bots->add(bots);
    if (!lost.isEmpty()) tellProblems(lost, {});
    openNext();
}

void Window::openNext() {
    if (opening() || m_toOpen.isEmpty()) return;
    const QStringList paths = std::exchange(m_toOpen, {});
    m_wait->begin(paths.size() == 1 ? tr("Opening %1…").arg(QFileInfo(paths.front()).fileName())
                                    : tr("Opening %n files…", nullptr, static_cast<int>(paths.size())));
    m_opening = Job::start(
        [paths, autosave = m_paths.autosave.toStdString()](JobControl& control) {
            ReadFiles read;
            for (const QString& path : paths) {
                if (control.cancelled()) break;
                auto records = open_records(path.toStdString());
                const bool bot = !records && recognise_bots(path.toStdString());
                read.files.push_back({path, std::move(records), bot});
            }
            if (auto waiting = unfinished_match(autosave)) read.waiting = std::move(*waiting);
            return read;
        },
        [this](ReadFiles read) {
            m_wait->end();
            if (!m_unfinished && !m_play->hasMatch()) m_unfinished = std::move(read.waiting);
            showFiles(std::move(read.files));
            openNext();
        },
        Job::Urgency::WaitedFor);
}

void Window::showFiles(std::vector<ReadFile> files) {
    QStringList problems, bots;
    QString advice;
    for (ReadFile& file : files) {
        QString problem;
        if (file.bot) {
            bots << QFileInfo(file.path).absoluteFilePath();
            continue;
        }
        if (!file.records) {
            problem = sentence(file.records.error());
            advice =
                tr("Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.");
        } else {
            const std::string game = file.records->empty() ? std::string() : file.records->front().game;
            if (const auto shown = m_replay->opening().open(std::move(*file.records), file.path, 0); !shown)
                problem = tr("%1: %2").arg(file.path, sentence(shown.error(), game));
        }
        if (problem.isEmpty())
            m_main->showPage(m_replay);
        else
            problems << problem;
    }
    if (!bots.isEmpty()) m_bots->add(bots);
    if (!problems.isEmpty()) tellProblems(problems, advice);
}

/// Whether a rated match goes on, or waits, with the cards of that match.
bool Window::sealedNow(const Record& record) const {
    const Record* rated = m_play->sealed()                                  ? &m_play->record()
                          : !m_play->hasMatch() && m_unfinished.has_value() ? &*m_unfinished
                                                                            : nullptr;
    return rated != nullptr && rated->rated && have_same_deal(record, *rated);
}

void Window::tellProblems(const QStringList& problems, const QString& advice) {
    // Without waiting for it: a second start may hand over more files meanwhile.
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Not opened"),
                                tr("%n files can’t be opened.", nullptr, static_cast<int>(problems.size())),
                                QMessageBox::Ok, m_main.get());
    if (problems.size() == 1) box->setText(tr("This file can’t be opened."));
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(advice.isEmpty() ? firstFew(problems)
                                             : firstFew(problems) + QStringLiteral("\n\n") + advice);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void Window::raise() {
    m_main->setWindowState(m_main->windowState() & ~Qt::WindowMinimized);
    m_main->show();
    m_main->raise();
    m_main->activateWindow();
}

} // namespace hilltop
