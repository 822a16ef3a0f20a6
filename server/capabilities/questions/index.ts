import { capability } from "../../kernel/capability.ts";
import { erasableQuestions } from "./change-question.ts";
import { questionsChanged } from "./events.ts";
import { choicesOfUser, forgetOldChoices } from "./note-taken-choice.ts";
import { routes } from "./routes.ts";
import { lookForSections, stopWriting, writeQuestions } from "./writing/write-questions.ts";

export { noteTakenChoice } from "./note-taken-choice.ts";

/**
 * Asked questions: what passages are found by beside their own words. Visitors teach them by what they
 * choose, and a model writes them where a workspace wants it.
 */
export const questions = capability({
  name: "questions",
  tables: ["question_writing", "questioned_section", "taken_choice"],
  routes,
  events: [questionsChanged],
  jobs: [forgetOldChoices, writeQuestions, lookForSections],
  personalData: choicesOfUser,
  erasables: [erasableQuestions],
  drain: stopWriting,
});
