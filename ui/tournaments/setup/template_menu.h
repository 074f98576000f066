// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

#include <QPushButton>

#include <functional>

class QMenu;

namespace hilltop {

class Settings;

/// A button with all a new tournament may begin with: ours, last settings, and plans saved under a name, which can be
/// renamed and deleted here.
class TemplateMenu : public QPushButton {
    Q_OBJECT
public:
    /// `current` returns the plan that is set now.
    TemplateMenu(Settings& settings, std::function<Plan()> current, QWidget* parent = nullptr);

signals:
    void chosen(const Plan& plan);
    /// One sentence for the person.
    void failed(const QString& sentence);

private:
    void fill();
    void choose(const QString& name);
    void askName(const QString& title, const QString& text, const std::function<void(const QString&)>& use);
    void askRemove(const QString& name);

    Settings& m_settings;
    std::function<Plan()> m_current;
    QMenu* m_menu;
};

} // namespace hilltop
