import { WrongUse } from "../command.ts";

/** Reads `runs=100,leads=none`. Which names there are, the API's own check says. */
export function readPairs(written: string, example: string): Record<string, number | null> {
  const pairs = written.split(",").filter((pair) => pair.trim() !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, bound] = /^\s*(\w+)=(\d{1,15}|none)\s*$/.exec(pair) ?? [];
      if (name === undefined) throw new WrongUse(`"${pair}" says nothing. Write ${example}=100, or ${example}=none.`);
      return [name, bound === "none" ? null : Number(bound)];
    }),
  );
}
