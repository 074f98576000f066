// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/pipe_transport.h"

#include "base/safe_path.h"
#include "base/system_error.h"
#include "hosting/one_shot.h"
#include "hosting/pipe_program.h"

#include <filesystem>
#include <system_error>

namespace hilltop {
namespace {

class PipeWire final : public Wire {
public:
    PipeWire(std::shared_ptr<PipeProgram> program, int slot)
        : m_program(std::move(program))
        , m_slot(slot) {}
    ~PipeWire() override { m_program->leave(m_slot); }
    void send(std::string_view text, Limit limit) override { m_program->send(m_slot, text, limit); }
    std::optional<WireReply> receive() override { return m_program->receive(m_slot); }
    void drop() override { m_program->drop(m_slot); }
    bool closed() const override { return m_program->closed(m_slot); }
    const std::vector<std::string>& entrants() const { return m_program->entrants(m_slot); }

private:
    std::shared_ptr<PipeProgram> m_program;
    int m_slot;
};

class OneShotWire final : public Wire {
public:
    explicit OneShotWire(std::unique_ptr<OneShot> shot)
        : m_shot(std::move(shot)) {}
    void send(std::string_view text, Limit limit) override { m_shot->send(text, limit); }
    std::optional<WireReply> receive() override { return m_shot->receive(); }
    void drop() override { m_shot->drop(); }
    bool closed() const override { return false; }

private:
    std::unique_ptr<OneShot> m_shot;
};

/// What wires may share a program for.
std::string sharing_key(const WireOrder& order) {
    std::string key;
    for (const std::string& part : {order.game, order.kind, order.target, order.name})
        key.append(part).push_back('\0');
    for (const std::string& part : limit_texts(order.limits))
        key.append(part).push_back(' ');
    return key;
}

Result<> copy_files(const LaunchPlan& plan, const std::string& folder) {
    namespace fs = std::filesystem;
    for (const LaunchPlan::Copy& copy : plan.copies) {
        const fs::path to = TRY(SafePath::read(copy.to)).in(folder);
        std::error_code problem;
        fs::create_directories(to.parent_path(), problem);
        if (!problem) fs::remove(to, problem); // of a folder that has been kept: perhaps another one since
        if (!problem) fs::copy_file(copy.from, to, problem);
        if (!problem) fs::permissions(to, fs::perms::owner_read | fs::perms::owner_exec, problem);
        if (problem) return failure("hosting", "{} cannot be copied ({})", copy.from, system_reason(problem));
    }
    return {};
}

} // namespace

PipeTransport::PipeTransport(HostingSettings settings)
    : m_settings(std::move(settings))
    , m_pool(m_settings.isolate, m_settings.wire_log)
    , m_engines(*this) {}

PipeTransport::~PipeTransport() = default;

std::shared_ptr<PipeProgram> PipeTransport::with_room(const std::string& key) {
    auto& programs = m_shared[key];
    std::erase_if(programs, [](const auto& program) { return program.expired(); });
    for (const auto& known : programs)
        if (auto program = known.lock(); program && program->has_room()) return program;
    return {};
}

bool PipeTransport::ready(const WireOrder& order) {
    const auto planner = m_settings.planners.find(order.kind);
    const bool call = planner == m_settings.planners.end() && m_settings.calls;
    if (!call && !bot_kind(order.kind).slow) return true;
    if (const std::string key = sharing_key(order); m_shared.contains(key) && with_room(key) != nullptr) return true;
    if (m_preparing == nullptr)
        m_preparing = std::make_unique<Preparing>(
            [this](const WireOrder& wanted) -> Preparing::Ready {
                const auto known = m_settings.planners.find(wanted.kind);
                if (known != m_settings.planners.end()) return {plan(known->second, wanted), {}};
                return {{}, m_settings.calls(wanted)};
            },
            [this] { m_pool.wake(); }, m_settings.obedience);
    return m_preparing->ready(order);
}

Result<std::unique_ptr<Wire>> PipeTransport::open(const WireOrder& order) {
    const auto planner = m_settings.planners.find(order.kind);
    if (planner == m_settings.planners.end())
        return misuse("hosting", "there are no bots of the kind '{}'", order.kind);
    const std::string key = sharing_key(order);
    if (const auto known = m_shared.find(key); known != m_shared.end()) {
        if (auto program = with_room(key)) {
            const int slot = program->join();
            return std::unique_ptr<Wire>(std::make_unique<PipeWire>(std::move(program), slot));
        }
    }
    auto prepared = m_preparing != nullptr ? m_preparing->take(order) : std::nullopt;
    const auto plan = TRY(prepared ? std::move(*prepared->plan) : this->plan(planner->second, order));
    if (plan.compiled) m_compiled = plan.compiled;
    m_engines.leave_out(plan.left_out);
    const auto folder = TRY(m_pool.working_folder(order.slot, order.again));
    TRY(copy_files(plan, folder));
    if (plan.speech == Speech::OneShot) {
        auto shot = TRY(OneShot::start(m_pool, order, plan, folder));
        return std::unique_ptr<Wire>(std::make_unique<OneShotWire>(std::move(shot)));
    }
    auto started = TRY(PipeProgram::start(m_pool, order, plan, folder));
    std::shared_ptr<PipeProgram> program = std::move(started);
    if (plan.bots > 1) m_shared[key].push_back(program);
    const int slot = program->join();
    return std::unique_ptr<Wire>(std::make_unique<PipeWire>(std::move(program), slot));
}

Result<std::unique_ptr<CallWire>> PipeTransport::open_call(const WireOrder& order) {
    if (!m_settings.calls) return misuse("hosting", "bots of the kind '{}' do not run inside Hilltop", order.kind);
    auto prepared = m_preparing != nullptr ? m_preparing->take(order) : std::nullopt;
    const auto opener = prepared ? std::move(*prepared->call) : m_settings.calls(order);
    return opener ? (*opener)() : opener.error();
}

std::vector<std::string> entrants_of(const Wire& wire) {
    const auto* pipe = dynamic_cast<const PipeWire*>(&wire);
    return pipe != nullptr ? pipe->entrants() : std::vector<std::string>();
}

} // namespace hilltop
