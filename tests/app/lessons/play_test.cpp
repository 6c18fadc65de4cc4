#include "app/lessons/courses.h"
#include "app/lessons/lesson_play.h"
#include "app/lessons/scene_numbers.h"
#include "app/techniques/table.h"

#include <doctest/doctest.h>

#include <set>

namespace sepax::test {

namespace {

/// A triangle left of a square, and one task.
Lesson plain() {
  Lesson lesson;
  lesson.id = "sat/99-test";
  lesson.title = "A test";
  lesson.scene.bodies = {{"A", {{-1, -1}, {1, -1}, {0, 1}}, {-2, 0}, 0, {}, 0},
                         {"B", {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}, {2, 0}, 0, {}, 0}};
  LessonTask task;
  task.id = "meet";
  task.say = "Make them meet";
  Condition overlapping;
  overlapping.at = "/sat/relation";
  overlapping.value = "overlapping";
  task.until = {overlapping};
  SolutionStep drag;
  drag.grip = gripNamed("A");
  drag.by = true;
  drag.place = {2.5, 0};
  task.solution = {drag};
  lesson.tasks = {task};
  return lesson;
}

bool speaksOf(const std::vector<std::string>& problems, std::string_view part) {
  for (const std::string& problem : problems)
    if (problem.find(part) != std::string::npos) return true;
  return false;
}

}  // namespace

TEST_CASE("the courses are read, and each has lessons") {
  REQUIRE(courses().size() == 6);
  std::size_t told = 0;
  for (const Course& course : courses()) {
    CAPTURE(course.id);
    CHECK_FALSE(course.about.empty());
    for (const std::string& words : {course.id, course.title, course.about})
      CHECK(words.find_first_of("|\n") == std::string::npos);
    CHECK_FALSE(lessonsOf(lessons(), course.id).empty());
    told += lessonsOf(lessons(), course.id).size();
  }
  CHECK(told == lessons().size());
}

TEST_CASE("every lesson of the program can be read") {
  for (const LessonResult& result : readLessons()) CHECK_MESSAGE(result.lesson, result.error);
  std::set<std::string> ids;
  for (const Lesson& lesson : lessons()) {
    CHECK(ids.insert(lesson.id).second);
    CHECK_MESSAGE(findCourse(courseOf(lesson)) != nullptr, lesson.id);
    if (!lesson.next.empty()) CHECK_MESSAGE(findLesson(lessons(), lesson.next), lesson.id);
  }
  CHECK_FALSE(ids.empty());
}

TEST_CASE("every lesson holds: tasks start unsolved and their solutions solve them") {
  for (const Lesson& lesson : lessons()) {
    CAPTURE(lesson.id);
    for (const std::string& problem : lessonProblems(techniques(), lesson))
      CHECK_MESSAGE(problem.empty(), problem);
  }
}

TEST_CASE("a lesson that works has no problems, and each slip is told") {
  CHECK(lessonProblems(techniques(), plain()).empty());

  Lesson solved = plain();
  solved.scene.bodies[0].position.x = 1;
  CHECK(speaksOf(lessonProblems(techniques(), solved), "solved from the start"));

  Lesson short_ = plain();
  short_.tasks[0].solution[0].place = {0.5, 0};
  CHECK(
      speaksOf(lessonProblems(techniques(), short_), "does not solve the task: /sat/relation is"));

  Lesson none = plain();
  none.tasks[0].solution.clear();
  CHECK(speaksOf(lessonProblems(techniques(), none), "it has no solution"));

  Lesson missing = plain();
  missing.tasks[0].solution[0].grip = gripNamed("vertex 7 of A");
  CHECK(speaksOf(lessonProblems(techniques(), missing), "tasks[0].solution[0]: vertex 7 of A"));

  Lesson place = plain();
  place.tasks[0].until[0].at = "/sta/relation";
  CHECK(speaksOf(lessonProblems(techniques(), place), "/sta/relation names no part"));

  Lesson article = plain();
  article.article = "nobody";
  CHECK(speaksOf(lessonProblems(techniques(), article), "source.article"));

  Lesson axis = plain();
  axis.view.axis = "B7";
  CHECK(speaksOf(lessonProblems(techniques(), axis), "view.axis"));

  Lesson number = plain();
  number.text = {readParagraph("{x|bodies/0/position/0|0..2|0.1}").paragraph};
  CHECK(speaksOf(lessonProblems(techniques(), number), "outside of 0..2"));
  number.text = {readParagraph("{x|bodies/9/angle|0..2|0.1} {=sat/deep}").paragraph};
  CHECK(speaksOf(lessonProblems(techniques(), number), "no number of the scene"));
  CHECK(speaksOf(lessonProblems(techniques(), number), "no answer of this scene"));
}

TEST_CASE("feedback is called up by its own guess") {
  Lesson lesson = plain();
  Prediction prediction;
  prediction.kind = PredictionKind::verdict;
  prediction.of = "/sat/relation";
  prediction.choices = {{"disjoint", "apart"}, {"overlapping", "they meet"}};
  Condition guessed;
  guessed.at = "/prediction/guess";
  guessed.value = "overlapping";
  prediction.feedback = {{"", {guessed}, "overlapping", "Look at the gap."}};
  lesson.prediction = prediction;
  CHECK(lessonProblems(techniques(), lesson).empty());
  lesson.prediction->feedback[0].guess = "disjoint";
  CHECK(speaksOf(lessonProblems(techniques(), lesson), "this guess is right"));
  lesson.prediction->feedback[0].guess = nullptr;
  CHECK(speaksOf(lessonProblems(techniques(), lesson), "no \"guess\""));
  lesson.prediction->of = "/sat/relations";
  CHECK(speaksOf(lessonProblems(techniques(), lesson), "predict.of"));
}

TEST_CASE("the hand of a solution drags to the last bit of a pixel, turns and sets") {
  const Lesson lesson = plain();
  LessonPlay play(techniques(), lesson);
  SolutionStep turn;
  turn.kind = SolutionStep::Kind::turn;
  turn.grip = gripNamed("turn of A");
  turn.number = 30;
  CHECK(play.perform(turn) == "");
  CHECK(play.scene().bodies[0].angle == doctest::Approx(30).epsilon(0.01));

  SolutionStep vertex;
  vertex.grip = gripNamed("vertex 2 of B");
  vertex.place = {4, 2};
  CHECK(play.perform(vertex) == "");
  CHECK(play.scene().bodies[1].vertices[2].x == doctest::Approx(2));
  CHECK(play.scene().bodies[1].vertices[2].y == doctest::Approx(2));

  SolutionStep set;
  set.kind = SolutionStep::Kind::set;
  set.name = "circles";
  set.value = "on";
  CHECK(play.perform(set) == "");
  CHECK(play.facts()["view"]["options"]["circles"] == "on");
  set.name = "circle";
  CHECK(play.perform(set).find("is no option") != std::string::npos);

  SolutionStep number;
  number.kind = SolutionStep::Kind::number;
  number.name = "/bodies/1/angle";
  number.number = 45;
  CHECK(play.perform(number) == "");
  CHECK(play.scene().bodies[1].angle == 45);
}

TEST_CASE("numbers of a scene are found by their place") {
  Scene scene = plain().scene;
  scene.ray = Ray{{1, 2}, {0, 1}, 5};
  for (const char* place :
       {"/bodies/0/position/0", "/bodies/1/angle", "/bodies/0/velocity/1", "/bodies/0/spin",
        "/bodies/1/vertices/3/1", "/ray/origin/0", "/ray/direction/1", "/ray/length"}) {
    CAPTURE(place);
    CHECK(sceneNumber(scene, place));
    CHECK(sceneNumber(withSceneNumber(scene, place, 7.5), place) == 7.5);
  }
  for (const char* place :
       {"", "/bodies", "/bodies/2/angle", "/bodies/0/vertices/3/0", "/bodies/0/position/2",
        "/bodies/-1/angle", "/ray/origin", "/bodies/x/angle"}) {
    CAPTURE(place);
    CHECK_FALSE(sceneNumber(scene, place));
    CHECK(withSceneNumber(scene, place, 7.5) == scene);
  }
}

TEST_CASE("lessons follow each other within their course") {
  std::vector<Lesson> all(3, plain());
  all[0].id = "sat/01-a";
  all[1].id = "motion/01-b";
  all[2].id = "sat/02-c";
  CHECK(lessonAfter(all, all[0]) == &all[2]);
  CHECK(lessonAfter(all, all[2]) == nullptr);
  CHECK(lessonBefore(all, all[2]) == &all[0]);
  all[2].next = "motion/01-b";
  CHECK(lessonAfter(all, all[2]) == &all[1]);
}

}  // namespace sepax::test
