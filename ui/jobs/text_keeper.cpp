// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/text_keeper.h"

#include "base/text_file.h"

#include <mutex>
#include <optional>
#include <utility>

namespace hilltop {

/// The text to write next, for both threads.
class TextKeeper::Newest {
public:
    explicit Newest(std::string path)
        : m_path(std::move(path)) {}

    void put(std::string text) {
        const std::lock_guard lock(m_changing);
        m_text = std::move(text);
    }
    bool waits() {
        const std::lock_guard lock(m_changing);
        return m_text.has_value();
    }
    /// One writer at a time, so an older text never comes last.
    Result<> write() {
        const std::lock_guard writing(m_writing);
        std::optional<std::string> text;
        {
            const std::lock_guard lock(m_changing);
            text = std::exchange(m_text, std::nullopt);
        }
        if (!text) return {};
        if (auto made = make_folder_of(m_path); !made) return made;
        return save_text(m_path, *text);
    }

private:
    const std::string m_path;
    std::mutex m_writing, m_changing;
    std::optional<std::string> m_text;
};

TextKeeper::TextKeeper(std::string path, std::function<void(const Error& error)> told)
    : m_newest(std::make_shared<Newest>(std::move(path)))
    , m_told(std::move(told)) {}

TextKeeper::~TextKeeper() {
    m_job.cancel();
    (void)m_newest->write(); // an error can no longer be reported
}

void TextKeeper::keep(std::string text) {
    m_newest->put(std::move(text));
    if (!writing()) write();
}

void TextKeeper::write() {
    m_job = Job::start([newest = m_newest](JobControl&) { return newest->write(); },
                       [this](const Result<>& written) {
                           if (m_newest->waits()) write(); // another one has come meanwhile
                           if (!written) m_told(written.error());
                       },
                       Job::Urgency::WaitedFor);
}

} // namespace hilltop
