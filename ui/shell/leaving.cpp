// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/leaving.h"

#include "style/page.h"

#include <memory>
#include <utility>

namespace hilltop {

Leaving::Leaving(QWidget& window)
    : QObject(&window)
    , m_window(window) {}

void Leaving::ask(const QList<Page*>& pages, const std::function<void(bool may)>& then) {
    if (std::exchange(m_asking, true)) return then(false);
    askNext(pages, [this, then](bool may) {
        m_asking = false;
        then(may);
    });
}

void Leaving::askNext(QList<Page*> pages, const std::function<void(bool may)>& then) {
    if (pages.isEmpty()) return then(true);
    Page* first = pages.takeFirst();
    first->leave([this, pages, then](bool may) { may ? askNext(pages, then) : then(false); });
}

bool Leaving::mayClose(const QList<Page*>& pages) {
    if (std::exchange(m_agreed, false)) return true;
    struct Answer {
        bool atOnce = true, may = false;
    };
    const auto answer = std::make_shared<Answer>();
    ask(pages, [this, answer](bool may) {
        answer->may = may;
        if (answer->atOnce || !may) return;
        m_agreed = true;
        m_window.close();
    });
    answer->atOnce = false;
    return answer->may;
}

} // namespace hilltop
