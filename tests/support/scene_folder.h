#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sepax::testing {

/// A temporary folder that goes away with all that is in it.
class Folder {
 public:
  Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder();

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string operator/(std::string_view name) const {
    return path_ + "/" + std::string(name);
  }
  void write(std::string_view name, std::string_view bytes) const;
  [[nodiscard]] std::string read(std::string_view name) const;
  /// Names of all that is in it, hidden ones too, sorted.
  [[nodiscard]] std::vector<std::string> names() const;

 private:
  std::string path_;
};

}  // namespace sepax::testing
