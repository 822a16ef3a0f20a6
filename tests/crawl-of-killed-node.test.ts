import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Client } from "pg";
import { type LocalSite, pageOf, serveSite } from "../server/capabilities/knowledge/learning/testing/local-site.ts";
import { createClient, signUp } from "../server/testing/client.ts";
import { type Connection, createTestDatabase } from "../server/testing/test-database.ts";
import { until } from "../server/testing/until.ts";
import type { ServerProcess } from "./server-process.ts";
import { startNode } from "./start-node.ts";

/** The long form learns a site that takes longer. */
const walks = process.env.FAULTS === "long" ? 200 : 30;
const waitMs = 40;
const pathOf = (walk: number) => `/walks/${walk}`;
const paths = ["/", ...Array.from({ length: walks }, (_, walk) => pathOf(walk))];

type Node = { name: string; process: ServerProcess; url: string };

let database: { connection: Connection; drop(): Promise<void> };
let folder: string;
let site: LocalSite;
let nodes: Node[];
let accessToken: string;
let id: string;

/** A site sees by the address of a node which of them asks. */
const addressOf = (name: string) => `http://localhost:${name === "a" ? 1 : 2}`;

async function openNode(name: string): Promise<Node> {
  const settings = { ...site.settings, PARLEY_PUBLIC_URL: addressOf(name) };
  const process = startNode(database.connection, join(folder, name), settings);
  return { name, process, url: await process.ready };
}

const walkOf = (walk: number, more = "") => ({
  body: pageOf(
    `Walk ${walk}`,
    `<p>Walk number ${walk} leads ${walk * 37 + 5} steps past mill ${"abcdefghij"[walk % 10]}${walk * 11}.</p>${more}`,
  ),
  waitMs,
});

before(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "parley-crawl-"));
  const links = paths.map((path) => `<a href="${path}">${path}</a>`).join(" ");
  site = await serveSite({ "/": pageOf("Walks", `<p>We walk along the coast every Sunday.</p>${links}`) });
  for (let walk = 0; walk < walks; walk++) site.pages.set(pathOf(walk), walkOf(walk));
  nodes = await Promise.all([openNode("a"), openNode("b")]);
  accessToken = (await signUp(createClient(nodes[0]!.url))).accessToken;
});
after(async () => {
  for (const { process } of nodes) process.signal("SIGKILL");
  await Promise.all(nodes.map(({ process }) => process.ended));
  await site.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const client = () => createClient(nodes[0]!.url, accessToken);
const source = async () => (await client().get(`/api/knowledge/sources/${id}`)).body;
const learnt = () => until(async () => ((await source()).status === "pending" ? undefined : source()));

async function kill(crawler: Node): Promise<void> {
  crawler.process.signal("SIGKILL");
  await crawler.process.ended;
  nodes = nodes.filter((node) => node !== crawler);
}

/** A third of the pages was looked at. */
const isUnderWay = () =>
  until(async () => {
    const { progress, status } = await source();
    assert.equal(status, "pending");
    return progress.done >= walks / 3;
  });

/** The paths of the pages that a look at the site has stored, of those that are to be learnt. */
async function storedBy(look: number): Promise<string[]> {
  const reader = new Client(database.connection);
  await reader.connect();
  try {
    const { rows } = await reader.query("select address from knowledge_page where looked = $1", [look]);
    return rows.map(({ address }) => new URL(address).pathname).filter((path) => paths.includes(path));
  } finally {
    await reader.end();
  }
}

/** Pages that were stored before the kill were asked for once; what was under way, once more. */
function assertAskedOnce(stored: readonly string[], from: number): void {
  const asked = site.requests.slice(from).map(({ path }) => path);
  const timesOf = (path: string) => asked.filter((one) => one === path).length;
  for (const path of stored) assert.equal(timesOf(path), 1, `${path} was stored`);
  assert.ok(stored.length >= walks / 3 && stored.length < paths.length, `${stored.length} were stored`);
  const again = paths.filter((path) => timesOf(path) > 1);
  assert.ok(again.length <= 2, `again: ${again.join(" ")}`);
  for (const path of paths) assert.ok(timesOf(path) >= 1, path);
}

test("another node goes on with the site of a node that is killed, and fetches nothing twice that is stored", async () => {
  const taught = await client().post("/api/knowledge/sources", { type: "site", url: site.url });
  assert.equal(taught.status, 201, taught.text);
  id = taught.body.id;
  await isUnderWay();
  const agent = site.requests.at(-1)!.headers["user-agent"]!;
  await kill(nodes.find(({ name }) => agent.includes(addressOf(name)))!);
  const stored = await storedBy(1);
  const { status, progress } = await learnt();
  assert.equal(status, "indexed");
  assertAskedOnce(stored, 0);
  const { found, done, changed, failed } = progress;
  assert.deepEqual([found, done, changed, failed], [paths.length, paths.length, paths.length, 0]);
});

test("a node that is killed in a refresh goes on when it is started again, and counts each page once", async () => {
  site.pages.set(pathOf(walks - 1), walkOf(walks - 1, "<p>The mill is closed in winter.</p>"));
  const from = site.requests.length;
  await client().post(`/api/knowledge/sources/${id}/refresh`, {});
  await isUnderWay();
  const [survivor] = nodes;
  await kill(survivor!);
  const stored = await storedBy(2);
  nodes = [await openNode(survivor!.name)];
  const { status, progress } = await learnt();
  assert.equal(status, "indexed");
  assert.deepEqual([progress.changed, progress.unchanged, progress.failed], [1, paths.length - 1, 0]);
  assertAskedOnce(stored, from);
});
