import { existsSync } from "node:fs";
import { join } from "node:path";
import { figuresOf, reportAblation } from "./ablation.ts";
import { type Asked, askCalibration } from "./ask-calibration.ts";
import { leaveOut, type Part } from "./leave-out.ts";
import { type CalibrationKnowledge, readHelpCentres, readSourceSets, type Split } from "./read-calibration.ts";
import { DataFault, readOrExit } from "./read-lines.ts";
import { readWebsites } from "./read-websites.ts";
import { reportCurve, reportHelpCentres, reportReliability, reportSourceSets } from "./report-calibration.ts";
import { writeResults } from "./write-results.ts";

/**
 * Gives the engine on a folder of real questions.
 *
 *     npm run bench -- answers <folder> [--split fit|check] [--sets help,site,prose,…] [--worst 20] [--curve yes]
 *         [--ablation yes] [--page yes]
 *
 * `--page` asks both splits and writes `fit/RESULTS.md`, without the help centres that are kept for
 * checking. `--curve` asks all questions twice more: for a careful and for an eager assistant.
 * `--ablation` asks them once for each part of the engine, with this part left out (`--without <part>`).
 */
export function calibration(folder: string, options: ReadonlyMap<string, string>): void {
  if (options.has("page")) {
    writeResults(new Map(splits.map((split) => [split, askCalibration(readOrExit(() => readToShow(folder, split)))])));
    return;
  }
  const split = readOrExit(() => splitOf(options.get("split") ?? "fit"));
  const names = options.get("sets")?.split(",");
  const all = readOrExit(() => readSplit(folder, split, names));
  const without = options.get("without") as Part | undefined;
  const asked = askCalibration(without === undefined ? all : leaveOut(without, all), "balanced", without);
  if (options.has("figures")) {
    console.log(JSON.stringify(figuresOf(asked.filter(isClean))));
    return;
  }
  const help = asked.filter(({ knowledge }) => holdsTexts(knowledge));
  const sources = asked.filter(({ knowledge }) => !holdsTexts(knowledge));
  if (help.length > 0) reportHelpCentres(help);
  if (sources.length > 0) {
    reportSourceSets(sources);
    const clean = sources.filter(({ knowledge, question }) => !knowledge.isNoisy && question.label !== "near");
    reportReliability("reliability inside the knowledge and off the topic, sets that are not noisy", clean);
  }
  reportKinds(asked.filter(isClean));
  if (options.has("curve")) {
    const careful = askCalibration(all, "careful").filter(isClean);
    const balanced = asked.filter(isClean);
    const eager = askCalibration(all, "eager").filter(isClean);
    reportCurve(new Map(Object.entries({ careful, balanced, eager })));
  }
  const times = asked.map(({ milliseconds }) => milliseconds).sort((left, right) => left - right);
  console.log(`\n  ${times.length} questions, median ${times[times.length >> 1]!.toFixed(2)} ms`);
  if (options.has("ablation")) reportAblation(options);
  reportWorst(asked, Number(options.get("worst") ?? 0));
}

const splits: readonly Split[] = ["fit", "check"];

/** Leaves out the help centres that are kept for checking: who tunes by a page must not see them. */
function readToShow(folder: string, split: Split): CalibrationKnowledge[] {
  return readSplit(folder, split).filter(({ sort }) => split === "fit" || sort !== "help");
}

export function splitOf(name: string): Split {
  const split = splits.find((known) => known === name);
  if (split === undefined) throw new DataFault(`There is no split ${name}. Use --split fit or --split check.`);
  return split;
}

/** Gives those of the three forms that a folder has. The websites are few, and all for fitting. */
export function readSplit(folder: string, split: Split, names?: readonly string[]): CalibrationKnowledge[] {
  const isAsked = (form: string): boolean => names === undefined || names.includes(form);
  const isOfSets = names?.every((name) => name === "help" || name === "site") !== true;
  const has = (path: string): boolean => existsSync(join(folder, path));
  const all = [
    ...(isAsked("help") && has("helpcentre") ? readHelpCentres(join(folder, "helpcentre"), split) : []),
    ...(isAsked("site") && split === "fit" && has("websites") ? readWebsites(join(folder, "websites")) : []),
    ...(isOfSets && has("index.json") ? readSourceSets(folder, split, names) : []),
  ];
  if (all.some(({ questions }) => questions.length > 0)) return all;
  throw new DataFault(
    `${folder} holds no questions of the split "${split}"${names === undefined ? "" : ` in ${names.join(", ")}`}. ` +
      "packages/engine/fit/README.md describes the forms of data; websites are of the split fit.",
  );
}

/** Tells whether the answer must hold given words. Of sets the source alone is judged. */
const holdsTexts = ({ sort }: CalibrationKnowledge): boolean => sort === "help" || sort === "site";

const isClean = ({ knowledge }: Asked): boolean => !knowledge.isNoisy;

const kinds: Readonly<Record<string, string>> = {
  prose: "prose",
  dialogue: "prose",
  help: "articles",
  site: "articles",
  faq: "FAQs",
  intent: "phrasings",
};

/**
 * Measures what the confidence is worth for each kind of knowledge alone, then for all of them
 * mixed.
 */
function reportKinds(asked: readonly Asked[]): void {
  const judged = asked.filter(({ question }) => question.label === "in" || question.label === "off");
  for (const name of new Set(Object.values(kinds))) {
    const these = judged.filter(({ knowledge }) => kinds[knowledge.sort] === name);
    if (these.length > 0) reportReliability(`reliability of ${name}`, these);
  }
  reportReliability("reliability of all kinds mixed", judged);
}

/** The wrong answers that were stated with the most confidence. */
function reportWorst(asked: readonly Asked[], count: number): void {
  const wrong = asked
    .filter(({ answered, isRight, question }) => answered && !isRight && question.label !== "social")
    .sort((left, right) => right.confidence - left.confidence);
  for (const { knowledge, question, confidence, cited, answer, isFoundFirst, isRightSource } of wrong.slice(0, count)) {
    const step = isRightSource ? "wrong words" : isFoundFirst ? "reading of the dialogue" : "ranking";
    console.log(`\n  ${knowledge.set} ${question.type}, ${confidence.toFixed(2)}: ${question.text}`);
    console.log(`    failed: ${question.sources.length === 0 ? "should have been declined" : step}`);
    console.log(
      `    cited ${cited.join(", ")}; wanted ${question.sources.join(", ")} ${JSON.stringify(question.must ?? "")}`,
    );
    console.log(`    said: ${answer.text.replace(/\s+/g, " ").slice(0, 240)}`);
  }
}
