// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <fcntl.h>
#include <unistd.h>

#include <utility>

namespace hilltop {

/// A file that is not written before let(): another writer of it has begun and does not end, so writing to it waits.
class HeldFile {
public:
    explicit HeldFile(const QString& path) {
        m_file = ::open(QFile::encodeName(path + ".part").constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        struct flock all = {};
        all.l_type = F_WRLCK;
        all.l_whence = SEEK_SET;
        m_held = m_file >= 0 && ::fcntl(m_file, F_OFD_SETLK, &all) == 0;
    }
    ~HeldFile() { let(); }
    Q_DISABLE_COPY_MOVE(HeldFile)

    bool held() const { return m_held; }
    void let() {
        if (m_file >= 0) ::close(std::exchange(m_file, -1));
    }

private:
    int m_file = -1;
    bool m_held = false;
};

} // namespace hilltop
