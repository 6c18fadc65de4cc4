#pragma once

#include "app/formats/plain/engine_code.h"

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// An angle in radians, of EnginePose::angleUnit.
inline constexpr std::string_view kRadians = "_rad";

/// A stretch of a text.
struct CodeSpan {
  std::size_t start = 0;
  std::size_t end = 0;
};

/// Where a body of an engine stands, as far as code says so.
struct EnginePose {
  std::string engine;                             ///< whose rules these are; empty = unknown
  std::optional<std::array<double, 2>> position;  ///< world units
  std::optional<double> angle;
  std::string_view angleUnit;  ///< "_rad" or "_deg"; empty where nothing tells
  std::array<double, 2> scale{1, 1};
  std::array<double, 2> origin{0, 0};  ///< that it is scaled and turned about
  std::string_view pivot;              ///< what of the vertices comes to the position
  bool named = false;                  ///< a name or a term says a part of it
  std::vector<CodeSpan> places;        ///< points in the text that say so
};

/// A list of vertices, and the bodies that have it.
struct EngineList {
  CodeSpan span;
  bool bare = false;        ///< numbers or points without a bracket of their own
  std::string points = {};  ///< of vs[0].Set(0, 0); vs[1].Set(...), statement after statement
  std::string name = {};    ///< vs of these
  std::size_t count = 0;    ///< how many of these
  std::vector<std::size_t> bodies = {};  ///< each once
};

/// What code makes of an engine: bodies, shapes and lists of vertices, statement by statement.
class EngineWorld {
 public:
  explicit EngineWorld(std::string_view code) : text_(code), brackets_(code) {}
  void run();
  [[nodiscard]] const std::map<std::size_t, EngineList>& lists() const { return lists_; }
  [[nodiscard]] const EnginePose& poseOf(std::size_t body) const { return objects_[body].pose; }

 private:
  /// A body, a shape, or a definition of one of these.
  struct Object {
    EnginePose pose;
    std::vector<std::size_t> lists;  ///< of its vertices, by their places
    bool isBody = false;
    bool isPolygon = false;  ///< which stands where it says, without a body
  };
  /// What an expression is.
  struct Value {
    std::optional<double> number;
    std::optional<std::array<double, 2>> point;
    std::optional<std::size_t> object;
    CodeSpan span;
  };
  struct Argument {
    std::string_view label;
    Value value;
  };
  using Arguments = std::vector<Argument>;
  struct Call {
    std::string called;                   ///< in small letters
    std::string owner;                    ///< this.world
    std::optional<std::size_t> index;     ///< of vs[0].Set(...)
    std::optional<std::size_t> receiver;  ///< the object that it is called on
    Arguments arguments;
    CodeSpan span;
  };

  std::size_t statement(std::size_t place);
  void assign(const CodePath& path, std::size_t start, std::size_t place);
  Value valueAt(std::size_t place, std::size_t end);
  Value chainAt(std::size_t place, std::size_t end);
  Value groupAt(std::size_t open, std::size_t close, std::size_t start);
  Arguments argumentsIn(std::size_t open, std::size_t close);
  std::optional<Value> callAt(const CodePath& path, std::size_t start,
                              std::optional<std::size_t> receiver);

  // what calls do, each answers what it makes
  Value perform(const Call& call);
  Value made(const Call& call);
  Value madeBody(const Call& call);
  std::optional<Value> madePolygon(const Call& call);
  std::optional<Value> polygonOfFarseer(const Call& call);
  bool appends(const Call& call);
  std::size_t listOf(const Arguments& arguments, std::size_t first);
  std::optional<std::size_t> madeShape(const Arguments& arguments);
  bool attaches(const Call& call);
  bool setsPointOfShape(const Call& call);
  bool setsPose(const Call& call);
  void takePlace(EnginePose& pose, const Arguments& arguments, std::size_t first);
  void takeCoordinate(EnginePose& pose, std::size_t axis, const Value& value);
  void takeMember(EnginePose& pose, std::string_view name, const Value& value);
  void takeNumbered(const std::string& name, std::size_t index, const Value& point, CodeSpan span);
  std::size_t newConvexShape();

  std::size_t newObject();
  std::size_t objectNamed(const std::string& name);
  void attach(std::size_t body, const std::vector<std::size_t>& lists);

  static constexpr std::string_view kPosition = ".position";  ///< of body.position.set(5, 2)

  std::string_view text_;
  BracketPairs brackets_;
  std::vector<Object> objects_;
  std::map<std::string, std::size_t, std::less<>> names_;
  std::map<std::size_t, EngineList> lists_;  ///< by their places
  std::map<std::size_t, Value> known_;       ///< calls and brackets, by their places
  /// A list of a shape of LÖVE and the last body that was made before.
  struct LooseShape {
    std::size_t list = 0;
    std::optional<std::size_t> body;
  };
  std::vector<LooseShape> shapes_;
  std::optional<std::size_t> lastBody_;  ///< of LÖVE
  bool hasFixtures_ = false;             ///< something says which body has which shape
  std::size_t depth_ = 0;                ///< brackets around what is read now
};

}  // namespace sepax
