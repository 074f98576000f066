// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/characters.h"

#include <QWidget>

class QButtonGroup;
class QLineEdit;

namespace hilltop {

class Settings;

/// Keys of what the person is called and looks like, and whether they have been asked.
inline constexpr auto kOwnNameKey = "person/name";
inline constexpr auto kOwnFaceKey = "person/face";
inline constexpr auto kOwnAskedKey = "person/asked";

OwnPerson keptPerson(const Settings& settings);
void keepPerson(Settings& settings, const OwnPerson& person);

/// Tells ownPerson() what the settings say, now and whenever it changes. Made before whoever shows it.
class PersonFollower : public QObject {
    Q_OBJECT
public:
    explicit PersonFollower(Settings& settings);
};

/// The faces to choose from in rows: those of all characters, and one without features.
class FacePicker : public QWidget {
    Q_OBJECT
public:
    explicit FacePicker(int perRow, QWidget* parent = nullptr);
    /// A character's id, or empty.
    std::string face() const;
    void setFace(const std::string& face);

signals:
    void changed();

private:
    QButtonGroup* m_group;
};

/// A line for the name: short enough for a seat.
QLineEdit* nameLine();
/// What has been typed there.
QString typedName(const QLineEdit& line);

/// How the person looks and, where they have said so, is called: the head of what is theirs alone.
QWidget* ownHead();

/// Asks for name and face once; it goes for good with either button.
class PersonCard : public QWidget {
    Q_OBJECT
public:
    explicit PersonCard(Settings& settings, QWidget* parent = nullptr);
    /// Whether the person has not been asked yet.
    bool wanted() const;

signals:
    void done();

private:
    Settings& m_settings;
};

} // namespace hilltop
