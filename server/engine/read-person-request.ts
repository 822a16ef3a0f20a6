import type { Language } from "./language.ts";
import { languages } from "./languages.ts";
import { recogniseNatureQuestion } from "./recognise-nature-question.ts";
import { spokenText } from "./spoken-text.ts";

const LONGEST_REQUEST = 400;
const PHONE = /(?<![\d\w])\+?\(?\d[\d\s()/.-]{4,20}\d(?!\w)/;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;
/** Where one statement ends and another may begin: "No, thanks. Get me a person!" */
const BETWEEN_CLAUSES = /[!?.;:]+(?=\s|$)|,(?=\s)|\s[-–—]\s|\n/;

/** How the person can be reached, as far as the message says so, as written. */
export type PersonRequest = { phone?: string; email?: string };

/**
 * Reads a message that asks for a person or for a call, in any language; undefined for a message
 * that asks for something else.
 * @example readPersonRequest("Please call me at 030 998877") // { phone: "030 998877" }
 */
export function readPersonRequest(message: string): PersonRequest | undefined {
  if (message.length > LONGEST_REQUEST) return undefined;
  const clauses = new Set([message, ...message.split(BETWEEN_CLAUSES)].map(spokenText));
  const isRequest = languages.some((language) => [...clauses].some((clause) => asks(language, clause)));
  if (!isRequest || recogniseNatureQuestion(message) !== undefined) return undefined;
  const phone = PHONE.exec(message)?.[0].trim();
  const email = EMAIL.exec(message)?.[0];
  return { ...(phone && { phone }), ...(email && { email }) };
}

/** Whether a message shows anger at the service. */
export function showsAnger(message: string): boolean {
  const spoken = spokenText(message.slice(0, LONGEST_REQUEST));
  return languages.some(({ personRequests }) => personRequests.anger.test(spoken));
}

/**
 * A negation counts only in the clause of the request: "that doesn't help, get me a person" is a
 * request, "I don't want to talk to a person" is none.
 */
function asks({ personRequests: { requests, negations, refusedMachine } }: Language, clause: string): boolean {
  if (refusedMachine.test(clause)) return true;
  return requests.some((pattern) => pattern.test(clause)) && !negations.test(clause);
}
