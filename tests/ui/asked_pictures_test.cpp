// SPDX-License-Identifier: GPL-3.0-or-later
// Questions and messages to a person, as pictures that are kept in tests/ui/pictures: the quiz, the tutor, the list
// of all matches. HILLTOP_WRITE_PICTURES=1 rewrites them.
#include "analysis/moment.h"
#include "desk.h"
#include "home/matches_dialog.h"
#include "kept_pictures.h"
#include "play/coach.h"
#include "reviews/quiz_page.h"
#include "shell/window.h"
#include "support/test.h"

#include <QTableWidget>

using namespace hilltop;

class AskedPicturesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { writeAsAlways(); }
    void quiz_data();
    void quiz();
    void tutor_data() { lightAndDark(); }
    void tutor();
    void matches_data() { lightAndDark(); }
    void matches();

private:
    static void lightAndDark() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    static void compare(QWidget& shown, const QString& name, bool dark) {
        QVERIFY(standsStill(shown));
        hideWhatVaries(shown);
        QVERIFY(layOut(shown));
        compareWithKept(shown.grab().toImage(), pageFile(name, dark));
    }
};

namespace {

/// The whole window on a folder of its own.
struct Shown {
    explicit Shown(bool dark)
        : window(*qApp, folder.path(), folder.filePath("hilltop.ini")) {
        window.settings().setAppearance(dark ? Appearance::Dark : Appearance::Light);
        window.settings().setAnimationSpeed(AnimationSpeed::Off);
        window.main().resize(1280, 800);
        window.main().show();
        window.main().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window.main()));
    }
    QTemporaryDir folder;
    Window window;
};

} // namespace

void AskedPicturesTest::quiz_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("answered");
    for (const bool dark : {false, true})
        for (const bool answered : {false, true})
            QTest::addRow("%s-%s", answered ? "verdict" : "question", dark ? "dark" : "light") << dark << answered;
}

void AskedPicturesTest::quiz() {
    QFETCH(const bool, dark);
    QFETCH(const bool, answered);
    Shown shown(dark);
    QuizPage& page = shown.window.quiz();
    shown.window.main().showPage(&page);
    QTRY_VERIFY(!page.working());
    page.setDay(20'000);
    QuizSource source{QStringLiteral("Mistakes of Bold"), {}, {}};
    source.puzzles.push_back(*fresh_puzzle(*find_game("pazaak"), Difficulty::Medium, 20261121, {}));
    page.ask(std::move(source));
    QTRY_VERIFY(!page.working() && page.puzzle() != nullptr);
    if (answered) {
        page.scene().answer(QString::fromStdString(page.puzzle()->decision.options.back().word.value_or("")));
        QTRY_VERIFY(page.verdict() != nullptr && !page.working() && !page.saving());
    }
    compare(shown.window.main(), answered ? QStringLiteral("quiz-verdict") : QStringLiteral("quiz"), dark);
}

/// The tutor asks about the worst answer to the first question that has one worth asking about.
void AskedPicturesTest::tutor() {
    QFETCH(const bool, dark);
    Desk desk("pazaak", AnimationSpeed::Off, {}, {1280, 800});
    desk.theme.setAppearance(dark ? Appearance::Dark : Appearance::Light);
    desk.settings.set<bool>(kTutorKey, true);
    desk.start(0);
    for (int i = 0; i < 60 && !desk.page->coach().asking(); ++i) {
        desk.waitForMe();
        QVERIFY(!desk.over());
        const MomentJudge& judge = desk.page->coach().judge();
        QTRY_VERIFY(judge.found() != nullptr && !judge.running());
        const auto& options = judge.found()->options;
        const bool costly =
            options.size() > 1 &&
            tutorVerdict(options.back(), tutorLimit(desk.settings, desk.game.info()), true) == TutorVerdict::Costly;
        const int steps = desk.table().steps();
        desk.page->scene().answer(QString::fromStdString(*(costly ? options.back() : options.front()).word));
        QTRY_VERIFY(desk.page->coach().asking() || desk.over() || desk.table().steps() > steps);
    }
    QVERIFY(desk.page->coach().asking());
    compare(*desk.page, QStringLiteral("tutor"), dark);
}

void AskedPicturesTest::matches() {
    QFETCH(const bool, dark);
    Shown shown(dark); // for its palette
    keepMatches(shown.folder.filePath("matches"));
    MatchesDialog dialog(shown.folder.filePath("matches"), &shown.window.main());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTRY_VERIFY(dialog.table()->rowCount() > 0);
    compare(dialog, QStringLiteral("matches"), dark);
}

HILLTOP_TEST(AskedPicturesTest)
#include "asked_pictures_test.moc"
