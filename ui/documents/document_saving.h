// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_document.h"

#include <functional>

class QWidget;

namespace hilltop {

/// Where a document is to be saved, and whether it may be let go of: what a person is asked, and waits for. Lives in
/// the GUI thread.
class DocumentSaving : public QObject {
    Q_OBJECT
public:
    /// Dialogs stand over `page`.
    explicit DocumentSaving(QWidget& page);

    void setDocument(std::shared_ptr<MatchDocument> document);
    /// It has no file, and something to lose.
    bool wanted() const;
    /// "saved with the record", "not saved"
    QString stateText() const;
    /// Asks for a new file.
    void saveAs();
    using Answered = std::function<void(bool may)>;
    /// Saves what is modified, or asks what shall become of it, and answers at once if nothing is; false: it must stay.
    void leave(Answered then);

private:
    void saveFirst(Answered then);
    void askToSave(Answered then);
    void askWhere(std::function<void(const QString& path)> then, std::function<void()> otherwise = {});
    void awaitSaved(const QString& path, Answered then);

    QWidget& m_page;
    std::shared_ptr<MatchDocument> m_document;
    bool m_leaving = false;    ///< it is saved, or asked what becomes of it, before it goes
    bool m_asksAnyway = false; ///< a failure to save is told with what is asked then
};

} // namespace hilltop
