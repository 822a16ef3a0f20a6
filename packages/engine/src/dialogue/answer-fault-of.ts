import type { PassageFinder } from "../finding/passage-index.ts";
import type { Language } from "../language.ts";
import { parameters } from "../parameters.ts";
import { holdsTerm } from "../reading/holds-term.ts";
import { formOfQuestion } from "../reading/message/form-of-question.ts";
import { readWords } from "../reading/read-words.ts";
import type { FoundPassage } from "../retrieval.ts";
import { type AnswerOptions, type Choice, takenAnswer } from "./answer-offline.ts";
import { replyFrom } from "./answer-question.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";
import type { EarlierTurn } from "./earlier-turn.ts";
import { saysTooLittle } from "./small-talk/says-too-little.ts";
import { askAbout } from "./topics/ask-back.ts";
import { headingOfSection } from "./topics/heading-of-section.ts";
import { inHeading } from "./topics/in-heading.ts";
import { isTopical } from "./topics/is-topical.ts";

/**
 * The reply to "the card reader" after "it doesn't work": the section of a fault of that thing
 * ("The reader does not connect"), or a choice of such sections. Undefined for any other message.
 */
export function answerFaultOf(
  index: PassageFinder,
  message: string,
  language: Language,
  history: readonly EarlierTurn[],
  options: AnswerOptions,
): DialogueAnswer | undefined {
  const last = history.at(-1);
  const words = readWords(message);
  if (!last || last.citedSourceIds.length > 0 || words.length > parameters.dialogue.wordsOfFault) return undefined;
  if (formOfQuestion(words, language) !== undefined || !complains(last.question, language)) return undefined;
  const retrieval = index.find(message);
  const { terms } = retrieval.query;
  const things = terms.flatMap(({ word }, n) => (isTopical(word, undefined, language) ? [n] : []));
  const inNearest = inHeading(new Set(things.map((n) => terms[n]!.word)), language);
  const isFault = (found: FoundPassage): boolean => {
    const isNamed = inNearest(found) || things.some((n) => holdsTerm(found.headTerms, n));
    if (found.genre === "faq" || !isNamed) return false;
    const heading = headingOfSection(found.document, found.passage);
    return saysFault(heading ?? found.document.title, language);
  };
  const faults = retrieval.passages.filter(isFault);
  const choices = new Map<string, Choice>(
    faults.map(({ document, passage }) => {
      const title = headingOfSection(document, passage) ?? document.title;
      return [title, { title, sourceId: document.sourceId }];
    }),
  );
  if (choices.size === 0) return undefined;
  if (choices.size > 1)
    return askAbout([...choices.values()].slice(0, parameters.dialogue.topics), message, options, retrieval);
  return replyFrom(takenAnswer({ ...retrieval, passages: faults }), message);
}

function complains(text: string, language: Language): boolean {
  return saysTooLittle(text, language, []) && saysFault(text, language);
}

/** "Does not connect", "fails", "Problem": words of complaints, negations, headings of faults. */
function saysFault(text: string, { vague, statements }: Language): boolean {
  const words = readWords(text);
  const said = words.join(" ");
  return (
    words.some((word) => vague.complaints.has(word)) || statements.negations.test(said) || statements.fault.test(said)
  );
}
