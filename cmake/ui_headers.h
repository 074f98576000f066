// SPDX-License-Identifier: GPL-3.0-or-later
// What nearly every source of the window reads, precompiled; no source may count on it.
#pragma once

#include <QAbstractItemModel>
#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QComboBox>
#include <QDialog>
#include <QJsonObject>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QSettings>
#include <QStyle>
#include <QTableView>
#include <QTimer>
#include <QVariantMap>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>
