import type { AnswerKind } from "../answer-kind.ts";
import { isFiller } from "../language.ts";
import { parameters } from "../parameters.ts";
import { holdsTerm } from "../reading/holds-term.ts";
import { languageOf } from "../reading/languages.ts";
import { actionsOfStem, findActions } from "../reading/message/find-actions.ts";
import { formOfQuestion } from "../reading/message/form-of-question.ts";
import { readWords } from "../reading/read-words.ts";
import { hasMomentSign } from "../reading/signs-of-word.ts";
import type { QueryTerm, Retrieval } from "../retrieval.ts";
import type { EarlierTurn } from "./earlier-turn.ts";

export type FollowUp = {
  /**
   * The sign shows that the question goes on: "I mean", no more than the kind of an answer ("how
   * much?", "why?"), "it", an opening such as "and", "too", or only its brevity.
   */
  sign: "addition" | "kind" | "pronoun" | "opening" | "also" | "brevity";
  /** With the sign "kind": what must be in the answer. */
  asksFor: AnswerKind | "reason" | undefined;
  /** The question with the words it leaves out, in several versions. */
  readings: readonly string[];
  /** The content words of the question before. */
  subject: readonly string[];
  /** The question with the titles that the last answer cited. */
  ofTitles: readonly string[];
};

/**
 * The versions of a question that goes on with the turns before, or undefined when the question
 * stands alone. `retrieval` is that of the question alone.
 */
export function resolveQuestion(retrieval: Retrieval, history: readonly EarlierTurn[]): FollowUp | undefined {
  const { query } = retrieval;
  const language = languageOf(query.language);
  const { stopWords, followUps } = language;
  const said = readWords(query.text).join(" ");
  const rest = said.replace(followUps.addition, "").trim();
  const isAddition = rest !== said && rest !== "";
  const words = isAddition ? rest.split(" ") : readWords(query.text);
  const isContent = (word: string, at: number, all: readonly string[]): boolean =>
    !stopWords.has(word) && !isFiller(language, word, all[at - 1]);
  const content = words.filter(isContent);
  const isPronoun = (word: string, at: number, all: readonly string[]): boolean => {
    if (!followUps.pronouns.has(word)) return false;
    const next = all[at + 1];
    const isOfNoun =
      next !== undefined && isContent(next, at + 1, all) && actionsOfStem(language.stem(next), language) === 0;
    return !(followUps.articles.has(word) && isOfNoun);
  };
  const opening = followUps.opening.exec(words.join(" "))?.[0];
  const repeatsSubject = followUps.repeatedSubject?.test(query.text.toLowerCase()) === true;
  const kind = language.answerKinds.kindAsked(words);
  // "How much?" asks for the price of what was spoken of, as "how much is it?" does, and "what are
  // your prices?" does not.
  const namesKindOnly =
    kind !== undefined &&
    content.every((word) => language.answerKinds.kindWords[kind].has(word)) &&
    !words.some((word) => language.persons.toReader.has(word));
  const asksWhy = content.length === 0 && formOfQuestion(words, language) === "why";
  const asksFor = namesKindOnly ? kind : asksWhy ? "reason" : undefined;
  const refersBack = content.length <= parameters.dialogue.termsOfFollowUp && !repeatsSubject && words.some(isPronoun);
  const isAlso = followUps.also.test(words.join(" "));
  const weakSign = isAlso ? "also" : "brevity";
  const strongSign =
    asksFor !== undefined ? "kind" : refersBack ? "pronoun" : opening !== undefined ? "opening" : weakSign;
  const sign = isAddition ? "addition" : strongSign;
  if (!mayGoOn(sign, content.length, isStrange(query.terms))) return undefined;
  const recent = history.slice(-parameters.dialogue.turnsBack).reverse();
  const titles = recent.find(({ citedTitles }) => citedTitles.length > 0)?.citedTitles ?? [];
  const titleWords = new Set(titles.flatMap((title) => readWords(title)));
  const titleStems = new Set([...titleWords].map((word) => language.stem(word)));
  const earlier = recent.map(({ question }) => readWords(question)).find((asked) => asked.some(isContent));
  if (!earlier && titles.length === 0) return undefined;
  const own = words.slice(opening === undefined ? 0 : opening.split(" ").length).join(" ");
  const earlierSubject = (earlier ?? []).filter(
    (word, at, all) => isContent(word, at, all) && titleStems.has(language.stem(word)),
  );
  const readings: string[] = [];
  const read = (rest: readonly string[]): void => {
    if (rest.length > 0) readings.push(`${own} ${rest.join(" ")}`);
  };
  if (isAddition) read(earlier ?? []);
  const namesDeed = findActions(readWords(own), language) !== 0;
  // "voeg … toe" loses its action with either of its words.
  const isDeed = (_: string, at: number, all: readonly string[]): boolean =>
    findActions(all.toSpliced(at, 1), language) !== findActions(all, language);
  // With a question word or an action, the follow-up asks something else about the same subject;
  // without one, the same about something else.
  if (kind !== undefined || namesDeed) {
    const thing = earlier?.filter((word, at, all) => !isDeed(word, at, all)) ?? [];
    read(earlierSubject.filter((word) => thing.includes(word)));
    read(thing.filter(isContent));
    if (!namesDeed) read((earlier ?? []).filter(isContent));
  } else if (earlier) {
    // "Do they cost anything?" asks something else about what "they" are.
    if (sign === "pronoun") read(earlierSubject);
    const saysWhen = content.some(hasMomentSign);
    const namesSubject = retrieval.passages.some(({ headTerms }) =>
      query.terms.some((_, n) => holdsTerm(headTerms, n)),
    );
    read(earlier.filter((word) => !(saysWhen && hasMomentSign(word))));
    if (namesSubject) read(earlier.filter((word) => !titleWords.has(word) || stopWords.has(word)));
    if (!saysWhen) read(earlierSubject);
  }
  const ofTitles = titleWords.size > 0 ? [`${own} ${[...titleWords].join(" ")}`] : [];
  return {
    sign,
    asksFor: sign === "kind" ? asksFor : undefined,
    readings: [...new Set(readings)],
    subject: (earlier ?? []).filter((word, at, all) => isContent(word, at, all) && !isDeed(word, at, all)),
    ofTitles,
  };
}

/** Tells whether a question of so many content words may go on with the turns before. */
function mayGoOn(sign: FollowUp["sign"], contentWords: number, isStrange: boolean): boolean {
  if (sign === "brevity") return contentWords <= 1 && !isStrange;
  if (sign === "also") return contentWords <= parameters.dialogue.termsOfFollowUp && !isStrange;
  return sign !== "pronoun" || contentWords <= 1 || !isStrange;
}

/** Words of which no source holds one ask for something else, and not for more of the same. */
const isStrange = (terms: readonly QueryTerm[]): boolean =>
  terms.length > 0 && terms.every(({ isKnown, readAs, namesKind }) => !isKnown && !namesKind && readAs.length === 0);
