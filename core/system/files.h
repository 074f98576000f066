// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

namespace hilltop {

/// A file of the operating system's, closed with its owner, and in programs that are started from here.
class File {
public:
    File() = default;
    explicit File(int number)
        : m_number(number) {}
    File(File&& other) noexcept;
    File& operator=(File&& other) noexcept;
    ~File() { close(); }

    explicit operator bool() const { return m_number >= 0; }
    int number() const { return m_number; } ///< -1: none
    void close();

private:
    int m_number = -1;
};

// What returns an int says why the system refuses, as <cerrno> has it; 0: it is done.

/// Takes the system's lock on a file made for it, as `FileLock` describes. EAGAIN: it is held elsewhere.
int lock_file(const std::string& path, bool waits, File& lock);
/// Removes the file and lets go.
void unlock_file(const std::string& path, File& lock);
int ask_lock(const std::string& path, bool& held);
/// Opens or makes a file of marks: each of its bytes has a lock of its own, which goes with the open file.
int open_marks(const std::string& path, File& marks);
/// Marks byte `at`, for this file `alone` or with others who do the same. EAGAIN: it is marked otherwise, and this
/// waits only where it is not alone.
int mark_byte(const File& marks, std::int64_t at, bool alone);

/// Puts the text in the place of what the file holds, or of nothing: written beside it (PATH.part), synced, renamed.
int replace_file(const std::string& path, std::string_view text);
/// Renames unless something has that name already: EEXIST.
int rename_to_new(const std::string& from, const std::string& to);
/// A new file, empty. EEXIST: there is something.
int create_file(const std::string& path);
int unlink_file(const std::string& path);
/// A new folder that no other user may look into.
int create_private_folder(const std::string& path);
/// The folder remembers what has been made, renamed or removed in it. Done as well where it may not be read or its file
/// system cannot.
int sync_folder(const std::string& path);

/// As std::fopen.
std::FILE* open_stream(const std::string& path, const char* mode);
/// What was written to it is on the disk.
void sync_stream(std::FILE* stream);

/// Whether the user who started the program may do so.
bool may_read(const std::string& path);
bool may_run(const std::string& path);
/// Whether the program may do so.
bool may_write(const std::string& path);
/// Whether a file, a folder or a link is this user's.
bool is_own(const std::string& path);
/// Milliseconds since 1970; 0 if there is no such file.
std::int64_t changed_at(const std::string& path);

} // namespace hilltop
