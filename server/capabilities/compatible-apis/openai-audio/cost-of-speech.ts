import type { Cost } from "../../../kernel/wire/cost.ts";

const charactersPerSecond = 15;
/** For a second of sound: making it, its rate and its bytes. */
const workMsPerSecond = 12;

/**
 * The cost of saying a text with the embedded voices; a provider's are cheaper for this machine.
 */
export function costOfSpeech(text: string, speed: number): Cost {
  const seconds = Math.ceil(text.length / charactersPerSecond / speed);
  return { workMs: seconds * workMsPerSecond, of: `some ${seconds} seconds of speech` };
}
