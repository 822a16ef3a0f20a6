import type { PassageFinder } from "../finding/passage-index.ts";
import type { Language } from "../language.ts";
import { parameters } from "../parameters.ts";
import { formOfQuestion } from "../reading/message/form-of-question.ts";
import { readWords } from "../reading/read-words.ts";
import type { FoundPassage } from "../retrieval.ts";
import { type AnswerOptions, type Choice, sureAnswer } from "./answer-offline.ts";
import { replyFrom } from "./answer-question.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";
import { askAbout } from "./topics/ask-back.ts";
import { headingOfSection } from "./topics/heading-of-section.ts";

/**
 * Gives the reply to a question of small words ("What should I bring?") that stands as a heading in the
 * knowledge: the section below it, or a choice of the sources that have this heading. Undefined
 * for any other message.
 */
export function answerHeading(
  index: PassageFinder,
  message: string,
  language: Language,
  options: AnswerOptions,
): DialogueAnswer | undefined {
  const asked = readWords(message);
  if (formOfQuestion(asked, language) === undefined) return undefined;
  const retrieval = index.find(message);
  const key = asked.join(" ");
  const isUnderIt = ({ document, passage }: FoundPassage): boolean =>
    readWords(headingOfSection(document, passage) ?? "").join(" ") === key;
  const sections = retrieval.passages.filter(isUnderIt);
  const choices = new Map<string, Choice>(
    sections.map(({ document: { title, sourceId } }) => [sourceId, { title, sourceId }]),
  );
  if (choices.size === 0) return undefined;
  if (choices.size > 1)
    return askAbout([...choices.values()].slice(0, parameters.dialogue.topics), message, options, retrieval);
  const others = retrieval.passages.filter((found) => !sections.includes(found));
  return replyFrom(sureAnswer({ ...retrieval, passages: [...sections, ...others] }), message);
}
