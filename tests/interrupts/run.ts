import { maxWorkspaceProcessBytes, startTemporaryCluster, workspaceClusterSettings } from "@parley/postgres";
import { unheardCalls } from "@parley/sql-gate";
import { Client } from "pg";
import { type Deafness, Tester } from "./deafness-of.ts";
import { listCalls } from "./list-calls.ts";

/**
 * `npm run test:interrupts [-- words…]` calls every function, operator and cast that the gate of SQL
 * lets through with ever larger values, and prints those that do not hear that their time is up. It
 * fails for one that is not among the known ones.
 */
const words = process.argv.slice(2);
const cluster = await startTemporaryCluster(workspaceClusterSettings, maxWorkspaceProcessBytes);
const client = new Client(cluster.connection);
client.on("error", () => {});
await client.connect();
const calls = (await listCalls(client)).filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
console.log(`${calls.length} functions, operators and casts`);
let seed = 42;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const tester = new Tester(cluster.connection);
const found: Deafness[] = [];
for (const [index, call] of calls.entries()) {
  const deafness = await tester.deafnessOf(call, random);
  if (deafness !== undefined) {
    found.push(deafness);
    console.log(JSON.stringify(deafness));
  }
  if (index % 100 === 99) console.log(`… ${index + 1} of ${calls.length}, ${tester.triedCount} tries`);
}
console.log(`${found.length} do not hear, of ${calls.length}, in ${tester.triedCount} tries`);
const unlisted = found.map(({ name }) => name).filter((name) => !Object.hasOwn(unheardCalls, name));
if (unlisted.length > 0) {
  console.error(`packages/sql-gate/src/unheard-calls.ts lacks: ${unlisted.join("; ")}`);
  process.exitCode = 1;
}
await tester.close();
await client.end();
await cluster.stop();
