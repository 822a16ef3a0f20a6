import type { Language } from "./language.ts";
import { languageOfText } from "./language-of-text.ts";
import { languages } from "./languages.ts";
import { recogniseNatureQuestion } from "./recognise-nature-question.ts";
import { spokenText } from "./spoken-text.ts";

const LONGEST_REQUEST = 400;
const PHONE = /(?<![\d\w])\+?\(?\d[\d\s()/.-]{4,20}\d(?!\w)/;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;
/** Where one statement ends and another may begin: "No, thanks. Get me a person!" */
const BETWEEN_CLAUSES = /[!?.;:]+(?=\s|$)|,(?=\s)|\s[-–—]\s|\n/;

/** The language of the request, and how the person can be reached, as written, if the message says so. */
export type PersonRequest = { language: Language; phone?: string; email?: string };

/**
 * Reads a message that asks for a person or for a call, in any language; undefined for a message
 * that asks for something else. `likely`: the language of the dialogue, which is taken when several
 * have the same words.
 * @example readPersonRequest("Please call me at 030 998877")?.phone // "030 998877"
 */
export function readPersonRequest(message: string, likely?: Language): PersonRequest | undefined {
  if (message.length > LONGEST_REQUEST) return undefined;
  const isQuestion = recogniseNatureQuestion(message) !== undefined;
  const clauses = new Set([message, ...message.split(BETWEEN_CLAUSES)].map(spokenText));
  const language = firstOf(message, likely, (language) =>
    [...clauses].some((clause) => (isQuestion ? asksBesides(language, clause) : asks(language, clause))),
  );
  if (language === undefined) return undefined;
  const phone = PHONE.exec(message)?.[0].trim();
  const email = EMAIL.exec(message)?.[0];
  return { language, ...(phone && { phone }), ...(email && { email }) };
}

/** The language in which a message shows anger at the service; undefined when it shows none. */
export function languageOfAnger(message: string, likely?: Language): Language | undefined {
  const spoken = spokenText(message.slice(0, LONGEST_REQUEST));
  return firstOf(message, likely, ({ personRequests }) => personRequests.anger.some((pattern) => pattern.test(spoken)));
}

function firstOf(
  message: string,
  likely: Language | undefined,
  fits: (language: Language) => boolean,
): Language | undefined {
  const fitting = languages.filter(fits);
  const known = [languageOfText(message), likely].find((language) => language && fitting.includes(language));
  return known ?? fitting[0];
}

/** "Am I talking to a bot or can I talk to a human?" goes on with a request after its "or". */
function asksBesides(language: Language, clause: string): boolean {
  const { or } = language.personRequests;
  const at = clause.indexOf(` ${or} `);
  if (at < 0) return false;
  const rest = clause.slice(at + 1);
  // With its "or", so that a mere "a human" is no request.
  return recogniseNatureQuestion(rest.slice(or.length)) === undefined && asks(language, rest);
}

/**
 * A negation counts only in the clause of the request: "that doesn't help, get me a person" is a
 * request, "I don't want to talk to a person" is none.
 */
function asks({ personRequests: { requests, negations, refusedMachine } }: Language, clause: string): boolean {
  if (refusedMachine.test(clause)) return true;
  return requests.some((pattern) => pattern.test(clause)) && !negations.test(clause);
}
