// SPDX-License-Identifier: GPL-3.0-or-later
// What a step brings about is told in one order at every table: the cards, the numbers, the sentences, the tags.
#include "desk.h"
#include "replay/replay_page.h"
#include "support/test.h"

#include <QElapsedTimer>

using namespace hilltop;

namespace {

using Told = TableMotion::Told;

/// The times of one step, in milliseconds from its beginning; -1: that has not happened.
struct StepTimes {
    double landed = 0; ///< of the last card
    double number = -1, sentence = -1, tag = -1;
    bool whole() const { return landed > 0 && number >= 0 && sentence >= 0; }
};

/// Watches a table while it plays steps with motion, and complains of what is told too early.
class Watch : public QObject {
public:
    Watch(TableScene& scene, QWidget& page)
        : m_scene(scene)
        , m_page(page) {
        connect(scene.motion(), &Stepwise::changed, this, &Watch::look);
        connect(scene.position(), &Stepwise::changed, this, &Watch::look);
        look();
    }

    /// At any time; also called when something is told.
    void look() {
        const TableMotion& motion = *m_scene.motion();
        const TablePosition& position = *m_scene.position();
        if (motion.told() == Told::Cards && m_told != Told::Cards) begin();
        m_told = motion.told();
        if (!root() || !position.lookBack().isEmpty()) return;
        QList<QQuickItem*> items;
        collectItems(root(), items);
        const bool lies = root()->property("flying").toInt() == 0 && !has(items, turnsOver);
        if (m_running && !lies && m_told == Told::Cards) m_now.landed = at();
        if (m_running && position.view() != m_view) {
            m_now.number = at();
            complain(lies && m_told >= Told::Numbers, "a number before the cards lie");
        }
        if (m_running && position.prompt() != m_prompt && motion.movesCards()) {
            if (m_now.sentence < 0) m_now.sentence = at();
            complain(m_now.number >= 0 && m_told >= Told::Sentences, "a sentence before the number");
            complain(lies && root()->property("acting").toInt() == 0, "a sentence before the number has arrived");
        }
        if (has(items, isTag)) {
            if (m_running && m_now.tag < 0) m_now.tag = at();
            if (m_told == Told::Tags) ++m_tags;
            complain(m_told == Told::Tags, "a tag before the sentence");
            complain(root()->property("flying").toInt() == 0, "a tag where a card is missing");
        }
        m_view = position.view();
        m_prompt = position.prompt();
        if (m_running && m_told == Told::Tags && !m_scene.playing()) end();
    }
    bool tells(const QString& status) const { return status.startsWith(m_scene.position()->prompt()); }

    const QStringList& complaints() const { return m_complaints; }
    const QList<StepTimes>& steps() const { return m_steps; }
    /// Steps with a card, a number and a sentence.
    int whole() const {
        const auto whole = [](const StepTimes& step) { return step.whole(); };
        return static_cast<int>(std::count_if(m_steps.begin(), m_steps.end(), whole));
    }
    /// Looks at which a tag was seen.
    int tagsSeen() const { return m_tags; }
    double sinceBegin() const { return m_running ? at() : 0; }
    bool running() const { return m_running; }

private:
    QQuickItem* root() const {
        auto* quick = m_page.findChild<QQuickWidget*>();
        return quick != nullptr ? quick->rootObject() : nullptr;
    }
    static bool has(const QList<QQuickItem*>& items, bool (*fits)(const QQuickItem&)) {
        return std::any_of(items.begin(), items.end(), [&](const QQuickItem* item) { return fits(*item); });
    }
    static bool isTag(const QQuickItem& item) { return item.objectName() == QLatin1String("tag") && item.isVisible(); }
    static bool turnsOver(const QQuickItem& item) { return item.property("turning").toBool(); }
    double at() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }
    void begin() {
        m_running = true;
        m_now = {};
        m_clock.start();
        m_view = m_scene.position()->view();
        m_prompt = m_scene.position()->prompt();
    }
    void end() {
        m_running = false;
        m_steps << m_now;
    }
    void complain(bool fine, const char* what) {
        if (!fine) m_complaints << QStringLiteral("step %1: %2").arg(m_steps.size()).arg(QLatin1String(what));
    }

    TableScene& m_scene;
    QWidget& m_page;
    QElapsedTimer m_clock;
    Told m_told = Told::Tags;
    bool m_running = false;
    StepTimes m_now;
    QVariantMap m_view;
    QString m_prompt;
    QList<StepTimes> m_steps;
    QStringList m_complaints;
    int m_tags = 0;
};

/// In the order card, number, sentence, with time between them for eyes. A number is seen up to a frame after it is
/// told.
constexpr double kSeen = 0.25;
void checkTimes(const QList<StepTimes>& steps, int beatMs) {
    int whole = 0;
    for (const StepTimes& step : steps) {
        if (!step.whole()) continue;
        ++whole;
        QVERIFY(step.landed <= step.number);
        QVERIFY2(step.sentence - step.number >= beatMs * kSeen,
                 qPrintable(QStringLiteral("%1 to %2").arg(step.number).arg(step.sentence)));
        if (step.tag >= 0) QVERIFY(step.tag - step.sentence >= beatMs * kSeen);
    }
    QVERIFY(whole >= 3);
}

/// So many whole steps are looked at, at twice the pace.
constexpr int kWhole = 6;
constexpr double kPace = 2;

const QStringList kUntagged = {"zipdeck", "thegame"};

} // namespace

class OrderTest : public QObject {
    Q_OBJECT
private slots:
    void inPlay_data() { everyReleasedGame(); }
    void inPlay();
    void inReplay_data() { everyReleasedGame(); }
    void inReplay();
    void withoutMotionNothingWaits_data() { everyReleasedGame(); }
    void withoutMotionNothingWaits();
    void aDroppedCardFliesOn();
    void everySentenceIsHeard();
    void aKeyEndsTheTelling();
};

/// Until some steps with cards have been seen and, where a game has tags, one of them.
void OrderTest::inPlay() {
    QFETCH(const QString, id);
    Desk desk(id.toUtf8().constData(), AnimationSpeed::Fast);
    desk.settings.set<int>(kSilenceKey, 0);
    TableScene& scene = desk.page->scene();
    QList<double> sounds;
    QStringList ahead;
    desk.start(0);
    desk.page->view()->setPace(kPace);
    Watch watch(scene, *desk.page);
    connect(desk.page.get(), &PlayPage::soundWanted, this, [&](Sound sound) {
        if (sound == Sound::Card && watch.running()) sounds << watch.sinceBegin();
    });
    connect(desk.page.get(), &PlayPage::statusChanged, this, [&](const QString& status) {
        if (scene.playing() && !watch.tells(status)) ahead << status;
    });
    const bool tagged = !kUntagged.contains(id);
    QElapsedTimer time;
    time.start();
    while ((watch.whole() < kWhole || (tagged && watch.tagsSeen() == 0)) && !desk.over()) {
        QVERIFY(time.elapsed() < 4 * kPatienceMs);
        QTest::qWait(1);
        watch.look();
        if (scene.playing()) continue;
        if (desk.asked())
            scene.answer(desk.firstAllowed());
        else if (scene.answers()->mayPass())
            scene.pass();
        else if (scene.pausing())
            scene.goOn();
    }
    QVERIFY2(watch.complaints().isEmpty(), qPrintable(watch.complaints().join(QStringLiteral(", "))));
    QCOMPARE(ahead, QStringList());
    if (tagged) QVERIFY(watch.tagsSeen() > 0);
    checkTimes(watch.steps(), scene.motion()->beatMs());
    QVERIFY(!sounds.isEmpty());
    std::sort(sounds.begin(), sounds.end()); // what nobody sees move lies at once
    QVERIFY2(sounds[sounds.size() / 2] >= scene.motion()->moveMs() * 0.7, "a card is heard before it lies");
}

void OrderTest::inReplay() {
    QFETCH(const QString, id);
    const GameEntry& game = *find_game(id.toStdString());
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.bots().front().id);
    QTemporaryDir folder;
    Settings settings(folder.filePath("hilltop.ini"));
    settings.setAnimationSpeed(AnimationSpeed::Fast);
    Desktop desktop;
    Theme theme(*qApp, desktop);
    ReplayPage page(settings, theme);
    page.resize(1280, 700);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QVERIFY(page.opening().open({*play_record(game, default_values(game.rules()), {9, 3, 3}, bots)}, {}, 0));
    QTRY_VERIFY(!page.cursor().preparing());
    QVERIFY(layOut(page));
    page.playback().changePace(1); // kPace
    Watch watch(page.scene(), page);
    while (watch.whole() < kWhole && !page.cursor().atEnd()) {
        page.playback().stepOn();
        QVERIFY(QTest::qWaitFor(
            [&] {
                watch.look();
                return !page.scene().playing();
            },
            kPatienceMs));
    }
    QVERIFY2(watch.complaints().isEmpty(), qPrintable(watch.complaints().join(QStringLiteral(", "))));
    checkTimes(watch.steps(), page.scene().motion()->beatMs());
}

void OrderTest::withoutMotionNothingWaits() {
    QFETCH(const QString, id);
    Desk desk(id.toUtf8().constData());
    desk.start(0);
    desk.waitForMe();
    TableScene& scene = desk.page->scene();
    connect(scene.motion(), &Stepwise::changed, this, [&] { QVERIFY(!scene.playing()); });
    for (int answer = 0; answer < 3 && !desk.over(); ++answer) {
        scene.answer(desk.firstAllowed());
        QVERIFY(!scene.playing());
        desk.waitForMe();
    }
}

/// It does not go back to the hand first.
void OrderTest::aDroppedCardFliesOn() {
    Desk desk("pazaak", AnimationSpeed::Normal);
    desk.start(0);
    desk.waitForMe();
    QQuickItem* const card = desk.playableCard("side");
    QVERIFY(card != nullptr);
    const double home = card->y();
    const QPoint drop(desk.quick()->width() / 2, desk.quick()->height() * 2 / 5);
    desk.drag(middle(card), drop);
    QTRY_VERIFY(card->property("zone").toString() == "row");
    const double dropped = card->y();
    QVERIFY(dropped < home - 40);
    double lowest = dropped;
    QElapsedTimer time;
    time.start();
    do {
        QTest::qWait(1);
        lowest = std::max(lowest, card->y());
    } while ((time.elapsed() < 100 || card->property("flying").toBool()) && time.elapsed() < kPatienceMs);
    const double lies = card->y();
    QVERIFY2(lowest <= std::max(dropped, lies) + 30,
             qPrintable(QStringLiteral("from %1 by %2 to %3").arg(dropped).arg(lowest).arg(lies)));
}

/// A screen reader hears the name of the voice whenever it changes: no sentence may be replaced before that.
void OrderTest::everySentenceIsHeard() {
    QStringList said, heard;
    Desk desk("pazaak", AnimationSpeed::Fast);
    desk.start(0);
    desk.waitForMe();
    TableScene& scene = desk.page->scene();
    connect(scene.motion(), &TableMotion::announced, this, [&] { said << scene.motion()->live(); });
    connect(scene.motion(), &Stepwise::changed, this, [&] { heard << scene.motion()->live(); });
    const auto asked = [&] {
        if (!scene.playing() && scene.position()->resting()) scene.goOn();
        return desk.asked() || desk.over();
    };
    for (int answer = 0; answer < 3 && !desk.over(); ++answer) {
        scene.answer(desk.firstAllowed());
        QVERIFY(QTest::qWaitFor(asked, kPatienceMs)); // nothing is hurried
    }
    QVERIFY(said.size() >= 6);
    for (const QString& sentence : std::as_const(said))
        QVERIFY2(heard.contains(sentence), qPrintable(sentence));
}

/// As it ends what moves: also while the cards lie and the rest has not been told.
void OrderTest::aKeyEndsTheTelling() {
    bool pressed = false, ended = false;
    Desk desk("pazaak", AnimationSpeed::Normal);
    desk.start(0);
    desk.waitForMe();
    TableScene& scene = desk.page->scene();
    desk.quick()->setFocus();
    connect(scene.motion(), &Stepwise::changed, this, [&] {
        if (pressed || scene.motion()->told() != Told::Numbers) return;
        pressed = true;
        QMetaObject::invokeMethod(
            this,
            [&] {
                const auto steps = desk.page->record().steps.size();
                desk.key(Qt::Key_Space);
                ended = !scene.playing() || desk.page->record().steps.size() > steps;
            },
            Qt::QueuedConnection);
    });
    scene.answer(desk.firstAllowed());
    QTRY_VERIFY(pressed);
    QCoreApplication::processEvents();
    QVERIFY(ended);
}

HILLTOP_TEST(OrderTest)
#include "order_test.moc"
