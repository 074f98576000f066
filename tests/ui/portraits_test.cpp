// SPDX-License-Identifier: GPL-3.0-or-later
// The characters: each with a name of its own in every language, and drawn.
#include "support/test.h"
#include "text/characters.h"

#include <QImage>
#include <QSet>
#include <QTranslator>

using namespace hilltop;

namespace {

QSet<QString> names() {
    QSet<QString> all;
    for (const Character& one : kCharacters)
        all << nameOf(one);
    return all;
}

QImage drawn(const QString& file) {
    return QImage(":/qt/qml/Hilltop/" + file);
}

} // namespace

class PortraitsTest : public QObject {
    Q_OBJECT
private slots:
    void namesAreShortAndBeginUnlike() {
        QSet<QChar> first;
        for (const Character& one : kCharacters) {
            QVERIFY2(nameOf(one).size() >= 2 && nameOf(one).size() <= 6, one.name);
            QVERIFY(characterOf(one.id) == &one);
            first << nameOf(one)[0];
        }
        QCOMPARE(first.size(), qsizetype{kCharacters.size()});
        QVERIFY(characterOf("nobody") == nullptr);
    }
    /// Another language changes their script at most.
    void namesStayInOtherLanguages_data() {
        QTest::addColumn<bool>("latin");
        for (const char* code : {"de", "es", "fr", "it", "pl", "pt_BR"})
            QTest::newRow(code) << true;
        for (const char* code : {"he", "ja"})
            QTest::newRow(code) << false;
    }
    void namesStayInOtherLanguages() {
        QFETCH(const bool, latin);
        const QSet<QString> english = names();
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/hilltop_%1.qm").arg(QLatin1String(QTest::currentDataTag()))));
        QCoreApplication::installTranslator(&translator);
        const QSet<QString> here = names();
        QCoreApplication::removeTranslator(&translator);
        QCOMPARE(here.size(), english.size());
        QVERIFY(latin ? here == english : !here.intersects(english));
    }
    /// Every look of everybody, and no two alike.
    void everyLookIsDrawn() {
        QList<QImage> all;
        for (const Character& one : kCharacters) {
            for (const Look look : {Look::Plain, Look::Glad, Look::Sorry, Look::Left, Look::Right}) {
                const QString file = portraitFile(QString::fromUtf8(one.id), look);
                const QImage image = drawn(file);
                QVERIFY2(!image.isNull() && !all.contains(image), qPrintable(file));
                all << image;
            }
        }
    }
    /// A person without a face and a bot under its own name have portraits as well; their looks stay plain.
    void othersAreDrawn() {
        setOwnPerson({});
        QVERIFY(!drawn(portraitFile(ownPortrait())).isNull());
        QCOMPARE(portraitFile(ownPortrait(), Look::Glad), portraitFile(ownPortrait()));
        setOwnPerson({"Ann", "rosa"});
        QCOMPARE(ownPortrait(), QString("rosa"));
        setOwnPerson({"Ann", "somebody of a later version"});
        QCOMPARE(ownPortrait(), QString("you"));
        setOwnPerson({});
        QSet<QString> bots;
        for (const char* name :
             {"Ada", "Ben",  "Cleo", "Dov", "Eve",   "Finn", "Gwen", "Hugo", "Ida", "Jon",  "Kim", "Lea",
              "Max", "Nora", "Otto", "Pia", "Quinn", "Rosa", "Sam",  "Tia",  "Uwe", "Vera", "Will"}) {
            QCOMPARE(botPortrait(name), botPortrait(QStringLiteral(" %1 ").arg(QLatin1String(name))));
            QVERIFY(!drawn(portraitFile(botPortrait(name))).isNull());
            bots << botPortrait(name);
        }
        QCOMPARE(bots.size(), 6);
    }
    void aLineForEveryMood() {
        for (const Character& one : kCharacters) {
            QVERIFY(!lineOf(one, Look::Glad).isEmpty() && !lineOf(one, Look::Sorry).isEmpty());
            QVERIFY(lineOf(one, Look::Plain).isEmpty() && lineOf(one, Look::Left).isEmpty());
        }
    }
};

HILLTOP_TEST(PortraitsTest)
#include "portraits_test.moc"
