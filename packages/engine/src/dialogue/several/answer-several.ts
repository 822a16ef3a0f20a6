import type { PassageFinder } from "../../finding/passage-index.ts";
import { isSureEnough } from "../../judging/judge-confidence.ts";
import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import type { FoundPassage, Retrieval } from "../../retrieval.ts";
import type { AnswerOptions } from "../answer-offline.ts";
import type { DialogueAnswer } from "../dialogue-answer.ts";
import type { EarlierTurn } from "../earlier-turn.ts";
import { inQuotes } from "../topics/in-quotes.ts";
import { answerParts, type PartAnswer } from "./answer-parts.ts";
import type { QuestionPart } from "./question-part.ts";
import { splitQuestions } from "./split-questions.ts";
import { withoutRepeats } from "./without-repeats.ts";

/** Marks that would shape the reply; what the person wrote is shown as it is read. */
const MARKDOWN = /[*_`<>[\]|\\#]/g;

/**
 * Answers the questions of one message one by one; a later one may go on with those before it.
 * Undefined when they are better answered as one: when no part has a sure answer, or when only their
 * actions tell the parts apart and one place answers the whole.
 */
export function answerSeveral(
  index: PassageFinder,
  message: string,
  history: readonly EarlierTurn[],
  options: AnswerOptions,
): DialogueAnswer | undefined {
  const language = index.languageOf(message);
  const parts = splitQuestions(message, language);
  if (parts.length < 2) return undefined;
  const answers = answerParts(index, parts.slice(0, parameters.dialogue.parts), language, history, options);
  const [only, ...others] = answers;
  if (others.length === 0 && only) {
    const isWhole = only.part.reading === message;
    const isAdded = only.answer.answered && parts.some(({ kind }) => kind === "addition");
    if (isWhole || isAdded) return only.answer;
  }
  // A part is answered more boldly than a question alone, beside one that is sure.
  const isSure = answers.some(
    ({ answer }) => answer.answered && isSureEnough(answer.confidence, answer.retrieval, options.strictness),
  );
  if (others.length === 0 || !isSure) return undefined;
  const said = withoutRepeats(answers, language, options.strictness);
  const restLater = parts.length > parameters.dialogue.parts ? [language.phrases.restLater] : [];
  const texts = said.map(({ part, answer }) => (answer.answered ? answer.text : notKnown(part, language)));
  return {
    answered: true,
    // All parts must be answered rightly for the reply to hold what was asked.
    confidence: said.reduce(
      (product, { answer }) => product * (answer.answered ? answer.confidence : parameters.dialogue.partUnanswered),
      1,
    ),
    text: [...texts, ...restLater].join("\n\n"),
    support: said.flatMap(({ answer }) => answer.support),
    choices: [],
    retrieval: joined(message, answers),
    act: "answer",
    unanswered: said.flatMap(({ part, answer }) => (answer.answered ? [] : [part.text])),
    readAs: answers.map(({ answer }) => answer.readAs).join("\n"),
  };
}

function notKnown({ text }: QuestionPart, language: Language): string {
  const plain = text.replace(MARKDOWN, "");
  const shown =
    plain.length > parameters.dialogue.partCharacters
      ? `${plain.slice(0, parameters.dialogue.partCharacters)}…`
      : plain;
  return language.phrases.notKnownPart(inQuotes(language, shown.replace(/\s+/g, " ").trim()));
}

/** Gives the passages of all parts, the best of each first. */
function joined(message: string, answers: readonly PartAnswer[]): Retrieval {
  const retrievals = answers.map(({ answer }) => answer.retrieval);
  const passages: FoundPassage[] = [];
  for (let place = 0; place < parameters.dialogue.passagesOfParts; place++) {
    for (const retrieval of retrievals) {
      const found = retrieval.passages[place];
      const isNew = !passages.some(
        ({ document, passage }) => document === found?.document && passage.start === found.passage.start,
      );
      if (found && isNew && passages.length < parameters.dialogue.passagesOfParts) passages.push(found);
    }
  }
  return { query: { ...retrievals[0]!.query, text: message }, passages };
}
