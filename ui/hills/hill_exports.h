// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_exports.h"

namespace hilltop {

class HillView;

/// What leaves the page of a hill: the standings as files, and its site.
class HillExports : public ContestExports {
    Q_OBJECT
public:
    explicit HillExports(HillView& view, QObject* parent = nullptr);

    /// Of the hill that is shown, as its file has it now.
    void writeTable(Kind kind, const QString& path);
    /// Pages for any web server, as `hilltop-cli hill site` writes them; moves are told in the language of the window.
    void writeSite(const QString& folder);

private:
    void ask(Kind kind);
    void askForSite();

    HillView& m_view;
};

} // namespace hilltop
