// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system_error.h"

#include <cerrno>

namespace hilltop {

Error system_reason(int code) {
    switch (code) {
    case 0:
        return failure("base", "the system gives no reason");
    case EPERM:
        return failure("base", "Operation not permitted");
    case ENOENT:
        return failure("base", "No such file or directory");
    case EIO:
        return failure("base", "Input/output error");
    case ENXIO:
        return failure("base", "No such device or address");
    case E2BIG:
        return failure("base", "Argument list too long");
    case ENOEXEC:
        return failure("base", "Exec format error");
    case EBADF:
        return failure("base", "Bad file descriptor");
    case EAGAIN:
        return failure("base", "Resource temporarily unavailable");
    case ENOMEM:
        return failure("base", "Cannot allocate memory");
    case EACCES:
        return failure("base", "Permission denied");
    case EBUSY:
        return failure("base", "Device or resource busy");
    case EEXIST:
        return failure("base", "File exists");
    case EXDEV:
        return failure("base", "Invalid cross-device link");
    case ENODEV:
        return failure("base", "No such device");
    case ENOTDIR:
        return failure("base", "Not a directory");
    case EISDIR:
        return failure("base", "Is a directory");
    case EINVAL:
        return failure("base", "Invalid argument");
    case ENFILE:
        return failure("base", "Too many open files in system");
    case EMFILE:
        return failure("base", "Too many open files");
    case ETXTBSY:
        return failure("base", "Text file busy");
    case EFBIG:
        return failure("base", "File too large");
    case ENOSPC:
        return failure("base", "No space left on device");
    case EROFS:
        return failure("base", "Read-only file system");
    case EMLINK:
        return failure("base", "Too many links");
    case EPIPE:
        return failure("base", "Broken pipe");
    case ENAMETOOLONG:
        return failure("base", "File name too long");
    case ENOLCK:
        return failure("base", "No locks available");
    case ENOSYS:
        return failure("base", "Function not implemented");
    case ENOTEMPTY:
        return failure("base", "Directory not empty");
    case ELOOP:
        return failure("base", "Too many levels of symbolic links");
    case ENOTSUP:
        return failure("base", "Operation not supported");
    case ETIMEDOUT:
        return failure("base", "Connection timed out");
    case ENOTCONN:
        return failure("base", "Transport endpoint is not connected");
    case EHOSTDOWN:
        return failure("base", "Host is down");
    case ESTALE:
        return failure("base", "Stale file handle");
    case EDQUOT:
        return failure("base", "Disk quota exceeded");
    default:
        return failure("base", "{}", std::generic_category().message(code));
    }
}

Error system_reason(const std::error_code& code) {
    return system_reason(code.value());
}

} // namespace hilltop
