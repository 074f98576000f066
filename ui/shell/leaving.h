// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

#include <functional>

class QWidget;

namespace hilltop {

class Page;

/// Asks pages what to do with what would be lost with their window, one page after the other. Lives in the GUI thread.
class Leaving : public QObject {
    Q_OBJECT
public:
    /// Belongs to `window`.
    explicit Leaving(QWidget& window);

    /// Answers at once if no page has to ask a person, or if one is being asked already.
    void ask(const QList<Page*>& pages, const std::function<void(bool may)>& then);
    /// Whether the window may close now. Where a person has to be asked first, it is closed once they have agreed.
    bool mayClose(const QList<Page*>& pages);

private:
    void askNext(QList<Page*> pages, const std::function<void(bool may)>& then);

    QWidget& m_window;
    bool m_asking = false, m_agreed = false;
};

} // namespace hilltop
