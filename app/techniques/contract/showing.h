#pragma once

#include "app/scene/scene_json.h"
#include "app/techniques/contract/technique.h"

#include <string>

/// How a scene asks to be shown (Scene::showing), and what its technique makes of it. The scene's
/// own rules know the types alone; which methods, options and steps there are is known from here
/// on. A scene of a technique that the table has not is not judged and keeps what it says.
namespace sepax {

/// What the view of a scene asks for that is not there: an option of no technique or no value of
/// it, a method that is none of the scene's technique, an index or a step beyond the last of this
/// scene. One sentence that starts with the JSON path; empty when all of it is there.
[[nodiscard]] std::string showingProblem(TechniqueTable techniques, const Scene& scene);
/// The scene that was read from `name`, or that sentence as its error. An empty name is left out.
[[nodiscard]] SceneResult withShowingChecked(TechniqueTable techniques, SceneResult loaded,
                                             const std::string& name);

/// The view in the way that the scene asks for: its options beside those that are set already,
/// answers, method, step and time as from the beginning where the scene does not say. The camera
/// stays. What is not there is passed over.
[[nodiscard]] ViewState shownAs(TechniqueTable techniques, const Scene& scene, ViewState view);
/// The showing with every option of the scene's technique, but for the tool that a hand paints
/// with, at its standard where the scene does not say: a picture of one error shows that one.
[[nodiscard]] Showing withStandards(TechniqueTable techniques, const Scene& scene);
/// The options without those that the former scene has set and nobody has changed since: they are
/// again what they were `before` it.
[[nodiscard]] OptionBag givenBack(TechniqueTable techniques, const Showing& former,
                                  const OptionBag& before, OptionBag options);

/// An option that needs room around the bodies is on `now`, and was not `before`.
[[nodiscard]] bool needsMoreRoom(const Technique& technique, const OptionBag& before,
                                 const OptionBag& now);

/// The scene with what it has to say so that it opens as the view shows it: of the shown technique
/// what differs from the standard, of the others what the scene has `said` and nobody has changed.
/// A tool that paints on a map is the hand's and not carried; while it plays, step and time are
/// what was said.
/// Laws: a scene that nobody looks at otherwise keeps what it said; showingProblem of the result is
/// empty; shownAs of the result shows what the view shows.
[[nodiscard]] Scene withShowing(TechniqueTable techniques, Scene scene, const ViewState& view,
                                const Showing& said);

}  // namespace sepax
