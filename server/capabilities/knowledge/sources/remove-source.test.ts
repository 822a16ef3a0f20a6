import assert from "node:assert/strict";
import { test } from "node:test";
import { useTestServer } from "../../../testing/test-server.ts";
import { openWorkshop, text } from "../testing/workshop.ts";

const node = useTestServer();

test("a removed source is no longer found or listed, and its documents are gone", async () => {
  const workshop = await openWorkshop(node);
  const source = await workshop.taught(text("Offer", "Two for the price of one."));
  await workshop.taught(text("Address", "We are at the old harbour."));
  assert.equal((await workshop.find("price"))[0]?.sourceId, source.id);
  const removed = await workshop.remove(source.id);
  assert.deepEqual([removed.status, removed.text], [204, ""]);
  assert.deepEqual(await workshop.find("price"), []);
  assert.equal((await workshop.find("harbour")).length, 1);
  assert.deepEqual(
    (await workshop.get("/sources")).body.data.map(({ title }: { title: string }) => title),
    ["Address"],
  );
  assert.equal((await workshop.get(`/documents/${source.documentId}`)).status, 404);
  assert.equal((await workshop.get(`/sources/${source.id}/versions`)).status, 404);
  assert.deepEqual((await workshop.events()).at(-1), { type: "source.removed", data: { sourceId: source.id } });
});

test("of several removals at once, one succeeds and the others answer not found", async () => {
  const workshop = await openWorkshop(node);
  const source = await workshop.taught(text("Once", "Only once."));
  const answers = await Promise.all(Array.from({ length: 5 }, () => workshop.remove(source.id)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 404, 404, 404, 404]);
  const removals = (await workshop.events()).filter(({ type }) => type === "source.removed");
  assert.equal(removals.length, 1);
});
