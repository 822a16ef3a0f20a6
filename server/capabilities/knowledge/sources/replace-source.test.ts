import assert from "node:assert/strict";
import { test } from "node:test";
import { useTestServer } from "../../../testing/test-server.ts";
import { openWorkshop, text } from "../testing/workshop.ts";

const node = useTestServer();

test("a replaced source is found with its current content only, and a document that was cited stays the same", async () => {
  const workshop = await openWorkshop(node);
  const first = await workshop.taught(text("Hours", "We open at nine."));
  assert.equal((await workshop.find("when do you open"))[0]?.text, "We open at nine.");
  await workshop.ask("When do you open?");
  const answer = await workshop.replace(first.id, text("Hours", "We open at ten."));
  assert.equal(answer.status, 200);
  assert.equal(answer.body.version, 2);
  assert.notEqual(answer.body.documentId, first.documentId);
  assert.deepEqual(
    (await workshop.find("when do you open")).map((found) => found.text),
    ["We open at ten."],
  );
  const former = await workshop.get(`/documents/${first.documentId}`);
  assert.equal(former.body.text, "We open at nine.");
  assert.notEqual(former.body.retiredAt, null);
  assert.deepEqual(
    (await workshop.events()).map(({ type, data }) => [type, data.version]),
    [
      ["source.indexed", 1],
      ["source.indexed", 2],
    ],
  );
});

test("replacing with equal content makes no version and announces nothing", async () => {
  const workshop = await openWorkshop(node);
  const body = { type: "faq", question: "Why?", answer: "Because.", alternatives: ["How come?"] };
  const source = await workshop.taught(body);
  const same = await workshop.replace(source.id, body);
  assert.deepEqual([same.status, same.body], [200, source]);
  assert.equal((await workshop.events()).length, 1);
  const other = await workshop.replace(source.id, { ...body, alternatives: [] });
  assert.equal(other.body.version, 2);
});

test("a source may become another type", async () => {
  const workshop = await openWorkshop(node);
  const source = await workshop.taught(text("Parking", "There are ten places behind the house."));
  const faq = { type: "faq", question: "Where can I park?", answer: "Behind the house." };
  assert.equal((await workshop.replace(source.id, faq)).status, 200);
  const { question, answer, alternatives, title } = (await workshop.get(`/sources/${source.id}`)).body;
  assert.deepEqual([question, answer, alternatives, title], [faq.question, faq.answer, [], faq.question]);
  assert.deepEqual(
    (await workshop.find("where can I park")).map((found) => found.text),
    ["Behind the house."],
  );
});

test("several replacements at once leave one current document, and no other that nothing cites", async () => {
  const workshop = await openWorkshop(node);
  const source = await workshop.taught(text("Race", "Content number zero."));
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      workshop.replace(source.id, text("Race", `Content number ${number + 1}.`)),
    ),
  );
  assert.ok(answers.every(({ status }) => status === 200));
  const versions = (await workshop.get(`/sources/${source.id}/versions`)).body.data;
  assert.deepEqual(
    versions.map(({ version }: { version: number }) => version),
    [13],
  );
  const current = versions.filter(({ retiredAt }: { retiredAt: string | null }) => retiredAt === null);
  const now = (await workshop.get(`/sources/${source.id}`)).body;
  assert.deepEqual(
    current.map(({ id }: { id: string }) => id),
    [now.documentId],
  );
  assert.deepEqual(
    (await workshop.find("content number")).map((found) => found.text),
    [now.content],
  );
});

test("a replacement at the same time as a removal never brings the source back", async () => {
  const workshop = await openWorkshop(node);
  for (let round = 0; round < 8; round++) {
    const source = await workshop.taught(text("Gone", `Vanishing number ${round}.`));
    const [replaced, removed] = await Promise.all([
      workshop.replace(source.id, text("Gone", `Vanishing again ${round}.`)),
      workshop.remove(source.id),
    ]);
    assert.ok([200, 404].includes(replaced.status), replaced.text);
    assert.equal(removed.status, 204);
    assert.equal((await workshop.get(`/sources/${source.id}`)).status, 404);
    assert.equal((await workshop.get(`/sources/${source.id}/versions`)).status, 404);
  }
  assert.deepEqual(await workshop.find("vanishing"), []);
});

test("another workspace's source and malformed ids are not found", async () => {
  const [mine, theirs] = [await openWorkshop(node), await openWorkshop(node)];
  const source = await theirs.taught(text("Theirs", "Their secret recipe."));
  const unknown = "src_01h455vb4pex5vsknk084sn02q";
  for (const id of [source.id, unknown, "src_", "x", source.documentId, source.id.toUpperCase(), "%F0%9F%98%80"]) {
    assert.equal((await mine.replace(id, text("Mine", "Now mine."))).status, 404, id);
    assert.equal((await mine.remove(id)).status, 404, id);
    assert.equal((await mine.get(`/sources/${id}`)).status, 404, id);
    assert.equal((await mine.get(`/sources/${id}/versions`)).status, 404, id);
  }
  for (const id of [source.documentId, "doc_01h455vb4pex5vsknk084sn02q", "x", source.id]) {
    assert.equal((await mine.get(`/documents/${id}`)).status, 404, id);
  }
  assert.deepEqual(
    (await theirs.find("secret recipe")).map((found) => found.text),
    ["Their secret recipe."],
  );
});
