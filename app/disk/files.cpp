#include "app/disk/files.h"

#include "app/disk/attributes.h"
#include "app/disk/descriptor.h"
#include "app/disk/temporary_files.h"

#include <fmt/format.h>

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

namespace sepax {

namespace {

constexpr std::size_t kBlockBytes = 1u << 16;  ///< read at once
constexpr int kMaxLinks = 40;                  ///< followed, as the kernel does
constexpr int kNameAttempts = 100;             ///< to find a free name for the temporary file
constexpr const char* kNoFile = ": is a pipe or a device; name a file";
constexpr int kPipeWait = 2000;    ///< for the other end of a pipe, milliseconds
constexpr int kBetweenTries = 20;  ///< to open it, milliseconds

bool isFolder(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

FileResult readAll(int descriptor, const std::string& name, std::size_t limit) {
  std::string bytes;
  std::array<char, kBlockBytes> block;
  for (;;) {
    const ssize_t count = ::read(descriptor, block.data(), block.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return {std::nullopt, fileError(name, errno)};
    if (count == 0) return {std::move(bytes), {}};
    bytes.append(block.data(), static_cast<std::size_t>(count));
    if (bytes.size() > limit)
      return {std::nullopt,
              fmt::format("{}: more than {} bytes; split it into smaller parts", name, limit)};
  }
}

/// Waits for somebody who writes into a pipe that was opened without waiting.
bool hasWriter(int descriptor) {
  pollfd wanted{descriptor, POLLIN, 0};
  return ::poll(&wanted, 1, kPipeWait) > 0;
}

/// What the path names is looked at once it is open, for it may change before: opening never waits,
/// and reading waits only for a pipe or a device, where they are wanted.
FileResult readOpened(const std::string& path, std::size_t limit, bool pipes) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat status {};
  if (!file.isOpen() || ::fstat(file.get(), &status) != 0)
    return {std::nullopt, fileError(path, errno)};
  if (S_ISDIR(status.st_mode)) return {std::nullopt, fileError(path, EISDIR)};
  if (!pipes && !S_ISREG(status.st_mode)) return {std::nullopt, path + kNoFile};
  if (S_ISFIFO(status.st_mode) && !hasWriter(file.get()))
    return {std::nullopt, path + ": nobody writes into this pipe; start what fills it first"};
  if (::fcntl(file.get(), F_SETFL, O_RDONLY) != 0) return {std::nullopt, fileError(path, errno)};
  return readAll(file.get(), path, limit);
}

/// Where the bytes shall really go: the end of a chain of symbolic links, which may not exist yet.
/// Nothing when the chain is a circle.
std::optional<std::string> targetOf(const std::string& path) {
  std::filesystem::path target = path;
  std::error_code error;
  for (int i = 0; i < kMaxLinks; ++i) {
    if (!std::filesystem::is_symlink(target, error)) return target.string();
    const std::filesystem::path link = std::filesystem::read_symlink(target, error);
    target = link.is_absolute() ? link : target.parent_path() / link;
  }
  return std::nullopt;
}

/// A pipe cannot be opened before somebody reads from it; then writing waits for them.
Descriptor openForWriting(const std::string& path) {
  for (int waited = 0;; waited += kBetweenTries) {
    Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.isOpen() && ::fcntl(file.get(), F_SETFL, O_WRONLY) != 0) return Descriptor();
    if (file.isOpen() || errno != ENXIO || waited >= kPipeWait) return file;
    ::poll(nullptr, 0, kBetweenTries);
  }
}

int writeInto(const std::string& path, std::string_view bytes) {
  Descriptor file = openForWriting(path);
  if (!file.isOpen()) return errno;
  const int error = writeAll(file.get(), bytes);
  return error == 0 ? file.close() : error;
}

int fill(Descriptor& file, const std::string& target, const struct stat* former,
         std::string_view bytes) {
  if (former != nullptr) {
    // Another owner can be kept only by root; the permissions matter more.
    [[maybe_unused]] const int owner = ::fchown(file.get(), former->st_uid, former->st_gid);
    if (::fchmod(file.get(), former->st_mode & 07777u) != 0) return errno;
    copyAttributes(target, file.get());
  }
  if (const int error = writeAll(file.get(), bytes); error != 0) return error;
  if (::fsync(file.get()) != 0) return errno;
  return file.close();
}

/// Makes the rename itself survive a power cut; not every file system can.
void flushFolder(const std::string& target) {
  const auto folder = std::filesystem::path(target).parent_path();
  const Descriptor file(
      ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (file.get() >= 0) [[maybe_unused]]
    const int result = ::fsync(file.get());
}

/// "No such file or folder" would lead astray where the folder is there but takes no files.
std::string writeError(const std::string& path, const std::string& target, int number) {
  const std::filesystem::path folder = std::filesystem::path(target).parent_path();
  if (number == ENOENT && isFolder(folder.empty() ? "." : folder.string()))
    return path + ": cannot write here; choose another folder";
  return fileError(path, number);
}

/// Whether a failure is one of the whole disk: another file beside it would fare no better.
bool isOfDisk(int number) {
  return number == ENOSPC || number == EDQUOT || number == EFBIG || number == EROFS;
}

/// The whole content of an open file, in place of what it holds.
int putInto(int descriptor, std::string_view bytes) {
  if (::lseek(descriptor, 0, SEEK_SET) != 0) return errno;
  if (const int error = writeAll(descriptor, bytes); error != 0) return error;
  if (::ftruncate(descriptor, static_cast<off_t>(bytes.size())) != 0) return errno;
  return ::fsync(descriptor) == 0 ? 0 : errno;
}

/// A file with several names keeps them all only when it stays the same file. When the new content
/// has no room, the old one is put back: its room is still there.
int overwriteFile(const std::string& target, std::string_view bytes) {
  Descriptor file(::open(target.c_str(), O_RDWR | O_CLOEXEC));
  if (!file.isOpen()) return errno;
  const FileResult old = readAll(file.get(), target, std::string::npos);
  if (!old.bytes) return EIO;
  const int error = putInto(file.get(), bytes);
  if (error == 0) return file.close();
  [[maybe_unused]] const int restored = putInto(file.get(), *old.bytes);
  return error;
}

int replaceFile(const std::string& target, const struct stat* former, std::string_view bytes) {
  // Open modes follow the user's umask where there is no former file to follow.
  for (int attempt = 0; attempt < kNameAttempts; ++attempt) {
    const std::string temporary = temporaryName(target, attempt);
    Descriptor file(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (file.get() < 0 && errno == EEXIST) continue;
    if (file.get() < 0) return errno;
    // Says that it is in use; where nothing can be locked, the number of the process says it.
    [[maybe_unused]] const int locked = ::flock(file.get(), LOCK_EX | LOCK_NB);
    int error = fill(file, target, former, bytes);
    if (error == 0 && ::rename(temporary.c_str(), target.c_str()) != 0) error = errno;
    if (error != 0) ::unlink(temporary.c_str());
    if (error == 0) flushFolder(target);
    return error;
  }
  return EEXIST;
}

}  // namespace

int writeAll(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

std::string fileError(const std::string& path, int number) {
  const auto say = [&path](std::string_view words) { return fmt::format("{}: {}", path, words); };
  switch (number) {
    case ENOENT:
      return say("no such file or folder; check the path");
    case EBADF:
      return say("closed; open it or name a file");
    case EISDIR:
      return say("is a folder; name a file in it");
    case ENOTDIR:
      return say("a part of the path is a file, not a folder; check the path");
    case EACCES:
    case EPERM:
      return say("permission denied; change the permissions or choose another path");
    case EROFS:
      return say("the disk is read-only; choose another place");
    case ENOSPC:
    case EDQUOT:
      return say("the disk is full; free some space and try again");
    case EFBIG:
      return say("the file would be larger than the system allows");
    case ENXIO:
      return say("nobody reads from this pipe; start what empties it first");
    case EPIPE:
      return say("the reader has closed it; nothing more could be written");
    case ENAMETOOLONG:
      return say("the name is too long; choose a shorter one");
    case ELOOP:
      return say("symbolic links lead in a circle; repair the links");
    default:
      return say(std::generic_category().message(number));
  }
}

FileResult readFile(const std::string& path, std::size_t limit) {
  return readOpened(path, limit, true);
}

FileResult readRegularFile(const std::string& path, std::size_t limit) {
  // A pipe is not even opened: who waits to write into it would take us for its reader.
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0 && S_ISFIFO(status.st_mode))
    return {std::nullopt, path + kNoFile};
  return readOpened(path, limit, false);
}

FileResult readStandardInput(std::size_t limit) {
  return readAll(STDIN_FILENO, "standard input", limit);
}

WriteResult writeWhole(const std::string& path, std::string_view bytes, Pipes pipes) {
  if (path.empty()) return {"the file name is empty; give a name"};
  if (isFolder(path) || path.ends_with('/')) return {fileError(path, EISDIR)};
  struct stat former {};
  const bool exists = ::stat(path.c_str(), &former) == 0;
  const std::optional<std::string> target = targetOf(path);
  if (!target) return {fileError(path, ELOOP)};
  if (exists && S_ISFIFO(former.st_mode) && pipes == Pipes::refused) return {path + kNoFile};
  int error = 0;
  // The link /dev/stdout leads to a pipe that no path names.
  if (exists && !S_ISREG(former.st_mode))
    error = writeInto(path, bytes);
  else if (exists && former.st_nlink > 1)
    error = overwriteFile(*target, bytes);
  else
    error = replaceFile(*target, exists ? &former : nullptr, bytes);
  if (error == 0) return {};
  return {writeError(path, *target, error), isOfDisk(error)};
}

std::string atomicWrite(const std::string& path, std::string_view bytes, Pipes pipes) {
  return writeWhole(path, bytes, pipes).error;
}

}  // namespace sepax
