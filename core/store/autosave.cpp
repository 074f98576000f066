// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/autosave.h"

#include "records/record_text.h"

#include <filesystem>

namespace hilltop {

Autosave::Autosave(std::string path, std::function<void(const std::string&)> done)
    : m_path(std::move(path))
    , m_done(std::move(done))
    , m_thread([this] { work(); }) {}

Autosave::~Autosave() {
    {
        const std::lock_guard lock(m_mutex);
        m_leaving = true;
    }
    m_wake.notify_all();
    m_thread.join();
}

void Autosave::save(Record record) {
    post(std::move(record));
}

void Autosave::remove() {
    post({});
}

void Autosave::post(std::optional<Record> record) {
    {
        const std::lock_guard lock(m_mutex);
        m_record = std::move(record);
        m_pending = true;
    }
    m_wake.notify_all();
}

void Autosave::work() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return m_leaving || m_pending; });
        if (!m_pending) return;
        const std::optional<Record> record = std::move(m_record);
        m_pending = false;
        lock.unlock();
        std::string error;
        if (record) {
            if (const auto saved = save_records(m_path, {&*record, 1}); !saved) error = english(saved.error());
        } else {
            std::error_code ignored; // a file that is not there is as good as removed
            std::filesystem::remove(m_path, ignored);
        }
        m_done(error);
        lock.lock();
    }
}

} // namespace hilltop
