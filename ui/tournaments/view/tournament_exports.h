// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_exports.h"
#include "tournaments/view/result_card.h"

namespace hilltop {

class Settings;
class TournamentView;

/// What leaves the page of a tournament: files, and what is copied.
class TournamentExports : public ContestExports {
    Q_OBJECT
public:
    explicit TournamentExports(TournamentView& view, QObject* parent = nullptr);

    /// The result card of what is shown.
    CardData card() const;
    /// Makes and writes the file in the background, of what is shown now; told() reports that it has begun, and how it
    /// ended.
    void write(Kind kind, const QString& path);

private:
    void ask(Kind kind);

    TournamentView& m_view;
};

} // namespace hilltop
