import { spawnSync } from "node:child_process";
import { printTable } from "../../../../tests/bench/measuring/report.ts";
import type { Asked } from "./ask-calibration.ts";
import { parts } from "./leave-out.ts";
import { auroc } from "./report-calibration.ts";

type Figures = Readonly<Record<string, number>>;

/**
 * Measures what each part is worth: the same questions with one part left out, each in a process of
 * its own.
 */
export function reportAblation(options: ReadonlyMap<string, string>): void {
  const kept = [...options].filter(([name]) => name !== "ablation" && name !== "worst" && name !== "curve");
  const given = kept.flatMap(([name, value]) => [`--${name}`, value]);
  const rows = [undefined, ...parts].map((part) => {
    const left = part === undefined ? [] : ["--without", part];
    const command = [...process.execArgv, process.argv[1]!, "answers", ...given, ...left, "--figures", "yes"];
    const { stdout, stderr, status } = spawnSync(process.execPath, command, { encoding: "utf8" });
    if (status !== 0) throw new Error(`The run without ${part} failed: ${stderr}`);
    return { name: part ?? "nothing", figures: JSON.parse(stdout.trim().split("\n").at(-1)!) as Figures };
  });
  console.log("\n  what is left when a part is left out, sets that are not noisy");
  const names = Object.keys(rows[0]!.figures);
  const shown = rows.map(({ name, figures }) => [name, ...names.map((figure) => figures[figure]!.toFixed(3))]);
  printTable([["left out", ...names], ...shown]);
}

/** Gives one line for `reportAblation`. */
export function figuresOf(asked: readonly Asked[]): Figures {
  const ofLabel = (label: string): Asked[] =>
    asked.filter(({ question, knowledge }) => question.label === label && knowledge.sort !== "help");
  const share = (these: readonly Asked[], holds: (one: Asked) => boolean): number =>
    these.length === 0 ? 0 : these.filter(holds).length / these.length;
  const articles = asked.filter(({ knowledge, question }) => knowledge.sort === "help" && question.must !== undefined);
  const answered = ofLabel("in").filter((one) => one.answered);
  return {
    "found first": share(ofLabel("in"), (one) => one.isFoundFirst),
    answered: share(ofLabel("in"), (one) => one.answered),
    right: share(answered, (one) => one.isRight),
    "off refused": share(ofLabel("off"), (one) => !one.answered),
    "near refused": share(ofLabel("near"), (one) => !one.answered),
    AUROC: auroc(ofLabel("in"), ofLabel("off")),
    "article first": share(articles, (one) => one.answered && one.isRightSource),
    "article holds": share(articles, (one) => one.holds),
  };
}
