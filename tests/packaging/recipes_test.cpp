// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/built.h"
#include "support/test.h"
#include "text_of.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <optional>

/// What is known of the recipes for other systems here: their own tools read them, and they tell of this version.
class RecipesTest : public QObject {
    Q_OBJECT
private slots:
    void flatpak();
    void rpm();
    void desktopSpeaksEveryLanguage();
};

namespace {

const QString kRoot = hilltop::sourceFile("");

/// What a program prints; nothing when it is not there or fails.
std::optional<QByteArray> printed(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(hilltop::kPatienceMs) || process.exitCode() != 0) return {};
    return process.readAllStandardOutput();
}

} // namespace

void RecipesTest::flatpak() {
    if (QStandardPaths::findExecutable("flatpak-builder").isEmpty()) QSKIP("flatpak-builder is not installed");
    const auto manifest =
        printed("flatpak-builder", {"--show-manifest", kRoot + "packaging/flatpak/arpa.home.hilltop.yml"});
    QVERIFY(manifest);
    const QJsonObject object = QJsonDocument::fromJson(*manifest).object();
    QCOMPARE(object["id"].toString(), QStringLiteral("arpa.home.hilltop"));
    QCOMPARE(object["command"].toString(), QStringLiteral("hilltop"));
    const QJsonArray modules = object["modules"].toArray();
    QVERIFY(modules.size() > 1);
    QCOMPARE(modules.last().toObject()["name"].toString(), QStringLiteral("hilltop"));
}

void RecipesTest::rpm() {
    QVERIFY(
        hilltop::textOf(kRoot + "packaging/rpm/hilltop.spec").contains("\nVersion:        " HILLTOP_TEXT_VERSION "\n"));
    if (QStandardPaths::findExecutable("rpmspec").isEmpty()) QSKIP("rpm is not installed");
    const auto spec = printed("rpmspec", {"-P", kRoot + "packaging/rpm/hilltop.spec"});
    QVERIFY(spec && spec->contains("Name:           hilltop"));
}

/// The menu of the desktop, the shop and the kinds of files; a language on trial has the window alone.
void RecipesTest::desktopSpeaksEveryLanguage() {
    const QString desktop = hilltop::textOf(kRoot + "packaging/arpa.home.hilltop.desktop");
    const QString shop = hilltop::textOf(kRoot + "packaging/arpa.home.hilltop.metainfo.xml.in");
    const QString kinds = hilltop::textOf(kRoot + "packaging/arpa.home.hilltop.mime.xml");
    static const QRegularExpression plain("^(GenericName|Comment|Name)=", QRegularExpression::MultilineOption);
    int wanted = -1; // but for the name itself
    for (auto found = plain.globalMatch(desktop); found.hasNext(); found.next())
        ++wanted;
    QVERIFY(wanted > 6);
    int languages = 0;
    for (const QString& file : QDir(kRoot + "translations").entryList({"hilltop_*.ts"})) {
        const QString code = file.section('_', 1).section('.', 0, 0);
        if (code == "en" || code == "he") continue;
        ++languages;
        const QRegularExpression spoken(QStringLiteral("^(GenericName|Comment|Name)\\[%1\\]=.").arg(code),
                                        QRegularExpression::MultilineOption);
        int there = 0;
        for (auto found = spoken.globalMatch(desktop); found.hasNext(); found.next())
            ++there;
        QVERIFY2(there == wanted, qPrintable(QStringLiteral("%1: %2 of %3").arg(code).arg(there).arg(wanted)));
        const QString mark = QStringLiteral("xml:lang=\"%1\"").arg(QString(code).replace('_', '-'));
        QCOMPARE(shop.count(mark), shop.count("xml:lang=\"de\""));
        QCOMPARE(kinds.count(mark), kinds.count("xml:lang=\"de\""));
    }
    QVERIFY(languages >= 7);
}

HILLTOP_TEST(RecipesTest)
#include "recipes_test.moc"
