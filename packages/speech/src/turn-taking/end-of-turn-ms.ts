import { isUnfinished } from "@parley/engine";
import type { SessionState } from "./session-state.ts";

/** How much silence ends what the person is saying, in milliseconds. */
export function endOfTurnMs({ person, settings, language, hasAsked }: SessionState): number {
  const { silenceMs } = settings;
  if (person.kind !== "speaking") return silenceMs.usual;
  if (!person.isTurn) return silenceMs.short;
  if (isUnfinished(person.partial, language)) return silenceMs.unfinished;
  return (person.isWhole ? silenceMs.whole : silenceMs.usual) + (hasAsked ? silenceMs.afterQuestion : 0);
}
