import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { readOrExit } from "../bench/calibration/read-lines.ts";
import { chooseFit } from "./choose-fit.ts";
import { fitWeights, opened } from "./fit-weights.ts";
import { leaveOneOut } from "./leave-one-out.ts";
import { openSource } from "./observe-rankings.ts";
import { readOrigins } from "./read-origins.ts";
import { reportLeftOut, reportWorths } from "./report-left-out.ts";
import { scaleConfidence } from "./scale-confidence.ts";
import { searchParameters } from "./search-parameters.ts";
import { writeParameters } from "./write-parameters.ts";

const HASH_DIGITS = 16;

/**
 * `npm run fit -- <folder of data> [--parameters a,b]`: fits the weights of the engine, or searches
 * the named parameters, and writes what is better on collections that the fit has not seen.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { parameters: { type: "string" } } });
const [folder] = positionals;
if (folder === undefined) {
  console.error("usage: npm run fit -- <folder of data> [--parameters finding.k1,judging.wordReplaced]");
  process.exit(1);
}
const started = performance.now();
const report = (line: string): void => {
  console.log(`  ${Math.round((performance.now() - started) / 1000)} s  ${line}`);
};

const origins = readOrExit(() => readOrigins(folder));
if (origins.every(({ sort }) => sort === "invented" || sort === "mixture")) {
  console.error(`${folder} holds no data in a form that packages/engine/fit/README.md describes.`);
  process.exit(1);
}
report(`read ${origins.length} origins`);
if (values.parameters === undefined) fit();
else searchParameters(origins, values.parameters.split(","), report);

function fit(): void {
  const all = origins.map((origin) => opened(origin, openSource(origin.name, origin.bases)));
  report("indexed and observed them");
  const { options, worths } = chooseFit(all, report);
  const full = fitWeights(all, options);
  const { leftOut, scales, thresholds } = leaveOneOut(all, options, full, report);
  reportWorths(worths, { ranking: options.ranking.dropped, confidence: options.confidence.dropped });
  const figures = reportLeftOut(leftOut);
  writeParameters(thresholds);
  write({ data: hashData(folder!), figures }, scaleConfidence(full.weights, scales));
}

/** The day stays when neither data nor weights changed, so that fitting again changes no byte. */
function write(head: { data: Record<string, string>; figures: object }, weights: object): void {
  const file = new URL("../weights.json", import.meta.url);
  const { head: before, ...rest } = JSON.parse(readFileSync(file, "utf8")) as { head?: { day: string; data: object } };
  const isSame = JSON.stringify([rest, before?.data]) === JSON.stringify([weights, head.data]);
  const day = isSame ? before!.day : new Date().toISOString().slice(0, 10);
  // The figures compare with the weights before, which are gone when it is fitted again.
  const told = isSame ? before : { day, ...head };
  writeFileSync(file, `${JSON.stringify({ head: told, ...weights }, null, 2)}\n`);
  report(isSame ? "the weights are as they were" : "wrote weights.json");
}

/** Names the files that were fitted on, each with the first digits of their SHA-256. */
function hashData(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.jsonl(?:\.gz)?$/.test(path))
    .sort();
  const hashOf = (path: string): string =>
    createHash("sha256")
      .update(readFileSync(join(folder, path)))
      .digest("hex");
  return Object.fromEntries(files.map((path) => [basename(path), hashOf(path).slice(0, HASH_DIGITS)]));
}
