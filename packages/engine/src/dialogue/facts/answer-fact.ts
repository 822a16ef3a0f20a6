import { makeAnswer, type Support } from "../../answering/make-answer.ts";
import type { PassageFinder, ToldFact } from "../../finding/passage-index.ts";
import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { patterns } from "../../reading/facts/patterns.ts";
import { languageOf } from "../../reading/languages.ts";
import { foldText } from "../../reading/read-words.ts";
import { sectionOf } from "../../reading/structure/section-of.ts";
import type { AnalysedQuery, QueryTerm, Retrieval } from "../../retrieval.ts";
import type { Span } from "../../span.ts";
import type { AnswerOptions, OfflineAnswer } from "../answer-offline.ts";
import type { EarlierTurn } from "../earlier-turn.ts";
import { chooseFacts, isException } from "./choose-facts.ts";
import type { ChosenFacts } from "./fits.ts";
import { isSpelling, passageOf } from "./label-of.ts";
import { type AskedFact, asEvent, readAsked, readAskedFurther } from "./read-asked.ts";
import { tellOpening } from "./tell-opening.ts";

/**
 * The answer to a question for hours, a price or a way to reach the organisation, from the facts
 * that its texts tell: the row, or the label with its value. Undefined where no fact fits all of
 * the question.
 */
export function answerFact(
  index: PassageFinder,
  retrieval: Retrieval,
  { now }: AnswerOptions,
): OfflineAnswer | undefined {
  const language = languageOf(retrieval.query.language);
  const asked = readAsked(retrieval.query, language, now);
  if (asked === undefined) return undefined;
  const answer = answerAsked(index, retrieval, asked);
  const mayBeEvent = asked.kind === "hours" && retrieval.query.kind === "moment" && asked.days + asked.from === 0;
  return answer ?? (mayBeEvent ? answerAsked(index, retrieval, asEvent(asked, language)) : undefined);
}

/** Does the same for a question that goes on with the one before: "and on Sunday?" */
export function answerFactFurther(
  index: PassageFinder,
  question: string,
  turn: EarlierTurn,
  { now }: AnswerOptions,
): OfflineAnswer | undefined {
  const retrieval = index.find(question);
  const language = languageOf(retrieval.query.language);
  const asked = readAsked(retrieval.query, language, now);
  const askedBefore = readAsked(index.find(turn.question).query, language, now);
  if (askedBefore === undefined) return undefined;
  const further = asked
    ? askOpeningFurther(retrieval.query, asked, askedBefore)
    : readAskedFurther(retrieval.query, askedBefore, language, now);
  const part = turn.citedSourceIds.length > 0 ? index.within(new Set(turn.citedSourceIds)) : index;
  return further && answerAsked(part, retrieval, further);
}

/** "And on Sunday?" asks whether it is open where that was asked before. */
function askOpeningFurther({ kind }: AnalysedQuery, asked: AskedFact, before: AskedFact): AskedFact | undefined {
  const isOfDay = asked.kind === "hours" && asked.terms.length === 0 && kind === undefined;
  if (!isOfDay || asked.opening !== undefined || before.opening === undefined) return undefined;
  return { ...asked, opening: { ...before.opening, at: undefined }, terms: before.terms };
}

/** A price list that does not hold what the price was asked of is worse than no answer. */
export function givesOtherPrice(index: PassageFinder, { retrieval, support }: OfflineAnswer): boolean {
  const { query } = retrieval;
  const asked = readAsked(query, languageOf(query.language), undefined);
  if (asked?.kind !== "price") return false;
  const { missingTerms } = makeAnswer(retrieval);
  const isMissing = (term: QueryTerm): boolean =>
    missingTerms.includes(query.terms.indexOf(term)) ||
    (!term.isKnown && !term.readAs.some((read) => isSpelling(read, term.word)));
  const told = support.map(({ document, passage }) => `${document.title}\n${passage}`).join("\n");
  const names = namesOfSmallWords(query.text, languageOf(query.language));
  const isNameMissing = names.some((name) => !told.includes(name));
  if (!asked.terms.some(isMissing) && !isNameMissing) return false;
  const given = index
    .facts("price")
    .filter(({ document, fact }) =>
      support.some((one) => one.document === document && one.span.start < fact.end && one.span.end > fact.start),
    );
  const amounts = given.flatMap(({ document: { text }, fact: { start, end } }) => [
    ...text.slice(start, end).matchAll(new RegExp(patterns.AMOUNT, "giu")),
  ]);
  // One sentence may tell the prices of several plans; the columns of a row are of one thing.
  return given.length > 1 || (isNameMissing && amounts.length > 1);
}

/** A small word with a capital within a sentence is a name: "Was kostet Pro?", and not "Was kostet es pro Tag?" */
function namesOfSmallWords(text: string, { stopWords, facts }: Language): string[] {
  const names = stopWords.intersection(facts.alsoNames);
  const inside = text.match(/(?<=[\p{Ll}\d,„“"»«]\s+)\p{Lu}\p{Ll}+/gu) ?? [];
  return inside.filter((name) => names.has(foldText(name)));
}

function answerAsked(index: PassageFinder, retrieval: Retrieval, asked: AskedFact): OfflineAnswer | undefined {
  const language = languageOf(retrieval.query.language);
  // The day of an event may stand with its hours.
  const all =
    asked.kind === "date" ? [...index.facts("date"), ...datesOf(index.facts("hours"))] : index.facts(asked.kind);
  const found = new Set(retrieval.passages.map(({ document }) => document));
  const told = all.length > parameters.dialogue.factsRead ? all.filter(({ document }) => found.has(document)) : all;
  const chosen = told.length > 0 ? chooseFacts(told, asked, language) : undefined;
  if (!chosen) return undefined;
  const opening = tellOpening(told, asked, chosen, language);
  const support = (opening?.chosen ?? chosen).flatMap(supportOf);
  const document = support[0]!.document;
  const passages = retrieval.passages.toSorted(
    (one, other) => Number(other.document === document) - Number(one.document === document),
  );
  return {
    answered: true,
    confidence: parameters.dialogue.confidenceOfFact,
    text: [...(opening ? [opening.phrase] : []), ...support.map(({ passage }) => passage)].join("\n"),
    support,
    choices: [],
    retrieval: { ...retrieval, passages },
    isFact: true,
  };
}

const datesOf = (told: readonly ToldFact[]): ToldFact[] => told.filter(({ fact }) => isException(fact));

/** The rows below their header or heading; rows that follow each other are one part of the text. */
function supportOf({ facts, isUnderHeading }: ChosenFacts): Support[] {
  const spans: { told: ToldFact; span: Span }[] = [];
  const add = (told: ToldFact, span: Span): void => {
    const last = spans.at(-1);
    const isKnown = spans.some(
      (other) => other.told.document === told.document && other.span.start <= span.start && other.span.end >= span.end,
    );
    if (isKnown) return;
    const { text } = told.document;
    const isNext = last?.told.document === told.document && last.span.end <= span.start;
    if (isNext && text.slice(last.span.end, span.start).trim() === "") {
      last.span = { start: last.span.start, end: span.end };
    } else spans.push({ told, span });
  };
  for (const told of facts) {
    const heading = passageOf(told.document, told.fact.start).headings.at(-1);
    if (isUnderHeading && heading && heading.end <= told.fact.start) add(told, heading);
    if (told.fact.lead) add(told, told.fact.lead);
    add(told, told.fact);
  }
  return spans.map(({ told: { document }, span: { start, end } }) => ({
    document,
    span: { start, end },
    passage: document.text.slice(start, end),
    score: 1,
    ...sectionOf(document, passageOf(document, start).headings),
  }));
}
