// SPDX-License-Identifier: GPL-3.0-or-later
// Names as people type them, or as files bring them: with markup, endless, right to left, empty.
#include "desk.h"
#include "documents/match_document.h"
#include "hills/hill_words.h"
#include "style/panel.h"
#include "support/test.h"
#include "text/error_texts.h"
#include "text/shown_name.h"
#include "tournaments/models/tournament_files.h"

#include <QLabel>

using namespace hilltop;

namespace {

const QString kMarkup = QStringLiteral("<h1>Ada</h1><img src='x'>");
constexpr int kPlain = 0; // Text.PlainText

/// Texts of the table that would take a name for markup, or show it beyond the window.
QStringList faults(const Desk& desk, const QString& name) {
    QStringList found;
    const QRectF window(0, 0, desk.quick()->width(), desk.quick()->height());
    for (QQuickItem* item : desk.items()) {
        const QVariant format = item->property("textFormat");
        if (!format.isValid() || !item->property("elide").isValid()) continue;
        const QString text = item->property("text").toString();
        const bool named = text.contains(name.left(20));
        const bool automatic = format.toInt() != kPlain && format.toInt() != 4; // StyledText is meant, and has no names
        if (automatic || (named && format.toInt() != kPlain))
            found << QStringLiteral("%1, format %2").arg(text.left(60)).arg(format.toInt());
        if (!named || !item->isVisible()) continue;
        const double drawn = std::min(item->width(), item->property("contentWidth").toDouble());
        const QRectF place = item->mapRectToScene(QRectF(0, 0, drawn, item->height()));
        if (place.left() < -1 || place.right() > window.right() + 1)
            found << QStringLiteral("%1 ends at %2").arg(text.left(30)).arg(place.right());
    }
    for (const QLabel* label : desk.page->findChildren<QLabel*>()) {
        if (label->text().contains(name.left(20)) && label->textFormat() != Qt::PlainText)
            found << QStringLiteral("label %1").arg(label->text().left(60));
    }
    return found;
}

} // namespace

class PlainNamesTest : public QObject {
    Q_OBJECT
private slots:
    void tablesShowThemAsTheyAre_data();
    void tablesShowThemAsTheyAre();
    void tipsDoToo();
    void namesOfFilesDoNotTurn();
};

void PlainNamesTest::tablesShowThemAsTheyAre_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("name");
    for (const GameEntry* game : games()) {
        const char* id = game->info().id;
        QTest::addRow("%s, markup", id) << id << kMarkup;
        QTest::addRow("%s, endless", id) << id << QString(200, QLatin1Char('W'));
        QTest::addRow("%s, right to left", id) << id << QStringLiteral("\u202E\u05D0\u05D1\u05D2 \u0645\u0631\u062D");
        QTest::addRow("%s, empty", id) << id << QString();
    }
}

void PlainNamesTest::tablesShowThemAsTheyAre() {
    QFETCH(QString, game);
    QFETCH(QString, name);
    Desk desk(qPrintable(game), AnimationSpeed::Off, {}, {960, 560});
    const QSize before = desk.page->size();
    MatchSetup setup;
    setup.game = game;
    setup.rules = default_values(desk.game.rules());
    const int seats = desk.game.info().default_seats;
    setup.seats = QStringList(seats, QString::fromUtf8(desk.game.bots().front().id));
    for (const int seat : {0, seats - 1})
        setup.seats[seat] = QString::fromUtf8(kPerson);
    setup.names = QStringList(seats, name);
    setup.drawn = false;
    setup.deal = DealId{77, 3};
    desk.page->start(setup);
    QTRY_VERIFY(desk.page->view()->loaded());
    QVERIFY(layOut(*desk.page));
    desk.page->scene().liftCurtain();
    QVERIFY(layOut(*desk.page));
    QCOMPARE(desk.page->size(), before);
    const QString shown = shownName(name); // without marks that turn around the text beside it
    const QStringList wrong = shown.isEmpty() ? faults(desk, QStringLiteral("\n")) : faults(desk, shown);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    if (name.isEmpty()) return;
    const auto items = desk.items();
    QVERIFY(std::any_of(items.begin(), items.end(), [&](const QQuickItem* item) {
        return item->property("text").toString().contains(shown.left(20)); // or nothing was looked at
    }));
    QVERIFY(std::none_of(items.begin(), items.end(), [&](const QQuickItem* item) {
        return item->property("text").toString().contains(QChar(0x202E));
    }));
}

void PlainNamesTest::tipsDoToo() {
    QCOMPARE(plainTip(QStringLiteral("3 < 4")), QStringLiteral("3 < 4"));
    const QString tip = plainTip(kMarkup);
    QVERIFY2(!tip.contains("<h1>") && !tip.contains("<img"), qPrintable(tip));
    TextLabel label(kMarkup);
    label.setElided(true);
    label.resize(30, 20);
    label.grab();
    QCOMPARE(label.toolTip(), tip);
}

/// Wherever the name of a file is shown: in lists, titles, heads and sentences.
void PlainNamesTest::namesOfFilesDoNotTurn() {
    const QString path = QStringLiteral("/tmp/a\u202Etxt.\u2066b\nc.hmatch");
    QCOMPARE(shownFile(path), QStringLiteral("atxt.b c.hmatch"));
    QCOMPARE(shownStem(path), QStringLiteral("atxt.b c"));
    Record record;
    record.line = 3;
    const MatchDocument document(record, MatchOrigin::in(path, record));
    QVERIFY2(document.originText().contains(shownFile(path)), qPrintable(document.originText()));
    QCOMPARE(tournamentTitle(path, std::string()), shownStem(path));
    QVERIFY(!tournamentTitle(path, "\u202Eelif").contains(QChar(0x202E)));
    QCOMPARE(hillTitle(path), shownStem(path));
    const QString told = sentence(failure("store", "{} is damaged", path.toStdString()));
    QVERIFY2(!told.contains(QChar(0x202E)) && told.contains("atxt.b\nc.hmatch"), qPrintable(told));
}

HILLTOP_TEST(PlainNamesTest)
#include "plain_names_test.moc"
