// SPDX-License-Identifier: GPL-3.0-or-later
// Tables, pages and dialogs as pictures, compared at full size with those that are kept: tables in tests/games/<game>,
// the others in tests/ui/pictures. HILLTOP_WRITE_PICTURES=1 rewrites them; look at every one before it is kept.
#include "bots/bot_report_view.h"
#include "bots/bots_page.h"
#include "desk.h"
#include "kept_pictures.h"
#include "play/deal_box.h"
#include "play/new_match_dialog.h"
#include "profile/library.h"
#include "replay/replay_page.h"
#include "reviews/reviews_page.h"
#include "settings/settings_dialog.h"
#include "shell/window.h"
#include "support/built.h"
#include "support/rounds.h"
#include "support/test.h"
#include "tournament/hosted_hash.h"
#include "tournaments/setup/new_tournament_dialog.h"
#include "tournaments/view/tournament_view.h"

#include <QAbstractButton>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QSpinBox>

using namespace hilltop;

namespace {

constexpr QSize kTableSize(960, 560), kPageSize(1280, 800);
/// Cards from this width on can be read; smaller ones only show how many a player has.
constexpr int kReadable = 40;

QString tableFile(const QString& game, bool dark) {
    return sourceFile("tests/games/%1/%2.png").arg(game, dark ? "dark" : "light");
}

/// The middle of a match of bots, seen from the first seat, without anything around the table.
struct Replayed : Desk {
    Replayed(const QString& id, bool dark)
        : Desk(id.toUtf8().constData())
        , replay(settings, theme) {
        theme.setAppearance(dark ? Appearance::Dark : Appearance::Light);
        const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats),
                                            game.bots()[game.bots().size() / 2].id);
        const auto record = play_record(game, default_values(game.rules()), {20261121, 3, 3}, bots);
        QVERIFY(record && replay.opening().open({*record}, {}, 0));
        replay.cursor().setView(0);
        replay.cursor().goTo(replay.cursor().positions() / 2);
        table = replay.table();
        table->setParent(nullptr);
        table->resize(kTableSize);
        table->show();
        QVERIFY(QTest::qWaitForWindowExposed(table));
    }
    ~Replayed() { delete table; } // before the scene it shows
    QImage picture() const {
        if (!standsStill(*table)) return {};
        return table->grabImage().convertToFormat(QImage::Format_RGB32);
    }
    /// Cards in sight that show their face and are large enough to be read.
    QList<QQuickItem*> openCards() const {
        QList<QQuickItem*> all, open;
        collectItems(table->findChild<QQuickWidget*>()->rootObject(), all);
        for (QQuickItem* item : std::as_const(all)) {
            if (isCard(*item) && item->isVisible() && !item->property("hidden").toBool() && item->width() >= kReadable)
                open << item;
        }
        return open;
    }

    ReplayPage replay;
    TableView* table = nullptr;
};

/// A match two thirds through, with the person to move.
Record halfPlayed(const GameEntry& game) {
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.strongest_bot().id);
    Record record = *play_record(game, default_values(game.rules()), {20261121, 5, 5}, bots);
    record.seats[0] = {kPerson, 0, {}};
    record.result.reset();
    record.digest.reset();
    const auto replay = Replay::make(record);
    for (int position = replay->positions() * 2 / 3; position < replay->positions(); ++position) {
        const Table& table = replay->table(position);
        if (!table.deciding().contains(Seat(0)) || table.menu(Seat(0)).size() < 3) continue;
        record.steps.resize(static_cast<std::size_t>(table.steps()));
        break;
    }
    return record;
}

/// Of a bot that is fine but for one answer.
BotReport checkedReport(const OwnBot& bot) {
    BotReport report;
    report.game = bot.game;
    report.bot = bot.spec;
    report.content = hosted_hash(bot.spec);
    report.checked = 1'700'000'000;
    report.took = std::chrono::seconds(8);
    report.runs_on = "Java 17";
    report.isolation = "bubblewrap";
    report.start = std::chrono::milliseconds(74);
    report.matches = 200;
    report.decisions = 2914;
    report.allowed = 2913;
    report.deterministic = true;
    report.remembers = false;
    report.median = std::chrono::microseconds(310);
    report.most = std::chrono::microseconds(2400);
    report.worst = std::chrono::microseconds(41000);
    report.memory = 61 << 20;
    report.style = {{"ends", 582, 1000}, {"stands", 249, 1000}, {"plays_card", 169, 1000}};
    report.field = {{"ends", 610, 1000}, {"stands", 224, 1000}, {"plays_card", 166, 1000}};
    report.faults = {{.match = 113,
                      .step = 9,
                      .decision = 9,
                      .seat = 0,
                      .told = false,
                      .fault = Fault::NotUnderstood,
                      .time = {},
                      .errors = "best=none, fall through\n",
                      .record = -1}};
    return report;
}

} // namespace

class PicturesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void tables_data();
    void tables();
    void missingCardsAreSeen_data() { tables_data(); }
    void missingCardsAreSeen();
    void wrongRanksAreSeen_data() { tables_data(); }
    void wrongRanksAreSeen();
    void pages_data();
    void pages();
};

void PicturesTest::initTestCase() {
    writeAsAlways();
}

void PicturesTest::tables_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("dark");
    for (const GameEntry* game : released_games()) {
        for (const bool dark : {false, true})
            QTest::addRow("%s-%s", game->info().id, dark ? "dark" : "light")
                << QString::fromUtf8(game->info().id) << dark;
    }
}

void PicturesTest::tables() {
    QFETCH(QString, id);
    QFETCH(bool, dark);
    const Replayed table(id, dark);
    compareWithKept(table.picture(), tableFile(id, dark));
}

void PicturesTest::missingCardsAreSeen() {
    QFETCH(QString, id);
    QFETCH(bool, dark);
    if (!fullLevel() && (id != "euchre" || dark)) QSKIP("One table tells whether the comparison sees it.");
    const Replayed table(id, dark);
    const QImage now = table.picture(), kept = keptPicture(tableFile(id, dark));
    QCOMPARE(now.size(), kept.size());
    const auto cards = table.openCards();
    QVERIFY(!cards.isEmpty());
    for (const QQuickItem* card : cards) {
        const QRectF at = card->mapRectToScene(QRectF(0, 0, card->width(), card->height()));
        // As large as the smallest that were once lost, in the colour beside it.
        const QRectF out(at.topLeft(), QSizeF(std::min(72.0, at.width()), std::min(100.8, at.height())));
        QImage without = now;
        QPainter(&without).fillRect(out, now.pixelColor(std::max(0, int(at.x()) - 6), int(at.center().y())));
        const PictureDifference found(without, kept);
        QVERIFY2(
            found.worst() > 2 * PictureDifference::kLimit,
            qPrintable(QStringLiteral("without %1: %2").arg(card->property("label").toString()).arg(found.worst())));
    }
}

void PicturesTest::wrongRanksAreSeen() {
    QFETCH(QString, id);
    QFETCH(bool, dark);
    if (!fullLevel() && (id != "euchre" || dark)) QSKIP("One table tells whether the comparison sees it.");
    const Replayed table(id, dark);
    const QImage now = table.picture(), kept = keptPicture(tableFile(id, dark));
    QCOMPARE(now.size(), kept.size());
    const auto cards = table.openCards();
    int swapped = 0;
    for (QQuickItem* card : cards) {
        const int value = card->property("value").toInt();
        for (const int other : {value - 1, value + 1}) {
            card->setProperty("value", other);
            const QImage wrong = table.picture();
            card->setProperty("value", value);
            const QRectF at = card->mapRectToScene(QRectF(0, 0, card->width(), card->height()));
            if (wrong.copy(at.toRect()) == now.copy(at.toRect())) continue; // others lie upon it
            const PictureDifference found(wrong, kept);
            const QString label = card->property("label").toString();
            if (qEnvironmentVariableIsSet("HILLTOP_TELL_DIFFERENCE"))
                qInfo() << label << "as" << other << card->width() << found.worst() << found.where();
            QVERIFY2(found.seen(), qPrintable(QStringLiteral("%1 as %2: %3").arg(label).arg(other).arg(found.worst())));
            ++swapped;
            break;
        }
    }
    QVERIFY(swapped > 0);
}

void PicturesTest::pages_data() {
    QTest::addColumn<QString>("page");
    QTest::addColumn<bool>("dark");
    for (const char* page : {"home", "play", "replay", "analysis", "tournament", "bots", "new-match", "new-tournament",
                             "settings", "keys", "reviews"}) {
        for (const bool dark : {false, true})
            QTest::addRow("%s-%s", page, dark ? "dark" : "light") << QString(page) << dark;
    }
}

void PicturesTest::pages() {
    QFETCH(QString, page);
    QFETCH(bool, dark);
    const QTemporaryDir folder;
    Window window(*qApp, folder.path(), folder.filePath("hilltop.ini"));
    window.settings().setAppearance(dark ? Appearance::Dark : Appearance::Light);
    window.settings().setAnimationSpeed(AnimationSpeed::Off);
    MainWindow& main = window.main();
    main.resize(kPageSize);
    main.show();
    main.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&main));
    const GameEntry& pazaak = *find_game("pazaak");
    std::unique_ptr<QDialog> dialog;
    if (page == "play") {
        window.play().continueMatch(halfPlayed(pazaak));
        main.showPage(&window.play());
        QTRY_VERIFY(!window.play().session()->askedPersons().empty());
        QTRY_VERIFY([&] { // the draft is on the disk, and the window has heard of it
            const auto labels = main.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [](const QLabel* label) { return label->text() == "Saved"; });
        }());
    } else if (page == "replay") {
        const GameEntry& euchre = *find_game("euchre");
        const std::vector<std::string> bots(4, euchre.bots()[1].id);
        QVERIFY(window.replay().opening().open(
            {*play_record(euchre, default_values(euchre.rules()), {20261121, 3, 3}, bots)}, {}, 0));
        window.replay().cursor().goTo(window.replay().cursor().positions() / 2);
        main.showPage(&window.replay());
    } else if (page == "analysis") {
        const std::vector<std::string> bots{"bold", "careful"};
        QVERIFY(window.replay().opening().open(
            {*play_record(pazaak, default_values(pazaak.rules()), {20261121, 3, 3}, bots)}, {}, 0));
        main.showPage(&window.replay());
        window.replay().setAnalysing(true);
        QTRY_VERIFY_WITH_TIMEOUT(window.replay().analysis().review() != nullptr, kPatienceMs);
        const auto& decisions = window.replay().analysis().review()->decisions;
        const auto worst = std::max_element(decisions.begin(), decisions.end(), [](const auto& one, const auto& other) {
            return (one.loss ? one.loss->value : 0) < (other.loss ? other.loss->value : 0);
        });
        window.replay().cursor().goTo(worst->position);
        QTRY_VERIFY([&] { // the worlds that could be have been looked at
            const auto buttons = main.findChildren<QAbstractButton*>();
            return std::any_of(buttons.begin(), buttons.end(), [](const QAbstractButton* button) {
                return button->text() == "Show an example" && button->isEnabled() && button->isVisible();
            });
        }());
    } else if (page == "tournament") {
        Plan plan = default_plan(pazaak);
        plan.bots = {"random", "bold", "cautious"};
        plan.matches = 200;
        plan.seed = 20261121;
        main.showPage(&window.tournaments());
        window.tournaments().start(plan, 1, QStringLiteral("Three bots"));
        QTRY_VERIFY_WITH_TIMEOUT(window.tournaments().job()->phase() == TournamentJob::Phase::Ended, kPatienceMs);
        window.tournaments().view().showCell(1, 0);
    } else if (page == "bots") {
        QTRY_VERIFY(window.ownBots().isRead());
        OwnBot nestor;
        nestor.game = "pazaak";
        nestor.name = "Nestor";
        nestor.spec = "hilltop:nestor --careful";
        window.ownBots().put(nestor);
        window.ownBots().keepReport(nestor, checkedReport(nestor));
        main.showPage(&window.bots());
        QTRY_VERIFY(window.bots().choose(QStringLiteral("pazaak"), QString::fromStdString(nestor.spec)));
        QTRY_VERIFY(window.bots().report()->isVisible() && !window.ownBots().isOutdated(nestor));
    } else if (page == "new-match") {
        auto sheet = std::make_unique<NewMatchDialog>(window.settings(), QStringLiteral("pazaak"));
        sheet->cards()->setSeal(make_seal(20261121, "0011223344556677"));
        dialog = std::move(sheet);
    } else if (page == "new-tournament") {
        dialog = std::make_unique<NewTournamentDialog>(pazaak, window.settings());
        dialog->findChild<QLineEdit*>("seed")->setText(QStringLiteral("1234567890"));
        dialog->findChild<QSpinBox*>("threads")->setValue(1);
    } else if (page == "settings" || page == "keys") {
        auto sheet = std::make_unique<SettingsDialog>(window.settings(), main.shortcuts());
        if (page == "keys") sheet->showKeys();
        dialog = std::move(sheet);
    } else if (page == "reviews") {
        keepMatches(folder.filePath("matches"));
        main.showPage(&window.reviews());
        main.findChild<QAction*>("reviews.own")->trigger();
        QTRY_VERIFY(window.reviewQueue().running() < 0 && !window.reviews().reading() &&
                    window.reviews().found() != nullptr && window.reviews().found()->reviewed > 0);
        window.reviews().showPart(ReviewsPage::Worst);
    }
    QWidget& shown = dialog ? static_cast<QWidget&>(*dialog) : main;
    if (dialog) {
        dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
        if (auto* cost = dialog->findChild<QLabel*>("cost"))
            QTRY_VERIFY_WITH_TIMEOUT(cost->text().contains("about"), kPatienceMs);
    }
    QVERIFY(standsStill(shown));
    hideWhatVaries(shown);
    QVERIFY(layOut(shown));
    compareWithKept(shown.grab().toImage(), pageFile(page, dark));
}

HILLTOP_TEST(PicturesTest)
#include "pictures_test.moc"
