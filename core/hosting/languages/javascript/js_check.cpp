// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/javascript/js_check.h"

#include "base/fields.h"
#include "base/json_text.h"
#include "base/sha256.h"
#include "base/text_file.h"
#include "base/user_folders.h"
#include "base/version.h"
#include "engine/schema.h"
#include "game/bot_spec.h"
#include "hosting/check_play.h"
#include "hosting/languages/javascript/js_host.h"
#include "hosting/languages/javascript/js_wire.h"
#include "hosting/pipe_transport.h"
#include "registry/registry.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <mutex>
#include <thread>

namespace hilltop {
namespace {

using namespace std::chrono_literals;

constexpr const char* kChildArgument = "--check-js";
constexpr const char* kChildKind = "js-check";
/// One match is played to its end, and if that was quick more for so long.
constexpr auto kPlayed = 1s;
constexpr int kPlayedMatches = 40;
/// Upper bound on a bot's questions and notifications in one match.
constexpr int kCallsOfMatch = 32;
/// The time that the child itself needs, before and after.
constexpr auto kOwnTime = 3s;
/// Exactly this text, under these names, with these limits, in this version of the program.
std::string key_of(const WireOrder& order, const std::string& text) {
    std::string all;
    for (const std::string& part :
         {std::string(kVersion), order.game, order.name, std::to_string(order.limits.memory), text})
        all.append(part).push_back('\0');
    return sha256(all);
}

/// Where it is noted that a text has passed; the folder may not be there.
std::string note_path(const std::string& key) {
    return user_cache("checked-js/" + key);
}

bool is_noted(const std::string& key) {
    const auto text = load_text(note_path(key));
    return text && *text == "passed\n";
}

void note(const std::string& key) {
    const std::string path = note_path(key);
    std::error_code problem;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), problem);
    if (!problem) (void)save_text(path, "passed\n");
}

/// What the child is asked, and what it answers: each a line of JSON.
struct Request {
    WireOrder order;
    std::string text; ///< of `order.target`
};

const FieldTable<Request>& request_fields() {
    const auto read = [](const std::vector<std::string>& texts) -> Result<BotLimits> {
        BotLimits limits;
        for (const std::string& text : texts)
            TRY(read_limit(limits, text));
        return limits;
    };
    static const auto table = FieldTable<Request>()
                                  .required(
                                      "game", [](auto& request) -> auto& { return request.order.game; }, form::text())
                                  .required(
                                      "file", [](auto& request) -> auto& { return request.order.target; }, form::text())
                                  .required(
                                      "name", [](auto& request) -> auto& { return request.order.name; }, form::text())
                                  .required(
                                      "limits", [](auto& request) -> auto& { return request.order.limits; },
                                      form::as<BotLimits>(form::list(form::text()), read, limit_texts))
                                  .required("text", &Request::text, form::text());
    return table;
}

const FieldTable<JsVerdict>& verdict_fields() {
    static const auto table = FieldTable<JsVerdict>()
                                  .required("fault", &JsVerdict::fault, form::or_null(form::fault()))
                                  .required("message", &JsVerdict::message, form::text());
    return table;
}

std::string line_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// This program once more, as a child that speaks in lines.
Result<LaunchPlan> plan_child(const WireOrder&) {
    auto plan = plan_own_child({kChildArgument});
    if (plan) plan->speech = Speech::Lines;
    return plan;
}

std::string trimmed(const std::string& text) {
    return text.substr(0, text.find_last_not_of(" \n\r\t") + 1);
}

Result<JsVerdict> ask_child(const WireOrder& order, const std::string& text, const Obedience& obedience) {
    HostingSettings settings;
    settings.planners = {{kChildKind, plan_child}};
    PipeTransport transport(std::move(settings));
    WireOrder child = order;
    child.kind = kChildKind;
    child.slot = "check";
    child.limits.start += order.limits.first + kCallsOfMatch * order.limits.decision + kPlayed + kOwnTime;
    auto wire = TRY(transport.open(child));
    wire->send(line_of(request_fields().write({order, text})), Wire::Limit::Start);
    std::optional<WireReply> reply;
    while (!(reply = wire->receive())) {
        if (obedience.stopped()) return failure("hosting", "{}: the check of this file was cancelled", order.target);
        transport.wait(50ms);
    }
    if (reply->fault) {
        // It ran, so it started; that a program of ours does not is no verdict on the bot.
        const Fault fault = *reply->fault == Fault::NoStart ? Fault::Crash : *reply->fault;
        const std::string said = trimmed(reply->errors);
        return JsVerdict{fault, said.empty() ? std::string(fault_word(fault)) : said};
    }
    const auto json = parse_json(reply->text);
    const auto verdict = json ? verdict_fields().read(*json) : Result<JsVerdict>(json.error());
    return verdict ? verdict : failure("hosting", "{}: the check of this file gave no answer", order.target);
}

/// A bot that may not run: whatever it is asked comes to its fault.
class RefusedCall final : public CallWire {
public:
    explicit RefusedCall(JsVerdict verdict)
        : m_verdict(std::move(verdict)) {}
    Reply call(int, std::span<const std::int32_t>) override {
        m_told = m_verdict.message + '\n';
        return {{}, m_verdict.fault};
    }
    std::string errors() override { return std::exchange(m_told, {}); }

private:
    JsVerdict m_verdict;
    std::string m_told;
};

/// In the child: opens the one text, unchecked.
class TextTransport final : public Transport {
public:
    TextTransport(std::string text, JsWatchdog& watchdog)
        : m_text(std::move(text))
        , m_watchdog(watchdog) {}
    Result<std::unique_ptr<Wire>> open(const WireOrder& order) override {
        return failure("hosting", "{} is not a bot in JavaScript", order.target);
    }
    Result<std::unique_ptr<CallWire>> open_call(const WireOrder& order) override {
        return open_js(order, m_text, m_watchdog);
    }
    bool calls(std::string_view) const override { return true; }
    void wait(std::chrono::milliseconds) override {}
    void wake() override {}

private:
    std::string m_text;
    JsWatchdog& m_watchdog;
};

/// In the child: what is found out about a request. Only what ends the child itself keeps a bot out: what it does
/// within its time is met by the same means inside of the program.
JsVerdict answer_to(const Request& request) {
    WireOrder order = request.order;
    order.kind = "js";
    order.slot = "1";
    JsWatchdog watchdog;
    TextTransport transport(request.text, watchdog);
    if (const auto loaded = transport.open_call(order); !loaded) return {Fault::NoStart, english(loaded.error())};
    const GameEntry* game = find_game(order.game);
    if (game == nullptr) return {Fault::NoStart, order.game};
    const auto series =
        check_series(*game, bot_spec_text({order.kind, order.target, order.name}), {}, kPlayedMatches, 1);
    Gate open;
    CheckDriving driving{.transport = transport, .gate = open, .limits = order.limits};
    const auto begun = std::chrono::steady_clock::now();
    play_check(*game, std::vector{beginning_of(series.front(), 1)}, driving);
    driving.end = begun + kPlayed;
    play_check(*game, series, driving);
    return {};
}

} // namespace

Result<JsVerdict> check_js(const WireOrder& order, const std::string& text, const Obedience& obedience) {
    // Many workers begin with the same bot. No timed mutex: ThreadSanitizer does not know by which clock it waits.
    static std::mutex one;
    static std::map<std::string, JsVerdict> known;
    std::unique_lock lock(one, std::defer_lock);
    while (!lock.try_lock()) {
        if (obedience.stopped()) return failure("hosting", "{}: the check of this file was cancelled", order.target);
        std::this_thread::sleep_for(5ms);
    }
    const std::string key = key_of(order, text);
    if (const auto found = known.find(key); found != known.end()) return found->second;
    if (is_noted(key)) return known[key] = JsVerdict{};
    const auto verdict = TRY(ask_child(order, text, obedience));
    // Other load on the machine may have caused a time-out.
    if (verdict.fault != Fault::TimeOut) known[key] = verdict;
    if (!verdict.fault) note(key);
    return verdict;
}

Result<CallOpener> checked_js(const WireOrder& order, std::shared_ptr<JsWatchdog> watchdog,
                              const Obedience& obedience) {
    auto text = load_text(order.target);
    if (!text) return text.error();
    auto verdict = check_js(order, *text, obedience);
    if (!verdict) return verdict.error();
    if (verdict->fault == Fault::NoStart) return failure("hosting", "{}", verdict->message);
    if (verdict->fault)
        return CallOpener([verdict = std::move(*verdict)]() -> Result<std::unique_ptr<CallWire>> {
            return std::unique_ptr<CallWire>(std::make_unique<RefusedCall>(verdict));
        });
    // Exactly the text that has passed.
    return CallOpener(
        [order, text = std::move(*text), watchdog = std::move(watchdog)] { return open_js(order, text, *watchdog); });
}

std::shared_ptr<void> js_ground(int& argc, char** argv) {
    return std::make_shared<QCoreApplication>(argc, argv);
}

std::string js_engine() {
    return std::string("QJSEngine of Qt ") + qVersion();
}

std::optional<int> js_child(int argc, char** argv) {
    if (const auto hosted = host_js({argv, static_cast<std::size_t>(argc)})) return hosted;
    if (argc != 2 || std::string_view(argv[1]) != kChildArgument) return {};
    const QCoreApplication application(argc, argv);
    std::setlocale(LC_ALL, "C.UTF-8");
    for (std::string line; std::getline(std::cin, line);) {
        const auto json = parse_json(line);
        const auto request = json ? request_fields().read(*json) : Result<Request>(json.error());
        if (!request) {
            std::cerr << english(request.error()) << std::endl;
            return 2;
        }
        std::cout << line_of(verdict_fields().write(answer_to(*request))) << std::endl;
    }
    return 0;
}

} // namespace hilltop
