import type { ToldFact } from "../../finding/passage-index.ts";
import { parameters } from "../../parameters.ts";
import { headingsAbove, type Label } from "./label-of.ts";

/** Facts that stand together and are given together, in order. */
export type ChosenFacts = { facts: readonly ToldFact[]; isUnderHeading: boolean };

export type Labelled = ToldFact & { label: Label };
/** These are asked for: the stems of each word and of what means the same. */
export type Wanted = readonly ReadonlySet<string>[];

const NUMBER = /^\d/;

/** Tells whether all that is wanted stands in the label of a fact. */
export const fits = ({ own, context }: Label, wanted: Wanted): boolean =>
  wanted.every((want) => holds(own, want) || holds(context, want));

export const holds = (stems: ReadonlySet<string>, want: ReadonlySet<string>): boolean =>
  !stems.isDisjointFrom(want) || holdsNumber(stems, want);

/** A number alone chooses nothing by itself; "10" lies within "9 - 11" of a label. */
function holdsNumber(stems: ReadonlySet<string>, want: ReadonlySet<string>): boolean {
  const [number] = want;
  if (want.size !== 1 || number === undefined || !NUMBER.test(number)) return false;
  const numbers = [...stems].filter((stem) => /^\d{1,3}$/.test(stem)).map(Number);
  return numbers.length >= 2 && numbers[0]! <= Number(number) && numbers[1]! >= Number(number);
}

/** Counts what a label says that was not asked. */
export function beyond({ name, context }: Label, wanted: Wanted, known: ReadonlySet<string>): number {
  const isBeyond = (stem: string): boolean =>
    !NUMBER.test(stem) && !isKnown(stem, known) && !wanted.some((want) => want.has(stem));
  const inContext = [...context].filter((stem) => !name.has(stem) && isBeyond(stem)).length;
  return [...name].filter(isBeyond).length + parameters.dialogue.factContext * inContext;
}

/** A compound of a known word says as little: "Einzelpreise". */
const isKnown = (stem: string, known: ReadonlySet<string>): boolean =>
  known.has(stem) || [...known].some((word) => word.length >= parameters.dialogue.factCompound && stem.endsWith(word));

/** Hours that stand below the same headings, in one row. */
export function groupsOf(labelled: readonly Labelled[]): Labelled[][] {
  const groups: Labelled[][] = [];
  for (const one of labelled) {
    const last = groups.at(-1)?.at(-1);
    const isSame =
      last?.document === one.document &&
      headingsAbove(last).every((heading, at) => heading === headingsAbove(one)[at]) &&
      headingsAbove(last).length === headingsAbove(one).length;
    if (isSame) groups.at(-1)!.push(one);
    else groups.push([one]);
  }
  return groups;
}
