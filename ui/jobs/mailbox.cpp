// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/mailbox.h"

#include <QMetaObject>

#include <deque>
#include <mutex>
#include <utility>

namespace hilltop {

/// What both threads share; it may outlive the mailbox, and then end on any thread.
class Mailbox::Link {
public:
    explicit Link(QTimer* bell)
        : m_bell(bell) {}

    void post(Letter letter) {
        const std::lock_guard lock(m_mutex);
        if (m_bell == nullptr) return;
        m_letters.push_back(std::move(letter));
        if (!std::exchange(m_woken, true)) QMetaObject::invokeMethod(m_bell, "start", Qt::QueuedConnection);
    }

    void close() {
        std::deque<Letter> dropped; // outside of the lock
        const std::lock_guard lock(m_mutex);
        m_bell = nullptr;
        dropped.swap(m_letters);
    }

    std::deque<Letter> take() {
        const std::lock_guard lock(m_mutex);
        m_woken = false;
        return std::exchange(m_letters, {});
    }

    bool closed() const {
        const std::lock_guard lock(m_mutex);
        return m_bell == nullptr;
    }

private:
    mutable std::mutex m_mutex; ///< of all that follows
    QTimer* m_bell;             ///< null once there is no receiver
    std::deque<Letter> m_letters;
    bool m_woken = false; ///< an event is on its way
};

Mailbox::Mailbox()
    : m_link(std::make_shared<Link>(&m_bell)) {
    m_bell.setSingleShot(true);
    m_bell.setInterval(0);
    QObject::connect(&m_bell, &QTimer::timeout, &m_bell, [link = m_link] {
        // What a letter does may end the mailbox.
        for (auto letters = link->take(); !letters.empty() && !link->closed(); letters.pop_front())
            letters.front()();
    });
}

Mailbox::~Mailbox() {
    close();
}

Mailbox::Post Mailbox::post() const {
    return [link = m_link](Letter letter) { link->post(std::move(letter)); };
}

void Mailbox::close() {
    m_link->close();
    m_bell.stop();
}

} // namespace hilltop
