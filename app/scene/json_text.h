#pragma once

#include <nlohmann/json.hpp>

#include <string>

/// JSON as text. Every number prints as the shortest text that reads back to the same double,
/// minus zero prints as 0, and what is not finite prints as null.
namespace sepax {

[[nodiscard]] std::string numberText(double value);
/// Everything on one line.
[[nodiscard]] std::string compactJson(const nlohmann::ordered_json& value);
/// One line per field, point and cell, whatever the numbers are: a small edit is a small diff.
[[nodiscard]] std::string layoutJson(const nlohmann::ordered_json& value);

}  // namespace sepax
