// SPDX-License-Identifier: GPL-3.0-or-later
// The typeface of the tables: figures of one width, letters of every language the window speaks, and the desktop's font
// for the scripts it has not.
#include "desk.h"
#include "support/built.h"
#include "support/test.h"
#include "table/table_font.h"

#include <QFile>
#include <QFontMetricsF>
#include <QGlyphRun>
#include <QRawFont>
#include <QTextLayout>

using namespace hilltop;

namespace {

QFont tableFont(int weight = QFont::Normal, int pixels = 40) {
    QFont font(TableFont::family());
    font.setPixelSize(pixels);
    font.setWeight(static_cast<QFont::Weight>(weight));
    return font;
}

QString textsIn(const QString& language) {
    QFile file(sourceFile("translations/hilltop_" + language + ".ts"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class FontsTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        if (QFile::exists(":/fonts")) return;
        QCOMPARE(TableFont::family(), QGuiApplication::font().family());
        QSKIP("built without Inter or fontTools");
    }
    void figuresHaveOneWidth() {
        QCOMPARE(TableFont::family(), QString("Hilltop Sans"));
        for (const int weight : {QFont::Normal, QFont::DemiBold, QFont::Bold}) {
            const QFontMetricsF metrics(tableFont(weight));
            for (const QChar figure : QString("0123456789"))
                QCOMPARE(metrics.horizontalAdvance(figure), metrics.horizontalAdvance('0'));
            QCOMPARE(metrics.horizontalAdvance('+'), metrics.horizontalAdvance(QChar(0x2212)));
            QVERIFY(metrics.horizontalAdvance("iiii") < metrics.horizontalAdvance("mmmm") / 2);
        }
        // Each weight is drawn from a file of its own.
        const auto wide = [](int weight) {
            return QFontMetricsF(tableFont(weight)).horizontalAdvance("Hilltop table");
        };
        QVERIFY(wide(QFont::Normal) < wide(QFont::DemiBold));
        QVERIFY(wide(QFont::DemiBold) < wide(QFont::Bold));
    }
    void lettersOfLanguagesAreThere() {
        const QRawFont font = QRawFont::fromFont(tableFont());
        QCOMPARE(font.familyName(), QString("Hilltop Sans"));
        QStringList missing;
        for (const char* language : {"de", "en", "es", "fr", "it", "pl", "pt_BR"}) {
            const QString texts = textsIn(language);
            QVERIFY2(!texts.isEmpty(), language);
            for (const QChar letter : texts)
                if (letter.isLetterOrNumber() && !font.supportsCharacter(letter)) missing << language + QString(letter);
        }
        missing.removeDuplicates();
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(' ')));
    }
    /// No empty boxes: what the typeface has not comes from other fonts.
    void otherScriptsFallBack_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("ja") << QStringLiteral("あなたの番です 12");
        QTest::newRow("he") << QStringLiteral("תורך 12");
        QTest::newRow("suits") << QStringLiteral("♠♥♦♣");
    }
    void otherScriptsFallBack() {
        QFETCH(const QString, words);
        QTextLayout layout(words, tableFont());
        layout.beginLayout();
        QVERIFY(layout.createLine().isValid());
        layout.endLayout();
        QStringList families;
        for (const QGlyphRun& run : layout.glyphRuns()) {
            families << run.rawFont().familyName();
            QVERIFY2(!run.glyphIndexes().contains(0), qPrintable(families.last()));
        }
        families.removeDuplicates();
        QVERIFY(families.size() > (words.contains('1') ? 1 : 0));
        if (!words.contains('1'))
            QVERIFY2(families.size() == 1, qPrintable(families.join(' '))); // all suits from one font
    }
    void tablesAreSetInIt_data() { everyGame(); }
    void tablesAreSetInIt() {
        QFETCH(const QString, id);
        Desk desk(id.toUtf8().constData());
        desk.start(0);
        desk.waitForMe();
        int texts = 0;
        for (const QQuickItem* item : desk.items()) {
            const QVariant font = item->property("font");
            if (!font.isValid() || !item->isVisible() || item->property("text").toString().isEmpty()) continue;
            ++texts;
            QVERIFY2(font.value<QFont>().family() == TableFont::family(),
                     qPrintable(item->property("text").toString()));
        }
        QVERIFY(texts > 5);
    }
};

HILLTOP_TEST(FontsTest)
#include "fonts_test.moc"
