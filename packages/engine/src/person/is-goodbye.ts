import { readCourtesies } from "../reading/message/read-courtesies.ts";

/**
 * Tells whether a message takes leave, and says nothing that wants an answer.
 * @example isGoodbye("Thanks, bye!", "en") // true
 */
export function isGoodbye(message: string, likelyLanguage: string): boolean {
  return readCourtesies(message, likelyLanguage)?.acts.has("goodbye") ?? false;
}
