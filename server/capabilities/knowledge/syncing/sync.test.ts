import assert from "node:assert/strict";
import { test } from "node:test";
import { Client } from "pg";
import { noUse } from "../../../kernel/quotas/quotas-of.ts";
import { correctUse } from "../../../kernel/quotas/store.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { makeKey } from "../../../testing/client.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { useTestServer } from "../../../testing/test-server.ts";
import { untilLocked } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { openWorkshop, text, type Workshop } from "../testing/workshop.ts";
import { forgetAbandonedSyncs } from "./start-sync.ts";

const server = useTestServer();

const path = "/api/knowledge/sync";
const page = (externalId: string, content = `Page ${externalId}.`) => ({ ...text(externalId, content), externalId });
const pages = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => page(`p${from + at}`));

async function begin({ person }: Workshop, tag = "folder"): Promise<string> {
  const { status, body, text } = await person.client.post(path, { tag });
  assert.equal(status, 201, text);
  return body.syncId;
}
const send = ({ person }: Workshop, syncId: string, sources: unknown) =>
  person.client.call("PUT", `${path}/${syncId}`, { body: { sources } });
const finish = ({ person }: Workshop, syncId: string, body: object = {}) =>
  person.client.post(`${path}/${syncId}/finish`, body);
async function inStep(shop: Workshop, sources: unknown, end: object = {}, tag = "folder") {
  const syncId = await begin(shop, tag);
  const sent = await send(shop, syncId, sources);
  assert.equal(sent.status, 200, sent.text);
  return finish(shop, syncId, end);
}
async function names(shop: Workshop, tag = "folder"): Promise<string[]> {
  const { body } = await shop.get(`/sources?limit=100&tag=${tag}`);
  return body.data.map(({ externalId }: { externalId: string }) => externalId).sort();
}
/** The difference between the bytes that are counted for a workspace and those that are there. */
function driftOf({ person }: Workshop) {
  const { kernel } = server.server;
  const workspaceId = WorkspaceId.parse(person.workspaceId)!;
  return inTransaction(kernel.database, (tx) => correctUse(tx, workspaceId, kernel.storedKinds, new Date()));
}

test("a tag's sources are exactly those that were sent, after the finish and not before", async () => {
  const shop = await openWorkshop(server);
  const untagged = await shop.taught(page("elsewhere"));
  assert.deepEqual((await inStep(shop, pages(0, 4))).body, { added: 4, replaced: 0, unchanged: 0, removed: 0 });
  const before = await shop.events();
  const syncId = await begin(shop);
  assert.deepEqual((await send(shop, syncId, pages(1, 3))).body, { received: 2 });
  assert.deepEqual((await send(shop, syncId, [page("p2", "Violets grow there."), page("p9")])).body, { received: 3 });
  assert.deepEqual(await names(shop), ["p0", "p1", "p2", "p3"]);
  assert.deepEqual(await shop.find("Do violets grow?"), []);
  assert.deepEqual(await shop.events(), before);
  const dry = await finish(shop, syncId, { dryRun: true });
  assert.deepEqual(dry.body, { added: 1, replaced: 1, unchanged: 1, removed: 2 });
  assert.deepEqual([await names(shop), await shop.events()], [["p0", "p1", "p2", "p3"], before]);
  assert.deepEqual((await finish(shop, syncId)).body, dry.body);
  assert.equal((await shop.find("Do violets grow?"))[0]?.text, "Violets grow there.");
  assert.deepEqual(await names(shop), ["p1", "p2", "p9"]);
  assert.deepEqual(
    (await shop.events())
      .slice(before.length)
      .map(({ type }) => type)
      .sort(),
    [...["source.indexed", "source.indexed", "source.removed", "source.removed"]],
  );
  assert.equal((await shop.get(`/sources/${untagged.id}`)).status, 200);
  assert.equal((await finish(shop, syncId)).status, 404);
  assert.deepEqual(await driftOf(shop), noUse);
});

test("others teach while a finish stores its sources, and then both are found", async () => {
  const shop = await openWorkshop(server);
  await inStep(shop, pages(0, 3));
  const syncId = await begin(shop);
  await send(shop, syncId, [page("p0", "Violets grow there."), page("p1", "Roses grow there."), page("p2")]);
  const locker = new Client(server.connection);
  await locker.connect();
  await locker.query("begin");
  const workspaceId = WorkspaceId.parse(shop.person.workspaceId);
  await locker.query("select from knowledge_document where workspace_id = $1 for update", [workspaceId]);
  const finishing = finish(shop, syncId);
  await untilLocked(locker);
  await shop.taught(text("Hours", "The shop opens at nine."));
  assert.equal((await shop.find("When does the shop open?"))[0]?.text, "The shop opens at nine.");
  assert.deepEqual(await shop.find("Do violets grow?"), []);
  await locker.query("commit");
  await locker.end();
  assert.deepEqual((await finishing).body, { added: 0, replaced: 2, unchanged: 1, removed: 0 });
  await shop.taught(text("Bread", "The bread is baked at five."));
  for (const [query, found] of [
    ["When does the shop open?", "The shop opens at nine."],
    ["Do violets grow?", "Violets grow there."],
    ["When is the bread baked?", "The bread is baked at five."],
  ]) {
    assert.equal((await shop.find(query!))[0]?.text, found);
  }
});

test("the same folder once more keeps its versions, and announces nothing", async () => {
  const shop = await openWorkshop(server);
  const unnamed = { type: "faq", question: "Who bakes?", answer: "Ada bakes.", tags: ["faq"] };
  const folder = [...pages(0, 3), unnamed];
  await inStep(shop, folder);
  const before = [await shop.events(), (await shop.get("/sources")).body];
  assert.deepEqual((await inStep(shop, folder)).body, { added: 0, replaced: 0, unchanged: 4, removed: 0 });
  assert.deepEqual([await shop.events(), (await shop.get("/sources")).body], before);
});

test("a sync takes over a source of that name, and gives it its tag", async () => {
  const shop = await openWorkshop(server);
  const own = await shop.taught({ ...page("p0"), tags: ["own"] });
  assert.deepEqual((await inStep(shop, pages(0, 1))).body, { added: 0, replaced: 1, unchanged: 0, removed: 0 });
  const { body } = await shop.get(`/sources/${own.id}`);
  assert.deepEqual([body.tags, body.version], [["folder", "own"], 1]);
});

test("more than half of a tag goes only where that is allowed", async () => {
  const shop = await openWorkshop(server);
  await inStep(shop, pages(0, 4));
  const syncId = await begin(shop);
  await send(shop, syncId, pages(0, 1));
  const refused = await finish(shop, syncId);
  assert.deepEqual([refused.status, refused.body.code, refused.body.removed], [409, "sync-removes-much", 3]);
  assert.equal((await names(shop)).length, 4);
  assert.equal((await finish(shop, syncId, { allowRemoval: true })).body.removed, 3);
  assert.equal((await inStep(shop, [])).status, 409);
  assert.equal((await inStep(shop, [], { allowRemoval: true })).body.removed, 1);
});

test("a cited document of a removed source stays for its citation", async () => {
  const shop = await openWorkshop(server);
  await inStep(shop, [page("p0", "A lantern is lent for three days."), ...pages(1, 4)]);
  await shop.ask("For how long is a lantern lent?");
  const [cited] = (await shop.get("/sources?externalId=p0")).body.data;
  await inStep(shop, pages(1, 4));
  assert.equal((await shop.get(`/sources/${cited.id}`)).status, 404);
  assert.equal((await shop.get(`/documents/${cited.documentId}`)).status, 200);
  assert.deepEqual(await driftOf(shop), noUse);
});

test("what an open sync has gathered counts, and is forgotten with it", async () => {
  const shop = await openWorkshop(server);
  const other = await openWorkshop(server);
  // An access token ends while the clock goes on.
  const key = server.client.as(await makeKey(shop.person, { scopes: ["settings:read", "knowledge:write"] }));
  const useOf = async () => (await key.get("/api/workspace/use")).body.use.knowledgeBytes;
  const first = await begin(shop);
  await send(shop, first, pages(0, 3));
  assert.ok((await useOf()) > 0);
  assert.equal((await send(other, first, pages(0, 3))).status, 404);
  const second = await begin(shop);
  assert.equal((await send(shop, first, pages(0, 3))).status, 404);
  assert.equal(await useOf(), 0);
  await send(shop, second, pages(0, 3));
  moveClock(server, 23 * 3_600_000);
  await forgetAbandonedSyncs.run(server.server.kernel, null);
  assert.ok((await useOf()) > 0);
  moveClock(server, 2 * 3_600_000);
  await forgetAbandonedSyncs.run(server.server.kernel, null);
  assert.equal(await useOf(), 0);
  const gone = await key.post(`${path}/${second}/finish`, {});
  assert.deepEqual([gone.status, gone.body.code], [404, "not-found"]);
});

test("what cannot be gathered is refused with its place", async () => {
  const shop = await openWorkshop(server);
  const syncId = await begin(shop);
  const twice = await send(shop, syncId, [page("p0"), page("p0")]);
  assert.deepEqual([twice.status, twice.body.errors[0].pointer], [400, "/body/sources/1/externalId"]);
  const empty = await send(shop, syncId, [page("p0"), page("p1", "<p></p>")]);
  assert.deepEqual([empty.body.code, empty.body.errors[0].pointer], ["no-text", "/body/sources/1/content"]);
  for (let tag = 1; tag < 20; tag++) await begin(shop, `tag ${tag}`);
  assert.equal((await shop.person.client.post(path, { tag: "one more" })).body.code, "cannot-be-done");
});
