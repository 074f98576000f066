// SPDX-License-Identifier: GPL-3.0-or-later
#include "readers.h"

#include <QRegularExpression>

#include <algorithm>

namespace hilltop::layers {
namespace {

const QString kReaderTable = "tests/fuzz/readers.txt";
const QString kFuzzList = "tests/fuzz/CMakeLists.txt";
const QString kFuzzFolder = "tests/fuzz/fuzz_";

/// A line of the table: a header with a function, or a source; the targets behind it, or the reason after a dash.
struct ReaderRow {
    qsizetype line;
    QString place;
    QStringList targets;
    bool excepted;
    QString why;
    QRegularExpression pattern;
};

QList<ReaderRow> rows_of_table(const QString& text) {
    QList<ReaderRow> rows;
    const QStringList lines = text.split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QStringList words = lines[i].section('#', 0, 0).simplified().split(' ', Qt::SkipEmptyParts);
        if (words.isEmpty()) continue;
        ReaderRow row{
            .line = i + 1, .place = words.takeFirst(), .targets = {}, .excepted = false, .why = {}, .pattern = {}};
        row.excepted = !words.isEmpty() && words.front() == "-";
        if (row.excepted)
            row.why = words.mid(1).join(' ');
        else
            row.targets = words;
        // A star stands for names within a folder.
        row.pattern.setPattern(
            '^' + QRegularExpression::escape(row.place).replace(QRegularExpression::escape("*"), "[^/:]*") + '$');
        rows.append(row);
    }
    return rows;
}

/// What a file has to be listed for: "core/tournament/plan.h:read_plan", or a source as it is.
QStringList readers_in(const QString& path, const QString& code) {
    static const QRegularExpression function(
        R"(([\w>&*:]+)\s+[*&]?((?:read|parse|load|open|import|recognise|decode|unpack)(?:_\w+)?|(?:\w+_)?from(?:_\w+)?)"
        R"(|records_of)\(([^()]*)\))");
    static const QRegularExpression foreign(
        R"(\bstring_view\b|\bstd::string\b|\bspan<const (unsigned )?char>|\bJson\b|\bDatabase&|\bByteReader\b|\bpath&)");
    static const QRegularExpression takes_apart(
        R"((?<![\w.])(load_text|parse_json|Database::open)\(|\bJson::parse\(|\bifstream\b|\b(Byte|Packed)Reader [a-z]\w*\()");
    QStringList found;
    const bool header = path.endsWith(".h");
    if (header && path.startsWith("core/")) {
        for (auto all = function.globalMatch(code); all.hasNext();) {
            const auto match = all.next();
            const bool called = match.captured(1) == "return" || match.captured(1) == "else";
            const QString place = path + ':' + match.captured(2);
            if (!called && foreign.match(match.captured(3)).hasMatch() && !found.contains(place)) found << place;
        }
    }
    if (path.endsWith(".cpp") && takes_apart.match(code).hasMatch()) found << path;
    return found;
}

} // namespace

QStringList reader_faults(const Tree& tree, const QMap<QString, QString>& code) {
    const QList<ReaderRow> rows = rows_of_table(tree.value(kReaderTable));
    QStringList result;
    QStringList readers;
    for (auto file = code.begin(); file != code.end(); ++file)
        readers += readers_in(file.key(), *file);
    const auto fits = [&](const QString& reader) {
        return std::any_of(rows.begin(), rows.end(),
                           [&](const ReaderRow& row) { return row.pattern.match(reader).hasMatch(); });
    };
    for (const QString& reader : readers) {
        // A source goes with the functions that its header declares.
        const QString header = reader.section('.', 0, 0) + ".h:";
        const bool declared =
            reader.endsWith(".cpp") &&
            std::any_of(readers.begin(), readers.end(), [&](const auto& one) { return one.startsWith(header); });
        if (!declared && !fits(reader))
            result.append(QString("%1: reads foreign bytes and is not in %2").arg(reader, kReaderTable));
    }
    QStringList named;
    for (const ReaderRow& row : rows) {
        const auto fault = [&](const QString& what) {
            result.append(QString("%1:%2: %3").arg(kReaderTable).arg(row.line).arg(what));
        };
        if (std::none_of(readers.begin(), readers.end(),
                         [&](const QString& reader) { return row.pattern.match(reader).hasMatch(); }))
            fault(row.place + " is no reader");
        if (row.excepted ? row.why.isEmpty() : row.targets.isEmpty())
            fault(row.place + " has neither a target nor a reason");
        for (const QString& target : row.targets)
            if (!tree.contains(kFuzzFolder + target + ".cpp")) fault("there is no target " + target);
        named += row.targets;
    }
    for (const QString& path : tree.keys()) {
        if (!path.startsWith(kFuzzFolder) || path.endsWith("_test.cpp")) continue;
        const QString target = path.mid(kFuzzFolder.size()).section('.', 0, 0);
        if (!named.contains(target)) result.append(QString("%1: reads nothing that is in %2").arg(path, kReaderTable));
        if (!tree.value(kFuzzList).contains(QRegularExpression("\\b" + target + "\\b")))
            result.append(QString("%1: is not in %2").arg(path, kFuzzList));
    }
    return result;
}

} // namespace hilltop::layers
