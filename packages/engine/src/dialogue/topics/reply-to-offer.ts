import type { PassageFinder } from "../../finding/passage-index.ts";
import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { readConsent } from "../../person/read-consent.ts";
import { languages } from "../../reading/languages.ts";
import { spokenText } from "../../reading/spoken-text.ts";
import type { AnswerOptions, Choice } from "../answer-offline.ts";
import { replyFrom } from "../answer-question.ts";
import type { DialogueAnswer } from "../dialogue-answer.ts";
import type { EarlierTurn } from "../earlier-turn.ts";
import type { SmallTalk } from "../small-talk/recognise-small-talk.ts";
import { withoutSearch } from "../without-search.ts";
import { answerChoice } from "./answer-choice.ts";
import { askWhich } from "./ask-which.ts";
import { takeChoices } from "./take-choices.ts";

/** A longer number is one of an order or a phone. */
const PLACE = /^\s*\d{1,2}\s*[.)]?\s*$/;

/**
 * Gives the reply to a message that says something of the topics which were just offered: it takes some,
 * takes none, agrees to several or names a place that there is not. Undefined for any other message.
 */
export function replyToOffer(
  index: PassageFinder,
  message: string,
  last: EarlierTurn | undefined,
  options: AnswerOptions,
  talk: SmallTalk | undefined,
): DialogueAnswer | undefined {
  if (!last || last.choices.length === 0) return undefined;
  const language = index.languageOf(message);
  const inOrder = [language, ...languages.filter((other) => other !== language)];
  const agrees = (talk === undefined || talk.act === "acknowledge") && readConsent(message) === "yes";
  const [only, ...others] = last.choices;
  const taken = agrees && others.length === 0 && only ? [only] : takeChoices(message, last.choices, inOrder);
  const answer = answerTaken(index, taken, last.question, options);
  if (answer) return answer;
  const before = index.languageOf(last.question);
  if (agrees) return offerAgain(message, last.choices, talk?.language ?? before);
  if (PLACE.test(message)) return offerAgain(message, last.choices, before);
  const spoken = spokenText(message);
  const refusing = [before, ...inOrder].find(({ dialogue }) => dialogue.none.test(spoken));
  return refusing && afterNone(message, refusing, options);
}

/** The answers of the topics that were taken, one after another; undefined when no source is left. */
function answerTaken(
  index: PassageFinder,
  taken: readonly Choice[],
  asked: string,
  options: AnswerOptions,
): DialogueAnswer | undefined {
  const answers = taken.slice(0, parameters.dialogue.takenTopics).flatMap((choice) => {
    const answer = answerChoice(index, choice, asked, options);
    return answer ? [replyFrom(answer, `${asked} ${choice.title}`)] : [];
  });
  const [first, ...others] = answers;
  if (!first || others.length === 0) return first;
  const { restLater } = index.languageOf(asked).phrases;
  return {
    ...first,
    confidence: Math.min(...answers.map(({ confidence }) => confidence)),
    text: [
      ...answers.map(({ text }) => text),
      ...(taken.length > parameters.dialogue.takenTopics ? [restLater] : []),
    ].join("\n\n"),
    support: answers.flatMap(({ support }) => support),
    readAs: answers.map(({ readAs }) => readAs).join("\n"),
  };
}

/** Nothing of what was offered is meant. */
function afterNone(message: string, language: Language, { canHandOver }: AnswerOptions): DialogueAnswer {
  const { noAnswer, offerPerson, askForQuestion } = language.phrases;
  return {
    answered: false,
    confidence: 0,
    text: canHandOver ? `${noAnswer}\n\n${offerPerson}` : `${noAnswer} ${askForQuestion}`,
    support: [],
    choices: [],
    retrieval: withoutSearch(message, language),
    act: "decline",
    readAs: message,
  };
}

/** Asks which one, after a mere "yes" to several topics and after "7" of three. */
function offerAgain(message: string, choices: readonly Choice[], language: Language): DialogueAnswer {
  return {
    answered: false,
    confidence: 0,
    text: askWhich(choices, language),
    support: [],
    choices,
    retrieval: withoutSearch(message, language),
    act: "ask-back",
    readAs: message,
  };
}
