#pragma once

#include <cstdint>

namespace sepax {

/// Counts the changes of a value. Another value in its place is a change as well, so the count goes
/// on when it is assigned to.
class Revision {
 public:
  Revision() = default;
  Revision(const Revision&) = default;
  Revision& operator=(const Revision&) {
    ++number_;
    return *this;
  }
  ~Revision() = default;

  void rise() { ++number_; }
  /// Never 0, which is left to those who have seen no value yet.
  [[nodiscard]] std::uint64_t number() const { return number_; }

 private:
  std::uint64_t number_ = 1;
};

}  // namespace sepax
