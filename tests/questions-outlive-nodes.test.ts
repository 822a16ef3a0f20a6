import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { createClient, signUp } from "../server/testing/client.ts";
import { addProvider } from "../server/testing/model-desk.ts";
import { type ScriptedProvider, startScriptedProvider } from "../server/testing/providers/scripted-provider.ts";
import { type Connection, createTestDatabase } from "../server/testing/test-database.ts";
import { until } from "../server/testing/until.ts";
import type { ServerProcess } from "./server-process.ts";
import { startNode } from "./start-node.ts";

const path = "/api/knowledge/questions";
const sections = ["hammer", "saw", "chisel", "plane"];
let database: { connection: Connection; drop(): Promise<void> };
let folder: string;
let provider: ScriptedProvider;
const nodes: ServerProcess[] = [];

async function addNode(): Promise<{ node: ServerProcess; url: string }> {
  const settings = { PARLEY_OUTBOUND_ALLOW: `models:${new URL(provider.url).host}` };
  const node = startNode(database.connection, join(folder, `node-${nodes.length}`), settings);
  nodes.push(node);
  return { node, url: await node.ready };
}

before(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "parley-questions-"));
  provider = await startScriptedProvider();
});
after(async () => {
  for (const node of nodes) node.signal("SIGKILL");
  await Promise.all(nodes.map(({ ended }) => ended));
  await provider.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test("a model that writes questions when its node is killed goes on elsewhere, where it was", async () => {
  const victim = await addNode();
  const person = await signUp(createClient(victim.url));
  await addProvider(person, provider);
  const content = sections.map((tool) => `## The ${tool}\n\nThe ${tool} hangs on the left wall.`).join("\n\n");
  const taught = await person.client.post("/api/knowledge/sources", { type: "text", title: "Tools", content });
  assert.equal(taught.status, 201, taught.text);
  const asked: string[] = [];
  let isFree = false;
  const never = new Promise<never>(() => {});
  provider.answer(async ({ body }) => {
    const text = JSON.stringify(body.messages.at(-1));
    const tool = sections.findLast((each) => text.includes(`The ${each} hangs`)) ?? "";
    asked.push(tool);
    return asked.length === 3 && !isFree ? [{ until: never }] : `en: Where would I look for the ${tool}?`;
  });
  const put = await person.client.call("PUT", path, { body: { model: "scripted/scripted-1", perSection: 1 } });
  assert.equal(put.status, 200, put.text);
  await until(async () => asked.length === 3 || undefined);
  isFree = true;
  victim.node.signal("SIGKILL");
  await victim.node.ended;
  const { url } = await addNode();
  const survivor = createClient(url).as(person.accessToken);
  const done = await until(async () => {
    const { body } = await survivor.get(path);
    return body.state === "current" ? body : undefined;
  });
  assert.deepEqual([done.sections, done.done, done.kept], [4, 4, 4]);
  assert.equal(done.data.length, 4);
  assert.deepEqual(asked, ["hammer", "saw", "chisel", "chisel", "plane"], "what was stored is not asked for again");
});
