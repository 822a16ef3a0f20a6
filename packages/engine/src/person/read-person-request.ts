import type { Language } from "../language.ts";
import { parameters } from "../parameters.ts";
import { languageOfText } from "../reading/language-of-text.ts";
import { languages } from "../reading/languages.ts";
import { matchesAny } from "../reading/matches-any.ts";
import { recogniseNatureQuestion } from "../reading/message/recognise-nature-question.ts";
import { spokenText } from "../reading/spoken-text.ts";
import { readContactDetails } from "./read-contact-details.ts";

/** One statement ends here and another may begin: "No, thanks. Get me a person!" */
const BETWEEN_CLAUSES = /[!?.;:]+(?=\s|$)|,(?=\s)|\s[-–—]\s|\n/;

/**
 * The language of the request, and how the person can be reached, as written, if the message says
 * so. `isCallBack`: nobody has to come into the conversation; the person wants to be called or
 * written to.
 */
export type PersonRequest = { language: Language; phone?: string; email?: string; isCallBack?: true };

/**
 * Reads a message that asks for a person or for a call, in any language; undefined for a message
 * that asks for something else. `likely`: the language of the dialogue, which is taken when several
 * have the same words.
 * @example readPersonRequest("Please call me at 030 998877")?.phone // "030 998877"
 */
export function readPersonRequest(message: string, likely?: Language): PersonRequest | undefined {
  if (message.length > parameters.person.requestCharacters) return undefined;
  const isQuestion = recogniseNatureQuestion(message) !== undefined;
  const clauses = new Set([message, ...message.split(BETWEEN_CLAUSES)].map(spokenText));
  clauses.delete("");
  const find = (wish: Wish) =>
    firstOf(message, likely, (language) =>
      [...clauses].some((clause) => (isQuestion ? asksBesides(language, clause, wish) : asks(language, clause, wish))),
    );
  const now = find("requests");
  const language = now ?? find("callBacks");
  if (language === undefined) return undefined;
  const { phone, email } = readContactDetails(message, language);
  return { language, ...(phone && { phone }), ...(email && { email }), ...(now === undefined && { isCallBack: true }) };
}

type Wish = "requests" | "callBacks";

/** Gives the language in which a message shows anger at the service; undefined when it shows none. */
export function languageOfAnger(message: string, likely?: Language): Language | undefined {
  const spoken = spokenText(message.slice(0, parameters.person.requestCharacters));
  return firstOf(message, likely, ({ personRequests }) => matchesAny(personRequests.anger, spoken));
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
function asksBesides(language: Language, clause: string, wish: Wish): boolean {
  const { or } = language.personRequests;
  const at = clause.indexOf(` ${or} `);
  if (at < 0) return false;
  const rest = clause.slice(at + 1);
  // With its "or", so that a mere "a human" is no request.
  return recogniseNatureQuestion(rest.slice(or.length)) === undefined && asks(language, rest, wish);
}

/**
 * A negation counts only in the clause of the request: "that doesn't help, get me a person" is a
 * request, "I don't want to talk to a person" is none.
 */
function asks({ personRequests }: Language, clause: string, wish: Wish): boolean {
  const { negations, refusedMachine } = personRequests;
  if (wish === "requests" && refusedMachine.test(clause)) return true;
  return matchesAny(personRequests[wish], clause) && !negations.test(clause);
}
