#include "app/disk/attributes.h"

#ifdef __linux__

#include <sys/xattr.h>
#include <array>
#include <string_view>

namespace sepax {

namespace {

constexpr std::size_t kMaxBytes = 1u << 16;  ///< of a value and of all names, as the kernel allows

}  // namespace

void copyAttributes(const std::string& from, int descriptor) {
  std::array<char, kMaxBytes> names;
  const ssize_t listed = ::listxattr(from.c_str(), names.data(), names.size());
  if (listed <= 0) return;
  std::string_view rest(names.data(), static_cast<std::size_t>(listed));
  for (std::array<char, kMaxBytes> value; !rest.empty();) {
    const char* const name = rest.data();  // each one ends with a zero byte
    rest.remove_prefix(std::string_view(name).size() + 1);
    const ssize_t size = ::getxattr(from.c_str(), name, value.data(), value.size());
    if (size < 0) continue;
    [[maybe_unused]] const int set =
        ::fsetxattr(descriptor, name, value.data(), static_cast<std::size_t>(size), 0);
  }
}

}  // namespace sepax

#else

namespace sepax {

void copyAttributes(const std::string&, int) {}

}  // namespace sepax

#endif
