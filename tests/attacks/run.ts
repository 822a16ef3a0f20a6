import { parseArgs } from "node:util";
import { clusterVariable } from "../../server/testing/cluster-variable.ts";
import { startTestCluster } from "../../server/testing/test-database.ts";
import { testWorkspaceCluster, useWorkspaceCluster } from "../../server/testing/test-workspace-cluster.ts";
import { createRandom } from "../faults/seeded-random.ts";
import { explore } from "./explorer.ts";
import { neighbourAttacks } from "./neighbours/all-neighbour-attacks.ts";
import { runBesideNeighbours } from "./neighbours/run-beside.ts";
import { allAttacks } from "./scripted/all-attacks.ts";
import type { ScriptedAttack } from "./scripted/scripted-attack.ts";
import { openExploration, startOutsideService } from "./stage.ts";
import { startVictim } from "./victim.ts";

/**
 * `npm run test:attacks [-- --minutes 10] [words…]`: the scripted attacks whose names contain one of
 * the words, then attacks beside which neighbours must go on as before, and then the explorer for the
 * rest of the time, with other requests at each run. `SEED=n` repeats its requests. Without words all
 * attacks run; the word `explorer` runs it alone, and `neighbours` runs those beside neighbours.
 */
const { values, positionals: words } = parseArgs({
  options: { minutes: { type: "string", default: "10" } },
  allowPositionals: true,
});
const endsAtMs = performance.now() + Number(values.minutes) * 60_000;
const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 1000));
/** Access tokens live for 15 minutes, so each server is explored for less. */
const mostEpochMs = 8 * 60_000;
const lanes = 6;
const mostCharacters = 900_000;
const failures: string[] = [];

function report(name: string, faults: readonly string[], remark: string): void {
  console.log(`${faults.length === 0 ? "stood" : "FAILED"}  ${name} (${remark})`);
  for (const fault of faults) {
    console.log(`        ${fault.replaceAll("\n", "\n        ")}`);
    failures.push(`${name}: ${fault}`);
  }
}

async function runScripted(attack: ScriptedAttack): Promise<void> {
  let [type, body] = ["application/json", "{}"];
  const outside = await startOutsideService((request, response) => {
    request.resume().on("end", () => response.writeHead(200, { "content-type": type }).end(body));
  });
  const leaveWorkspaceCluster = useWorkspaceCluster();
  const victim = await startVictim({
    ...attack.settings?.(outside.host),
    ...(attack.hasWorkspaceCluster === true ? { PARLEY_DATA_DATABASE_URL: await workspaceClusterUrl() } : {}),
  });
  const faults: string[] = [];
  try {
    await attack.run(victim, {
      url: outside.url,
      answer(newType, newBody) {
        [type, body] = [newType, newBody];
      },
    });
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  faults.push(...(await victim.damage().catch((error: unknown) => [`the server is gone: ${error}`])));
  report(attack.name, faults, victim.describe());
  await victim.stop();
  await leaveWorkspaceCluster();
  await outside.stop();
}

async function workspaceClusterUrl(): Promise<string> {
  const { host = "", port, user, database } = await testWorkspaceCluster.connect();
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

async function exploreOneServer(epochSeed: number, untilMs: number): Promise<void> {
  const outside = await startOutsideService();
  let describeWork = () => "";
  const victim = await startVictim({ PARLEY_OUTBOUND_ALLOW: outside.host }, () => describeWork());
  const exploration = await openExploration(victim, outside, mostCharacters);
  describeWork = () => [...exploration.underWay].join(" | ");
  const random = createRandom(epochSeed);
  const isOver = () => performance.now() >= untilMs;
  await Promise.all(
    Array.from({ length: lanes }, (_, lane) => explore(exploration, random.fork(`lane ${lane}`), isOver)),
  );
  exploration.wire.close();
  const faults = [
    ...(exploration.failures.count === 0 ? [] : [exploration.failures.report()]),
    ...(await victim.damage().catch((error: unknown) => [`the server is gone: ${error}`])),
  ];
  report(`explorer, SEED=${epochSeed}`, faults, `${exploration.sent} requests, ${victim.describe()}`);
  await victim.stop();
  await outside.stop();
}

const cluster = await startTestCluster();
process.env[clusterVariable] = JSON.stringify(cluster.connection);
try {
  const isChosen = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
  for (const attack of allAttacks.filter(({ name }) => isChosen(name))) await runScripted(attack);
  for (const attack of neighbourAttacks.filter(({ name }) => isChosen(name))) {
    const { faults, lines } = await runBesideNeighbours(attack);
    report(attack.name, faults, "ten workspaces, default limits");
    for (const line of lines) console.log(`        ${line}`);
  }
  for (let epoch = 0; isChosen("explorer") && (epoch === 0 || performance.now() < endsAtMs); epoch++) {
    const leastMs = performance.now() + 30_000;
    await exploreOneServer(seed + epoch, Math.max(leastMs, Math.min(endsAtMs, performance.now() + mostEpochMs)));
  }
} finally {
  await cluster.stop();
}
console.log(
  failures.length === 0 ? "\nThe server stood every attack." : `\n${failures.length} attacks hurt the server.`,
);
process.exit(failures.length === 0 ? 0 : 1);
