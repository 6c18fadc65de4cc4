#pragma once

#include <array>
#include <optional>
#include <string_view>

/// What a reader of polygons asks where the text leaves it open.
namespace sepax {

/// What becomes of the holes of polygons, which bodies do not have.
enum class Holes {
  bridge,   ///< the outline runs over a bridge to the hole, around it and back
  outline,  ///< they are left out
  bodies    ///< each is a polygon of its own
};

/// The unit of angles beside vertices.
enum class AngleUnit { degrees, radians };

/// Nothing chosen: holes are refused, and the unit of angles is judged by their names and sizes.
struct ReadChoices {
  std::optional<Holes> holes = std::nullopt;
  std::optional<AngleUnit> angles = std::nullopt;
  friend bool operator==(const ReadChoices&, const ReadChoices&) = default;
};

/// A value with its word for the command line and its title for people.
template <class Value>
struct ChoiceRow {
  Value value;
  std::string_view id;
  std::string_view title;
};

inline constexpr std::array<ChoiceRow<Holes>, 3> kHoleChoices = {{
    {Holes::bridge, "bridge", "joined by bridges"},
    {Holes::outline, "outline", "left out"},
    {Holes::bodies, "bodies", "bodies of their own"},
}};

inline constexpr std::array<ChoiceRow<AngleUnit>, 2> kAngleChoices = {{
    {AngleUnit::degrees, "degrees", "degrees"},
    {AngleUnit::radians, "radians", "radians"},
}};

}  // namespace sepax
