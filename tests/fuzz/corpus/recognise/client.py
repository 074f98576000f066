#!/usr/bin/env python3
import hilltop

hilltop.play(lambda q: q.menu[0])
