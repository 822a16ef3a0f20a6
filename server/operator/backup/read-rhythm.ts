import { durationMs } from "../../config.ts";
import { type Given, WrongUse } from "../command.ts";

/** The options of a backup that is taken again and again. */
export const rhythmOptions = {
  every: { meaning: "Go on, and take one in each such time: 30m, 6h, 1d.", value: "time" },
  keep: { meaning: "Then delete those that are older: 7d.", value: "time" },
} as const;

/** Says how often a backup is taken, and how long it is kept. Undefined: once, for good. */
type Rhythm = { everyMs: number | undefined; keepMs: number | undefined };

/** Reads `--every` and `--keep`. Throws WrongUse. */
export function readRhythm(given: Given): Rhythm {
  const read = (name: keyof typeof rhythmOptions) => {
    const written = given.text(name);
    const ms = written === undefined ? undefined : durationMs(written);
    if (written !== undefined && ms === undefined)
      throw new WrongUse(`--${name} is a number of minutes, hours or days, such as 30m, 6h or 7d, not "${written}".`);
    return ms;
  };
  const [everyMs, keepMs] = [read("every"), read("keep")];
  if (everyMs !== undefined && keepMs !== undefined && keepMs < everyMs)
    throw new WrongUse("--keep is shorter than --every: the newest backup would be the only one.");
  return { everyMs, keepMs };
}
