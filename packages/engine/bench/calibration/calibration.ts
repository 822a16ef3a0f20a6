import { join } from "node:path";
import { figuresOf, reportAblation } from "./ablation.ts";
import { type Asked, askCalibration } from "./ask-calibration.ts";
import { leaveOut, type Part } from "./leave-out.ts";
import { type CalibrationKnowledge, readHelpCentres, readSourceSets, type Split } from "./read-calibration.ts";
import { reportCurve, reportHelpCentres, reportReliability, reportSourceSets } from "./report-calibration.ts";

const centresOf: Record<Split, readonly string[]> = {
  fit: ["plausible", "ente"],
  check: ["arduino", "demarches-fr"],
};

/**
 * The engine on a folder of real questions.
 *
 *     npm run bench -- answers --calibration <folder> [--split fit|check] [--sets help,prose,…] [--worst 20] [--curve yes]
 *         [--ablation yes]
 *
 * `--curve` asks all questions twice more: for a careful and for an eager assistant. `--ablation`
 * asks them once for each part of the engine, with this part left out (`--without <part>`).
 */
export function calibration(folder: string, options: ReadonlyMap<string, string>): Asked[] {
  const split = (options.get("split") ?? "check") as Split;
  const names = options.get("sets")?.split(",");
  const centres =
    names?.includes("help") === false ? [] : readHelpCentres(join(folder, "helpcentre"), centresOf[split]);
  const without = options.get("without") as Part | undefined;
  const isOnlyHelp = names?.length === 1 && names[0] === "help";
  const sets = isOnlyHelp ? [] : readSourceSets(folder, split, names);
  const asked = (all: readonly CalibrationKnowledge[]): Asked[] =>
    askCalibration(without === undefined ? all : leaveOut(without, all), "balanced", without);
  const help = asked(centres);
  const sources = asked(sets);
  if (options.has("figures")) {
    console.log(JSON.stringify(figuresOf([...help, ...sources].filter(isClean))));
    return [...help, ...sources];
  }
  if (help.length > 0) reportHelpCentres(help);
  if (sources.length > 0) {
    reportSourceSets(sources);
    const clean = sources.filter(({ knowledge, question }) => !knowledge.isNoisy && question.label !== "near");
    reportReliability("reliability inside the knowledge and off the topic, sets that are not noisy", clean);
  }
  reportKinds([...help, ...sources].filter(isClean));
  if (options.has("curve")) {
    const all = [...centres, ...sets];
    const careful = askCalibration(all, "careful").filter(isClean);
    const balanced = [...help, ...sources].filter(isClean);
    const eager = askCalibration(all, "eager").filter(isClean);
    reportCurve(new Map(Object.entries({ careful, balanced, eager })));
  }
  const times = [...help, ...sources].map(({ milliseconds }) => milliseconds).sort((left, right) => left - right);
  console.log(`\n  ${times.length} questions, median ${times[times.length >> 1]!.toFixed(2)} ms`);
  if (options.has("ablation")) reportAblation(options);
  reportWorst([...help, ...sources], Number(options.get("worst") ?? 0));
  return [...help, ...sources];
}

const isClean = ({ knowledge }: Asked): boolean => !knowledge.isNoisy;

const kinds: Readonly<Record<string, string>> = {
  prose: "prose",
  dialogue: "prose",
  help: "articles",
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
