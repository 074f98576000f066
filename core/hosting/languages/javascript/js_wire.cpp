// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/javascript/js_wire.h"

#include "base/text_file.h"
#include "hosting/carried.h"
#include "hosting/launch.h"

#include <QJSEngine>
#include <QJSValueList>

#include <array>
#include <cassert>

namespace hilltop {
namespace {

/// No method has more arguments.
constexpr std::size_t kMostNumbers = 8;
/// What a call answers instead of an index, and what it adds where something was logged: as in the host's file.
enum JsCode : std::int32_t { kJsCrash = -1, kJsNotUnderstood = -2, kJsNotAllowed = -3, kJsTooMuchOutput = -4 };
constexpr std::int32_t kJsLogged = 256;

Fault fault_of(std::int32_t code) {
    switch (code) {
    case kJsNotUnderstood:
        return Fault::NotUnderstood;
    case kJsNotAllowed:
        return Fault::NotAllowed;
    case kJsTooMuchOutput:
        return Fault::TooMuchOutput;
    default:
        return Fault::Crash;
    }
}

Error js_error(const std::string& path, const QJSValue& error, const QStringList& trace) {
    // FUNCTION:LINE:COLUMN:FILE; the column is -1 but for errors of syntax.
    const QStringList at = trace.value(0).split(u':');
    const std::string what = error.toString().toStdString();
    if (error.errorType() != QJSValue::SyntaxError)
        return failure("hosting", "{}: line {}: {}", path, at.value(1).toStdString(), what);
    return failure("hosting", "{}: line {}, column {}: {}", path, at.value(1).toStdString(), at.value(2).toStdString(),
                   what);
}

QString text_of(const CarriedFile& file) {
    return QString::fromUtf8(file.text.data(), static_cast<qsizetype>(file.text.size()));
}

/// The first of the programs that the text may be read as (the host's file) which the engine can read; none of it is
/// run, for its first statement ends it.
Result<QString> readable(QJSEngine& engine, const QJSValue& shim, const std::string& path, const std::string& text) {
    const QJSValue programs = shim.property(QStringLiteral("programs")).call({QJSValue(QString::fromStdString(text))});
    std::optional<Error> wrong;
    const auto count = programs.property(QStringLiteral("length")).toUInt();
    for (quint32 i = 0; i < count; ++i) {
        const QString program = programs.property(i).toString();
        QStringList trace;
        const QJSValue value =
            engine.evaluate(QStringLiteral("throw 0;") + program, QStringLiteral("bot.js"), 0, &trace);
        if (!value.isError()) return program;
        if (!wrong) wrong = js_error(path, value, trace);
    }
    return wrong ? *wrong : failure("hosting", "{} cannot be read as JavaScript", path);
}

class JsWire : public CallWire {
public:
    JsWire(const WireOrder& order, JsWatchdog& watchdog)
        : m_order(order)
        , m_watch(watchdog, m_engine) {
        for (std::size_t count = 0; count < m_numbers.size(); ++count)
            m_numbers[count].resize(static_cast<qsizetype>(count));
    }

    /// Evaluates the file and collects its elements.
    Result<> load(const std::string& text);
    std::vector<std::string> names() const;
    /// The bot that is asked from now on.
    Result<> choose();

    Reply call(int method, std::span<const std::int32_t> numbers) override;
    std::string errors() override { return std::exchange(m_errors, {}); }

private:
    /// The value of a program, or why there is none. Lines count from `line`.
    Result<QJSValue> evaluate(const QString& program, const QString& name, int line);
    Error slow() const {
        return failure("hosting", "{} takes longer than {} ms to load", m_order.target, m_order.limits.start.count());
    }
    std::string shim_text(const char* function) {
        return m_shim.property(QLatin1String(function)).call().toString().toStdString();
    }

    WireOrder m_order;
    QJSEngine m_engine;
    JsWatch m_watch;
    QJSValue m_shim;
    std::vector<QJSValue> m_methods;
    std::array<QJSValueList, kMostNumbers + 1> m_numbers; // kept by size, so that a call needs no heap
    std::string m_errors;
    bool m_asked = false;
};

Result<QJSValue> JsWire::evaluate(const QString& program, const QString& name, int line) {
    QStringList trace;
    if (m_watch.stopped()) return slow();
    m_watch.begin(m_order.limits.start);
    const QJSValue value = m_engine.evaluate(program, name, line, &trace);
    if (!m_watch.end()) return slow();
    if (!trace.isEmpty() || value.isError()) return js_error(m_order.target, value, trace);
    return value;
}

Result<> JsWire::load(const std::string& text) {
    const CarriedFile* host = find_carried(contest_host(m_order.game, ".js"));
    if (host == nullptr) return misuse("hosting", "{}: {} has no bots in JavaScript", m_order.target, m_order.game);
    auto shim = TRY(evaluate(text_of(*host), QString::fromStdString(m_order.game + ".js"), 1));
    m_shim = shim.call({QJSValue(), QJSValue(static_cast<double>(m_order.limits.errors))});
    assert(!m_shim.isError());
    const QJSValue methods = m_shim.property(QStringLiteral("methods"));
    const auto count = methods.property(QStringLiteral("length")).toUInt();
    for (quint32 i = 0; i < count; ++i)
        m_methods.push_back(methods.property(i));

    const auto program = TRY(readable(m_engine, m_shim, m_order.target, text));
    const auto elements = TRY(evaluate(program, QStringLiteral("bot.js"), 0));
    m_watch.begin(m_order.limits.start);
    const QJSValue complaint = m_shim.property(QStringLiteral("take")).call({elements});
    if (!m_watch.end()) return slow();
    const std::string what = complaint.toString().toStdString();
    if (!what.empty()) return failure("hosting", "{}: {}", m_order.target, what);
    m_errors += shim_text("log");
    return {};
}

std::vector<std::string> JsWire::names() const {
    const QJSValue list = m_shim.property(QStringLiteral("names")).call();
    std::vector<std::string> names;
    for (quint32 i = 0, count = list.property(QStringLiteral("length")).toUInt(); i < count; ++i)
        names.push_back(list.property(i).toString().toStdString());
    return names;
}

Result<> JsWire::choose() {
    const QJSValue name(QString::fromStdString(m_order.name));
    const auto what = m_shim.property(QStringLiteral("choose")).call({name}).toString().toStdString();
    if (!what.empty()) return failure("hosting", "{}: {}", m_order.target, what);
    return {};
}

CallWire::Reply JsWire::call(int method, std::span<const std::int32_t> numbers) {
    assert(static_cast<std::size_t>(method) < m_methods.size() && numbers.size() <= kMostNumbers);
    if (m_watch.stopped()) return {{}, Fault::TimeOut};
    auto& list = m_numbers[numbers.size()];
    for (std::size_t i = 0; i < numbers.size(); ++i)
        list[static_cast<qsizetype>(i)] = QJSValue(numbers[i]);
    m_watch.begin(m_asked ? m_order.limits.decision : m_order.limits.first);
    m_asked = true;
    const QJSValue answer = m_methods[static_cast<std::size_t>(method)].call(list);
    if (!m_watch.end()) {
        m_errors += shim_text("log");
        return {{}, Fault::TimeOut};
    }
    if (answer.isUndefined()) return {};
    if (!answer.isNumber()) { // an exception that was not caught: the stack was full
        m_errors += shim_text("log") + answer.toString().toStdString() + '\n';
        return {{}, Fault::Crash};
    }
    std::int32_t code = answer.toInt();
    if (code >= 0 && code < kJsLogged) return {code, {}};
    m_errors += shim_text("log");
    if (code < 0) return {{}, fault_of(code)};
    code -= kJsLogged;
    if (code == kJsLogged) return {}; // logged, and nothing to answer
    return {code, {}};
}

} // namespace

Result<std::unique_ptr<CallWire>> open_js(const WireOrder& order, JsWatchdog& watchdog) {
    const auto text = TRY(load_text(order.target));
    return open_js(order, text, watchdog);
}

Result<std::unique_ptr<CallWire>> open_js(const WireOrder& order, const std::string& text, JsWatchdog& watchdog) {
    auto wire = std::make_unique<JsWire>(order, watchdog);
    TRY(wire->load(text));
    TRY(wire->choose());
    return std::unique_ptr<CallWire>(std::move(wire));
}

Result<std::vector<std::string>> js_names(const WireOrder& order, JsWatchdog& watchdog) {
    const auto text = TRY(load_text(order.target));
    JsWire wire(order, watchdog);
    TRY(wire.load(text));
    return wire.names();
}

Result<> js_syntax(const std::string& game, const std::string& path, const std::string& text) {
    const CarriedFile* host = find_carried(contest_host(game, ".js"));
    if (host == nullptr) return misuse("hosting", "{}: {} has no bots in JavaScript", path, game);
    QJSEngine engine;
    QJSValue make = engine.evaluate(text_of(*host));
    const auto program = readable(engine, make.call({QJSValue(), QJSValue(0)}), path, text);
    return program ? Result<>() : program.error();
}

} // namespace hilltop
