// SPDX-License-Identifier: GPL-3.0-or-later
// Why the system or SQLite refuses is said in the window's language: the translator is asked for the reason itself.
#include "base/file_lock.h"
#include "base/system_error.h"
#include "base/text_file.h"
#include "botlab/submitted.h"
#include "engine/table.h"
#include "profile/library.h"
#include "profile/own_bots.h"
#include "registry/registry.h"
#include "support/test.h"
#include "text/error_texts.h"
#include "tournament_files/sqlite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <cerrno>
#include <functional>

using namespace hilltop;

namespace {

/// Knows every text, and says it in brackets: text outside of them was never looked up.
class Brackets : public QTranslator {
public:
    Brackets() { QCoreApplication::installTranslator(this); }
    ~Brackets() override { QCoreApplication::removeTranslator(this); }
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        return QLatin1Char('[') + QString::fromUtf8(source) + QLatin1Char(']');
    }
};

template <class T>
Error why(const Result<T>& result) {
    return result ? failure("test", "nothing was refused") : result.error();
}

/// A database that has nothing in it, asked for what is not there.
Error ask(const std::string& path, const char* sql) {
    auto file = Database::open(path, Database::Mode::Create);
    return file ? why(file->run(sql)) : file.error();
}

using Refused = std::function<Error(const std::string& folder)>;

} // namespace

class ReasonsTest : public QObject {
    Q_OBJECT
private slots:
    void theUsualOnesAreTranslated_data();
    void theUsualOnesAreTranslated();
    void rareOnesAreTheSystems();
    void anAnswerThatIsNotAllowedSaysWhy();
    void whatIsRefusedSaysWhy_data();
    void whatIsRefusedSaysWhy();
};

void ReasonsTest::theUsualOnesAreTranslated_data() {
    QTest::addColumn<int>("code");
    for (const int code : {EPERM,  ENOENT,    EIO,    ENXIO,   E2BIG,     ENOEXEC,  EBADF,     EAGAIN,       ENOMEM,
                           EACCES, EBUSY,     EEXIST, EXDEV,   ENODEV,    ENOTDIR,  EISDIR,    EINVAL,       ENFILE,
                           EMFILE, ETXTBSY,   EFBIG,  ENOSPC,  EROFS,     EMLINK,   EPIPE,     ENAMETOOLONG, ENOLCK,
                           ENOSYS, ENOTEMPTY, ELOOP,  ENOTSUP, ETIMEDOUT, ENOTCONN, EHOSTDOWN, ESTALE,       EDQUOT})
        QTest::newRow(std::generic_category().message(code).c_str()) << code;
}

void ReasonsTest::theUsualOnesAreTranslated() {
    QFETCH(const int, code);
    const Error reason = system_reason(code);
    // The command line says what every other program says.
    QCOMPARE(english(reason), std::generic_category().message(code));
    QVERIFY(reason.arguments.empty());
    const Brackets brackets;
    QCOMPARE(sentence(reason), QString::fromStdString('[' + english(reason) + ']'));
    QCOMPARE(sentence(system_reason(std::error_code(code, std::system_category()))), sentence(reason));
}

void ReasonsTest::rareOnesAreTheSystems() {
    QCOMPARE(english(system_reason(EPROTO)), std::generic_category().message(EPROTO));
    QVERIFY(english(system_reason(0)) != std::generic_category().message(0)); // "Success" is no reason
}

/// Also inside of other sentences; the command line keeps the id.
void ReasonsTest::anAnswerThatIsNotAllowedSaysWhy() {
    const Error refused = not_allowed_error(Seat(2), "discard js", "not-in-hand");
    const Error told = failure("records", "step {}: {}", 2, refused);
    QCOMPARE(sentence(refused, "euchre"),
             QStringLiteral("seat 3 answered \"discard js\", which is not allowed (You don’t have that card)"));
    QVERIFY(sentence(told, "euchre").endsWith(QStringLiteral("(You don’t have that card)")));
    QVERIFY(english(told).ends_with("(not-in-hand)"));
}

void ReasonsTest::whatIsRefusedSaysWhy_data() {
    QTest::addColumn<Refused>("refused");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const Refused& refused, const char* reason) {
        QTest::newRow(name) << refused << QStringLiteral("([%1])").arg(QLatin1String(reason));
    };
    const char* const none = "No such file or directory";
    const char* const no_folder = "Not a directory";
    row(
        "read", [](const auto& at) { return why(load_text(at + "/none")); }, none);
    row(
        "write", [](const auto& at) { return why(save_text(at + "/none/a", "x")); }, none);
    row(
        "over a folder", [](const auto& at) { return why(save_text(at, "x")); }, "Is a directory");
    row(
        "a long name", [](const auto& at) { return why(save_text(at + '/' + std::string(300, 'x'), "x")); },
        "File name too long");
    row(
        "remove", [](const auto& at) { return why(remove_file(at + "/file/a")); }, no_folder);
    row(
        "lock", [](const auto& at) { return why(FileLock::take(at + "/none/lock")); }, none);
    row(
        "bots of a folder", [](const auto& at) { return why(specs_in_folder(*games().front(), at + "/file")); },
        no_folder);
    row(
        "bots of one's own", [](const auto& at) { return why(OwnBots(at + "/file/bots").put(OwnBot())); }, no_folder);
    row(
        "a match", [](const auto& at) { return why(Library(at + "/file/matches").add({}, 0)); }, no_folder);
    row(
        "a tournament", [](const auto& at) { return ask(at + "/none/a", "SELECT 1"); }, none);
    row(
        "a missing table", [](const auto& at) { return ask(at + "/a", "SELECT * FROM series"); },
        "no such table: series");
}

void ReasonsTest::whatIsRefusedSaysWhy() {
    QFETCH(const Refused, refused);
    QFETCH(const QString, reason);
    const QTemporaryDir folder;
    QFile file(folder.filePath("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const Error error = refused(folder.path().toStdString());
    const Brackets brackets;
    QVERIFY2(sentence(error).contains(reason), qPrintable(sentence(error)));
}

HILLTOP_TEST(ReasonsTest)
#include "reasons_test.moc"
