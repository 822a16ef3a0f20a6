import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { openWorkshop, text, type Workshop } from "../testing/workshop.ts";

let server: TestServer;
let shop: Workshop;
before(async () => {
  server = await startTestServer();
});
after(() => server.stop());

const lantern = text("Lanterns", "A lantern is lent for three days.");
const faq = (question: string, answer: string, more: object = {}) => ({ type: "faq", question, answer, ...more });
const listed = async () => (await shop.get("/sources")).body.data.map(({ title }: { title: string }) => title);

describe("the same text taught twice", () => {
  before(async () => {
    shop = await openWorkshop(server);
  });

  test("is one source with one document, which nothing changes", async () => {
    const first = await shop.teach(lantern);
    const again = await shop.teach(lantern);
    assert.deepEqual([first.status, again.status, again.body.change], [201, 200, "unchanged"], again.text);
    assert.deepEqual({ ...again.body, change: "created" }, first.body);
    assert.deepEqual([await listed(), (await shop.events()).length], [["Lanterns"], 1]);
  });

  test("is one source among many, and within one request", async () => {
    const oven = text("Oven", "The oven is heated at four.");
    const { status, body } = await shop.teach({ sources: [oven, lantern, oven] });
    assert.equal(status, 201);
    assert.deepEqual(
      body.sources.map(({ title, change }: { title: string; change: string }) => [title, change]),
      [
        ["Oven", "created"],
        ["Lanterns", "unchanged"],
        ["Oven", "unchanged"],
      ],
    );
    assert.equal(body.sources[0].id, body.sources[2].id);
    assert.deepEqual(await listed(), ["Oven", "Lanterns"]);
  });

  test("is another source with another address, name or tag", async () => {
    const others = [{ url: "https://shop.example/lantern" }, { externalId: "lantern.md" }, { tags: ["rental"] }];
    for (const other of others) assert.equal((await shop.teach({ ...lantern, ...other })).body.change, "created");
    assert.equal((await shop.teach({ ...lantern, tags: ["rental"] })).body.change, "unchanged");
    assert.equal((await listed()).length, 5);
    assert.deepEqual(
      (await shop.find("For how long is a lantern lent?")).map(({ text }) => text),
      [lantern.content],
    );
  });

  test("is taught anew after it was removed", async () => {
    const { body } = await shop.teach(text("Keys", "Keys hang behind the door."));
    await shop.remove(body.id);
    assert.equal((await shop.teach(text("Keys", "Keys hang behind the door."))).body.change, "created");
  });
});

describe("one question with two answers", () => {
  const gaps = async () => (await shop.get("/gaps")).body.contradictions;
  let first: { id: string };
  let second: { id: string };
  before(async () => {
    shop = await openWorkshop(server);
  });

  test("is stored, and told when it is taught", async () => {
    first = (await shop.teach(faq("When do you open?", "At nine."))).body;
    const same = await shop.teach(faq("when do you OPEN", "At nine."));
    assert.deepEqual([same.status, same.body.warnings], [201, undefined], same.text);
    const { status, body } = await shop.teach(
      faq("Opening hours", "At ten.", { alternatives: ["When do you open?!"] }),
    );
    assert.equal(status, 201);
    second = body;
    assert.deepEqual(
      body.warnings.map(({ code, sourceId }: { code: string; sourceId: string }) => [code, sourceId]),
      [
        ["other-answer", first.id],
        ["other-answer", same.body.id],
      ],
    );
    assert.match(body.warnings[0].message, new RegExp(`change or remove ${first.id}`));
    await shop.remove(same.body.id);
  });

  test("is told with the gaps, until the answers are equal", async () => {
    assert.deepEqual(await gaps(), [
      {
        question: "When do you open?",
        sources: [
          { sourceId: first.id, question: "When do you open?" },
          { sourceId: second.id, question: "Opening hours" },
        ],
      },
    ]);
    const replaced = await shop.replace(first.id, faq("When do you open?", "At eleven."));
    assert.deepEqual(replaced.body.warnings?.length, 1, replaced.text);
    const settled = await shop.replace(first.id, faq("When do you open?", "At ten."));
    assert.deepEqual([settled.body.warnings, await gaps()], [undefined, []]);
  });

  test("is not told of another workspace, nor of a text with such a title", async () => {
    await shop.teach(text("When do you open?", "We open at noon."));
    const other = await openWorkshop(server);
    assert.equal((await other.teach(faq("When do you open?", "Never."))).body.warnings, undefined);
    assert.deepEqual(await gaps(), []);
  });
});
