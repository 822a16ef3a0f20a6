import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { useTestServer } from "../../../testing/test-server.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { DocumentId } from "../ids.ts";
import { readDocuments, readKnowledgeVersion } from "../index.ts";
import { openWorkshop, text, type Workshop } from "../testing/workshop.ts";

const node = useTestServer();

const titlesOf = (answer: { body: { data: { title: string }[] } }) => answer.body.data.map(({ title }) => title);

async function teachLetters(workshop: Workshop): Promise<void> {
  for (const letter of ["a", "b", "c", "d", "e"]) await workshop.taught(text(`Letter ${letter}`, `This is ${letter}.`));
}

test("a source is read with exactly the content that was sent", async () => {
  const workshop = await openWorkshop(node);
  const content = "Zu\u0308rich \u{1f3d4}\ufe0f\r\n\r\n\t\u00a0e\u0301t\u00e9 \u2028 fin ";
  const source = await workshop.taught(text("  Title \u{1f642} ", content));
  const read = await workshop.get(`/sources/${source.id}`);
  assert.deepEqual(read.body, { ...source, content });
  const document = (await workshop.get(`/documents/${source.documentId}`)).body;
  assert.equal(document.text, content);
  assert.equal(document.contentHash, createHash("sha256").update(content, "utf8").digest("hex"));
});

test("a list goes through all pages, newest first, and skips nothing while sources are added", async () => {
  const workshop = await openWorkshop(node);
  await teachLetters(workshop);
  const first = await workshop.get("/sources?limit=2");
  assert.deepEqual(titlesOf(first), ["Letter e", "Letter d"]);
  await workshop.taught(text("Letter f", "This is f."));
  const second = await workshop.get(`/sources?limit=2&cursor=${first.body.nextCursor}`);
  assert.deepEqual(titlesOf(second), ["Letter c", "Letter b"]);
  const third = await workshop.get(`/sources?limit=2&cursor=${second.body.nextCursor}`);
  assert.deepEqual([titlesOf(third), third.body.nextCursor], [["Letter a"], null]);
});

test("a list can be filtered by type and by a part of the title, in which no character is special", async () => {
  const workshop = await openWorkshop(node);
  await teachLetters(workshop);
  await workshop.taught({ type: "faq", question: "Is 100% cotton_wool \\ OK?", answer: "Yes." });
  assert.deepEqual(titlesOf(await workshop.get("/sources?type=faq")), ["Is 100% cotton_wool \\ OK?"]);
  assert.deepEqual(titlesOf(await workshop.get("/sources?q=LETTER%20c")), ["Letter c"]);
  for (const part of ["%", "_", "\\"]) {
    const found = titlesOf(await workshop.get(`/sources?q=${encodeURIComponent(part)}`));
    assert.deepEqual(found, ["Is 100% cotton_wool \\ OK?"], part);
  }
  assert.equal((await workshop.get("/sources?type=pdf")).status, 400);
});

test("the versions of a source are listed in pages, newest first, and a cursor works for its own list only", async () => {
  const workshop = await openWorkshop(node);
  const source = await workshop.taught(text("Menu", "Soup."));
  for (const dish of ["Stew.", "Pie."]) {
    await workshop.ask("What is on the menu?");
    await workshop.replace(source.id, text("Menu", dish));
  }
  const first = await workshop.get(`/sources/${source.id}/versions?limit=2`);
  assert.deepEqual(
    first.body.data.map(({ version }: { version: number }) => version),
    [3, 2],
  );
  const { nextCursor } = first.body;
  const second = await workshop.get(`/sources/${source.id}/versions?limit=2&cursor=${nextCursor}`);
  assert.equal(second.body.data[0].id, source.documentId);
  assert.equal(second.body.nextCursor, null);
  const other = await workshop.taught(text("Wine", "Red."));
  const refused = await workshop.get(`/sources/${other.id}/versions?cursor=${nextCursor}`);
  assert.deepEqual([refused.status, refused.body.code], [400, "invalid-request"]);
});

test("other capabilities read documents of their workspace by id, retired ones included", async () => {
  const [mine, theirs] = [await openWorkshop(node), await openWorkshop(node)];
  const { query } = node.server.kernel.database;
  const workspaceId = WorkspaceId.parse(mine.person.workspaceId)!;
  assert.equal(await readKnowledgeVersion(query, workspaceId), 0);
  const source = await mine.taught(text("Tea", "Green."));
  assert.equal(await readKnowledgeVersion(query, workspaceId), 1);
  const foreign = await theirs.taught(text("Tea", "Black."));
  await mine.ask("Which tea is there?");
  await mine.remove(source.id);
  assert.equal(await readKnowledgeVersion(query, workspaceId), 2);
  const ids = [source, foreign].map(({ documentId }) => DocumentId.parse(documentId)!);
  const [document, ...rest] = await readDocuments(query, workspaceId, ids);
  assert.deepEqual(rest, []);
  assert.deepEqual([document?.id, document?.title, document?.text], [ids[0], "Tea", "Green."]);
  assert.ok(document?.retiredAt instanceof Date);
  assert.deepEqual(await readDocuments(query, workspaceId, []), []);
});
