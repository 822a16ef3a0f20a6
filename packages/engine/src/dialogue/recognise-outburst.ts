import type { Language } from "../language.ts";
import { languages } from "../languages.ts";
import { matchesAny } from "../matches-any.ts";
import { spokenText } from "../spoken-text.ts";
import { namesTopic } from "./names-topic.ts";

const LONGEST_MESSAGE = 200;

/**
 * The language of a message that shows anger and names no topic: "this is useless!!"; undefined for
 * any other message.
 */
export function recogniseOutburst(message: string, likely: Language): Language | undefined {
  if (message.length > LONGEST_MESSAGE) return undefined;
  const spoken = spokenText(message);
  return [likely, ...languages].find((language) => {
    const { anger } = language.personRequests;
    if (!matchesAny(anger, spoken)) return false;
    const rest = anger.reduce((text, pattern) => text.replace(pattern, " "), spoken);
    return rest !== spoken && !namesTopic(rest, language);
  });
}
