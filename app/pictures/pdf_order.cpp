#include "app/pictures/pdf_order.h"

#include <cstdint>
#include <cstring>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace sepax {

namespace {

/// At the start of the bytes; another one where what follows has another order.
constexpr std::uint32_t kMark = 0x73506401;

// What is written and read, in one order. The names are all fields that there are: one that is
// added does not compile until it stands here, too.
template <class Visit>
void fields(Visit& visit, Stroke& stroke) {
  auto& [layer, points, closed, paint, width, dash, cap, part] = stroke;
  visit(layer, points, closed, paint, width, dash, cap, part);
}

template <class Visit>
void fields(Visit& visit, Fill& fill) {
  auto& [layer, outline, paint, hatch, part] = fill;
  visit(layer, outline, paint, hatch, part);
}

template <class Visit>
void fields(Visit& visit, Text& line) {
  auto& [layer, position, text, size, weight, align, paint, halo, part] = line;
  visit(layer, position, text, size, weight, align, paint, halo, part);
}

template <class Visit>
void fields(Visit& visit, PdfOrder& order) {
  auto& [figure, options, info] = order;
  auto& [title, caption, scene] = info;
  visit(figure.width, figure.height, figure.ground, figure.items, options, title, caption, scene);
}

template <class Value>
constexpr bool kPlain = std::is_trivially_copyable_v<Value>;

class Writer {
 public:
  template <class... Values>
  void operator()(Values&... values) {
    (add(values), ...);
  }
  std::string bytes;

 private:
  void addBytes(const void* first, std::size_t size) {
    bytes.append(static_cast<const char*>(first), size);
  }

  template <class Value>
  void add(Value& value) {
    if constexpr (kPlain<Value>) {
      addBytes(&value, sizeof value);
    } else {
      fields(*this, value);
    }
  }

  template <class Value>
  void addCount(const Value& values) {
    const auto count = static_cast<std::uint32_t>(values.size());
    addBytes(&count, sizeof count);
  }

  void add(std::string& text) {
    addCount(text);
    bytes += text;
  }

  template <class Value>
  void add(std::vector<Value>& values) {
    addCount(values);
    for (Value& value : values) add(value);
  }

  void add(Item& item) {
    bytes += static_cast<char>(item.index());
    std::visit(
        [this](auto& drawn) {
          drawn.part = Part::none;  // parts are of one program alone
          add(drawn);
        },
        item);
  }
};

class Reader {
 public:
  explicit Reader(std::string_view bytes) : left_(bytes) {}

  template <class... Values>
  void operator()(Values&... values) {
    (take(values), ...);
  }
  /// All of the bytes have been read, and none was missing.
  [[nodiscard]] bool done() const { return !short_ && left_.empty(); }

 private:
  [[nodiscard]] std::string_view takeBytes(std::size_t size) {
    short_ = short_ || size > left_.size();
    if (short_) return {};
    const std::string_view taken = left_.substr(0, size);
    left_.remove_prefix(size);
    return taken;
  }

  template <class Value>
  void take(Value& value) {
    if constexpr (kPlain<Value>) {
      const std::string_view taken = takeBytes(sizeof value);
      if (!short_) std::memcpy(&value, taken.data(), taken.size());
    } else {
      fields(*this, value);
    }
  }

  [[nodiscard]] std::uint32_t takeCount() {
    std::uint32_t count = 0;
    take(count);
    return count;
  }

  void take(std::string& text) { text = takeBytes(takeCount()); }

  template <class Value>
  void take(std::vector<Value>& values) {
    for (std::uint32_t left = takeCount(); left > 0 && !short_; --left) take(values.emplace_back());
  }

  template <std::size_t index = 0>
  void takeKind(Item& item, std::size_t kind) {
    if constexpr (index < std::variant_size_v<Item>) {
      if (kind == index) return take(item.emplace<index>());
      takeKind<index + 1>(item, kind);
    } else {
      short_ = true;
    }
  }

  void take(Item& item) {
    std::uint8_t kind = 0;
    take(kind);
    if (!short_) takeKind(item, kind);
    std::visit([](auto& drawn) { drawn.part = Part::none; }, item);
  }

  std::string_view left_;
  bool short_ = false;
};

}  // namespace

std::string bytesOf(PdfOrder order) {
  Writer writer;
  std::uint32_t mark = kMark;
  writer(mark);
  fields(writer, order);
  return std::move(writer.bytes);
}

std::optional<PdfOrder> pdfOrderIn(std::string_view bytes) {
  Reader reader(bytes);
  std::uint32_t mark = 0;
  reader(mark);
  PdfOrder order;
  if (mark == kMark) fields(reader, order);
  return reader.done() ? std::optional(std::move(order)) : std::nullopt;
}

}  // namespace sepax
