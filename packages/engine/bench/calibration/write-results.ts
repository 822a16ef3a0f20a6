import { writeFileSync } from "node:fs";
import type { Asked } from "./ask-calibration.ts";
import type { Split } from "./read-calibration.ts";
import { calibrationError, grouped, single } from "./report-calibration.ts";

const page = new URL("../../fit/RESULTS.md", import.meta.url);

/** Writes what each collection reaches, by name: the page is the same for the same engine and data. */
export function writeResults(bySplit: ReadonlyMap<Split, readonly Asked[]>): void {
  const parts = [...bySplit].map(([split, asked]) => {
    const rows = grouped(asked).map(([name, these]) => row(name, these));
    const sorts = Object.entries({ "help centres": ["help"], websites: ["site"] });
    const means = [...sorts, ["sets", ["prose", "faq", "intent", "dialogue"]] as const].flatMap(([name, of]) => {
      const groups = grouped(asked.filter(({ knowledge }) => of.some((sort) => sort === knowledge.sort)));
      return groups.length === 0 ? [] : [meanRow(name, groups)];
    });
    return [`## ${split === "fit" ? "Fitted" : "For checking only"}`, head, ...means, ...rows].join("\n");
  });
  writeFileSync(page, `${[opening, ...parts].join("\n\n")}\n`);
}

const opening = `<!-- Written by npm run bench -- answers <folder> --page yes -->
# What the engine reaches

Where the collections are from stands in [SOURCES.md](SOURCES.md). *First*: the first citation is a
right source. *Right*: answered, and the reply holds what it must (of a set: cites a right source).
*Wrong*: answered without that. *Refused*: of what the knowledge does not answer. *Error*: how far
the stated confidence lies from the share that is right.`;

const head = `
| collection | language | questions | first | right | wrong | refused | error |
| --- | --- | --- | --- | --- | --- | --- | --- |`;

type Figures = { questions: number; first: number; right: number; wrong: number; refused: number; error: number };

function figuresOf(asked: readonly Asked[]): Figures {
  const inside = asked.filter(({ question: { label, type } }) => {
    return label === "in" && (single.has(type) || type === "question" || type === "dialogue");
  });
  const outside = asked.filter(({ question: { label } }) => label === "near" || label === "off");
  const share = (these: readonly Asked[], holds: (one: Asked) => boolean): number =>
    these.length === 0 ? Number.NaN : these.filter(holds).length / these.length;
  return {
    questions: inside.length,
    first: share(inside, (one) => one.answered && one.isRightSource),
    right: share(inside, (one) => one.answered && one.isRight),
    wrong: share(inside, (one) => one.answered && !one.isRight),
    refused: share(outside, (one) => !one.answered),
    error: calibrationError(inside),
  };
}

function row(name: string, asked: readonly Asked[]): string {
  const { questions, ...shares } = figuresOf(asked);
  const noisy = asked[0]!.knowledge.isNoisy ? " (noisy)" : "";
  return line([`${name}${noisy}`, asked[0]!.knowledge.language, String(questions), ...Object.values(shares).map(show)]);
}

/** Every collection counts alike in a mean, whatever its size. */
function meanRow(name: string, groups: readonly (readonly [string, readonly Asked[]])[]): string {
  const all = groups.map(([, asked]) => figuresOf(asked));
  const mean = (of: keyof Figures): number => {
    const known = all.map((figures) => figures[of]).filter((value) => !Number.isNaN(value));
    return known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  const questions = all.reduce((sum, figures) => sum + figures.questions, 0);
  const shares = (["first", "right", "wrong", "refused", "error"] as const).map((of) => show(mean(of)));
  return line([`**${name}, mean of ${groups.length}**`, "", String(questions), ...shares]);
}

const show = (value: number): string => (Number.isNaN(value) ? "" : value.toFixed(3));
const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
