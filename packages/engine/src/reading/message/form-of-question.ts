import type { Language, QuestionForm } from "../../language.ts";
import { parameters } from "../../parameters.ts";

/**
 * Gives the form of a question given as folded words; undefined for keywords and statements.
 * @example formOfQuestion(["where", "can", "i", "change", "it"], en) // "how-to"
 */
export function formOfQuestion(words: readonly string[], language: Language): QuestionForm | undefined {
  const asked = words.slice(0, parameters.reading.wordsOfForm).join(" ");
  const { why, howTo, yesNo, fact } = language.questionForms;
  if (why.test(asked)) return "why";
  if (howTo.test(asked)) return "how-to";
  if (yesNo.test(asked)) return "yes-no";
  return fact.test(asked) ? "fact" : undefined;
}
