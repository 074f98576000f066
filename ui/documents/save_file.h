// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "jobs/job.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

class QImage;
class QWidget;

namespace hilltop {

struct Record;

/// Asks where a new file shall be: in the documents folder, called `name` unless the person says otherwise. Empty: not
/// at all. `suffix` is added where none is typed; `filter` is "Pictures (*.png)".
QString askWhereToSave(QWidget* parent, const QString& title, const QString& name, const QString& suffix,
                       const QString& filter);
/// "Pazaak, You, Careful, 77-3": what a file of this match may be called, without suffix.
QString matchFileName(const Record& match);

/// The bytes of a PNG file.
std::string pngOf(const QImage& image);

/// Files that are written in the background, side by side and each to its end, however slow their disk is.
class FileWriter {
public:
    /// `write` runs on another thread and shares nothing with the window; `told` is called later in this one, unless
    /// the writer is destroyed first.
    void start(std::function<Result<>()> write, std::function<void(const Result<>&)> told);
    bool writing() const;

private:
    std::vector<Job> m_jobs;
};

} // namespace hilltop
