// SPDX-License-Identifier: Apache-2.0
// A disk for SQLite that keeps count of every change to a file and, at one of them, refuses it, is full, tears it in two, or
// loses its power together with whatever was not yet synced. Under it are real files, so that what is left can be opened again.
#pragma once

#include <sqlite3.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace fg::server {

enum class DiskFault {
    none,
    refuses,    // this one change
    is_full,    // and stays so for the next few changes
    tears,      // half of it is written, and the program dies
    loses_all,  // the power goes: nothing that was not synced is there
    loses_some  // the same, and some of it is
};

class FaultyDisk {
  public:
    // The usual disk of this process from now on, as long as it lives.
    FaultyDisk() {
        real_ = sqlite3_vfs_find(nullptr);
        vfs_ = *real_;
        vfs_.zName = "faulty";
        vfs_.szOsFile = static_cast<int>(sizeof(File)) + real_->szOsFile;
        vfs_.pAppData = this;
        vfs_.xOpen = open;
        vfs_.xDelete = [](sqlite3_vfs* vfs, const char* name, int syncs) {
            FaultyDisk& disk = of(vfs);
            const std::lock_guard lock(disk.mutex_);
            if (!disk.may_change()) return SQLITE_IOERR_DELETE;
            disk.files_.erase(name);
            return disk.real_->xDelete(disk.real_, name, syncs);
        };
        vfs_.xAccess = [](sqlite3_vfs* vfs, const char* name, int flags, int* result) {
            return of(vfs).real_->xAccess(of(vfs).real_, name, flags, result);
        };
        vfs_.xFullPathname = [](sqlite3_vfs* vfs, const char* name, int size, char* out) {
            return of(vfs).real_->xFullPathname(of(vfs).real_, name, size, out);
        };
        sqlite3_vfs_register(&vfs_, 1);
    }
    ~FaultyDisk() {
        sqlite3_vfs_unregister(&vfs_);
        sqlite3_vfs_register(real_, 1);
    }
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;

    // From here on the change of that number is met by the fault.
    void begin(DiskFault fault, int at, unsigned seed) {
        const std::lock_guard lock(mutex_);
        files_.clear();
        fault_ = fault;
        at_ = at;
        seed_ = seed;
        changes_ = 0;
        is_dead_ = false;
    }
    int changes() const { return changes_; }
    bool is_dead() const { return is_dead_; }
    // What is found on the disk afterwards, once everything is closed.
    void settle() {
        const std::lock_guard lock(mutex_);
        if (fault_ == DiskFault::loses_all || fault_ == DiskFault::loses_some)
            for (const auto& [name, file] : files_) {
                std::string content = file.synced;
                for (const Change& change : file.since)
                    if (fault_ == DiskFault::loses_some && next_random() % 2 == 0) apply(change, content);
                std::ofstream(name, std::ios::binary | std::ios::trunc) << content;
            }
        for (const auto& [name, file] : files_)
            if (name.ends_with("-wal"))
                std::filesystem::remove(name.substr(0, name.size() - 4) + "-shm");  // memory, and gone
    }

  private:
    struct File {
        sqlite3_file base;
        FaultyDisk* disk;
        const char* name;
        sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
    };
    struct Change {
        sqlite3_int64 offset = 0;
        std::string bytes;
        bool is_cut = false;  // the file ends there
    };
    struct Content {
        std::string synced;
        std::vector<Change> since;
    };

    static FaultyDisk& of(sqlite3_vfs* vfs) { return *static_cast<FaultyDisk*>(vfs->pAppData); }
    static File& of(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }

    unsigned next_random() { return (seed_ = seed_ * 1664525u + 1013904223u) >> 16; }
    // False: it must not be done.
    bool may_change() {
        if (is_dead_) return false;
        const int past = changes_++ - at_;
        if (fault_ == DiskFault::none || past < 0) return true;
        if (fault_ == DiskFault::refuses) return past != 0;
        if (fault_ == DiskFault::is_full) return past > 8;
        is_dead_ = true;
        return false;
    }
    static void apply(const Change& change, std::string& content) {
        const auto offset = static_cast<std::size_t>(change.offset);
        if (change.is_cut) return content.resize(offset);
        if (content.size() < offset + change.bytes.size()) content.resize(offset + change.bytes.size());
        content.replace(offset, change.bytes.size(), change.bytes);
    }

    static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* base, int flags, int* out_flags) {
        FaultyDisk& disk = of(vfs);
        File& file = of(base);
        file.disk = &disk;
        file.name = name;
        const int code = disk.real_->xOpen(disk.real_, name, file.real(), flags, out_flags);
        base->pMethods = code == SQLITE_OK ? &methods : nullptr;
        return code;
    }
    static int write(sqlite3_file* base, const void* bytes, int size, sqlite3_int64 offset) {
        File& file = of(base);
        FaultyDisk& disk = *file.disk;
        const std::lock_guard lock(disk.mutex_);
        const bool was_dead = disk.is_dead_;
        if (!disk.may_change()) {
            if (disk.fault_ == DiskFault::tears && !was_dead)
                file.real()->pMethods->xWrite(file.real(), bytes, size / 2, offset);
            return disk.fault_ == DiskFault::is_full ? SQLITE_FULL : SQLITE_IOERR_WRITE;
        }
        if (file.name != nullptr)
            disk.files_[file.name].since.push_back(
                {.offset = offset,
                 .bytes = std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size))});
        return file.real()->pMethods->xWrite(file.real(), bytes, size, offset);
    }
    static int truncate(sqlite3_file* base, sqlite3_int64 size) {
        File& file = of(base);
        const std::lock_guard lock(file.disk->mutex_);
        if (!file.disk->may_change()) return SQLITE_IOERR_TRUNCATE;
        if (file.name != nullptr)
            file.disk->files_[file.name].since.push_back({.offset = size, .bytes = {}, .is_cut = true});
        return file.real()->pMethods->xTruncate(file.real(), size);
    }
    // On the disk below nothing is synced: that takes long, and its power does not go.
    static int sync(sqlite3_file* base, int) {
        File& file = of(base);
        const std::lock_guard lock(file.disk->mutex_);
        if (!file.disk->may_change()) return SQLITE_IOERR_FSYNC;
        if (file.name == nullptr) return SQLITE_OK;
        Content& content = file.disk->files_[file.name];
        for (const Change& change : content.since) apply(change, content.synced);
        content.since.clear();
        return SQLITE_OK;
    }

#define FG_PASS_ON(name, parameters, ...) \
    [] parameters { return of(base).real()->pMethods->name(of(base).real() __VA_OPT__(, ) __VA_ARGS__); }
    static constexpr sqlite3_io_methods methods{
        .iVersion = 2,
        .xClose = FG_PASS_ON(xClose, (sqlite3_file * base)),
        .xRead = FG_PASS_ON(xRead, (sqlite3_file * base, void* to, int size, sqlite3_int64 at), to, size, at),
        .xWrite = write,
        .xTruncate = truncate,
        .xSync = sync,
        .xFileSize = FG_PASS_ON(xFileSize, (sqlite3_file * base, sqlite3_int64* size), size),
        .xLock = FG_PASS_ON(xLock, (sqlite3_file * base, int lock), lock),
        .xUnlock = FG_PASS_ON(xUnlock, (sqlite3_file * base, int lock), lock),
        .xCheckReservedLock = FG_PASS_ON(xCheckReservedLock, (sqlite3_file * base, int* found), found),
        .xFileControl = FG_PASS_ON(xFileControl, (sqlite3_file * base, int what, void* more), what, more),
        .xSectorSize = FG_PASS_ON(xSectorSize, (sqlite3_file * base)),
        .xDeviceCharacteristics = FG_PASS_ON(xDeviceCharacteristics, (sqlite3_file * base)),
        .xShmMap =
            FG_PASS_ON(xShmMap, (sqlite3_file * base, int page, int size, int more, void volatile** to), page,
                       size, more, to),
        .xShmLock =
            FG_PASS_ON(xShmLock, (sqlite3_file * base, int first, int count, int flags), first, count, flags),
        .xShmBarrier = FG_PASS_ON(xShmBarrier, (sqlite3_file * base)),
        .xShmUnmap = FG_PASS_ON(xShmUnmap, (sqlite3_file * base, int removes), removes),
        .xFetch = nullptr,
        .xUnfetch = nullptr};
#undef FG_PASS_ON

    sqlite3_vfs* real_ = nullptr;
    sqlite3_vfs vfs_{};
    std::mutex mutex_;
    std::map<std::string, Content> files_;
    DiskFault fault_ = DiskFault::none;
    int at_ = 0, changes_ = 0;
    unsigned seed_ = 0;
    bool is_dead_ = false;
};

}  // namespace fg::server
