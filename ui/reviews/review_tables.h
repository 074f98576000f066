// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review_files/reviewing.h"
#include "style/read_table.h"

#include <QCoreApplication>

#include <memory>

namespace hilltop {

/// One of the groups of reviewed matches, shared by all that show it; `group` is its place, -1: none.
struct ReviewedGroup {
    std::shared_ptr<const ReviewedMatches> matches;
    int group = -1;

    const ManyReviews* reviews() const {
        return matches && group >= 0 ? &matches->groups[static_cast<std::size_t>(group)] : nullptr;
    }
};

/// Entrants by luck-adjusted result, with the plain one beside it, their losses and marks.
struct LuckTable {
    Q_DECLARE_TR_FUNCTIONS(hilltop::LuckTable)
public:
    static TableContent of(const ReviewedGroup& group);
};

/// The costliest decisions, of everybody or of one.
struct WorstTable {
    Q_DECLARE_TR_FUNCTIONS(hilltop::WorstTable)
public:
    static constexpr std::size_t kMostRows = 500;

    /// By row. An empty name: of everybody.
    static std::vector<MarkedMoment> moments(const ReviewedGroup& group, const std::string& name);
    static TableContent of(const ReviewedGroup& group, const std::vector<MarkedMoment>& moments);
};

/// How often a player chose a kind of answer where there was a choice, and how often the others did.
struct StyleTable {
    Q_DECLARE_TR_FUNCTIONS(hilltop::StyleTable)
public:
    /// An empty name: everybody, one after the other.
    static TableContent of(const ReviewedGroup& group, const std::string& name);
};

/// Losses by kind of decision, beside those of all others.
struct KindTable {
    Q_DECLARE_TR_FUNCTIONS(hilltop::KindTable)
public:
    /// A kind of one player.
    struct Row {
        std::string name;
        int kind = 0; ///< of the game's
    };
    /// By row. An empty name: everybody, one after the other.
    static std::vector<Row> rows(const ReviewedGroup& group, const std::string& name);
    static TableContent of(const ReviewedGroup& group, const std::string& name);
};

/// A bot's or a person's name as reviews have it, for people.
QString reviewedName(const Info& info, const std::string& name);

} // namespace hilltop
