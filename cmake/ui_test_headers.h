// SPDX-License-Identifier: GPL-3.0-or-later
// What nearly every test of the window reads, precompiled; no source may count on it.
#pragma once

#include "core_test_headers.h"
#include "ui_headers.h"

#include "play/new_match_dialog.h"
#include "replay/replay_page.h"
#include "settings/settings_dialog.h"
#include "ui/desk.h"
#include "ui/shell.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QQuickItem>
#include <QQuickWidget>
#include <QSpinBox>
#include <QToolButton>
