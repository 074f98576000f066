// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/launch.h"
#include "hosting/obedience.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace hilltop {

/// Opens a bot that runs inside of the program: by the thread that asks it.
using CallOpener = std::function<Result<std::unique_ptr<CallWire>>()>;
using CallPlanner = std::function<Result<CallOpener>(const WireOrder&)>;

/// The slow work before a bot can be opened, done one after the other in a thread of its own, so that the thread of
/// other bots continues meanwhile. Slots of one bot have it done once, unless its file has changed since.
class Preparing {
public:
    struct Ready {
        std::optional<Result<LaunchPlan>> plan;
        std::optional<Result<CallOpener>> call;
    };
    /// Any thread.
    using Work = std::function<Ready(const WireOrder&)>;

    /// `done` is called whenever something has been prepared, in the other thread; `obedience` is what the work obeys.
    Preparing(Work work, std::function<void()> done, std::shared_ptr<Obedience> obedience);
    /// Stops what runs and waits for it.
    ~Preparing();
    Preparing(const Preparing&) = delete;
    Preparing& operator=(const Preparing&) = delete;

    /// Whether it is there for this slot; if not, it is begun or continues.
    bool ready(const WireOrder& order);
    /// What is there for the slot, once; nothing where it was not requested or is not ready.
    std::optional<Ready> take(const WireOrder& order);

private:
    struct Job {
        WireOrder order;
        std::string content; ///< of the bot's file when it was begun
        std::optional<Ready> result;
    };
    void run();

    const Work m_work;
    const std::function<void()> m_done;
    const std::shared_ptr<Obedience> m_obedience;
    std::map<std::string, std::shared_ptr<Job>> m_latest;  ///< by bot
    std::map<std::string, std::shared_ptr<Job>> m_by_slot; ///< asked for and not taken
    std::mutex m_mutex;                                    ///< of results and what follows
    std::condition_variable m_changed;
    std::deque<std::shared_ptr<Job>> m_waiting;
    bool m_ending = false;
    std::thread m_thread;
};

} // namespace hilltop
