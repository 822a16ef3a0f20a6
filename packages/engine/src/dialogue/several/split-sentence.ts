import { isFiller, type Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { actionsOfStem, findActions } from "../../reading/message/find-actions.ts";
import { formOfQuestion } from "../../reading/message/form-of-question.ts";
import { readWords } from "../../reading/read-words.ts";
import { isTopical } from "../topics/is-topical.ts";
import { namesTopic } from "../topics/names-topic.ts";
import { beginsFurtherQuestion, beginsQuestion } from "./begins-question.ts";
import type { QuestionPart } from "./question-part.ts";
import { questionPatterns } from "./question-patterns.ts";
import { spokenWords } from "./spoken-words.ts";

const SINGLE_ACCENTED = /^(?:[^a-z]|[a-z]\p{M})$/iu;
/** A clause of a sentence may end here. */
const CLAUSE = /[,;:]\s|\s[–-]\s/;

/** Gives the questions within one sentence: "how do I pay and can I get an invoice?" */
export function splitSentence(sentence: string, language: Language): QuestionPart[] {
  const { spoken, positionOf } = spokenWords(sentence);
  const { opener, cut } = questionPatterns(language);
  const cuts = [...spoken.matchAll(cut)].filter(({ index, 0: joined }) => {
    // "È" and "é" are verbs, which "e" of Italian and Portuguese is not.
    return !SINGLE_ACCENTED.test(sentence.slice(positionOf(index), positionOf(index + joined.length)).trim());
  });
  const isAsked = (words: string): boolean => beginsQuestion(words, language);
  const asks = (text: string): boolean => text.split(CLAUSE).some((clause) => asksAnything(clause, language));
  const asksSomewhere =
    cuts.length > 0 &&
    (asks(sentence) || cuts.some(({ index, 0: joined }) => isAsked(spoken.slice(index + joined.length))));
  const endsAsked = sentence.trimEnd().endsWith("?");
  const parts: QuestionPart[] = [];
  let from = 0;
  let end = 0;
  let next: Cut = { kind: "question", opening: "", isDoubtful: false };
  const add = (to: number): void => {
    const text = trimmed(sentence.slice(from, to));
    const joint = next.isDoubtful ? sentence.slice(end, from) : undefined;
    parts.push({ text, reading: next.opening + text, kind: next.kind, ...(joint !== undefined && { joint }) });
    end = from + text.length;
  };
  for (const { index, 0: joined } of cuts) {
    const before = trimmed(sentence.slice(from, positionOf(index)));
    const after = spoken.slice(index + joined.length);
    const isQuestion = joined === "" || isAsked(after) || (endsAsked && asks(before) && asksAnything(after, language));
    // "…, I | also want to …"
    if (!opener.test(after) && isQuestion && language.stopWords.has(readWords(before).at(-1) ?? "")) continue;
    if (!isAsked(after) && isOneThing(spokenWords(before).spoken, after, language)) continue;
    if (!namesTopic(before, language) && (parts.length === 0 || !asksOfEarlier(before, language))) continue;
    const reports = !asksSomewhere && language.stopWords.has(after.split(" ", 1)[0]!);
    const kind = isQuestion ? "question" : kindOfFurther(before, after, reports, language);
    if (kind === undefined) continue;
    // After a statement ("I lost my card, and how do I get a new one?") the question may belong to it.
    const isStatement = next.kind === "question" && asksSomewhere && !asks(before);
    // "… and how do I get a new one" has its topic before it.
    const least = namesTopic(after, language) ? 1 : parameters.dialogue.wordsOfPart;
    if (isStatement && (!isQuestion || parts.length > 0 || countTopical(before, language) < least)) continue;
    const tells = !asksSomewhere && readWords(before).some((word) => language.persons.speaker.has(word));
    if (next.kind === "question" && (isStatement || tells)) next = { ...next, kind: "statement" };
    add(positionOf(index));
    const opening = openingOf(kind, parts[0]!.text, before, language);
    next = { kind, opening, isDoubtful: isStatement || !isQuestion };
    from = positionOf(index + joined.length);
  }
  add(sentence.length);
  return parts;
}

/** "how high is it" asks of what the question before names. */
const asksOfEarlier = (part: string, language: Language): boolean =>
  readWords(part).length >= parameters.dialogue.wordsOfQuestion && beginsQuestion(spokenWords(part).spoken, language);

/** "Do owls sleep" is a question where "do the dishes" might not be, for a sentence that is asked. */

const asksAnything = (clause: string, language: Language): boolean =>
  beginsFurtherQuestion(spokenWords(clause).spoken, language) ||
  formOfQuestion(readWords(clause).slice(0, parameters.dialogue.wordsOfYesOrNo), language) === "yes-no";

/** A cut holds what is known of a part when the part before it ends. */
type Cut = { kind: QuestionPart["kind"]; opening: string; isDoubtful: boolean };

const trimmed = (text: string): string => text.replace(/[\s,;:–-]+$/, "");

/**
 * Tells what follows a mere "and": something else that is done, another thing, or nothing new. "It
 * prints, but it shows nothing" reports one thing, "I moved and the display is broken" two.
 */
function kindOfFurther(
  before: string,
  after: string,
  reports: boolean,
  language: Language,
): "deed" | "thing" | undefined {
  const words = readWords(before);
  const others = readWords(after);
  if (countTopical(before, language) >= parameters.dialogue.wordsOfPart && areTwoDeeds(words, others, language)) {
    if (!reports) return "deed";
    if (language.followUps.pronouns.has(others[0]!)) return undefined;
  }
  const count = countTopical(after, language);
  const isObject = count > 0 && count <= parameters.dialogue.wordsOfThing;
  return isObject && hasObject(words, language) ? "thing" : undefined;
}

/** "Between 30 | and 60 minutes", "30 | or 60 minutes", "Christmas | and other holidays" are one thing. */
function isOneThing(before: string, after: string, language: Language): boolean {
  const { between, ofTheSame } = questionPatterns(language);
  const areNumbers = /(?:^| )\d+$/.test(before) && /^\d/.test(after);
  return areNumbers || between.test(before) || ofTheSame.test(after);
}

const countTopical = (text: string, language: Language): number =>
  readWords(text).filter((word, at, all) => isTopical(word, all[at - 1], language)).length;

/** "hide one picture | delete another one" are two deeds, "add tags | categories" is one. */
function areTwoDeeds(words: readonly string[], others: readonly string[], language: Language): boolean {
  const deed = findActions(words, language);
  const other = findActions(others, language);
  const isOther = deed !== 0 && other !== 0 && (deed & other) !== other;
  return others.length > 1 && (isOther || isDoneToIt(others, language)) && hasObject(words, language);
}

/** "let it expire" and "embed it in my page" do something more to what was named before. */
function isDoneToIt(words: readonly string[], language: Language): boolean {
  const [, second = "", ...others] = words;
  const isIt = language.followUps.pronouns.has(second);
  return isIt && others.some((word, at) => isTopical(word, words[at + 1], language));
}

/** Returns true when the action has something to act on: "add a tag", not only "add". */
export function hasObject(words: readonly string[], language: Language): boolean {
  return words.some(
    (word, at) =>
      !language.stopWords.has(word) &&
      !isFiller(language, word, words[at - 1]) &&
      actionsOfStem(language.stem(word), language) === 0,
  );
}

/** Gives the small words that a question begins with: "how do i" of "how do I hide one picture". */
function frameOf(question: string, language: Language): string {
  const words = readWords(question);
  const end = words.findIndex((word) => !language.stopWords.has(word));
  return words.slice(0, end).join(" ");
}

/** Gives the words that a part leaves out: "how do I" before a deed, "how do I add" before a thing. */
function openingOf(kind: QuestionPart["kind"], first: string, before: string, language: Language): string {
  if (kind === "question") return "";
  const frame = frameOf(first, language);
  if (kind === "deed") return `${frame} `;
  const actions = readWords(before).filter((word) => actionsOfStem(language.stem(word), language) !== 0);
  return `${[frame, ...actions].join(" ")} `;
}
