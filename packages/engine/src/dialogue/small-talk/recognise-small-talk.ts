import type { CourtesyAct } from "../../courtesy-act.ts";
import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { languages } from "../../reading/languages.ts";
import { matchesAny } from "../../reading/matches-any.ts";
import { readCourtesies } from "../../reading/message/read-courtesies.ts";
import { recogniseNatureQuestion } from "../../reading/message/recognise-nature-question.ts";
import { readWords } from "../../reading/read-words.ts";
import { spokenText } from "../../reading/spoken-text.ts";
import { namesTopic } from "../topics/names-topic.ts";

/** The act says what the reply to the message does. "explain" answers "what do you mean?". */
export type SmallTalk = {
  act: "explain" | "tell-nature" | "chat" | "calm" | (typeof replies)[number][1];
  language: Language;
  /** All that the message does: thanks and goodbye, for instance. */
  courtesies: ReadonlySet<CourtesyAct>;
};

/** A message with several courtesies is replied to by the first of these that it has. */
const replies = [
  ["abilities", "tell-abilities"],
  ["identity", "chat"],
  ["wellbeing", "say-fine"],
  ["thanks", "welcome"],
  ["compliment", "take-praise"],
  ["goodbye", "say-goodbye"],
  ["greeting", "greet"],
  ["apology", "acknowledge"],
  ["agreement", "acknowledge"],
  ["laughter", "acknowledge"],
] as const;

/**
 * Small talk that fills the whole message, in any language; the likely language is tried first.
 * @example recogniseSmallTalk("Thanks a lot!", en)?.act // "welcome"
 */
export function recogniseSmallTalk(message: string, likely: Language): SmallTalk | undefined {
  const none: ReadonlySet<CourtesyAct> = new Set();
  const nature = recogniseNatureQuestion(message);
  if (nature) return { act: "tell-nature", language: nature, courtesies: none };
  const unclear = languageOfClarification(message, likely);
  if (unclear) return { act: "explain", language: unclear, courtesies: none };
  const said = readCourtesies(message, likely.code);
  const reply = said && replies.find(([courtesy]) => said.acts.has(courtesy));
  if (reply) return { act: reply[1], language: said.language, courtesies: said.acts };
  const chatting = languageOfChatter(message, likely);
  if (chatting) return { act: "chat", language: chatting, courtesies: none };
  const angry = recogniseOutburst(message, likely);
  return angry && { act: "calm", language: angry, courtesies: none };
}

function languageOfClarification(message: string, likely: Language): Language | undefined {
  const words = readWords(message);
  if (words.length === 0 || words.length > parameters.dialogue.wordsOfClarification) return undefined;
  const spoken = words.join(" ");
  return [likely, ...languages].find(({ smallTalk }) => smallTalk.clarification.test(spoken));
}

function languageOfChatter(message: string, likely: Language): Language | undefined {
  if (message.length > parameters.dialogue.chatterCharacters) return undefined;
  const spoken = spokenText(message);
  return [likely, ...languages].find(({ chatter }) => matchesAny(chatter, spoken));
}

/**
 * The language of a message that shows anger and names no topic: "this is useless!!"; undefined for
 * any other message.
 */
function recogniseOutburst(message: string, likely: Language): Language | undefined {
  if (message.length > parameters.dialogue.outburstCharacters) return undefined;
  const spoken = spokenText(message);
  return [likely, ...languages].find((language) => {
    const { anger } = language.personRequests;
    if (!matchesAny(anger, spoken)) return false;
    const rest = anger.reduce((text, pattern) => text.replace(pattern, " "), spoken);
    return rest !== spoken && !namesTopic(rest, language);
  });
}
