// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/rps/bots/bots.h"
#include "games/rps/contest/contests.h"
#include "hosting/languages/javascript/js_wire.h"
#include "support/built.h"
#include "support/child.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QUrl>

#include <cassert>

namespace hilltop::rps {

/// A bot's text as the file it comes from.
class BotFile {
public:
    explicit BotFile(const QString& text) {
        QFile file(m_folder.filePath("böt one.js"));
        if (!file.open(QIODevice::WriteOnly)) qFatal("no file can be written");
        file.write(text.toUtf8());
    }
    std::string path() const { return m_folder.filePath("böt one.js").toStdString(); }
    WireOrder order(const std::string& name = {}) const {
        WireOrder order;
        order.game = "rps";
        order.kind = "js";
        order.target = path();
        order.name = name;
        return order;
    }

private:
    QTemporaryDir m_folder;
};

/// A bot that differs from the plainest one in what is given.
inline QString bot_with(const QString& members, const QString& before = {}) {
    return before +
           "{name: 'Test', draftPick(cards) { return 0; }, draftReceive(card) {},\n"
           "mainPlay(cards, base) { return 0; }, mainPostprocess(card) {},\n" +
           members + "\n},";
}

/// A bot inside the program, with what it logs.
struct InProgram {
    explicit InProgram(const QString& text, BotLimits limits = {})
        : file(text) {
        WireOrder order = file.order();
        order.limits = limits;
        auto opened = open_js(order, watchdog);
        if (!opened) {
            error = english(opened.error());
            return;
        }
        wire = opened->get();
        bot = rps_contests()[0].bot(std::move(*opened));
    }
    BotFile file;
    JsWatchdog watchdog;
    CallWire* wire = nullptr;
    std::unique_ptr<Bot<RpsPoker>> bot;
    std::string error;
};

inline bool has_node() {
    return !QStandardPaths::findExecutable("node").isEmpty();
}

/// A bot of the contest's first page as it is printed there; nothing where the page is not at hand.
inline std::optional<QString> seed_bot(const QString& name) {
    const QString given = qEnvironmentVariable("HILLTOP_SEEDS");
    const QDir seeds(given.isEmpty() ? sourceFile("../shared/seeds") : given);
    const auto names = seeds.entryList({"000*.txt"});
    if (names.isEmpty()) return {};
    QFile file(seeds.filePath(names.front()));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QString text = QString::fromUtf8(file.readAll());
    const qsizetype begin = text.indexOf(QStringLiteral("{\nname: '%1'").arg(name));
    if (begin < 0) return {};
    qsizetype end = begin;
    int depth = 0;
    do {
        depth += text[end] == u'{' ? 1 : text[end] == u'}' ? -1 : 0;
        ++end;
    } while (depth > 0 && end < text.size());
    return text.mid(begin, end - begin + 1); // with its comma
}

/// A bot behind Node, spoken to by the contest's dialect; what it writes to stderr lies in `child`.
class NodeBot : public Bot<RpsPoker> {
public:
    explicit NodeBot(const std::string& file)
        : m_dialect(rps_contests()[1].dialect())
        , child({QStandardPaths::findExecutable("node"), sourceFile("resources/hosts/node_host.js"),
                 sourceFile("resources/rps/hosts/rps.js")}) {
        loaded = *child.ask("7 new " + QUrl::toPercentEncoding(QString::fromStdString(file)).toStdString() + " -");
    }
    std::optional<Fault> start(const Seating& seating) override { return all(m_dialect->start(seating, {})).fault; }
    Reply<RpsPoker::Action> act(const View<RpsPoker>& view, Rng&) override {
        const auto answer = all(m_dialect->ask(view, Need::Must));
        return answer.fault ? Reply<RpsPoker::Action>(*answer.fault) : m_dialect->read(answer.text, view);
    }
    std::optional<Fault> notice(const View<RpsPoker>& view) override { return all(m_dialect->notice(view)).fault; }

private:
    struct Answer {
        std::string text;
        std::optional<Fault> fault;
    };
    /// As a wire does it.
    Answer all(const std::vector<std::string>& requests) {
        Answer last;
        for (const std::string& request : requests) {
            const auto line = child.ask("7 " + request);
            if (!line || !line->starts_with("7 ")) return {{}, Fault::Crash};
            last = {line->substr(std::min<std::size_t>(line->size(), 4)), {}};
            if ((*line)[2] == '=') continue;
            Fault fault{};
            const std::string word = last.text.substr(0, last.text.find(' '));
            if (!read_fault(word, fault)) qFatal("no fault: %s", line->c_str());
            last.fault = fault;
            return last;
        }
        return last;
    }

    std::unique_ptr<Dialect<RpsPoker>> m_dialect;

public:
    Child child;
    std::string loaded; ///< what came back when the file was loaded
};

} // namespace hilltop::rps
