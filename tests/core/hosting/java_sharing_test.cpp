// SPDX-License-Identifier: GPL-3.0-or-later
#include "rogue_tournament.h"

#include "hosting/host_bots.h"
#include "hosting/processes.h"

#include <QTemporaryDir>

using namespace hilltop;
using namespace hilltop::testing;

/// What bot objects of one Java file share, and what each has to itself.
class JavaSharingTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    /// A bot of Pazaak that stands, with these members, running `each` at every question.
    std::string bot(const QString& name, const std::string& members, const std::string& each) {
        const std::string file = m_folder.filePath(name + ".java").toStdString();
        std::ofstream(file)
            << "package Players;\nimport Mechanics.*;\nimport java.io.*;\nimport java.util.*;\n"
            << "public class " << name.toStdString() << " extends Player {\n"
            << members
            << "\n  public void getResponse(int wins[], boolean one, Collection<Card> hand,\n"
               "      Collection<Card> other, Collection<Card> side, int left, Action last, boolean did) "
               "{\n    action = Action.STAND;\n    try { "
            << each << " } catch (IOException error) { throw new UncheckedIOException(error); }\n  }\n}\n";
        return "java:" + file;
    }
    /// Faults by kind in a round-robin with three built-in bots, all series side by side in one thread.
    std::map<Fault, int> faults(const std::string& bot, const BotLimits& limits = patient()) {
        Plan plan = default_plan(*find_game("pazaak"));
        plan.bots = {bot, "bold", "cautious", "careful"};
        plan.matches = 6;
        plan.seed = 20;
        plan.limits = limits;
        PairSink sink;
        TournamentRunner runner(plan, &sink);
        runner.start({.threads = 1});
        while (!runner.wait_for(std::chrono::milliseconds(100))) {
        }
        std::map<Fault, int> found;
        for (const auto& [pair, all] : sink.pairs) {
            for (const auto& [series, result] : all)
                for (const SeriesFault& fault : result.faults)
                    ++found[fault.fault];
        }
        return found;
    }

private slots:
    void initTestCase() {
        if (find_program("javac").empty()) QSKIP("needs javac (package default-jdk-headless)");
        host_bots();
    }

    /// Each series counts in a file of its own, which is empty when it begins.
    void eachHasAFolderOfItsOwn() {
        const auto found = faults(
            bot("Keeper",
                "  private long calls;\n  public Keeper() { if (new File(\"calls\").length() != 0) throw new "
                "IllegalStateException(\"left over\"); }",
                "try (FileWriter out = new FileWriter(\"calls\", true)) { out.write(\"x\"); }\n"
                "    if (new File(\"calls\").length() != ++calls) throw new IllegalStateException(\"others write "
                "here\");"));
        QCOMPARE(found.size(), std::size_t(0));
    }

    /// Editors begin a file with a mark that javac takes for a letter.
    void aByteOrderMarkIsNoLetter() {
        const std::string spec = bot("Marked", "", "if (left < -1) new FileReader(\"x\").close();");
        const std::string path = spec.substr(5);
        std::ifstream in(path);
        std::stringstream text;
        text << in.rdbuf();
        std::ofstream(path) << "\xEF\xBB\xBF" << text.str();
        QCOMPARE(faults(spec).size(), std::size_t(0));
    }

    /// Who crashes and is started again finds what its series has left.
    void theFolderIsKeptThroughItsSeries() {
        const auto found = faults(bot("Learner", "",
                                      "if (new File(\"learnt\").createNewFile()) throw new IllegalStateException(\"now "
                                      "I know\");"));
        QCOMPARE(found, (std::map<Fault, int>{{Fault::Crash, 3}})); // one a series
    }

    /// What lies in static fields is of one series, also where Java compiles a class once for all of them.
    void staticFieldsAreOfOneSeries() {
        const auto found = faults(bot("Counting",
                                      "  private static int made;\n  private static final int MOST = 1;\n"
                                      "  public Counting() { if (++made > MOST) throw new IllegalStateException(); }",
                                      "if (made < 0) throw new IOException();"));
        QCOMPARE(found.size(), std::size_t(0));
    }

    /// 300 MB are too much for the usual limit, and fit into a larger one.
    void memoryIsWhatTheLimitSays() {
        const std::string large =
            bot("Large", "  private byte[][] kept = new byte[300][];\n  private int count;",
                "if (count == 0) for (; count < 300; ++count) Arrays.fill(kept[count] = new byte[1 << 20], (byte) 1);\n"
                "    if (count < 0) new FileReader(\"x\").close();");
        BotLimits limits = patient();
        const auto small = faults(large, limits);
        QVERIFY2(small.contains(Fault::TooMuchMemory), std::to_string(small.size()).c_str());
        QVERIFY(read_limit(limits, "memory=2G"));
        QCOMPARE(faults(large, limits).size(), std::size_t(0));
    }
};

HILLTOP_TEST(JavaSharingTest)
#include "java_sharing_test.moc"
