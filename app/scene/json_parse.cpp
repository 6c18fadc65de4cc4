#include "app/scene/json_parse.h"

#include "app/scene/json_path.h"

#include <algorithm>
#include <vector>

namespace sepax {

namespace {

using ParsedJson = nlohmann::json;

constexpr std::size_t kDetailBytes = 160;  ///< of the parser's own words in a message

/// The words of the parser without its prefixes: `line 3, column 5: unexpected '}'`.
std::string plainWords(std::string_view what) {
  constexpr std::string_view kStart = "parse error at ";
  if (const auto start = what.find(kStart); start != what.npos)
    what.remove_prefix(start + kStart.size());
  std::string words(what);
  constexpr std::string_view kSyntax = "syntax error while parsing ";
  if (const auto syntax = words.find(kSyntax); syntax != words.npos) {
    if (const auto dash = words.find(" - ", syntax); dash != words.npos)
      words.erase(syntax, dash + 3 - syntax);
  }
  // What it read before it stumbled is often half a file.
  if (const auto read = words.find("; last read: "); read != words.npos)
    words.erase(read, std::min(words.find("; expected ", read), words.size()) - read);
  return shortened(onOneLine(words), kDetailBytes);
}

/// The name of a non-finite number that the text holds where the parser gave up, or nothing.
std::string_view nonFiniteToken(std::string_view text, std::size_t position) {
  constexpr std::string_view kLetters = "+-abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  std::size_t start = std::min(position, text.size());
  while (start > 0 && kLetters.find(text[start - 1]) != kLetters.npos) --start;
  const std::string_view rest = text.substr(start);
  for (const std::string_view name : {"-Infinity", "+Infinity", "Infinity", "-NaN", "NaN", "-nan",
                                      "nan", "-inf", "inf", "-Inf", "Inf"})
    if (rest.starts_with(name)) return name;
  return {};
}

/// Builds the tree of a JSON text and keeps the first error as a sentence.
class TreeBuilder : public nlohmann::json_sax<ParsedJson> {
 public:
  explicit TreeBuilder(std::string_view text) : text_(text) {}

  [[nodiscard]] JsonResult result() && {
    if (!error_.empty()) return {std::nullopt, std::move(error_)};
    return {std::move(root_), {}};
  }

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t value) override { return add(value); }
  bool number_unsigned(number_unsigned_t value) override { return add(value); }
  bool number_float(number_float_t value, const string_t&) override { return add(value); }
  bool string(string_t& value) override { return add(std::move(value)); }
  bool binary(binary_t&) override { return false; }  // never in a text
  bool start_object(std::size_t) override { return open(ParsedJson::object()); }
  bool start_array(std::size_t) override { return open(ParsedJson::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    levels_.back().key = name;
    if (!levels_.back().container->contains(name)) return true;
    return fail(path() + ": this field is given twice; keep one of them");
  }

  bool parse_error(std::size_t position, const std::string& token,
                   const nlohmann::detail::exception& error) override {
    constexpr int kNumberOverflow = 406;
    if (error.id == kNumberOverflow)
      return fail({place() + shortened(token, kDetailBytes) +
                       " is too large for a number; write a finite number",
                   DefectKind::nonFinite});
    if (const auto name = nonFiniteToken(text_, position); !name.empty())
      return fail({place() + std::string(name) + " is not allowed; write a finite number",
                   DefectKind::nonFinite});
    return fail("broken JSON at " + plainWords(error.what()));
  }

 private:
  struct Level {
    ParsedJson* container;
    std::string key;  ///< of the member that is being read
  };

  [[nodiscard]] std::string path() const {
    std::string path;
    for (const Level& level : levels_)
      path = level.container->is_array() ? joinIndex(path, level.container->size() - closing(level))
                                         : joinKey(path, level.key);
    return path;
  }
  /// While an element is open it is already counted in the size of its array.
  [[nodiscard]] std::size_t closing(const Level& level) const {
    return &level == &levels_.back() ? 0 : 1;
  }
  [[nodiscard]] std::string place() const { return levels_.empty() ? "" : path() + ": "; }

  bool fail(Problem problem) {
    error_ = std::move(problem);
    return false;
  }

  ParsedJson* insert(ParsedJson value) {
    if (levels_.empty()) return &(*root_ = std::move(value));
    const Level& level = levels_.back();
    if (level.container->is_object()) return &((*level.container)[level.key] = std::move(value));
    level.container->push_back(std::move(value));
    return &level.container->back();
  }

  bool add(ParsedJson value) {
    insert(std::move(value));
    return true;
  }

  bool open(ParsedJson container) {
    if (levels_.size() >= kMaxJsonDepth)
      return fail("the JSON is nested more than " + std::to_string(kMaxJsonDepth) +
                  " levels deep; a scene needs at most 6");
    levels_.push_back({insert(std::move(container)), {}});
    return true;
  }

  bool close() {
    levels_.pop_back();
    return true;
  }

  std::string_view text_;
  JsonTree root_ = ParsedJson();
  std::vector<Level> levels_;
  Problem error_;
};

/// Empties the containers from the innermost outwards. No deeper than the value is nested, which is
/// at most kMaxJsonDepth.
void dismantle(ParsedJson& value) {
  if (value.is_array()) {
    for (ParsedJson& child : value) dismantle(child);
    value.get_ref<ParsedJson::array_t&>().clear();
  } else if (value.is_object()) {
    for (ParsedJson& child : value) dismantle(child);
    value.get_ref<ParsedJson::object_t&>().clear();
  }
}

}  // namespace

JsonTree::~JsonTree() {
  if (value_) dismantle(*value_);
}

JsonResult parseJson(std::string_view text) {
  if (text.find_first_not_of(" \t\r\n") == text.npos)
    return {std::nullopt, "the JSON text is empty; a scene starts with {"};
  TreeBuilder builder(text);
  ParsedJson::sax_parse(text.begin(), text.end(), &builder);
  return std::move(builder).result();
}

}  // namespace sepax
