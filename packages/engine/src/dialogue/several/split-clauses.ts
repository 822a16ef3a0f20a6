import type { Language, QuestionForm } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { formOfQuestion } from "../../reading/message/form-of-question.ts";
import { foldText, readWords } from "../../reading/read-words.ts";
import { splitIntoSentences } from "../../reading/split-into-sentences.ts";
import { beginsFurtherQuestion } from "./begins-question.ts";
import { questionPatterns } from "./question-patterns.ts";
import { hasObject } from "./split-sentence.ts";
import { spokenWords } from "./spoken-words.ts";

const END_OF_CLAUSE = /[.!;:,]\s+(?=\p{L})/gu;
const LAST_WORD = /\p{L}+(?=\s*$)/u;

/**
 * Gives the questions of a sentence that only punctuation divides. People who write without capital
 * letters end a question with a full stop, a comma or nothing: "how do i pay. can i get an invoice".
 */
export function splitClauses(sentence: string, language: Language): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of sentence.matchAll(END_OF_CLAUSE)) {
    const before = sentence.slice(from, index);
    const after = sentence.slice(index + mark.length);
    if (mark[0] === "." && !endsSentence(sentence, index, after)) continue;
    if (!isEnd(mark[0]!, before, after, language)) continue;
    clauses.push(before);
    from = index + mark.length;
  }
  return [...clauses, sentence.slice(from)];
}

/** People write small letters: the full stop ends a sentence where it would before a capital letter. */
function endsSentence(sentence: string, stop: number, after: string): boolean {
  const capital = `${sentence.slice(0, stop)}. ${after.charAt(0).toUpperCase()}${after.slice(1)}`;
  return splitIntoSentences(capital).some(({ end }) => end === stop + 1);
}

function isEnd(mark: string, before: string, after: string, language: Language): boolean {
  if (mark === "," && asksInObject(before, language)) return false;
  if (mark === ",") return asksClearly(before, language) && asksAfterComma(after, language);
  if (mark === ":" || mark === ";") return asks(after, language);
  const last = foldText(LAST_WORD.exec(before)?.[0] ?? "");
  const asking = [before, after].filter((clause) => asks(clause, language)).length;
  return asking === 2 || (asking === 1 && last.length >= parameters.dialogue.shortestLastWord);
}

const asks = (clause: string, language: Language): boolean =>
  beginsFurtherQuestion(spokenWords(clause).spoken, language);

/** "When I pay" and "I want to pay" may be a part of another sentence, "can I pay" is a question. */
function asksClearly(clause: string, language: Language): boolean {
  const { isOpened, form, words } = readClause(clause, language);
  if (!isOpened) return false;
  return form === "fact" ? asksForFact(words, language) : form !== undefined;
}

/** Behind a question, the verb alone shows that "nehmt ihr PayPal" and "accettate PayPal?" ask. */
function asksAfterComma(clause: string, language: Language): boolean {
  if (asksClearly(clause, language)) return true;
  const { isOpened, words } = readClause(clause, language);
  const form = formOfQuestion(words.slice(0, parameters.dialogue.wordsOfClause), language);
  return isOpened ? form === undefined : form === "yes-no" && clause.trimEnd().endsWith("?");
}

/** "Wo stelle ich ein, | wie viele Tage …" has its object behind the comma. */
function asksInObject(clause: string, language: Language): boolean {
  const words = readWords(clause).filter((word) => !language.verbPrefixes.has(word));
  const verbs = words.filter((word) => language.dialogue.beforeAsked.has(word));
  const others = words.filter((word) => !language.dialogue.beforeAsked.has(word));
  return verbs.length > 0 && !hasObject(others, language);
}

function readClause(
  clause: string,
  language: Language,
): { isOpened: boolean; form: QuestionForm | undefined; words: readonly string[] } {
  const { opener, joins } = questionPatterns(language);
  const spoken = spokenWords(clause).spoken.replace(joins, "");
  // "acceptez-vous" is two words of a form.
  const words = readWords(spoken);
  return { isOpened: opener.test(spoken), form: formOfQuestion(words, language), words };
}

/** "What does it cost", not "when it rains" or "what I meant": the verb stands before its subject. */
function asksForFact(words: readonly string[], language: Language): boolean {
  const kind = language.answerKinds.kindAsked(words);
  if (kind !== undefined && kind !== "moment" && kind !== "place") return true;
  return language.questionForms.yesNo.test(words.slice(1).join(" "));
}
