// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play.h"
#include "support/built.h"
#include "support/test.h"
#include "wires/dialect.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>

namespace hilltop::testing {

/// Debian's own program of that name, else the first on the path; empty if there is none.
inline QString program(const QString& name) {
    const QString own = QStandardPaths::findExecutable(name, {QStringLiteral("/usr/bin")});
    return own.isEmpty() ? QStandardPaths::findExecutable(name) : own;
}

/// A file word of a request to a host.
inline QByteArray encoded_word(const QString& text) {
    return QFile::encodeName(text).toPercentEncoding("/");
}

/// A text of shared/seeds whose name begins so; nothing where they are not at hand.
inline QString seed_text(const QString& number) {
    const QString folder = qEnvironmentVariable("HILLTOP_SEEDS", sourceFile(QStringLiteral("../shared/seeds")));
    const QStringList files = QDir(folder).entryList({number + QStringLiteral("_*.txt")}, QDir::Files);
    QFile file(folder + '/' + files.value(0));
    return files.isEmpty() || !file.open(QFile::ReadOnly) ? QString() : QString::fromUtf8(file.readAll());
}

/// A program that answers each line with one; asking waits.
class HostProcess {
public:
    explicit HostProcess(const QString& program, const QStringList& arguments = {}, const QString& folder = {}) {
        m_process.setWorkingDirectory(folder);
        m_process.start(program, arguments);
        m_process.waitForStarted(kPatienceMs);
    }
    ~HostProcess() {
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(kPatienceMs)) m_process.kill();
    }

    /// Without its line end; empty once the program has ended.
    QByteArray ask(const QByteArray& line) {
        m_process.write(line + '\n');
        while (!m_process.canReadLine() && m_process.waitForReadyRead(kPatienceMs)) {
        }
        QByteArray answer = m_process.readLine();
        if (answer.endsWith('\n')) answer.chop(1);
        return answer;
    }
    /// What it has written to stderr since the last time.
    QByteArray errors() { return m_process.readAllStandardError(); }
    QProcess& process() { return m_process; }

private:
    QProcess m_process;
};

/// A process's answer to a whole stdin, as one that is started for a question gives it.
inline QByteArray run_once(const QString& program, const QByteArray& input, const QString& folder,
                           const QStringList& arguments = {}) {
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(kPatienceMs);
    return process.readAllStandardOutput();
}

/// A bot at the other end of a dialect. `ask` has a request answered: the answer, or a fault as hosts tell it,
/// "! crash MESSAGE".
template <Game G>
class DialectBot : public Bot<G> {
public:
    using Ask = std::function<QByteArray(const QByteArray&)>;
    DialectBot(const ContestKind<G>& kind, Ask ask)
        : m_dialect(kind.dialect())
        , m_rules{}
        , m_ask(std::move(ask)) {}

    std::optional<Fault> start(const Seating& seating) override {
        return fault_of(ask_all(m_dialect->start(seating, m_rules)));
    }
    Reply<typename G::Action> act(const View<G>& view, Rng&) override {
        const QByteArray answer = ask_all(m_dialect->ask(view, Need::Must));
        if (const auto fault = fault_of(answer)) return *fault;
        return m_dialect->read(answer.toStdString(), view);
    }
    std::optional<Fault> notice(const View<G>& view) override { return fault_of(ask_all(m_dialect->notice(view))); }

private:
    QByteArray ask_all(const typename Dialect<G>::Requests& requests) {
        QByteArray last;
        for (const std::string& request : requests)
            last = m_ask(QByteArray::fromStdString(request));
        return last;
    }
    static std::optional<Fault> fault_of(const QByteArray& answer) {
        Fault fault = Fault::Crash;
        if (!answer.startsWith("! ")) return {};
        if (!read_fault(answer.mid(2).split(' ').value(0).toStdString(), fault)) return Fault::Crash;
        return fault;
    }

    std::unique_ptr<Dialect<G>> m_dialect;
    typename G::Rules m_rules;
    Ask m_ask;
};

/// Has a request answered by a host, in slot 7.
inline auto by_host(HostProcess& child) {
    return [&child](const QByteArray& request) {
        const QByteArray answer = child.ask("7 " + request);
        if (answer.startsWith("7 = ")) return answer.mid(4);
        return answer == "7 =" ? QByteArray() : answer.startsWith("7 ! ") ? answer.mid(2) : QByteArray("! crash");
    };
}

/// Plays what one bot answers, asks another beside it, and counts where they differ.
template <Tabled G>
class Beside : public Bot<G> {
public:
    Beside(Bot<G>& first, Bot<G>& second)
        : m_first(first)
        , m_second(second) {}
    std::optional<Fault> start(const Seating& seating) override {
        m_first.start(seating);
        return m_second.start(seating);
    }
    Reply<typename G::Action> act(const View<G>& view, Rng& rng) override {
        Rng same = rng;
        const auto reply = m_first.act(view, rng);
        const auto other = m_second.act(view, same);
        ++asked;
        if (other.kind != reply.kind || !(other.action == reply.action)) ++differing;
        return reply;
    }
    std::optional<Fault> notice(const View<G>& view) override {
        if (m_second.notice(view)) ++differing;
        return {};
    }
    int asked = 0;
    int differing = 0;

private:
    Bot<G>& m_first;
    Bot<G>& m_second;
};

/// Counts all faults of matches.
template <Tabled G>
struct CountedFaults : NoListener<G> {
    explicit CountedFaults(int& all)
        : count(all) {}
    void fault(const Match<G>&, Seat, Fault, bool) { ++count; }
    int& count;
};

} // namespace hilltop::testing
