// SPDX-License-Identifier: GPL-3.0-or-later
#include "layers.h"
#include "support/built.h"
#include "support/test.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace hilltop::layers;

namespace {

/// A tree with one file that includes another; enough to break most of the order.
Tree pair(const QString& from, const QString& include, const QString& to) {
    return {{from, "#include " + include + "\n"}, {to, "\n"}};
}

QString lines(int count) {
    return QString(count, '\n');
}

} // namespace

class LayersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHouseIsInOrder() {
        const Tree tree = read_tree(hilltop::kSourceFolder);
        QVERIFY2(tree.contains("core/engine/game.h"), "the sources are not where this test looks for them");
        const QStringList found = faults(tree);
        QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
    }

    /// In the list of its folder, or for a folder within a room in that room's; never in one of a whole layer.
    void everyFolderListsItsFiles() {
        const QDir root(hilltop::kSourceFolder);
        const QStringList paths = read_tree(root.path()).keys();
        QStringList unlisted;
        for (const QString& path : paths) {
            if (!path.endsWith(".cpp") || path.startsWith("tests/")) continue;
            QString folder = path.section('/', 0, -2);
            while (folder.contains('/') && !root.exists(folder + "/CMakeLists.txt"))
                folder = folder.section('/', 0, -2);
            QFile list(root.filePath(folder + "/CMakeLists.txt"));
            QVERIFY2(list.open(QIODevice::ReadOnly), qPrintable(list.fileName()));
            const QString name = path.mid(folder.size() + 1);
            const bool layer = !folder.contains('/') && name.contains('/');
            const QRegularExpression word("(^|[ (])" + QRegularExpression::escape(name) + "([ )]|$)",
                                          QRegularExpression::MultilineOption);
            if (layer || !QString::fromUtf8(list.readAll()).contains(word)) unlisted << path;
        }
        QVERIFY(paths.contains("core/base/error.cpp") && paths.contains("app/cli/output.cpp"));
        QVERIFY2(unlisted.isEmpty(), qPrintable(unlisted.join('\n')));
    }

    void findsWhatIsBroken_data() {
        QTest::addColumn<Tree>("tree");
        QTest::addColumn<QStringList>("expected");
        const auto good = [](const char* name, const Tree& tree) { QTest::newRow(name) << tree << QStringList(); };
        const auto bad = [](const char* name, const Tree& tree, const QString& fault) {
            QTest::newRow(name) << tree << QStringList(fault);
        };

        good("down", pair("core/rng/rng.h", R"("base/seat.h")", "core/base/seat.h"));
        bad("up", pair("core/base/seat.h", R"("rng/rng.h")", "core/rng/rng.h"),
            "core/base/seat.h:1: includes rng/rng.h, but rng does not stand below base");
        bad("up in angle brackets", pair("core/base/seat.h", "<rng/rng.h>", "core/rng/rng.h"),
            "core/base/seat.h:1: includes rng/rng.h, but rng does not stand below base");
        bad("up by dots", pair("core/base/seat.h", R"("../rng/rng.h")", "core/rng/rng.h"),
            "core/base/seat.h:1: includes ../rng/rng.h, but rng does not stand below base");
        good("own folder", pair("core/records/record.cpp", R"("record.h")", "core/records/record.h"));
        bad("neighbours", pair("core/records/record.h", R"("ratings/elo.h")", "core/ratings/elo.h"),
            "core/records/record.h:1: includes ratings/elo.h, but ratings does not stand below records");
        bad("core to ui", pair("core/profile/library.h", R"("table/list.h")", "ui/table/list.h"),
            "core/profile/library.h:1: includes table/list.h, but ui does not stand below profile");
        bad("ui to app", pair("ui/shell/page.h", R"("options.h")", "app/options.h"),
            "ui/shell/page.h:1: includes options.h, but app does not stand below ui");
        good("app to ui", pair("app/main.cpp", R"("shell/main_window.h")", "ui/shell/main_window.h"));
        bad("the command line to ui", pair("app/cli.cpp", R"("table/list.h")", "ui/table/list.h"),
            "app/cli.cpp:1: includes table/list.h, but the command line has no window");
        bad("no layer", {{"core/misc/helpers.h", ""}}, "core/misc/helpers.h: the folder is in no layer");
        bad("no such file", {{"core/engine/game.h", "\n#include \"base/gone.h\"\n"}},
            "core/engine/game.h:2: includes base/gone.h, but there is no such file");
        good("comments include nothing", {{"core/base/seat.h", "// #include \"a.h\"\n/*\n#include \"b.h\"\n*/\n"}});

        good("the system below all", pair("core/base/file_lock.h", R"("system/files.h")", "core/system/files.h"));
        bad("the system knows nothing", pair("core/system/linux/files.cpp", R"("base/error.h")", "core/base/error.h"),
            "core/system/linux/files.cpp:1: includes base/error.h, but base does not stand below system");
        good("in the room for the system", {{"core/system/linux/files.cpp", "#include <sys/stat.h>\n"}});
        for (const char* header : {"sys/stat.h", "unistd.h", "fcntl.h", "poll.h", "spawn.h", "pthread.h", "pwd.h",
                                   "sched.h", "arpa/inet.h", "netinet/in.h", "linux/futex.h", "signal.h"})
            for (const char* path :
                 {"core/hosting/hub.cpp", "core/base/file_lock.cpp", "ui/jobs/job.cpp", "app/cli/a.h"})
                bad(qPrintable(QString("%1 in %2").arg(header, path)),
                    {{path, QString("\n#include <%1>\n").arg(header)}},
                    QString("%1:2: includes %2, but only core/system knows the system").arg(path, header));
        good("what C++ has everywhere",
             {{"core/base/a.h", "#include <csignal>\n#include <thread>\n#include <poll_set.h>\n"}});

        bad("Qt in core", {{"core/base/seat.h", "#include <QString>\n"}},
            "core/base/seat.h:1: includes QString, but only the engine of JavaScript has Qt in core and app/cli");
        bad("Qt by module", {{"core/engine/game.h", "#include <QtCore/qglobal.h>\n"}},
            "core/engine/game.h:1: includes QtCore/qglobal.h, but only the engine of JavaScript has Qt in core and "
            "app/cli");
        bad("Qt by file", {{"core/engine/game.h", "#include <qobject.h>\n"}},
            "core/engine/game.h:1: includes qobject.h, but only the engine of JavaScript has Qt in core and app/cli");
        good("not Qt", {{"core/engine/game.h", "#include <queue>\n#include <fmt/format.h>\n"}});
        bad("Qt in the command line", {{"app/cli/a.cpp", "#include <QFile>\n"}},
            "app/cli/a.cpp:1: includes QFile, but only the engine of JavaScript has Qt in core and app/cli");
        bad("Qt in hosting", {{"core/hosting/a.cpp", "#include <QProcess>\n"}},
            "core/hosting/a.cpp:1: includes QProcess, but only the engine of JavaScript has Qt in core and app/cli");
        good("Qt where it may be", {{"core/hosting/languages/javascript/js_wire.cpp", "#include <QJSEngine>\n"},
                                    {"app/main.cpp", "#include <QFile>\n"}});
        bad("charts", {{"ui/style/page.cpp", "#include <QChartView>\n"}},
            "ui/style/page.cpp:1: includes QChartView, but charts are painted by ui/charts");

        const QString game = "core/games/dice/";
        good("rooms down", pair(game + "entry.cpp", R"("bots/bold.h")", game + "bots/bold.h"));
        good("rules from a bot", pair(game + "bots/bold.cpp", R"("../dice.h")", game + "dice.h"));
        bad("a solver needs no bots",
            pair(game + "solver/search.h", R"("games/dice/bots/bold.h")", game + "bots/bold.h"),
            game + "solver/search.h:1: includes games/dice/bots/bold.h, but inside a game bots stands above solver");
        bad("rules need no table", pair(game + "dice.h", R"("dice_table.h")", game + "dice_table.h"),
            game + "dice.h:1: includes dice_table.h, but inside a game table stands above rules");
        good("hidden cards from a bot", pair(game + "hidden_cards.h", R"("bots/bold.h")", game + "bots/bold.h"));
        bad("bots need no table", pair(game + "bots/bold.h", R"("../dice_table.h")", game + "dice_table.h"),
            game + "bots/bold.h:1: includes ../dice_table.h, but inside a game table stands above bots");
        bad("a table needs no contest", pair(game + "dice_table.cpp", R"("contest/log.h")", game + "contest/log.h"),
            game + "dice_table.cpp:1: includes contest/log.h, but inside a game contest stands above table");
        bad("a contest needs no entry", pair(game + "contest/log.h", R"("../entry.h")", game + "entry.h"),
            game + "contest/log.h:1: includes ../entry.h, but inside a game entry stands above contest");
        bad("no room", {{game + "helpers/a.h", ""}}, game + "helpers/a.h: the folder is no room of a game");
        QTest::newRow("another game") << pair(game + "dice.h", R"("games/chess/chess.h")", "core/games/chess/chess.h")
                                      << QStringList{game + "dice.h:1: includes games/chess/chess.h, but no game "
                                                            "includes another",
                                                     game + "dice.h:1: names the game chess"};
        good("the registry", pair("core/registry/registry.cpp", R"("games/dice/entry.h")", game + "entry.h"));
        QTest::newRow("a game by name") << pair("core/records/replay.cpp", R"("games/dice/dice.h")", game + "dice.h")
                                        << QStringList{"core/records/replay.cpp:1: includes games/dice/dice.h, but "
                                                       "only the registry knows the games by name",
                                                       "core/records/replay.cpp:1: names the game dice"};

        good("a table of its own game",
             pair("ui/games/dice/dice_texts.cpp", R"("games/dice/words.h")", "core/games/dice/words.h"));
        QTest::newRow("a table of another game")
            << pair("ui/games/dice/dice_texts.cpp", R"("games/chess/words.h")", "core/games/chess/words.h")
            << QStringList{"ui/games/dice/dice_texts.cpp:1: includes games/chess/words.h, but only the registry knows "
                           "the games by name",
                           "ui/games/dice/dice_texts.cpp:1: names the game chess"};

        good("shell on top", pair("ui/shell/window.cpp", R"("home/home_page.h")", "ui/home/home_page.h"));
        bad("text at the bottom", pair("ui/text/a.h", R"("style/page.h")", "ui/style/page.h"),
            "ui/text/a.h:1: includes style/page.h, but ui/style does not stand below ui/text");
        bad("pages do not know each other", pair("ui/play/a.h", R"("home/home_page.h")", "ui/home/home_page.h"),
            "ui/play/a.h:1: includes home/home_page.h, but ui/home does not stand below ui/play");
        bad("charts without settings", pair("ui/charts/a.h", R"("settings/settings.h")", "ui/settings/settings.h"),
            "ui/charts/a.h:1: includes settings/settings.h, but ui/settings does not stand below ui/charts");
        good("rooms of a page",
             pair("ui/tournaments/view/a.h", R"("tournaments/models/b.h")", "ui/tournaments/models/b.h"));
        QTest::newRow("a game of ui by name")
            << pair("ui/home/a.cpp", R"("games/chess/b.h")", "ui/games/chess/b.h")
            << QStringList{
                   "ui/home/a.cpp:1: includes games/chess/b.h, but only the build's list knows the games by name",
                   "ui/home/a.cpp:1: names the game chess"};
        QTest::newRow("one game's words in another")
            << pair("ui/games/dice/a.cpp", R"("games/chess/b.h")", "ui/games/chess/b.h")
            << QStringList{"ui/games/dice/a.cpp:1: includes games/chess/b.h, but no game includes another",
                           "ui/games/dice/a.cpp:1: names the game chess"};
        bad("no room of ui", {{"ui/helpers/a.h", ""}}, "ui/helpers/a.h: the folder is no room of ui");

        const auto named = [&](const QString& path, const QString& text) -> Tree {
            return {{game + "dice.h", ""}, {path, text}};
        };
        bad("id in a string", named("ui/home/home.cpp", "\nopen(\"dice\");\n"),
            "ui/home/home.cpp:2: names the game dice");
        {
            Tree nested =
                named("ui/games/more-dice/more_dice_texts.cpp", "MoreDice more_dice; // dice\n\"more-dice\"\n");
            nested.insert("core/games/more-dice/entry.h", "");
            good("a name within a name", nested);
            nested["ui/games/more-dice/more_dice_texts.cpp"] = "moreDiceTexts(diceTexts());\n";
            bad("another beside a name with it", nested,
                "ui/games/more-dice/more_dice_texts.cpp:1: names the game dice");
        }
        bad("id in a type", named("app/main.cpp", "DiceTable t;\n"), "app/main.cpp:1: names the game dice");
        bad("id in a word", named("ui/table/qml/Card.qml", "dice_hue\n"),
            "ui/table/qml/Card.qml:1: names the game dice");
        bad("id in a constant", named("ui/table/a.h", "kDICE_HUE\n"), "ui/table/a.h:1: names the game dice");
        bad("id after a string with slashes", named("ui/table/a.cpp", "f(\"http://x\", \"dice\");\n"),
            "ui/table/a.cpp:1: names the game dice");
        bad("id after thousands", named("ui/table/a.cpp", "f(1'000, \"dice\", 'x');\n"),
            "ui/table/a.cpp:1: names the game dice");
        bad("another game's QML",
            {{game + "dice.h", ""}, {"core/games/chess/chess.h", ""}, {"ui/games/chess/ChessTable.qml", "dice"}},
            "ui/games/chess/ChessTable.qml:1: names the game dice");
        good("id in a comment", named("ui/table/a.h", "int x; // as in dice\n"));
        good("part of another word", named("ui/table/a.h", "int dicey, sliced;\n"));
        good("where ids become words", named("ui/games/dice/dice_texts.cpp", "\"dice\"\n"));
        good("the game's own QML", named("ui/games/dice/DiceTable.qml", "dice\n"));

        bad("the system's words", {{"core/profile/a.cpp", "\nreturn failure(\"profile\", \"{}\", error.message());\n"}},
            "core/profile/a.cpp:2: .message() is English in every window");
        bad("of an error's number", {{"ui/home/a.cpp", "std::generic_category();\n"}},
            "ui/home/a.cpp:1: generic_category is English in every window");
        bad("of SQLite", {{"core/profile/a.cpp", "tell(sqlite3_errmsg(handle));\n"}},
            "core/profile/a.cpp:1: sqlite3_errmsg is English in every window");
        bad("of a file", {{"ui/home/a.cpp", "tell(file.errorString());\n"}},
            "ui/home/a.cpp:1: errorString() is English in every window");
        good("for whoever looks at the log", {{"ui/home/a.cpp", "qWarning(\"%s\", file.errorString());\n"}});
        good("where they become ids", {{"core/base/system_error.cpp", "std::generic_category();\n"}});
        bad("a pattern elsewhere", {{"core/profile/a.cpp", "\nreturn failure(\n    \"profile\", kBroken, path);\n"}},
            "core/profile/a.cpp:2: translations/update.sh cannot see the pattern of this error");
        good("a pattern in its place", {{"core/profile/a.cpp", "return misuse(\"profile\",\n    \"no {}\", path);\n"}});
        bad("another folder's error", {{"core/profile/a.cpp", "\nreturn misuse(\"base\", \"no {}\", path);\n"}},
            "core/profile/a.cpp:2: this error is of profile, not of base");
        good("a game's error", {{game + "dice.cpp", "return misuse(\"dice\", \"no {}\", path);\n"}});

        const QString one = "void Page::open() {}\n", other = "std::vector<int>& Page::list() const {\n";
        good("a class in one source", {{"ui/home/page.cpp", one + other}});
        bad("a class in two sources", {{"ui/home/page.cpp", one}, {"ui/home/rest.cpp", other}},
            "ui/home/page.cpp, ui/home/rest.cpp: the class Page is written over 2 sources");
        good("two classes of one name", {{"ui/home/page.cpp", one}, {"ui/play/page.cpp", other}});
        good("a call of another class",
             {{"ui/home/page.cpp", one}, {"ui/home/a.cpp", "void a() {\n    Page::b();\n}\n"}});
        good("rules and table", {{game + "dice.cpp", "int Dice::a() {"}, {game + "dice_table.cpp", "int Dice::b() {"}});
        const QString named_part = "namespace hilltop {\n\nclass Part {\n};\n\n} // namespace hilltop\n";
        bad("two classes of one whole name", {{"core/base/part.h", named_part}, {"core/engine/a.h", named_part}},
            "core/engine/a.h: another class Part is in core/base/part.h");
        good("in two namespaces",
             {{"core/base/part.h", named_part}, {"core/engine/a.h", QString(named_part).replace("hilltop", "other")}});
        good("in a source alone",
             {{"core/base/part.h", named_part},
              {"core/engine/a.cpp",
               QString(named_part).replace("hilltop {", "{").replace("namespace hilltop", "namespace")}});
        good("told of elsewhere", {{"core/base/part.h", named_part}, {"core/engine/a.h", "class Part;\n"}});
        good("400 lines", {{"core/base/a.h", lines(400)}});
        bad("401 lines", {{"core/base/a.h", lines(401)}}, "core/base/a.h: has 401 lines, more than 400");
        good("200 lines of QML", {{"ui/table/qml/A.qml", lines(200)}});
        bad("201 lines of QML", {{"ui/table/qml/A.qml", lines(201)}},
            "ui/table/qml/A.qml: has 201 lines, more than 200");
        bad("a cast to a type of ours",
            {{"ui/table/qml/A.qml", "\nconst b = item as B;\n"}, {"ui/table/qml/B.qml", "Item {}\n"}},
            "ui/table/qml/A.qml:2: casts to B, which newer Qt may not know again; take it as var");
        bad("a print of its own", {{"app/cli/list.cpp", "\nfmt::print(\"{}\", name);\n"}},
            "app/cli/list.cpp:2: use print_out()");
        bad("a drop of its own", {{"ui/home/page.cpp", "event->acceptProposedAction();\n"}},
            "ui/home/page.cpp:1: use takeCopy()");
        for (const char* held : {"dialog.exec();", "box->exec();", "QEventLoop loop;",
                                 "QFileDialog::getOpenFileName(this);", "QMessageBox::warning(this, title, text);"})
            bad("a loop within a function", {{"ui/home/page.cpp", QString(held) + '\n'}},
                "ui/home/page.cpp:1: use openDialog()");
        bad("words with a look of their own", {{"ui/table/qml/A.qml", "\nText { text: \"a\" }\n"}},
            "ui/table/qml/A.qml:2: use Words");
        for (const char* colour : {"color: \"#F2B632\"", "border.color: \"white\"",
                                   "fillStyle = \"rgba(0, 0, 0, 0.3)\"", "color: over ? Style.amber : \"white\""})
            bad("a colour without a name", {{"ui/table/qml/A.qml", QString(colour) + '\n'}},
                "ui/table/qml/A.qml:1: use a colour of Style");
        good("no colour", {{"ui/table/qml/A.qml", "Words { color: over ? Style.amber : \"transparent\" }\n"}});
        good("the loop of the program", {{"app/main.cpp", "return QApplication::exec();\n"}});
        good("a cast to one of Qt's",
             {{"ui/table/qml/A.qml", "const b = item as Item; // as B\n"}, {"ui/table/qml/B.qml", "Item {}\n"}});
        const QString begin = "class Aim : public QObject {\n    Q_OBJECT\n    QML_ELEMENT\n";
        bad("an element that QML can't make",
            {{"ui/table/aim.h", '\n' + begin + "    Aim(const Cards& cards, QObject* parent = nullptr);\n};\n"}},
            "ui/table/aim.h:2: QML cannot make a Aim; say QML_UNCREATABLE");
        good("an element that QML can make",
             {{"ui/table/aim.h", begin + "    explicit Aim(QObject* parent = nullptr);\n    ~Aim() override;\n};\n"}});
        good("one without constructors", {{"ui/table/aim.h", begin + "    int m_a = 1;\n};\n"}});
        good("one that QML shall not make",
             {{"ui/table/aim.h", begin + "    QML_UNCREATABLE(\"A scene has one.\")\n    Aim(int a);\n};\n"}});
        good("a class beside it", {{"ui/table/aim.h", "class A {\n    A(int a);\n};\n" + begin + "};\n"}});

        const auto readers = [&](const QString& path, const QString& text, const QString& table) -> Tree {
            return {{path, text},
                    {"tests/fuzz/readers.txt", table},
                    {"tests/fuzz/fuzz_plan.cpp", ""},
                    {"tests/fuzz/CMakeLists.txt", "set(fuzz_targets plan)"}};
        };
        const QString header = "core/base/plan.h", reader = "Result<Plan> read_plan(std::string_view text);\n";
        const QString known = header + ":read_plan plan # as a file\n";
        good("a reader with a target", readers(header, reader, known));
        good("readers of all games by one line",
             readers("core/games/dice/dice.h", "    static Result<View> view_from(const Json& view);\n",
                     "core/games/*/*.h:view_from plan\n"));
        bad("a reader without a target", readers(header, reader + "bool read_word(const std::string& word);\n", known),
            "core/base/plan.h:read_word: reads foreign bytes and is not in tests/fuzz/readers.txt");
        bad("a reader of a database",
            readers(header, reader + "Result<std::vector<int>> read_rows(Database& data,\n    int most);\n", known),
            "core/base/plan.h:read_rows: reads foreign bytes and is not in tests/fuzz/readers.txt");
        bad("a method that opens files",
            readers(header, reader + "struct A {\n    static Result<A> open(const std::string& path);\n};\n", known),
            "core/base/plan.h:open: reads foreign bytes and is not in tests/fuzz/readers.txt");
        for (const char* const apart : {"const auto json = parse_json(line);", "auto text = TRY(load_text(path));",
                                        "std::ifstream file(path);", "Json::parse(text)", "ByteReader bytes(text);",
                                        "PackedReader in(bytes);", "auto data = Database::open(path, mode);"}) {
            Tree tree = readers(header, reader, known);
            tree.insert("ui/home/a.cpp", apart);
            bad(apart, tree, "ui/home/a.cpp: reads foreign bytes and is not in tests/fuzz/readers.txt");
            tree.insert("tests/fuzz/readers.txt", known + "ui/home/a.cpp - the person's own file\n");
            good(qPrintable(QString(apart) + " with a reason"), tree);
        }
        good("what reads none", readers(header,
                                        reader + "int read_clock(Clock clock);\nvoid f() {\n    read_one(text);\n"
                                                 "    return read_two(std::string(text));\n}\n",
                                        known));
        {
            Tree tree = readers(header, reader, known);
            tree.insert("core/base/plan.cpp", "parse_json(text)");
            good("the source of a reader", tree);
        }
        bad("a reader without a reason", readers(header, reader, known + "core/base/plan.h:read_p* -\n"),
            "tests/fuzz/readers.txt:2: core/base/plan.h:read_p* has neither a target nor a reason");
        bad("a target that is none", readers(header, reader, known + "core/base/plan.h:* plan other\n"),
            "tests/fuzz/readers.txt:2: there is no target other");
        bad("a line for no reader", readers(header, reader, "core/base/gone.h:read_gone plan\n" + known),
            "tests/fuzz/readers.txt:1: core/base/gone.h:read_gone is no reader");
        {
            Tree tree = readers(header, reader, known);
            tree.insert("tests/fuzz/fuzz_new.cpp", "");
            QTest::newRow("a target of no reader") << tree
                                                   << QStringList{"tests/fuzz/fuzz_new.cpp: reads nothing that is in "
                                                                  "tests/fuzz/readers.txt",
                                                                  "tests/fuzz/fuzz_new.cpp: is not in "
                                                                  "tests/fuzz/CMakeLists.txt"};
        }
        bad("main window", {{"ui/shell/main_window.cpp", lines(300)}},
            "ui/shell/main_window.cpp: has 300 lines, more than 299");
    }

    void findsWhatIsBroken() {
        QFETCH(Tree, tree);
        QFETCH(QStringList, expected);
        QCOMPARE(faults(tree), expected);
    }
};

HILLTOP_TEST(LayersTest)
#include "layers_test.moc"
