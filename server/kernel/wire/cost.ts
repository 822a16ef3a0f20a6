/**
 * States what a call costs besides being a request. A caller's costs of a minute are limited: see
 * http/admitting/work-limits.ts.
 */
export type Cost = {
  /** The milliseconds that a usual machine computes for the call, roughly. */
  workMs: number;
  /**
   * Names what makes the cost, for the sentence of a refusal: "300 sources with 2.1 MiB of text".
   */
  of: string;
};

const workMsPerMiB = 400;

/** The cost of `items` that hold so many characters in all and are stored. */
export function costOfText(items: number, noun: string, characters: number): Cost {
  const mebi = characters / 1_048_576;
  return {
    workMs: items + mebi * workMsPerMiB,
    of: `${items} ${noun}${items === 1 ? "" : "s"} with ${mebi.toFixed(1)} MiB of text`,
  };
}
