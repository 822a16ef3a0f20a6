import { languages } from "./languages.ts";
import { foldText } from "./read-words.ts";

const LONGEST_REQUEST = 240;
const PHONE = /(?<![\d\w])\+?\(?\d[\d\s()/.-]{4,20}\d(?!\w)/;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;

/** How the person can be reached, as far as the message says so, as written. */
export type PersonRequest = { phone?: string; email?: string };

/**
 * Reads a message that asks for a person or for a call, in any language; undefined for a message
 * that asks for something else.
 * @example readPersonRequest("Please call me at 030 998877") // { phone: "030 998877" }
 */
export function readPersonRequest(message: string): PersonRequest | undefined {
  if (message.length > LONGEST_REQUEST) return undefined;
  const spoken = foldText(message)
    .replace(/[!?.,;:]+(?=\s|$)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (languages.some(({ personRequests }) => personRequests.negations.test(spoken))) return undefined;
  if (!asksForPerson(spoken)) return undefined;
  const phone = PHONE.exec(message)?.[0].trim();
  const email = EMAIL.exec(message)?.[0];
  return { ...(phone && { phone }), ...(email && { email }) };
}

function asksForPerson(spoken: string): boolean {
  return languages.some(({ personRequests: { verbs, persons, verbMayComeLast, otherRequests } }) => {
    const [verbAt, personAt] = [spoken.search(verbs), spoken.search(persons)];
    if (verbAt >= 0 && personAt >= 0 && (verbMayComeLast || verbAt < personAt)) return true;
    return otherRequests.some((pattern) => pattern.test(spoken));
  });
}
