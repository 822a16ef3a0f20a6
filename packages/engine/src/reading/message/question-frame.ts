import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";

type FramePatterns = { before: RegExp; request: RegExp; after: RegExp };
const prepared = new WeakMap<Language, FramePatterns>();

/**
 * The frame says where the words of a question begin and end that say what is asked. `isRequest`:
 * the words before them asked to be told something.
 */
type QuestionFrame = { start: number; end: number; isRequest: boolean };

/**
 * Finds the question, given as folded words, within a greeting, a request and thanks, which say
 * nothing of its topic: "hello, could you please tell me when you open, thanks" asks "when you
 * open". No text about opening hours has the word "tell", and would seem to lack what is asked.
 * @example questionFrame(["tell", "me", "when", "you", "open"], en) // { start: 2, end: 5, isRequest: true }
 */
export function questionFrame(words: readonly string[], language: Language): QuestionFrame {
  const { before, after } = patternsOf(language);
  const opening = before.exec(`${words.slice(0, parameters.reading.wordsOfFrame).join(" ")} `)!;
  const start = countWords(opening[0]);
  const closing = after.exec(words.slice(Math.max(start, words.length - parameters.reading.wordsOfFrame)).join(" "));
  const end = words.length - countWords(closing?.[0] ?? "");
  const isAsking = words.slice(start, end).some((word) => !language.stopWords.has(word));
  return isAsking
    ? { start, end, isRequest: opening[1] !== undefined }
    : { start: 0, end: words.length, isRequest: false };
}

/** Returns true when folded words, joined by blanks, begin with "can you tell me" or the like. */
export function beginsRequest(spoken: string, language: Language): boolean {
  return patternsOf(language).request.test(spoken);
}

function patternsOf(language: Language): FramePatterns {
  const known = prepared.get(language);
  if (known) return known;
  const { questionForms, courtesies } = language;
  const { please, request } = questionForms;
  const polite = `${please}|${courtesies.greeting.join("|")}`;
  const patterns = {
    before: new RegExp(`^(?:(?:${polite}) )*((?:${request}) )?(?:(?:${please}) )*`),
    request: new RegExp(`^(?:(?:${please}) )*(?:${request}) `),
    after: new RegExp(`(?: (?:${please}|${courtesies.thanks.join("|")}))+$`),
  };
  prepared.set(language, patterns);
  return patterns;
}

const countWords = (text: string): number => (text.trim() === "" ? 0 : text.trim().split(" ").length);
