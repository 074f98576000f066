// SPDX-License-Identifier: GPL-3.0-or-later
// What nearly every test of the window reads, precompiled; no source may count on it.
#pragma once

#include "ui_headers.h"

#include <QAbstractItemModelTester>
#include <QQuickItem>
#include <QQuickWidget>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
