// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>

namespace hilltop {

/// Clicks the visible button of that text.
inline void clickOn(QWidget& top, const QString& text) {
    const auto buttons = top.findChildren<QAbstractButton*>();
    const auto found = std::find_if(buttons.begin(), buttons.end(),
                                    [&](const auto* button) { return button->isVisible() && button->text() == text; });
    QVERIFY2(found != buttons.end(), qPrintable(text));
    QTest::mouseClick(*found, Qt::LeftButton);
}

/// Whether a visible label contains the text.
inline bool says(const QWidget& top, const QString& text) {
    for (const QLabel* label : top.findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(text)) return true;
    return false;
}

/// What a page answers to a window that wants to close, once its questions are answered.
template <class Page>
bool mayLeave(Page& page) {
    const auto answer = std::make_shared<std::optional<bool>>();
    page.leave([answer](bool may) { *answer = may; });
    return QTest::qWaitFor([answer] { return answer->has_value(); }, kPatienceMs) && **answer;
}

/// Calls `act` with the modal dialog of that kind as soon as it is shown.
template <class Dialog>
void withDialog(bool& seen, std::function<void(Dialog&)> act) {
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, &seen, act = std::move(act)] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr || !dialog->isVisible()) return;
        timer->deleteLater();
        timer->stop();
        seen = true;
        act(*dialog);
    });
    timer->start(5);
}

} // namespace hilltop
