// SPDX-License-Identifier: GPL-3.0-or-later
// What is known to be hard for the readers of foreign bytes, and mutations of it: each is refused with a sentence or
// read.
#include "support/built.h"
#include "support/rounds.h"
#include "support/test.h"
#include "target.h"

#include "base/digest.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <exception>
#include <random>

using namespace hilltop;

namespace {

QString corpus_folder(const std::string& target) {
    return sourceFile("tests/fuzz/corpus/") + QString::fromStdString(target);
}

/// Changes inputs as a fuzzer does, but always in the same way.
class Mutations {
public:
    Mutations(std::string bytes, const std::vector<std::string>& others, std::uint64_t seed)
        : m_bytes(std::move(bytes))
        , m_others(others)
        , m_random(seed) {}

    std::string next() {
        std::string bytes = m_bytes;
        for (std::size_t left = 1 + below(4); left > 0; --left)
            change(bytes);
        return bytes;
    }

private:
    std::size_t below(std::size_t end) { return end == 0 ? 0 : static_cast<std::size_t>(m_random() % end); }

    void change(std::string& bytes) {
        static const std::vector<std::string> words{
            "-1",   "0",  "99999999999999999999", "1e999", "null", "\"", "[[[[", "{}",  "\\u0000", "\xff", "../../x",
            "true", "\n", "2147483648",           "[]",    ":",    ",",  "}",    "\"\""};
        const std::size_t at = below(bytes.size());
        switch (below(8)) {
        case 0:
            if (!bytes.empty()) bytes[at] = static_cast<char>(bytes[at] ^ 1 << below(8));
            break;
        case 1:
            if (!bytes.empty()) bytes[at] = static_cast<char>(below(256));
            break;
        case 2:
            bytes.resize(at);
            break;
        case 3:
            bytes.erase(at, below(16));
            break;
        case 4:
            bytes.insert(at, bytes.substr(below(bytes.size()), below(64)));
            break;
        case 5: {
            const std::string& other = m_others[below(m_others.size())];
            bytes = bytes.substr(0, at) + other.substr(below(other.size()));
            break;
        }
        case 6:
            bytes.insert(at, words[below(words.size())]);
            break;
        default: { // another number
            const auto digit = bytes.find_first_of("0123456789", at);
            if (digit != bytes.npos) bytes.replace(digit, 1, words[below(5)]);
        }
        }
    }

    const std::string m_bytes;
    const std::vector<std::string>& m_others;
    std::mt19937_64 m_random;
};

/// What is wrong with what the target makes of the bytes; empty: nothing.
std::string fault_of_target(const fuzz::Target& target, const std::string& bytes) {
    try {
        target.run(bytes);
    } catch (const std::exception& problem) {
        return problem.what();
    }
    return {};
}

} // namespace

class FuzzTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// HILLTOP_WRITE_CORPUS=1 makes the inputs to begin with anew; with a name only those of one target. What a fuzzer
    /// has found stays.
    void initTestCase() {
        const QString wanted = qEnvironmentVariable("HILLTOP_WRITE_CORPUS");
        for (const auto& [name, target] : fuzz::targets()) {
            if (wanted != "1" && wanted != QString::fromStdString(name)) continue;
            QVERIFY(QDir().mkpath(corpus_folder(name)));
            for (const auto& [file, bytes] : target.seeds()) {
                QFile out(corpus_folder(name) + '/' + QString::fromStdString(file));
                QVERIFY(out.open(QIODevice::WriteOnly));
                out.write(bytes.data(), static_cast<qint64>(bytes.size()));
            }
        }
    }

    void readsWhatComes_data() {
        QTest::addColumn<QString>("name");
        for (const auto& [name, target] : fuzz::targets())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

    void readsWhatComes() {
        QFETCH(QString, name);
        const fuzz::Target& target = fuzz::targets().at(name.toStdString());
        const QDir folder(corpus_folder(name.toStdString()));
        const QStringList files = folder.entryList(QDir::Files, QDir::Name);
        QVERIFY2(!files.isEmpty(), "this target has no corpus; docs/testing.md says how to make it");
        std::vector<std::string> all;
        for (const QString& file : files)
            all.push_back(fuzz::bytes_of(folder.filePath(file).toStdString()));
        for (int i = 0; i < files.size(); ++i) {
            const std::string& bytes = all[static_cast<std::size_t>(i)];
            const std::string fault = fault_of_target(target, bytes);
            QVERIFY2(fault.empty(), qPrintable(files[i] + ": " + QString::fromStdString(fault)));
            Digest seed;
            seed.add(bytes);
            Mutations mutations(bytes, all, seed.value());
            for (int round = 0; round < rounds(target.mutations); ++round) {
                const std::string mutation = mutations.next();
                const std::string wrong = fault_of_target(target, mutation);
                if (wrong.empty()) continue;
                QFile kept(QDir::temp().filePath("hilltop-fuzz-" + name));
                QVERIFY(kept.open(QIODevice::WriteOnly));
                kept.write(mutation.data(), static_cast<qint64>(mutation.size()));
                QFAIL(qPrintable(QString("mutation %1 of %2: %3; it is kept as %4")
                                     .arg(round)
                                     .arg(files[i], QString::fromStdString(wrong), kept.fileName())));
            }
        }
    }
};

HILLTOP_TEST(FuzzTest)
#include "fuzz_test.moc"
