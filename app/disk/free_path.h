#pragma once

#include <functional>
#include <string>

/// Names for files that must not take the place of others.
namespace sepax {

/// Nothing lies there, not even a link that leads nowhere.
[[nodiscard]] bool isFree(const std::string& path);
/// The first of named(1), named(2), … that is free, or that `serves` although it is there.
[[nodiscard]] std::string firstFree(const std::function<std::string(int)>& named,
                                    const std::function<bool(const std::string&)>& serves = {});
/// The path itself, or else name-2.ext, name-3.ext, … beside it, likewise.
[[nodiscard]] std::string freePath(const std::string& path,
                                   const std::function<bool(const std::string&)>& serves = {});

}  // namespace sepax
