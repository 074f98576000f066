// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include <functional>
#include <memory>

namespace hilltop {

/// Letters from other threads to the window's. They cross under a lock of our own and Qt only wakes the window, with an
/// event that holds nothing; so every tool that checks threads sees how values come across.
class Mailbox {
public:
    using Letter = std::function<void()>;
    /// For any thread, and longer than the mailbox lives: the letter is called later in the mailbox's thread, in the
    /// order of posting, and not at all once the mailbox has gone.
    using Post = std::function<void(Letter)>;

    /// Belongs to the thread that makes it, which has an event loop.
    Mailbox();
    ~Mailbox();
    Mailbox(const Mailbox&) = delete;
    Mailbox& operator=(const Mailbox&) = delete;

    Post post() const;
    /// Nothing is delivered from here on.
    void close();

private:
    class Link;
    QTimer m_bell; ///< wakes
    std::shared_ptr<Link> m_link;
};

} // namespace hilltop
