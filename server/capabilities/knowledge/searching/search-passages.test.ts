import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { useTestServer } from "../../../testing/test-server.ts";
import { openWorkshop, text } from "../testing/workshop.ts";

const node = useTestServer();

test("a workspace never finds the knowledge of another", async () => {
  const [mine, theirs] = [await openWorkshop(node), await openWorkshop(node)];
  await theirs.taught(text("Recipe", "The secret ingredient is cardamom."));
  assert.deepEqual(await mine.find("secret ingredient"), []);
  await mine.taught(text("Recipe", "The secret ingredient is patience."));
  assert.deepEqual(
    (await mine.find("secret ingredient")).map((found) => found.text),
    ["The secret ingredient is patience."],
  );
  assert.deepEqual(
    (await theirs.find("secret ingredient")).map((found) => found.text),
    ["The secret ingredient is cardamom."],
  );
});

test("a search returns at most as many passages as were asked for, best first", async () => {
  const workshop = await openWorkshop(node);
  const sources = Array.from({ length: 60 }, (_, number) => text(`Candle ${number}`, `Candle number ${number} burns.`));
  await workshop.taught({ sources });
  const search = async (body: unknown) => workshop.person.client.post("/api/knowledge/search", body);
  for (const [limit, count] of [
    [undefined, 10],
    [1, 1],
    [50, 50],
  ]) {
    const { status, body } = await search({ query: "candle 7", ...(limit === undefined ? {} : { limit }) });
    assert.deepEqual([status, body.passages.length], [200, count]);
    assert.equal(body.passages[0].title, "Candle 7");
    const scores = body.passages.map(({ score }: { score: number }) => score);
    assert.deepEqual(
      scores,
      [...scores].sort((left, right) => right - left),
    );
  }
  for (const body of [
    { query: "candle", limit: 51 },
    { query: "candle", limit: 0 },
    { query: " \n " },
    { query: "" },
    {},
  ]) {
    assert.equal((await search(body)).status, 400, JSON.stringify(body));
  }
});

test("every passage is the stored text between its offsets, whatever characters it contains", async () => {
  const workshop = await openWorkshop(node);
  const unit = fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        "\r\n",
        "\n\n",
        ". ",
        "? ",
        " ",
        "\u{1f468}\u200d\u{1f469}",
        "e\u0301",
        "\ufeff",
        "# ",
      ),
    },
    { weight: 3, arbitrary: fc.lorem({ maxCount: 12 }) },
  );
  const contents = fc
    .array(unit, { minLength: 1, maxLength: 60 })
    .map((parts) => `marker ${parts.join("").replaceAll("\0", "")}`);
  await fc.assert(
    fc.asyncProperty(contents, async (content) => {
      const source = await workshop.taught(text("Arbitrary", content));
      const stored = (await workshop.get(`/documents/${source.documentId}`)).body;
      // Soft hyphens go, and a lone CR is the end of a line on old Macs.
      const kept = content.replaceAll("\u00ad", "").replaceAll(/\r(?!\n)/g, "\n");
      assert.equal(stored.text, kept.toWellFormed());
      const found = await workshop.find("marker");
      assert.ok(found.some(({ documentId }) => documentId === source.documentId));
      for (const passage of found) {
        assert.equal(passage.text, stored.text.slice(Number(passage.start), Number(passage.end)));
      }
      assert.equal((await workshop.remove(source.id)).status, 204);
    }),
    { numRuns: 40 },
  );
});
