import type { Language } from "../language.ts";
import { phraseAt, wordsOf } from "./read-utterance.ts";

/**
 * Tells whether a person asks for the rest of an answer that was cut, and for nothing else. A yes
 * and a "mhm" do.
 * @example asksToGoOn("Yes please, go on!", english) // true
 * @example asksToGoOn("And on Sunday?", english) // false
 */
export function asksToGoOn(text: string, { spoken, consent }: Language): boolean {
  const words = wordsOf(text);
  let isAsked = false;
  for (let at = 0; at < words.length; ) {
    const asking = Math.max(
      ...[spoken.goOn, consent.yes, spoken.backchannels].map((phrases) => phraseAt(words, at, phrases)),
    );
    const length = asking === 0 ? phraseAt(words, at, consent.courtesies) : asking;
    if (length === 0) return false;
    if (asking > 0) isAsked = true;
    at += length;
  }
  return isAsked;
}
