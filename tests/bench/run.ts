import { answers } from "./answers.ts";
import { chat } from "./chat.ts";
import { delivery } from "./delivery.ts";
import { ingest } from "./ingest.ts";
import { intake } from "./intake.ts";
import { model } from "./model.ts";
import { route } from "./route.ts";
import { scale } from "./scale.ts";
import { start } from "./start.ts";
import { stream } from "./stream.ts";

/**
 * `npm run bench -- <name>`: each measures beside a floor in the same run, on this machine, and
 * says whether its target is met.
 */
const benches: Record<string, () => Promise<void>> = {
  answers,
  route,
  chat,
  scale,
  ingest,
  model,
  intake,
  stream,
  delivery,
  start,
};

const [name] = process.argv.slice(2);
const chosen = name === "all" ? Object.keys(benches) : Object.keys(benches).filter((bench) => bench === name);
if (chosen.length === 0) {
  console.log(`usage: npm run bench -- <name>\nnames: ${Object.keys(benches).join(", ")}, all`);
  process.exitCode = name === undefined ? 0 : 1;
}
for (const bench of chosen) {
  console.log(`\n${bench}`);
  await benches[bench]!();
}
