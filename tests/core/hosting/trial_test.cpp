// SPDX-License-Identifier: GPL-3.0-or-later
// Folders of strangers' files: bots that can't play are kept out of a contest, each with a reason.
#include "botlab/trial.h"

#include "awkward_java.h"
#include "awkward_javascript.h"
#include "awkward_programs.h"
#include "awkward_python.h"
#include "awkward_thegame.h"
#include "botlab/submitted.h"
#include "hosted.h"
#include "hosting/host_bots.h"
#include "hosting/processes.h"
#include "registry/registry.h"
#include "support/rounds.h"

#include <QTemporaryDir>

#include <filesystem>
#include <span>

using namespace hilltop;
using namespace hilltop::testing;
using namespace std::chrono_literals;

namespace fs = std::filesystem;

class TrialTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_cache;

    /// What is said of each file of a folder: a line for each of its bots.
    static std::map<std::string, QStringList> said_of(const GameEntry& game, const fs::path& folder,
                                                      std::span<const AwkwardFile> files) {
        std::map<std::string, QStringList> said;
        const auto file_of = [&](const std::string& text) {
            std::string best;
            for (const AwkwardFile& one : files) {
                const auto top = std::string(one.file.substr(0, one.file.find('/')));
                if (one.expected.empty() || text.find((folder / top).string()) == text.npos) continue;
                if (top.size() > best.substr(0, best.find('/')).size()) best = one.file;
            }
            return best;
        };
        const auto bots = specs_in_folder(game, folder.string());
        if (!bots) {
            said[""] << QString::fromStdString(english(bots.error()));
            return said;
        }
        for (const Error& error : bots->skipped)
            said[file_of(english(error))] << QString::fromStdString("out: " + english(error));
        // A bot that hangs is waited for at the start of its second match as well: those that are meant to be late have
        // less time for all, or each of them would take minutes.
        TrialOrder order{.bots = {}, .limits = patient(), .threads = 4, .matches = 2};
        TrialOrder late = order;
        late.most = 5s;
        for (const std::string& bot : bots->specs) {
            const auto one = std::ranges::find(files, file_of(bot), &AwkwardFile::file);
            const Haste haste = one == files.end() ? Haste::None : one->haste;
            TrialOrder& its = haste == Haste::Hurry ? late : order;
            its.bots.push_back(bot);
            if (haste == Haste::None) continue;
            BotLimits& own = its.limits.own[bot] = patient();
            if (haste == Haste::Hurry) own.decision = own.first = 60ms;
            if (haste == Haste::Hurry) own.start = one->file.find("at_once") != one->file.npos ? 1500ms : 20s;
            if (haste == Haste::Small) own.processes = 8;
            if (haste == Haste::Small) own.memory = 96 << 20;
        }
        Gate gate;
        auto trials = *try_bots(game, order, gate);
        std::ranges::move(*try_bots(game, late, gate), std::back_inserter(trials));
        for (const BotTrial& trial : trials) {
            QStringList& lines = said[file_of(trial.bot)];
            if (trial.refusal)
                lines << QString::fromStdString("out: " + english(*trial.refusal));
            else if (!trial.remarks.empty())
                lines << QString::fromStdString("remark: " + english(trial.remarks.front()));
            else
                lines << QString::fromStdString(trial.name.empty() ? "plays" : "plays: " + trial.name);
        }
        return said;
    }

    void check(const char* game, std::span<const AwkwardFile> files) {
        QTemporaryDir folder;
        const bool isolated = isolation().on();
        const auto left_away = [isolated](const AwkwardFile& one) { return one.haste == Haste::Isolated && !isolated; };
        for (const AwkwardFile& one : files) {
            if (left_away(one)) continue;
            const fs::path path = fs::path(folder.path().toStdString()) / one.file;
            fs::create_directories(path.parent_path());
            std::ofstream(path, std::ios::binary) << one.text;
            if (one.executable) fs::permissions(path, fs::perms::owner_exec, fs::perm_options::add);
        }
        const auto said = said_of(*find_game(game), folder.path().toStdString(), files);
        QVERIFY2(!said.contains(""), qPrintable(said.contains("") ? said.at("").join('\n') : QString()));
        QStringList wrong;
        for (const AwkwardFile& one : files) {
            if (one.expected.empty() || left_away(one)) continue;
            const QString expected =
                QString::fromUtf8(one.expected.data(), static_cast<qsizetype>(one.expected.size()));
            const QString kind = expected.section(": ", 0, 0), words = expected.section(": ", 1);
            const auto found = said.find(std::string(one.file));
            const QStringList lines = found == said.end() ? QStringList() : found->second;
            if (std::none_of(lines.begin(), lines.end(), [&](const QString& line) {
                    return line.section(": ", 0, 0) == kind && line.section(": ", 1).contains(words);
                }))
                wrong << QString::fromUtf8(one.file.data(), static_cast<qsizetype>(one.file.size())) + ": expected \"" +
                             expected + "\", said was\n    " + lines.join("\n    ");
        }
        for (const QString& one : wrong)
            qWarning("%s", qPrintable(one));
        QVERIFY2(wrong.isEmpty(), "what was said of these files is told above");
    }

private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CACHE_HOME", m_cache.path().toUtf8());
        host_bots();
    }
    void inPython() {
        if (find_program("python3").empty()) QSKIP("needs python3 (package python3)");
        check("zipdeck", kAwkwardPython);
    }
    void inJavaScript() { check("rps", kAwkwardJavaScript); }
    void inJava() {
        if (find_program("javac").empty()) QSKIP("needs javac (package default-jdk-headless)");
        check("pazaak", kAwkwardJava);
    }
    void inJavaTogether() {
        if (find_program("javac").empty()) QSKIP("needs javac (package default-jdk-headless)");
        check("thegame", kAwkwardTheGame);
    }
    void programs() { check("euchre", kAwkwardPrograms); }

    /// Built-in bots are not tried, and the same bot is tried once.
    void triesEachOnce() {
        const std::string rogue = "hilltop:" + kRogue + " plays cheat once";
        int tried = 0;
        TrialOrder order{
            .bots = {"bold", rogue, rogue}, .limits = patient(), .matches = 2, .done = [&](const BotTrial& trial) {
                QCOMPARE(trial.bot, rogue);
                ++tried;
            }};
        Gate gate;
        const auto trials = *try_bots(*find_game("pazaak"), order, gate);
        QCOMPARE(tried, 1);
        QCOMPARE(trials.size(), std::size_t(3));
        QVERIFY(!trials[0].refusal && trials[1].refusal && trials[2].refusal);
    }
    /// A bot that has not been able to answer when the time of its trial is over, as on a busy machine, plays: its own
    /// limits say when it is too slow.
    void theTimeCountsFromTheFirstAnswer() {
        TrialOrder order{.bots = {"hilltop:" + kRogue + " plays first"}, .limits = patient(), .most = -1h};
        Gate gate;
        const auto trials = try_bots(*find_game("pazaak"), order, gate);
        QVERIFY2(trials, trials ? "" : english(trials.error()).c_str());
        const BotTrial& trial = trials->front();
        QVERIFY2(!trial.refusal, trial.refusal ? english(*trial.refusal).c_str() : "");
    }
    /// Who thinks for long in the contest is told how long that will be.
    void longContestsAreTold() {
        TrialOrder order{.bots = {"hilltop:" + kRogue + " plays first"}, .limits = patient(), .matches = 2};
        Gate gate;
        QVERIFY(try_bots(*find_game("pazaak"), order, gate)->front().remarks.empty());
        order.contest = 1'000'000'000;
        const auto trials = try_bots(*find_game("pazaak"), order, gate);
        QCOMPARE(trials->front().remarks.size(), std::size_t(1));
        const std::string told = english(trials->front().remarks.front());
        QVERIFY2(told.find("1,000,000,000 matches in the contest will take about ") != std::string::npos, told.c_str());
    }
    /// A closed gate ends the wait for a bot that hangs.
    void stops() {
        const TrialOrder order{.bots = {"hilltop:" + kRogue + " plays hang stopped"}, .limits = patient()};
        Gate gate;
        std::thread stopping([&] {
            while (processes_with("stopped").empty())
                std::this_thread::yield();
            gate.stop();
        });
        QVERIFY(try_bots(*find_game("pazaak"), order, gate)->empty());
        stopping.join();
    }
};

HILLTOP_TEST(TrialTest)
#include "trial_test.moc"
