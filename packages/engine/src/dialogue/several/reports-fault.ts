import type { Language } from "../../language.ts";
import { readWords } from "../../reading/read-words.ts";

/** "The app crashes" says of what something is wrong, "it does not work" does not. */
export function reportsFault(text: string, { vague }: Language): boolean {
  const words = readWords(text);
  return words.some((word) => vague.things.has(word)) && words.some((word) => vague.complaints.has(word));
}
