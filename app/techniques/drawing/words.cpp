#include "app/techniques/drawing/words.h"

#include "app/figure/numbers.h"

namespace sepax {

Role roleOf(Relation relation) {
  return relation == Relation::overlapping ? Role::result : Role::gap;
}

Role roleOf(Contact contact, Relation initial) {
  if (contact == Contact::initial) return roleOf(initial);
  return contact == Contact::entering ? Role::result : Role::gap;
}

std::string depthWords(double depth, int sign, std::string_view overlap) {
  if (sign < 0) return "gap " + number(-depth);
  return sign == 0 ? "touching" : std::string(overlap) + number(depth);
}

std::string_view trendWord(const AxisMoment& moment) {
  return moment.closing ? "closing" : moment.opening ? "opening" : "";
}

std::string contactWords(Contact contact, std::optional<double> time, Relation initial) {
  switch (contact) {
    case Contact::none:
      return "no contact";
    case Contact::grazing:
      return "grazes at t = " + number(*time);
    case Contact::entering:
      return "hit at t = " + number(*time);
    case Contact::initial:
      break;
  }
  return initial == Relation::touching ? "touching at t = 0" : "overlapping at t = 0";
}

std::string axisOfStep(const ViewState& view, int axis, std::size_t count,
                       const std::string& name) {
  if (view.stepsCounted) return "Axis " + name;
  return fmt::format("Axis {} of {} · {}", axis + 1, count, name);
}

std::string andList(const std::vector<std::string>& names) {
  std::string list;
  for (std::size_t i = 0; i < names.size(); ++i)
    list += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
  return list;
}

}  // namespace sepax
