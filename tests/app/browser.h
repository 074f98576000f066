// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/test.h"

#include <QDeadlineTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSize>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUrl>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

/// A headless Chromium with one page, driven over a pipe by its DevTools protocol. What pages complain of and ask the
/// network for is collected.
class Browser {
public:
    static QString program() { return QStandardPaths::findExecutable(QStringLiteral("chromium")); }

    Browser() {
        int in[2], out[2];
        if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) return;
        m_write = in[1];
        m_read = out[0];
        m_process.setChildProcessModifier([from = in[0], to = out[1]] { // the protocol's file descriptors
            const int first = fcntl(from, F_DUPFD, 10), second = fcntl(to, F_DUPFD, 10);
            dup2(first, 3);
            dup2(second, 4);
        });
        QStringList options{"--headless=new",
                            "--remote-debugging-pipe",
                            "--disable-gpu",
                            "--no-first-run",
                            "--disable-background-networking",
                            "--disable-component-update",
                            "--disable-dev-shm-usage",
                            "--user-data-dir=" + m_profile.path(),
                            "about:blank"};
        if (geteuid() == 0) options.prepend("--no-sandbox"); // it refuses to isolate pages as root
        m_process.start(program(), options);
        m_process.waitForStarted();
        close(in[0]);
        close(out[1]);
        const QJsonArray targets = call("Target.getTargets").value("targetInfos").toArray();
        for (const QJsonValue& target : targets)
            if (target["type"] == "page" && m_session.isEmpty())
                m_session = call("Target.attachToTarget", {{"targetId", target["targetId"]}, {"flatten", true}})
                                .value("sessionId")
                                .toString();
        for (const char* domain : {"Page.enable", "Runtime.enable", "Log.enable", "Network.enable"})
            call(domain);
    }
    ~Browser() {
        close(m_write);
        close(m_read);
        m_process.terminate();
        if (!m_process.waitForFinished(hilltop::kPatienceMs)) m_process.kill();
        m_process.waitForFinished();
    }
    Browser(const Browser&) = delete;
    Browser& operator=(const Browser&) = delete;

    bool ready() const { return !m_session.isEmpty(); }

    /// Shows pages on a screen of that size from now on.
    void look(QSize screen, bool dark) {
        call("Emulation.setDeviceMetricsOverride", {{"width", screen.width()},
                                                    {"height", screen.height()},
                                                    {"deviceScaleFactor", 1},
                                                    {"mobile", screen.width() < 600}});
        const QJsonObject scheme{{"name", "prefers-color-scheme"}, {"value", dark ? "dark" : "light"}};
        call("Emulation.setEmulatedMedia", {{"features", QJsonArray{scheme}}});
    }
    /// What the reader of pages speaks, "pl,en", the best first, from now on.
    void speak(const QString& languages) {
        call("Emulation.setUserAgentOverride",
             {{"userAgent", value("navigator.userAgent").toString()}, {"acceptLanguage", languages}});
    }
    /// Whether scripts of pages run; what a test asks with value() does anyway.
    void run_scripts(bool run) { call("Emulation.setScriptExecutionDisabled", {{"value", !run}}); }
    /// Opens a file and waits until it has been loaded.
    void open(const QString& path) {
        m_loaded = false;
        call("Page.navigate", {{"url", QUrl::fromLocalFile(path).toString()}});
        wait([this] { return m_loaded; });
    }
    /// What an expression comes to in the page.
    QJsonValue value(const QString& expression) {
        const QJsonObject done = call("Runtime.evaluate", {{"expression", expression}, {"returnByValue", true}});
        if (done.contains("exceptionDetails")) m_complaints += expression + " failed";
        return done.value("result")["value"];
    }
    /// Until it is true, or patience is at its end. Between two pages there may be nothing to ask: not yet, then.
    bool becomes(const QString& expression) {
        const QString asked = QString("(() => { try { return !!(%1); } catch { return false; } })()").arg(expression);
        for (const QDeadlineTimer end(hilltop::kPatienceMs); !end.hasExpired();)
            if (value(asked).toBool()) return true;
        return false;
    }
    /// A picture of the page as it is, for people.
    void save_picture(const QString& path) {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray::fromBase64(call("Page.captureScreenshot").value("data").toString().toLatin1()));
    }

    /// Errors and warnings of pages, and requests for anything that is no file.
    QStringList complaints() const { return m_complaints; }

private:
    QJsonObject call(const QString& method, const QJsonObject& parameters = {}) {
        const int id = ++m_last;
        QJsonObject request{{"id", id}, {"method", method}, {"params", parameters}};
        if (!m_session.isEmpty()) request["sessionId"] = m_session;
        QByteArray bytes = QJsonDocument(request).toJson(QJsonDocument::Compact);
        bytes += '\0';
        if (write(m_write, bytes.constData(), static_cast<std::size_t>(bytes.size())) != bytes.size()) return {};
        QJsonObject answer;
        wait([&] {
            answer = m_answers.take(id);
            return !answer.isEmpty();
        });
        if (answer.contains("error")) m_complaints += method + ": " + answer.value("error")["message"].toString();
        return answer.value("result").toObject();
    }

    template <class Done>
    void wait(const Done& done) {
        for (const QDeadlineTimer end(hilltop::kPatienceMs); !done() && !end.hasExpired();) {
            pollfd waiting{m_read, POLLIN, 0};
            if (poll(&waiting, 1, 100) <= 0) continue;
            char bytes[65536];
            const auto count = read(m_read, bytes, sizeof bytes);
            if (count <= 0) return;
            m_unread.append(bytes, count);
            for (qsizetype end_of = m_unread.indexOf('\0'); end_of >= 0; end_of = m_unread.indexOf('\0')) {
                take(QJsonDocument::fromJson(m_unread.left(end_of)).object());
                m_unread.remove(0, end_of + 1);
            }
        }
    }

    void take(const QJsonObject& told) {
        if (told.contains("id")) m_answers[told["id"].toInt()] = told;
        const QString method = told.value("method").toString();
        const QJsonObject what = told.value("params").toObject();
        if (method == "Page.loadEventFired") m_loaded = true;
        if (method == "Runtime.exceptionThrown" || method == "Runtime.consoleAPICalled" || method == "Log.entryAdded")
            m_complaints += QString::fromUtf8(QJsonDocument(what).toJson(QJsonDocument::Compact));
        if (method == "Page.javascriptDialogOpening") m_complaints += "a script opened a dialog";
        const QString url = what.value("request")["url"].toString();
        if (method == "Network.requestWillBeSent" && !url.startsWith("file:") && !url.startsWith("data:") &&
            !url.startsWith("about:"))
            m_complaints += "it asks the network for " + url;
    }

    QTemporaryDir m_profile;
    QProcess m_process;
    int m_write = -1, m_read = -1, m_last = 0;
    QString m_session;
    QByteArray m_unread;
    QHash<int, QJsonObject> m_answers;
    QStringList m_complaints;
    bool m_loaded = false;
};
