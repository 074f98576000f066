// SPDX-License-Identifier: GPL-3.0-or-later
// Every text of every page, dialog and table stands out from what is painted behind it, on light and dark, and on the
// palettes of desktops with more contrast. shapes_test.cpp has marks, lines and areas.
#include "all_dialogs.h"
#include "contrast_reader.h"
#include "desk.h"
#include "full_pages.h"
#include "last_decision.h"
#include "play/result_sheet.h"
#include "style/panel.h"
#include "style/style.h"
#include "support/rounds.h"
#include "support/test.h"
#include "tournaments/view/tournament_view.h"

#include <QDir>
#include <QListWidget>
#include <QStyleOption>

using namespace hilltop;

namespace {

/// A window, and all texts in it that are too faint.
class FaintShell {
public:
    FaintShell()
        : shell(m_folder) {}

    const QTemporaryDir& folder() const { return m_folder; }
    /// Notes what is too faint in this state of the window, or of a dialog, on each ground. HILLTOP_LOOK=<folder> keeps
    /// pictures to look at.
    void look(const QString& state, QWidget* top = nullptr) {
        QWidget& seen = top != nullptr ? *top : shell.window.main();
        for (const Ground ground : kGrounds) {
            if (!fullLevel() && isForced(ground)) continue;
            stand(shell.window.settings(), ground);
            QVERIFY(layOut(seen));
            if (const QString kept = qEnvironmentVariable("HILLTOP_LOOK"); !kept.isEmpty()) {
                const QString name =
                    QStringLiteral("%1-%2-%3-%4.png")
                        .arg(QTest::currentTestFunction(), QTest::currentDataTag(), QString(state).remove('/'))
                        .arg(static_cast<int>(ground));
                seen.grab().save(QDir(kept).filePath(name));
            }
            const auto texts = ContrastReader::read(seen);
            m_read += static_cast<int>(texts.size());
            for (const SeenText& text : texts)
                if (text.faint()) m_faint[text.told()] << state;
        }
    }
    /// Something was read, and all of it can be; else says what cannot, and in which states.
    bool clear() const {
        for (auto found = m_faint.begin(); found != m_faint.end(); ++found)
            qWarning().noquote() << "faint:" << found.key() << '[' << found.value().join(QStringLiteral(", ")).left(60)
                                 << ']';
        return m_read > 0 && m_faint.isEmpty();
    }

private:
    QTemporaryDir m_folder;
    QMap<QString, QStringList> m_faint;
    int m_read = 0;

public:
    Shell shell;
};

} // namespace

class ContrastTest : public QObject {
    Q_OBJECT
private slots:
    void formula();
    void moreInkWhereItIsNeeded();
    void readerSeesFaintTexts();
    void readerSeesFaintTextsOnTables();
    void buttons();
    void emptyPages();
    void fullPages_data();
    void fullPages();
    void tournaments();
    void settings();
    void dialogs();
    void tables_data() { everyGame(); }
    void tables();
    void ends_data() { everyGame(); }
    void ends();
    void cleanupTestCase() { QApplication::setPalette(QPalette()); }
};

/// By the numbers of WCAG 2.1 and of its own examples.
void ContrastTest::formula() {
    QCOMPARE(luminance(Qt::white), 1.0);
    QCOMPARE(luminance(Qt::black), 0.0);
    QVERIFY(std::abs(luminance(Qt::red) - 0.2126) < 1e-4 && std::abs(luminance(Qt::blue) - 0.0722) < 1e-4);
    QCOMPARE(contrast(Qt::white, Qt::black), 21.0);
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(0x777777, 0x777777), 1.0);
    // The darkest grey that is too faint on white, and the next one.
    QVERIFY(contrast(0x777777, Qt::white) < 4.5 && contrast(0x767676, Qt::white) > 4.5);
    QCOMPARE(upon(Qt::black, QColor(255, 255, 255, 128)), QColor(128, 128, 128));
    QCOMPARE(upon(Qt::white, QColor(Qt::red)), QColor(Qt::red));
}

/// A desktop may bring a palette whose words and marks are too faint for us: Breeze's blue on white, and grey on grey.
void ContrastTest::moreInkWhereItIsNeeded() {
    QPalette palette = drawnPalette(false);
    const Shades ours = shades(palette);
    QCOMPARE(ours.accent, palette.color(QPalette::Highlight)); // ours are strong enough as they are
    QCOMPARE(ours.quiet, palette.color(QPalette::PlaceholderText));
    QCOMPARE(ours.good, QColor(0x17703D));
    palette.setColor(QPalette::Highlight, 0x3DAEE9);
    palette.setColor(QPalette::PlaceholderText, QColor(0x23, 0x26, 0x29, 0x80));
    for (const bool grey : {false, true}) {
        if (grey)
            for (const auto role : {QPalette::Window, QPalette::Base})
                palette.setColor(role, 0xC8C8C8);
        const Shades s = shades(palette);
        for (const QColor& ink : {s.accent, s.quiet, s.good, s.bad, s.warn})
            for (const auto role : {QPalette::Window, QPalette::Base})
                QVERIFY2(contrast(ink, palette.color(role)) >= kTextContrast, qPrintable(ink.name()));
        QVERIFY(contrast(s.area, palette.color(QPalette::Base)) >= kShapeContrast);
    }
}

/// The test itself: a grey that is too faint, the next one that is not, and those that WCAG lets pass.
void ContrastTest::readerSeesFaintTexts() {
    QWidget window;
    window.setAutoFillBackground(true);
    QPalette palette = drawnPalette(false);
    palette.setColor(QPalette::Window, Qt::white);
    window.setPalette(palette);
    QLabel label(QStringLiteral("Some words"), &window);
    label.show();
    window.resize(300, 100);
    window.show();
    const auto faint = [&](const QColor& ink, int pixels = 14, int weight = QFont::Normal) {
        QPalette words = palette;
        words.setColor(QPalette::Active, QPalette::WindowText, ink);
        words.setColor(QPalette::Inactive, QPalette::WindowText, ink);
        label.setPalette(words);
        QFont font = label.font();
        font.setPixelSize(pixels);
        font.setWeight(QFont::Weight(weight));
        label.setFont(font);
        label.resize(label.sizeHint());
        const auto texts = ContrastReader::read(window);
        return texts.size() == 1 && texts.front().faint();
    };
    QVERIFY(faint(0x777777));
    QVERIFY(!faint(0x767676));
    QVERIFY(faint(0xFEFEFE)); // hardly there at all
    QVERIFY(faint(Qt::white));
    QVERIFY(!faint(0x8A8A8A, 24) && faint(0x989898, 24));
    QVERIFY(!faint(0x8A8A8A, 19, QFont::Bold) && faint(0x8A8A8A, 19));
    QVERIFY(faint(QColor(0, 0, 0, 100)));
    label.setEnabled(false);
    QVERIFY(ContrastReader::read(window).isEmpty());
    label.setEnabled(true);
    QVERIFY(faint(0x777777));
    QWidget cover(&window);
    cover.setAutoFillBackground(true);
    cover.resize(300, 100);
    cover.show();
    QVERIFY(ContrastReader::read(window).isEmpty());
}

void ContrastTest::readerSeesFaintTextsOnTables() {
    SKIP_WHERE_THREADS_ARE_WATCHED();
    Desk desk("pazaak");
    desk.start(0);
    desk.waitForMe();
    const auto faint = [&] {
        const auto texts = ContrastReader::read(*desk.page);
        return std::count_if(texts.begin(), texts.end(), [](const SeenText& text) {
            return text.faint() && text.where.contains(QStringLiteral("SeatPlate"));
        });
    };
    QCOMPARE(faint(), 0);
    QQuickItem* name = desk.item([](QQuickItem& item) {
        return item.inherits("QQuickText") && item.parentItem()->parentItem()->inherits("QQuickColumn") &&
               item.property("font").value<QFont>().weight() == QFont::DemiBold;
    });
    QVERIFY(name != nullptr);
    name->setOpacity(0.4);
    QCOMPARE(faint(), 1);
}

/// In every state, as no page holds the pointer over them.
void ContrastTest::buttons() {
    QStringList found;
    for (const bool strong : {false, true}) {
        for (const bool dark : {false, true}) {
            const QPalette palette = strong ? strongPalette(dark) : drawnPalette(dark);
            QPushButton plain, primary, game;
            primary.setProperty(role::kProperty, role::kPrimary);
            game.setProperty(role::kProperty, role::kGame);
            QList<std::pair<QPushButton*, QString>> all{{&plain, "plain"}, {&primary, "primary"}};
            for (const GameEntry* entry : games())
                all << std::pair(&game, QString::fromUtf8(entry->info().id));
            for (const auto& [button, name] : all) {
                if (button == &game) game.setProperty("fill", tableColours(name).centre(dark));
                for (const auto state :
                     {QStyle::State_None, QStyle::State_MouseOver, QStyle::State_Sunken, QStyle::State_On}) {
                    QStyleOptionButton option;
                    option.rect = QRect(0, 0, 160, 32);
                    option.palette = palette;
                    option.state = QStyle::State_Enabled | QStyle::State_Raised | state;
                    option.text = QStringLiteral("HHHHHHHH");
                    QImage picture(option.rect.size(), QImage::Format_RGB32);
                    picture.fill(palette.color(QPalette::Window));
                    QPainter painter(&picture);
                    QFont font = textFont(TextSize::Text);
                    font.setPixelSize(24); // strokes as wide as a pixel and more
                    painter.setFont(font);
                    Style().drawControl(QStyle::CE_PushButton, &option, &painter, button);
                    painter.end();
                    const QRect middle(8, 8, 144, 16);
                    const QColor fill = *commonColour(picture, middle, [](const QColor&) { return true; });
                    const QColor ink = bestPixel(picture, middle, [&](const QColor& at, const QColor& best) {
                        return apart(at, fill) > apart(best, fill);
                    });
                    if (contrast(ink, fill) < kTextContrast)
                        found << QStringLiteral("%1 %2 %3: %4 on %5, %6")
                                     .arg(name)
                                     .arg(dark)
                                     .arg(int(state))
                                     .arg(ink.name(), fill.name())
                                     .arg(contrast(ink, fill), 0, 'f', 2);
                }
            }
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QStringLiteral("; "))));
}

void ContrastTest::emptyPages() {
    SKIP_WHERE_THREADS_ARE_WATCHED();
    FaintShell faint;
    Window& window = faint.shell.window;
    for (Page* page : window.main().findChildren<Page*>()) {
        window.main().showPage(page);
        faint.look(page->title());
    }
    QVERIFY(faint.clear());
}

void ContrastTest::fullPages_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : kFullPages)
        QTest::newRow(page) << page;
}

void ContrastTest::fullPages() {
    SKIP_WHERE_THREADS_ARE_WATCHED();
    QFETCH(const QString, page);
    FaintShell faint;
    Shell& shell = faint.shell;
    fillPage(shell, faint.folder(), page);
    if (QTest::currentTestFailed()) return;
    faint.look(page);
    if (page == "Analyses") {
        for (const auto part :
             {ReviewsPage::Standings, ReviewsPage::Worst, ReviewsPage::Style, ReviewsPage::Problems}) {
            shell.window.reviews().showPart(part);
            faint.look(QStringLiteral("part %1").arg(part));
        }
    } else if (page == "Replay, analysis") {
        shell.window.main().resize(1920, 1080); // all of it at once, without tabs
        const int positions = shell.window.replay().cursor().positions();
        for (int i = 0; i < rounds(4); ++i) {
            shell.window.replay().cursor().goTo(std::min(positions - 1, (positions - 1) * i / 3));
            faint.look(QStringLiteral("position %1").arg(shell.window.replay().cursor().position()));
        }
    }
    QVERIFY(faint.clear());
}

/// With every list, and one that was chosen in each.
void ContrastTest::tournaments() {
    SKIP_WHERE_THREADS_ARE_WATCHED();
    FaintShell faint;
    Shell& shell = faint.shell;
    TournamentPage& page = shell.window.tournaments();
    fillPage(shell, faint.folder(), QStringLiteral("Tournaments"));
    if (QTest::currentTestFailed()) return;
    const auto switches = page.findChildren<Segmented*>();
    for (int part = 0; part < 3; ++part) {
        for (Segmented* segmented : switches)
            if (segmented->isVisible()) segmented->setCurrent(part);
        page.view().showCell(0, 1);
        const auto lists = page.findChildren<QAbstractItemView*>();
        for (QAbstractItemView* list : lists)
            if (list->isVisible() && list->model() != nullptr) list->setCurrentIndex(list->model()->index(0, 0));
        faint.look(QStringLiteral("part %1").arg(part));
    }
    page.showList();
    QTRY_VERIFY(!page.scanning());
    faint.look(QStringLiteral("list"));
    QVERIFY(faint.clear());
}

void ContrastTest::settings() {
    FaintShell faint;
    MainWindow& main = faint.shell.window.main();
    SettingsDialog dialog(faint.shell.window.settings(), main.shortcuts(), &main);
    dialog.show();
    auto* list = dialog.findChild<QListWidget*>();
    for (int row = 0; row < list->count(); ++row) {
        list->setCurrentRow(row);
        faint.look(list->item(row)->text(), &dialog);
    }
    QVERIFY(faint.clear());
}

void ContrastTest::dialogs() {
    FaintShell faint;
    const auto all = allDialogs(faint.shell, faint.folder());
    for (const auto& dialog : all) {
        dialog->show();
        faint.look(QString::fromUtf8(dialog->metaObject()->className()).section(':', -1), dialog.get());
        dialog->close();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(faint.clear());
}

/// Questions from all over the match, without and with a hint.
void ContrastTest::tables() {
    SKIP_WHERE_THREADS_ARE_WATCHED();
    QFETCH(const QString, id);
    FaintShell faint;
    PlayPage& page = faint.shell.window.play();
    faint.shell.window.main().showPage(&page);
    const GameEntry& game = *find_game(id.toStdString());
    const auto questions =
        questionsOf(game, game.info().default_seats, QList<double>{0, 0.2, 0.4, 0.6, 0.8}.mid(0, rounds(5)));
    for (auto question = questions.begin(); question != questions.end(); ++question) {
        QVERIFY(page.continueMatch(question.value()));
        faint.shell.waitForMe();
        faint.look(QStringLiteral("at %1").arg(question.key()));
        if (QTest::currentTestFailed()) return;
    }
    auto* hint = faint.shell.window.main().findChild<QAction*>(QStringLiteral("match.hint"));
    for (int press = 1; press <= 2; ++press) { // which, then how much each is worth
        hint->trigger();
        QTRY_VERIFY(page.scene().answers()->hintLevel() == press);
        faint.look(QStringLiteral("hint %1").arg(press));
    }
    QVERIFY(faint.clear());
}

void ContrastTest::ends() {
    SKIP_WHERE_THREADS_ARE_WATCHED();
    QFETCH(const QString, id);
    FaintShell faint;
    PlayPage& page = faint.shell.window.play();
    faint.shell.window.main().showPage(&page);
    playEnd(page, *find_game(id.toStdString()));
    if (QTest::currentTestFailed()) return;
    QTRY_VERIFY(page.review() != nullptr && page.review()->review() != nullptr);
    faint.look(QStringLiteral("just ended"));
    QVERIFY(faint.clear());
}

HILLTOP_TEST(ContrastTest)
#include "contrast_test.moc"
