import type { PassageFinder } from "../../finding/passage-index.ts";
import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { holdsTerm } from "../../reading/holds-term.ts";
import { languageOf } from "../../reading/languages.ts";
import { readWords } from "../../reading/read-words.ts";
import type { Retrieval } from "../../retrieval.ts";
import type { AnswerOptions, Choice } from "../answer-offline.ts";
import type { DialogueAnswer } from "../dialogue-answer.ts";
import type { EarlierTurn } from "../earlier-turn.ts";
import { withoutSearch } from "../without-search.ts";
import { askWhich } from "./ask-which.ts";
import { centralTopics } from "./central-topics.ts";
import { inQuotes } from "./in-quotes.ts";
import { namesTopic } from "./names-topic.ts";
import { placesNamed } from "./places-named.ts";
import { relatedTopics } from "./related-topics.ts";

/**
 * Gives the reply to a message that says too little: asks what it is about and offers topics near the
 * words that there are, in the message or before it; else topics that stand for the whole knowledge.
 * Topics that were offered a moment ago are not offered again.
 */
export function askBack(
  index: PassageFinder,
  message: string,
  history: readonly EarlierTurn[],
  options: AnswerOptions,
): DialogueAnswer {
  const language = index.languageOf(message);
  const offered = new Set(history.at(-1)?.choices.map(({ sourceId }) => sourceId));
  const ofThing = topicsOfThing(index, message, language);
  const near =
    ofThing.length < parameters.dialogue.fewestTopics ? findNear(index, message, history, language) : undefined;
  const found = near ? relatedTopics(near, parameters.dialogue.topics) : ofThing.slice(0, parameters.dialogue.topics);
  const related = found.filter(({ sourceId }) => !offered.has(sourceId));
  const topics =
    related.length >= parameters.dialogue.fewestTopics
      ? related
      : centralTopics(index, language, parameters.dialogue.topics, offered);
  const choices = topics.length >= parameters.dialogue.fewestTopics ? topics : [];
  return askAbout(choices, message, options, near ?? withoutSearch(message, language));
}

/** Asks which of these topics a message is about. */
export function askAbout(
  choices: readonly Choice[],
  message: string,
  options: AnswerOptions,
  retrieval: Retrieval,
): DialogueAnswer {
  return {
    answered: false,
    confidence: 0,
    text: textOf(choices, languageOf(retrieval.query.language), options),
    support: [],
    choices,
    retrieval,
    act: "ask-back",
    readAs: message,
  };
}

/** Gives the sources whose title names what the message complains of: "the app" of "the app is slow". */
function topicsOfThing(index: PassageFinder, message: string, language: Language): Choice[] {
  const { stopWords, vague } = language;
  const isThing = (word: string): boolean => vague.things.has(word) && !stopWords.has(word);
  if (!readWords(message).some(isThing)) return [];
  const { query, passages } = index.find(message);
  const things = query.terms.flatMap(({ word }, number) => (isThing(word) ? [number] : []));
  const named = passages.filter(({ headTerms }) => things.some((number) => holdsTerm(headTerms, number)));
  return placesNamed(named, language);
}

/**
 * Finds what the words of the message find; without a word to search for, those of the last
 * question.
 */
function findNear(
  index: PassageFinder,
  message: string,
  history: readonly EarlierTurn[],
  language: Language,
): Retrieval | undefined {
  const asked = [message, history.at(-1)?.question ?? ""].find((text) => namesTopic(text, language));
  return asked === undefined ? undefined : index.find(asked);
}

function textOf(choices: readonly Choice[], language: Language, { canHandOver }: AnswerOptions): string {
  const { askBack: question, askForQuestion, offerPerson } = language.phrases;
  const titles = inQuotes(language, ...choices.map(({ title }) => title));
  const topics = choices.length === 1 ? askWhich(choices, language) : `${question} ${titles}`;
  const text = choices.length === 0 ? askForQuestion : topics;
  return canHandOver ? `${text}\n\n${offerPerson}` : text;
}
