// SPDX-License-Identifier: GPL-3.0-or-later
// Translations keep the places for arguments, and at the level full they are those of the present texts, and complete.
// After a change of texts run translations/update.sh.
#include "support/built.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace hilltop;

namespace {

const QString kFolder = sourceFile("translations");

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct Message {
    QString context, source, translation;
    QStringList forms; ///< of a plural
    bool finished = true;
};

QList<Message> messagesOf(const QByteArray& text) {
    QList<Message> list;
    QXmlStreamReader xml(text);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QStringLiteral("name")) context = xml.readElementText();
        if (xml.name() == QStringLiteral("message")) list.append({context, {}, {}, {}, true});
        if (list.isEmpty()) continue;
        Message& message = list.last();
        if (xml.name() == QStringLiteral("source")) message.source = xml.readElementText();
        if (xml.name() == QStringLiteral("numerusform")) message.forms << xml.readElementText();
        if (xml.name() == QStringLiteral("translation")) {
            message.finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            xml.readNext();
            if (xml.isCharacters() && !xml.isWhitespace()) message.translation = xml.text().toString();
        }
    }
    return list;
}

/// %1, %2, %n of a text, {} and {0} of an error, sorted; a plural form may leave the number out.
QStringList places(const QString& text, bool plural) {
    static const QRegularExpression place(QStringLiteral("%L?[0-9n]|\\{[0-9]*\\}"));
    QStringList list;
    for (auto found = place.globalMatch(text); found.hasNext();)
        list << found.next().captured().remove(QLatin1Char('L'));
    if (plural) list.removeAll(QStringLiteral("%n"));
    list.sort();
    return list;
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT
private slots:
    void areThoseOfThePresentTexts();
    void contextsAreClasses();
    void wordsArePlain();
    void errorsHaveSubjects();
    void areWhole_data();
    void areWhole();
};

void TranslationsTest::areThoseOfThePresentTexts() {
    if (!fullLevel()) QSKIP("A change may come before its translations; ./test.sh full looks.");
    const QTemporaryDir folder;
    const auto names = QDir(kFolder).entryList({QStringLiteral("*.ts")});
    QVERIFY(names.size() >= 2);
    for (const QString& name : names)
        QVERIFY(QFile::copy(kFolder + QLatin1Char('/') + name, folder.filePath(name)));
    QProcess update;
    update.start(kFolder + QStringLiteral("/update.sh"), {folder.path()});
    QVERIFY(update.waitForFinished(hilltop::kPatienceMs));
    QVERIFY2(update.exitCode() == 0, update.readAllStandardError().constData());
    for (const QString& name : names)
        QVERIFY2(contents(folder.filePath(name)) == contents(kFolder + QLatin1Char('/') + name),
                 qPrintable(name + QStringLiteral(
                                       " is not up to date: run translations/update.sh and translate what is new")));
}

/// A class asks in the name of its namespace. Where lupdate leaves that out, as behind a `std::` it has not understood,
/// the translation is not found.
void TranslationsTest::contextsAreClasses() {
    QSet<QString> contexts;
    for (const Message& message : messagesOf(contents(kFolder + QStringLiteral("/hilltop_de.ts"))))
        contexts.insert(message.context);
    static const QRegularExpression asks(QStringLiteral("\\b([A-Z]\\w+)::tr\\(")),
        declares(QStringLiteral("Q_DECLARE_TR_FUNCTIONS\\((\\w+)\\)"));
    QSet<QString> classes, named; // those that ask by their own name, and names given to such as are no class
    QDirIterator files(sourceFile("ui"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString text = QString::fromUtf8(contents(files.next()));
        for (auto found = asks.globalMatch(text); found.hasNext();)
            classes.insert(found.next().captured(1));
        for (auto found = declares.globalMatch(text); found.hasNext();)
            named.insert(found.next().captured(1));
    }
    QVERIFY(classes.contains(QStringLiteral("CoursePanel")) && !named.isEmpty());
    for (const QString& name : classes - named)
        QVERIFY2(!contexts.contains(name), qPrintable(name));
}

/// Texts, help and the manual have none of the words that glossary_en.md rules out.
void TranslationsTest::wordsArePlain() {
    QStringList avoided;
    for (const QString& row : QString::fromUtf8(contents(kFolder + "/glossary_en.md")).split('\n')) {
        const QStringList cells = row.split('|');
        if (cells.size() != 5 || cells[3].contains("---") || cells[3].trimmed() == "Not") continue;
        for (const QString& phrase : cells[3].split(';', Qt::SkipEmptyParts))
            if (!phrase.trimmed().isEmpty()) avoided << QRegularExpression::escape(phrase.trimmed());
    }
    QVERIFY(avoided.size() > 30);
    const QRegularExpression any("\\b(" + avoided.join('|') + ")\\b", QRegularExpression::CaseInsensitiveOption);
    QStringList found;
    const auto look = [&](const QString& where, const QString& text) {
        if (const auto match = any.match(text); match.hasMatch())
            found << where + ": \"" + match.captured() + "\" in " + text.simplified().left(120);
    };
    const auto messages = messagesOf(contents(kFolder + "/hilltop_de.ts"));
    QVERIFY(messages.size() > 3000);
    for (const Message& message : messages)
        look(message.context, message.source);
    for (const Message& message : messagesOf(contents(kFolder + "/hilltop_en.ts")))
        for (const QString& form : message.forms)
            look(message.context, form);
    const QDir manual(sourceFile("resources/manual"));
    for (const QString& page : manual.entryList({"*.md"})) {
        if (page.contains('_') && QFile::exists(manual.filePath(page.section('_', 0, 0) + ".md"))) continue;
        for (const QString& line : QString::fromUtf8(contents(manual.filePath(page))).split('\n'))
            look(page, line);
    }
    static const QRegularExpression literal("\"(?:[^\"\\\\\n]|\\\\.)*\"(?:\\s*\"(?:[^\"\\\\\n]|\\\\.)*\")*"),
        joint("\"\\s+\"");
    QDirIterator help(sourceFile("app"), {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
    QStringList helped;
    while (help.hasNext()) {
        const QString path = help.next();
        helped << help.fileName();
        for (auto it = literal.globalMatch(QString::fromUtf8(contents(path))); it.hasNext();)
            look(help.fileName(), it.next().captured().remove(joint));
    }
    QVERIFY(helped.contains("cli.cpp") && helped.contains("hill_commands.cpp") && helped.contains("add_command.h"));
    const QDir pages(sourceFile("packaging/man"));
    for (const QString& page : pages.entryList({"*.1"}))
        for (const QString& line : QString::fromUtf8(contents(pages.filePath(page))).split('\n'))
            look(page, line);
    QVERIFY2(found.isEmpty(), qPrintable(QString::number(found.size()) + ":\n" + found.join('\n')));
}

/// Errors of the engine were once about the field before them, "ist 3"; in German some stayed so.
void TranslationsTest::errorsHaveSubjects() {
    static const QRegularExpression verb(
        "^(?:[\\w.\\[\\]{}]+: |\\w+ \\{\\}: )*"
        "(?:ist|hat|sind|fehlt|fehlen|muss|müssen|enthält|beginnt|gehört|unbekannte?[rs]?)\\b"),
        system("^(?:Is|No|Not) ");
    int errors = 0;
    QStringList found;
    for (const Message& message : messagesOf(contents(kFolder + "/hilltop_de.ts"))) {
        if (!message.context[0].isLower() || message.context.startsWith("hilltop::")) continue;
        ++errors;
        if (verb.match(message.translation).hasMatch() && !system.match(message.source).hasMatch())
            found << message.translation;
    }
    QVERIFY(errors > 500);
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

void TranslationsTest::areWhole_data() {
    QTest::addColumn<QString>("file");
    for (const QString& name : QDir(kFolder).entryList({QStringLiteral("*.ts")}))
        QTest::newRow(qPrintable(name)) << kFolder + QLatin1Char('/') + name;
}

void TranslationsTest::areWhole() {
    QFETCH(QString, file);
    const auto messages = messagesOf(contents(file));
    QVERIFY(messages.size() > 10);
    QStringList problems;
    const bool inPart = !fullLevel() || file.endsWith(QStringLiteral("_he.ts"));
    for (const Message& message : messages) {
        if (inPart && !message.finished) continue;
        const QString where = QStringLiteral("%1: \"%2\" ").arg(message.context, message.source);
        if (!message.finished || (message.forms.isEmpty() && message.translation.isEmpty())) {
            problems << where + QStringLiteral("is not translated");
            continue;
        }
        const bool plural = !message.forms.isEmpty();
        for (const QString& text : plural ? message.forms : QStringList{message.translation}) {
            if (text.isEmpty() || places(text, plural) != places(message.source, plural))
                problems << where + QStringLiteral("became \"%1\"").arg(text);
        }
    }
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
}

HILLTOP_TEST(TranslationsTest)
#include "translations_test.moc"
