// SPDX-License-Identifier: GPL-3.0-or-later
#include "layers.h"

#include "readers.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace hilltop::layers {
namespace {

/// What a path says about its place: "core/games/pazaak/bots/bold.h" is layer "games", game "pazaak", room
/// "bots".
struct Place {
    QString layer;
    QString game;
    QString room;
};

/// An `#include` with its line, counted from 1, and the file of the tree it names; empty for the system's headers.
struct Include {
    qsizetype line;
    QString text;
    bool quoted;
    QString target;
};

/// Layers from the lowest up; those in one list are neighbours that must not know each other.
const QList<QStringList> kLayers{{"system"},
                                 {"base"},
                                 {"rng"},
                                 {"engine"},
                                 {"judging", "wires"},
                                 {"game"},
                                 {"games"},
                                 {"registry"},
                                 {"inside", "records", "ratings"},
                                 {"tournament", "analysis"},
                                 {"hosting", "tournament_files", "pages"},
                                 {"botlab", "profile"},
                                 {"hill"},
                                 {"review_files"},
                                 {"ui"},
                                 {"app"}};
/// The rooms of ui in their order; those of one list do not know each other, and neither do pages.
const QList<QStringList> kUiRooms{{"text"},     {"style"},
                                  {"jobs"},     {"charts", "settings", "standings"},
                                  {"choose"},   {"table"},
                                  {"games"},    {"documents"},
                                  {"contests"}, {"home", "play", "replay", "tournaments", "hills", "bots", "reviews"},
                                  {"shell"}};
const QStringList kRooms{"rules", "solver", "bots", "table", "contest", "entry"};

std::optional<qsizetype> rank(const QString& layer) {
    const auto at =
        std::find_if(kLayers.begin(), kLayers.end(), [&](const auto& names) { return names.contains(layer); });
    return at == kLayers.end() ? std::nullopt : std::optional<qsizetype>(at - kLayers.begin());
}

std::optional<qsizetype> ui_rank(const QString& room) {
    const auto at =
        std::find_if(kUiRooms.begin(), kUiRooms.end(), [&](const auto& names) { return names.contains(room); });
    return at == kUiRooms.end() ? std::nullopt : std::optional<qsizetype>(at - kUiRooms.begin());
}

/// The name of a file directly in a game's folder gives its room: the entry, the table, and all others are rules. Where
/// hidden cards may lie is asked of the bots and shown as the table is; which positions are alike is said in its words.
QString room_of_file(const QString& name) {
    const QString base = name.section('.', 0, 0);
    if (base == "entry") return "entry";
    return base.endsWith("_table") || base.endsWith("_view") || base == "hidden_cards" || base == "likeness" ? "table"
                                                                                                             : "rules";
}

Place place(const QString& path) {
    const QStringList parts = path.split('/');
    if (parts[0] != "core") {
        const QString room = parts.size() > 2 ? parts[1] : QString();
        return {.layer = parts[0], .game = room == "games" && parts.size() > 3 ? parts[2] : QString(), .room = room};
    }
    Place result{.layer = parts.size() > 2 ? parts[1] : QString(), .game = {}, .room = {}};
    if (result.layer == "games" && parts.size() > 3) {
        result.game = parts[2];
        result.room = parts.size() > 4 ? parts[3] : room_of_file(parts[3]);
    }
    return result;
}

QString resolve(const Tree& tree, const QString& from, const QString& text, bool quoted) {
    QStringList folders{"core/", "ui/", "app/", ""};
    if (quoted) folders.prepend(from.section('/', 0, -2) + '/');
    for (const QString& folder : folders) {
        QString path = QDir::cleanPath(folder + text);
        if (tree.contains(path)) return path;
    }
    return {};
}

QList<Include> includes(const Tree& tree, const QString& path, const QString& code) {
    static const QRegularExpression pattern(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
    QList<Include> found;
    const QStringList lines = code.split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto match = pattern.match(lines[i]);
        if (!match.hasMatch()) continue;
        const QString text = match.captured(2);
        const bool quoted = match.captured(1) == "\"";
        found.append({.line = i + 1, .text = text, .quoted = quoted, .target = resolve(tree, path, text, quoted)});
    }
    return found;
}

/// The same among the rooms of ui.
QString ui_objection(const Place& from, const Place& to) {
    if (from.room == to.room)
        return from.game != to.game && !to.game.isEmpty() ? QString("no game includes another") : QString();
    if (!ui_rank(to.room) || !ui_rank(from.room)) return {}; // said once for the file itself
    if (*ui_rank(to.room) >= *ui_rank(from.room))
        return QString("ui/%1 does not stand below ui/%2").arg(to.room, from.room);
    return to.room == "games" ? QString("only the build's list knows the games by name") : QString();
}

/// Why a file at `from` must not include one at `to`, or nothing.
QString objection(const Place& from, const Place& to) {
    if (from.layer == to.layer) {
        if (from.layer == "ui") return ui_objection(from, to);
        if (from.layer != "games") return {};
        if (from.game != to.game) return QString("no game includes another");
        if (kRooms.indexOf(to.room) > kRooms.indexOf(from.room))
            return QString("inside a game %1 stands above %2").arg(to.room, from.room);
        return {};
    }
    if (!rank(to.layer) || !rank(from.layer)) return {}; // said once for the file itself
    if (*rank(to.layer) >= *rank(from.layer)) return QString("%1 does not stand below %2").arg(to.layer, from.layer);
    const bool own = from.layer == "ui" && from.room == "games" && from.game == to.game; // its words and view
    if (to.layer == "games" && from.layer != "registry" && !own) return "only the registry knows the games by name";
    return {};
}

/// The language whose engine is Qt's.
const QString kJavaScript = "core/hosting/languages/javascript/";

/// The objection to a header that is not ours.
QString outside_objection(const QString& path, const Include& include) {
    static const QRegularExpression qt(R"(^(Q[A-Z]\w*|Qt\w+/.+|q[a-z0-9]+\.h)$)");
    static const QRegularExpression charts(R"(^(QtCharts/.+|QChart\w*|Q(Line|Bar|Area|Spline|Scatter)Series)$)");
    static const QRegularExpression generated(R"(\.moc$|^moc_|^ui_)");
    static const QRegularExpression systems(
        R"(^((sys|arpa|net|netinet|linux)/.+|(dirent|dlfcn|err|fcntl|glob|grp|netdb|poll|pthread|pwd|sched|semaphore|)"
        R"(signal|spawn|syslog|termios|ucontext|unistd|utime|wait|io|process|windows)\.h)$)");
    const bool command_line = path.startsWith("core/") || path.startsWith("app/cli");
    if (command_line && !path.startsWith(kJavaScript) && qt.match(include.text).hasMatch())
        return "only the engine of JavaScript has Qt in core and app/cli";
    if (charts.match(include.text).hasMatch()) return "charts are painted by ui/charts";
    if (!path.startsWith("core/system/") && systems.match(include.text).hasMatch())
        return "only core/system knows the system";
    if (include.quoted && !qt.match(include.text).hasMatch() && !generated.match(include.text).hasMatch())
        return "there is no such file";
    return {};
}

QStringList include_faults(const Tree& tree, const QMap<QString, QString>& code) {
    QStringList result;
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        const Place from = place(file.key());
        if (file.key().startsWith("core/") && !rank(from.layer))
            result.append(QString("%1: the folder is in no layer").arg(file.key()));
        if (from.layer == "ui" && !from.room.isEmpty() && !ui_rank(from.room))
            result.append(QString("%1: the folder is no room of ui").arg(file.key()));
        if (from.layer == "games" && !kRooms.contains(from.room))
            result.append(QString("%1: the folder is no room of a game").arg(file.key()));
        for (const Include& include : includes(tree, file.key(), code[file.key()])) {
            QString why;
            if (include.target.isEmpty()) {
                why = outside_objection(file.key(), include);
            } else {
                const Place to = place(include.target);
                why = objection(from, to);
                if (why.isEmpty() && file.key().startsWith("app/cli") && to.layer == "ui")
                    why = "the command line has no window";
            }
            if (!why.isEmpty())
                result.append(
                    QString("%1:%2: includes %3, but %4").arg(file.key()).arg(include.line).arg(include.text, why));
        }
    }
    return result;
}

/// Files that belong to one game, and the list of games.
bool may_name(const QString& path, const QString& game) {
    return path.startsWith("ui/games/" + game + "/") || path.startsWith("core/games/" + game + "/") ||
           path.startsWith("core/registry/");
}

/// "some-game" as it is spelled in code: some-game, some_game, someGame, SomeGame, "Some Game".
QStringList spellings(const QString& game) {
    QStringList words = game.split('-');
    QString snake = words.join('_');
    for (QString& word : words)
        word = word.left(1).toUpper() + word.mid(1);
    const QString pascal = words.join(QString());
    return {game, snake, pascal.left(1).toLower() + pascal.mid(1), pascal, words.join(' ')};
}

QStringList name_faults(const Tree& tree, const QMap<QString, QString>& code) {
    std::set<QString> games;
    for (const QString& path : tree.keys())
        if (const QString game = place(path).game; !game.isEmpty()) games.insert(game);
    QStringList result;
    for (const QString& game : games) {
        // The id as a word or a part of one: pazaak_table, "pazaak", PazaakTable, PAZAAK; but not rps in corps.
        const QString capital = game.left(1).toUpper() + game.mid(1);
        const QRegularExpression name(QString("(?<![A-Za-z])%1(?![a-z])|(?<![A-Z])%2(?![a-z])|(?<![A-Z])%3(?![A-Z])")
                                          .arg(game, capital, game.toUpper()));
        for (const QString& path : tree.keys()) {
            if (may_name(path, game)) continue;
            QString text = code[path];
            for (const QString& own : games) { // whose own name may have another's in it
                if (own == game || !may_name(path, own)) continue;
                for (const QString& spelling : spellings(own))
                    text.remove(spelling);
            }
            const QStringList lines = text.split('\n');
            for (qsizetype i = 0; i < lines.size(); ++i)
                if (name.match(lines[i]).hasMatch())
                    result.append(QString("%1:%2: names the game %3").arg(path).arg(i + 1).arg(game));
        }
    }
    return result;
}

/// The folder whose errors a file reports: Error::room. What a language says of a bot's file is what botlab is asked.
QStringList rooms_of_errors(const QString& path) {
    const QStringList parts = path.split('/');
    if (path.startsWith("core/hosting/languages/")) return {"hosting", "botlab"};
    return {parts.size() > 3 && parts[1] == "games" ? parts[2] : parts.value(1)};
}

/// Sentences that can't be translated: the system's reasons are system_reason(), SQLite's complaints its own
/// function, and the pattern of an error is where it is made, for translations/update.sh, under the name of its folder.
QStringList language_faults(const QMap<QString, QString>& code) {
    static const QRegularExpression systems(
        R"(\b(generic_category|system_category|strerror|sqlite3_errmsg|sqlite3_errstr)\b|\.message\(\)|\berrorString\(\))");
    static const QRegularExpression hidden(R"re(\b(failure|misuse)\(\s*"[\w-]+",\s*[^"\s])re");
    static const QRegularExpression rooms(R"re(\b(?:failure|misuse)\(\s*"([\w-]+)")re");
    static const QStringList sources{"core/base/system_error.cpp", "core/tournament_files/sqlite.cpp"};
    QStringList result;
    for (auto file = code.begin(); file != code.end(); ++file) {
        const auto line = [&](qsizetype at) { return QStringView(*file).left(at).count('\n') + 1; };
        for (auto found = systems.globalMatch(*file); found.hasNext();) {
            const auto match = found.next();
            const QString words = file->section('\n', line(match.capturedStart()) - 1, line(match.capturedStart()) - 1);
            if (!sources.contains(file.key()) && !words.contains("qWarning("))
                result.append(QString("%1:%2: %3 is English in every window")
                                  .arg(file.key())
                                  .arg(line(match.capturedStart()))
                                  .arg(match.captured()));
        }
        if (file.key().startsWith("app/")) continue; // the command line speaks English
        for (auto found = hidden.globalMatch(*file); found.hasNext();)
            result.append(QString("%1:%2: translations/update.sh cannot see the pattern of this error")
                              .arg(file.key())
                              .arg(line(found.next().capturedStart())));
        for (auto found = rooms.globalMatch(*file); found.hasNext();) {
            const auto match = found.next();
            if (!rooms_of_errors(file.key()).contains(match.captured(1)))
                result.append(QString("%1:%2: this error is of %3, not of %4")
                                  .arg(file.key())
                                  .arg(line(match.capturedStart()))
                                  .arg(rooms_of_errors(file.key()).front(), match.captured(1)));
        }
    }
    return result;
}

/// Where several tables are open, Qt 6.8 finds an item to be none of its own QML type: such a cast gives null.
QStringList cast_faults(const QMap<QString, QString>& code) {
    static const QRegularExpression cast(R"(\bas ([A-Z]\w*)\b)");
    QStringList result;
    for (auto file = code.begin(); file != code.end(); ++file) {
        if (!file.key().endsWith(".qml")) continue;
        for (auto found = cast.globalMatch(*file); found.hasNext();) {
            const auto match = found.next();
            const QString own = '/' + match.captured(1) + ".qml";
            if (std::any_of(code.keyBegin(), code.keyEnd(), [&](const QString& path) { return path.endsWith(own); }))
                result.append(QString("%1:%2: casts to %3, which newer Qt may not know again; take it as var")
                                  .arg(file.key())
                                  .arg(QStringView(*file).left(match.capturedStart()).count('\n') + 1)
                                  .arg(match.captured(1)));
        }
    }
    return result;
}

/// What there is one way for: printing what others may have written, accepting what is dropped, dialogs, which run no
/// event loop within the function that opens them, and the words and colours of tables.
QStringList way_faults(const QMap<QString, QString>& code) {
    struct Way {
        const char* folder;
        const char* home; ///< the file that has it
        QRegularExpression other;
        const char* use;
    };
    static const Way ways[] = {
        {"app/cli/", "app/cli/output.cpp", QRegularExpression(R"(\bfmt::print\()"), "print_out()"},
        {"ui/", "ui/choose/dropped_files.cpp", QRegularExpression(R"(\bacceptProposedAction\b)"), "takeCopy()"},
        {"ui/", "ui/style/open_dialog.cpp",
         QRegularExpression(R"((\.|->)exec\(|\bQEventLoop \w+;|\bQ(File|Input|Color|Font)Dialog::get\w+\(|)"
                            R"(\bQMessageBox::(question|warning|information|critical|about)\()"),
         "openDialog()"},
        {"ui/", "ui/table/qml/Words.qml", QRegularExpression(R"(\bText \{)"), "Words"},
        {"ui/", "ui/table/qml/Style.qml",
         QRegularExpression(R"x("#[0-9a-fA-F]{3,8}"|"rgba?\(|[cC]olor: ?[^"\n]*"(?!transparent")[a-z]+")x"),
         "a colour of Style"}};
    QStringList result;
    for (auto file = code.begin(); file != code.end(); ++file)
        for (const Way& way : ways)
            if (const auto match = way.other.match(*file);
                match.hasMatch() && file.key().startsWith(way.folder) && file.key() != way.home)
                result.append(QString("%1:%2: use %3")
                                  .arg(file.key())
                                  .arg(QStringView(*file).left(match.capturedStart()).count('\n') + 1)
                                  .arg(way.use));
    return result;
}

/// What QML knows as an element it must be able to make, or be told that it can't: newer Qt complains of others
/// whenever a page loads. Looks at the constructors in the class; one whose arguments all have defaults will do.
QStringList element_faults(const QMap<QString, QString>& code) {
    static const QRegularExpression element(
        R"(\b(?:class|struct) (\w+)[^;{]*\{(?:(?!\n\};)[\s\S])*?\bQML_(?:NAMED_)?ELEMENT\b(?:(?!\n\};)[\s\S])*\n\};)");
    QStringList result;
    for (auto file = code.begin(); file != code.end(); ++file) {
        if (!file.key().endsWith(".h")) continue;
        for (auto found = element.globalMatch(*file); found.hasNext();) {
            const auto match = found.next();
            if (match.captured().contains(QRegularExpression(R"(\bQML_(UNCREATABLE|SINGLETON|INTERFACE)\b)"))) continue;
            const QRegularExpression constructor(R"((?<![~\w]))" + match.captured(1) + R"(\(([^()]*)\))");
            bool declared = false, plain = false;
            for (auto one = constructor.globalMatch(match.captured()); one.hasNext();) {
                const QStringList arguments = one.next().captured(1).split(',', Qt::SkipEmptyParts);
                declared = true;
                plain |= std::all_of(arguments.begin(), arguments.end(), [](const QString& argument) {
                    return argument.contains('=') || argument.trimmed().isEmpty();
                });
            }
            if (declared && !plain)
                result.append(QString("%1:%2: QML cannot make a %3; say QML_UNCREATABLE")
                                  .arg(file.key())
                                  .arg(QStringView(*file).left(match.capturedStart()).count('\n') + 1)
                                  .arg(match.captured(1)));
        }
    }
    return result;
}

QStringList length_faults(const Tree& tree) {
    QStringList result;
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        const qsizetype limit = file.key() == "ui/shell/main_window.cpp" ? 299
                                : file.key().endsWith(".qml")            ? 200
                                                                         : 400;
        const qsizetype lines = file->count('\n');
        if (lines > limit)
            result.append(QString("%1: has %2 lines, more than %3").arg(file.key()).arg(lines).arg(limit));
    }
    return result;
}

/// Classes that are still written over several sources, by folder, with their number. The list is to become empty:
/// what has a state of its own in them becomes a class. Two of the sources of JsWatchdog are never built together.
const QMap<QString, int> kSliced{{"core/games/pazaak/solver:VectorHand", 2},
                                 {"core/hosting/languages/javascript:JsWatchdog", 2},
                                 {"core/hosting:PipeProgram", 2},
                                 {"ui/play:NewMatchDialog", 2},
                                 {"ui/reviews:QuizPage", 2},
                                 {"ui/reviews:ReviewsPage", 2},
                                 {"ui/settings:SettingsDialog", 2}};

/// The rules of a game, of which some have their answers in a source of their own, and its table with the view.
constexpr qsizetype kSlicedGame = 2;

/// A class has a header and a source. A game's rules and its table are two rooms of one struct.
QStringList class_faults(const QMap<QString, QString>& code) {
    static const QRegularExpression member(R"(^(?:\w[\w:<>,&*\s\[\]]*?[\s&*])?(\w+)::~?(?:operator\S+|\w+)\()",
                                           QRegularExpression::MultilineOption);
    QMap<QString, QStringList> sources; // by folder and class
    for (auto file = code.begin(); file != code.end(); ++file) {
        if (!file.key().endsWith(".cpp")) continue;
        const Place at = place(file.key());
        QString folder = file.key().section('/', 0, -2);
        if (at.layer == "games" && !folder.endsWith('/' + at.room)) folder += '/' + at.room;
        for (auto found = member.globalMatch(*file); found.hasNext();) {
            QStringList& names = sources[folder + ':' + found.next().captured(1)];
            if (!names.contains(file.key())) names << file.key();
        }
    }
    QStringList result;
    for (auto one = sources.begin(); one != sources.end(); ++one) {
        const bool game =
            one.key().startsWith("core/games/") && (one.key().contains("/rules:") || one.key().contains("/table:"));
        const qsizetype known = kSliced.value(one.key(), game ? kSlicedGame : 1);
        if (one->size() > known)
            result.append(QString("%1: the class %2 is written over %3 sources")
                              .arg(one->join(", "), one.key().section(':', -1))
                              .arg(one->size()));
    }
    for (auto known = kSliced.begin(); known != kSliced.end(); ++known)
        if (sources.contains(known.key()) && sources[known.key()].size() < *known)
            result.append(QString("%1: has fewer sources than kSliced says").arg(known.key()));
    return result;
}

/// Two classes of one name in one namespace: one program has the functions of one of them alone, which the linker picks
/// without a word. Looks at what is neither indented nor in a namespace without a name.
QStringList twin_faults(const Tree& tree) {
    static const QRegularExpression scope(R"(^(\} // )?namespace(?: ([\w:]+))?(?: \{)?$)");
    static const QRegularExpression declared(
        R"(^(?:template <.*> )?(?:class|struct|union|enum class) (\w+)(?: final)?(?: :.*| \{.*)?$)");
    std::map<QString, QString> files; // by the class's whole name
    QStringList result;
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        QStringList scopes;
        for (const QString& line : file->split('\n')) {
            if (const auto match = scope.match(line); match.hasMatch() && match.hasCaptured(1) && !scopes.isEmpty())
                scopes.removeLast();
            else if (match.hasMatch())
                scopes << match.captured(2);
            const auto match = declared.match(line);
            if (!match.hasMatch() || scopes.contains(QString()) || line.endsWith(';')) continue;
            const QString& other =
                files.try_emplace((scopes + QStringList(match.captured(1))).join("::"), file.key()).first->second;
            if (other != file.key())
                result.append(QString("%1: another class %2 is in %3").arg(file.key(), match.captured(1), other));
        }
    }
    return result;
}

} // namespace

Tree read_tree(const QString& root) {
    Tree tree;
    const QDir base(root);
    const auto take = [&](const QString& path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(path));
        tree.insert(base.relativeFilePath(path), QString::fromUtf8(file.readAll()));
    };
    for (const char* top : {"core", "ui", "app"}) {
        QDirIterator files(base.filePath(top), {"*.h", "*.cpp", "*.qml"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            take(files.next());
    }
    for (const QFileInfo& file : QDir(base.filePath("tests/fuzz")).entryInfoList({"*.cpp", "*.txt"}, QDir::Files))
        take(file.filePath());
    return tree;
}

QString without_comments(const QString& text) {
    // Strings come first, so that "https://" in one begins no comment; the quote of 1'000 follows a digit and begins no
    // string.
    static const QRegularExpression token(
        R"(R"([^(\s]*)\((?s:.*?)\)\1"|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])*'|//[^\n]*|/\*(?s:.*?)\*/)");
    QString result;
    qsizetype end = 0;
    for (auto it = token.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        result += QStringView(text).mid(end, match.capturedStart() - end);
        if (match.captured().startsWith("//") || match.captured().startsWith("/*"))
            result += QString(match.captured().count('\n'), '\n');
        else
            result += match.captured();
        end = match.capturedEnd();
    }
    return result + text.mid(end);
}

QStringList faults(const Tree& tree) {
    Tree program;
    QMap<QString, QString> code;
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        if (file.key().startsWith("tests/")) continue;
        program.insert(file.key(), *file);
        code.insert(file.key(), without_comments(*file));
    }
    return include_faults(program, code) + name_faults(program, code) + language_faults(code) + cast_faults(code) +
           way_faults(code) + element_faults(code) + class_faults(code) + twin_faults(program) +
           length_faults(program) + reader_faults(tree, code);
}

} // namespace hilltop::layers
