import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { formOfQuestion } from "../../reading/message/form-of-question.ts";
import { readCourtesies } from "../../reading/message/read-courtesies.ts";
import { readWords } from "../../reading/read-words.ts";
import { splitIntoSentences } from "../../reading/split-into-sentences.ts";
import { isListItem } from "../../reading/structure/is-list-item.ts";
import { namesTopic } from "../topics/names-topic.ts";
import { beginsFurtherQuestion } from "./begins-question.ts";
import { type QuestionPart, questionPart } from "./question-part.ts";
import { questionPatterns } from "./question-patterns.ts";
import { reportsFault } from "./reports-fault.ts";
import { splitClauses } from "./split-clauses.ts";
import { splitLines } from "./split-lines.ts";
import { splitSentence } from "./split-sentence.ts";
import { spokenWords } from "./spoken-words.ts";

const BULLET = /^\s*(?:[-*•–]|\(?(?:\d{1,2}[.)]|[a-z]\)))\s+/i;

/**
 * Gives the questions of one message, in order. A statement belongs to the question after it; the last
 * one may be a question of its own.
 * @example splitQuestions("How do I pay, and can I get an invoice?", en) // two parts
 */
export function splitQuestions(message: string, language: Language): readonly QuestionPart[] {
  if (message.length > parameters.dialogue.messageCharacters) return [questionPart(message)];
  const parts: QuestionPart[] = [];
  let statement = "";
  const sentences = readSentences(message, language);
  // A single statement is asked about: "Import from my bank and from a file".
  const [only] = sentences;
  if (only?.kind === "statement" && sentences.length === 1) return splitSentence(only.text, language);
  const told = tellSeveral(sentences, language);
  if (told.length > 1) return told.map((text) => questionPart(text));
  for (const { text, kind } of sentences) {
    if (kind === "addition" && parts.length > 0) {
      parts.push(questionPart(text, kind));
    } else if (kind === "statement") {
      const further = parts.length > 0 ? furtherOf(text, language) : undefined;
      if (further !== undefined && !namesTopic(statement, language)) parts.push(questionPart(further));
      else statement += `${text} `;
    } else {
      // "My printer is broken. Also, how do I pay?" tells something and asks something else.
      const isReport = namesTopic(statement, language) && readCourtesies(statement, language.code) === undefined;
      const further = isReport ? furtherOf(text, language) : undefined;
      if (further !== undefined) {
        parts.push(questionPart(statement.trim()));
        statement = "";
      }
      const [first, ...others] = splitSentence(further ?? text, language);
      // "I have two questions." says nothing of them.
      const isAbout = namesTopic(statement, language) || !namesTopic(first!.text, language);
      parts.push(questionPart((isAbout ? statement : "") + first!.text, first!.kind), ...others);
      statement = "";
    }
  }
  const last = statement.trim();
  if (parts.length === 1 && namesTopic(last, language)) parts.push({ ...questionPart(last, "statement"), joint: " " });
  return parts
    .filter(({ text }) => readWords(text).length > 0)
    .map((part, place) => (place > 0 && part.kind === "question" ? withoutJoin(part, language) : part));
}

/**
 * Splits statements into the reports they tell: "I lost my card. It was blue. | Also, the app does
 * not start."
 */
function tellSeveral(sentences: readonly Sentence[], language: Language): readonly string[] {
  if (sentences.some(({ kind }) => kind !== "statement")) return [];
  const told: string[] = [];
  let lists = false;
  for (const { text } of sentences) {
    const further: string | undefined = furtherOf(text, language) ?? (lists ? joinedReport(text, language) : undefined);
    const isApart = further !== undefined && told.length > 0 && reports(told.at(-1)!, language);
    if (isApart) lists = true;
    if (isApart || told.length === 0) told.push(further ?? text);
    else told.push(`${told.pop()} ${text}`);
  }
  return told;
}

/** The last of several reports, behind a mere "and": "… Also, the app crashes. And my lamp is broken." */
function joinedReport(text: string, language: Language): string | undefined {
  const { spoken, positionOf } = spokenWords(text);
  const joined = questionPatterns(language).joins.exec(spoken)?.[0].length ?? 0;
  const rest = text.slice(positionOf(joined));
  return joined > 0 && namesTopic(rest, language) ? rest : undefined;
}

const reports = (text: string, language: Language): boolean =>
  reportsFault(text, language) || namesTopic(text, language);

/**
 * Gives what is said behind "also" or "besides", when it says of what: "Also, my lamp is broken".
 */
function furtherOf(text: string, language: Language): string | undefined {
  const { spoken, positionOf } = spokenWords(text);
  const opening = questionPatterns(language).beginsFurther.exec(spoken)?.[0].length ?? 0;
  const rest = text.slice(positionOf(opening));
  return opening > 0 && reports(rest, language) ? rest : undefined;
}

/** "…, and do you ship to Spain?" asks for itself; "and to Spain?" goes on with the question before. */
function withoutJoin(part: QuestionPart, language: Language): QuestionPart {
  const { spoken, positionOf } = spokenWords(part.text);
  const { joins, opener } = questionPatterns(language);
  const joined = joins.exec(spoken)?.[0].length ?? 0;
  if (joined === 0 || part.reading !== part.text || !opener.test(spoken.slice(joined))) return part;
  return { ...part, ...questionPart(part.text.slice(positionOf(joined))) };
}

type Sentence = { text: string; kind: "question" | "addition" | "statement" };

function readSentences(message: string, language: Language): Sentence[] {
  const lines = splitLines(message);
  const items = lines.filter((line) => isListItem(line.trim()) || BULLET.test(line));
  return lines.flatMap((line): Sentence[] => {
    const isItem = items.length > 1 && items.includes(line);
    const written = isItem ? line.replace(BULLET, "") : line;
    if (isItem) return [{ text: written.trim(), kind: "question" }];
    const sentences = splitIntoSentences(written).map(({ start, end }) => written.slice(start, end).trim());
    const clauses = sentences.flatMap((sentence) => splitClauses(sentence, language));
    return clauses.map((text): Sentence => {
      const { spoken } = spokenWords(text);
      if (language.followUps.addition.test(spoken)) return { text, kind: "addition" };
      const asks = text.endsWith("?") || beginsFurtherQuestion(spoken, language) || asksInClause(text, language);
      return { text, kind: asks ? "question" : "statement" };
    });
  });
}

/**
 * "Delete the list but keep the members, and how do I print it" asks after a comma, and so does "I
 * also want to know: how do I print it". "The lamp, which is broken" does not.
 */
function asksInClause(text: string, language: Language): boolean {
  const { joins } = questionPatterns(language);
  const [, ...clauses] = text.split(/[,:;] /).map((clause) => spokenWords(clause).spoken);
  return clauses.some((clause) => {
    if (!beginsFurtherQuestion(clause, language)) return false;
    const form = formOfQuestion(clause.split(" "), language);
    return joins.test(clause) || (form !== undefined && form !== "fact");
  });
}
