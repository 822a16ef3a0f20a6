import { ingestFiles } from "../../packages/documents/bench/ingest-files.ts";
import { answers } from "../../packages/engine/bench/answers.ts";
import { calibration } from "../../packages/engine/bench/calibration/calibration.ts";
import { portion } from "../../packages/engine/bench/portion.ts";
import { expressions } from "../../packages/workflows/bench/expressions.ts";
import { campaigns } from "./campaigns.ts";
import { chat } from "./chat.ts";
import { consolePages } from "./consoles/console-pages.ts";
import { contacts } from "./contacts.ts";
import { database } from "./database.ts";
import { delivery } from "./delivery.ts";
import { imports } from "./imports.ts";
import { ingest } from "./ingest.ts";
import { ingestSite } from "./ingest-site.ts";
import { intake } from "./intake.ts";
import { leads } from "./leads.ts";
import { memory } from "./memory/memory.ts";
import { model } from "./model.ts";
import { neighbours } from "./neighbours.ts";
import { newsletter } from "./newsletter.ts";
import { oauth } from "./oauth/oauth.ts";
import { route } from "./route.ts";
import { runs } from "./runs.ts";
import { scale } from "./scale.ts";
import { start } from "./start.ts";
import { stream } from "./streams/stream.ts";
import { versions } from "./versions.ts";
import { voice } from "./voice.ts";
import { widget } from "./widgets/widget.ts";

/**
 * `npm run bench -- <name>`: each measures beside a floor in the same run, on this machine, and
 * says whether its target is met.
 */
const benches: Record<string, (options: ReadonlyMap<string, string>) => Promise<void>> = {
  answers,
  portion: () => portion(),
  route,
  chat,
  scale,
  ingest,
  "ingest-files": ingestFiles,
  "ingest-site": ingestSite,
  model,
  intake,
  leads,
  newsletter,
  contacts,
  imports,
  campaigns,
  database,
  neighbours,
  runs,
  stream,
  voice,
  widget,
  console: consolePages,
  delivery,
  expressions,
  versions,
  oauth,
  start,
  memory,
};

const [name, ...rest] = process.argv.slice(2);
const chosen = name === "all" ? Object.keys(benches) : Object.keys(benches).filter((bench) => bench === name);
if (chosen.length === 0) {
  console.log(`usage: npm run bench -- <name>\nnames: ${Object.keys(benches).join(", ")}, all`);
  process.exitCode = name === undefined ? 0 : 1;
}
const [folder] = rest;
if (folder !== undefined && !folder.startsWith("--")) {
  if (name === "answers") calibration(folder, readOptions(rest));
  if (name === "portion") await portion(folder, readOptions(rest));
  if (name === "answers" || name === "portion") chosen.length = 0;
}
for (const bench of chosen) {
  console.log(`\n${bench}`);
  await benches[bench]!(readOptions(rest));
}

/** Pairs of `--name value`. */
function readOptions(words: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    words.flatMap((word, at): [string, string][] =>
      word.startsWith("--") ? [[word.slice(2), words[at + 1] ?? ""]] : [],
    ),
  );
}
