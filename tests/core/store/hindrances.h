// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <csignal>

#include <sys/resource.h>
#include <unistd.h>

namespace hilltop {

/// Becomes the user nobody while it lives, where the test runs as root, who may do anything.
class AsNobody {
public:
    AsNobody() {
        if (m_root && ::seteuid(65534) != 0) qFatal("cannot become nobody");
    }
    ~AsNobody() {
        if (m_root && ::seteuid(0) != 0) qFatal("cannot become root again");
    }

private:
    const bool m_root = ::geteuid() == 0;
};

/// While it lives no file grows beyond `bytes`: the write that would do so is cut short, the next one fails.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        if (::getrlimit(RLIMIT_FSIZE, &m_before) != 0) qFatal("no limits");
        const rlimit now{bytes, m_before.rlim_max};
        if (::setrlimit(RLIMIT_FSIZE, &now) != 0) qFatal("cannot limit");
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

} // namespace hilltop
