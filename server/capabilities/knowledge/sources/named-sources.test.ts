import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeKey } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/test-server.ts";
import { openWorkshop, text, type Workshop } from "../testing/workshop.ts";

const server = useTestServer();

const sources = "/api/knowledge/sources";
const page = (externalId: string, content: string, more: object = {}) => ({
  ...text("Page", content),
  externalId,
  ...more,
});
const changesOf = (answer: { body: { sources: { change: string }[] } }) =>
  answer.body.sources.map(({ change }) => change);
async function listed({ person }: Workshop, query = ""): Promise<string[]> {
  const { body } = await person.client.get(`${sources}${query}`);
  return body.data.map(({ externalId }: { externalId: string | null }) => externalId).sort();
}

test("a source with a known name is replaced or unchanged, and keeps its id", async () => {
  const shop = await openWorkshop(server);
  const first = await shop.teach(page("a.md", "We open at nine."));
  assert.equal(first.status, 201, first.text);
  assert.equal(first.body.change, "created");
  assert.deepEqual([first.body.externalId, first.body.tags], ["a.md", []]);
  const again = await shop.teach(page("a.md", "We open at nine."));
  assert.equal(again.status, 200, again.text);
  assert.deepEqual(again.body, { ...first.body, change: "unchanged" });
  const changed = await shop.teach(page("a.md", "We open at ten."));
  assert.equal(changed.status, 200, changed.text);
  assert.deepEqual([changed.body.change, changed.body.id, changed.body.version], ["replaced", first.body.id, 2]);
  assert.deepEqual(
    (await shop.find("When do you open?")).map(({ text }) => text),
    ["We open at ten."],
  );
  assert.deepEqual(
    (await shop.events()).map(({ type }) => type),
    ["source.indexed", "source.indexed"],
  );
});

test("a folder that is loaded twice changes nothing", async () => {
  const shop = await openWorkshop(server);
  const folder = { sources: [page("a", "We open at nine."), page("b", "We close at six.", { tags: ["hours"] })] };
  const first = await shop.teach(folder);
  assert.deepEqual([first.status, changesOf(first)], [201, ["created", "created"]]);
  const before = [await shop.events(), (await shop.get("/sources")).body];
  const again = await shop.teach(folder);
  assert.deepEqual([again.status, changesOf(again)], [200, ["unchanged", "unchanged"]]);
  assert.deepEqual([await shop.events(), (await shop.get("/sources")).body], before);
  const mixed = await shop.teach({ sources: [page("a", "We open at ten."), page("c", "We are in Ghent.")] });
  assert.deepEqual([mixed.status, changesOf(mixed)], [201, ["replaced", "created"]]);
});

test("a retry with the same Idempotency-Key gets the status of the first answer", async () => {
  const shop = await openWorkshop(server);
  await shop.teach(page("a", "We open at nine."));
  const retry = { "idempotency-key": "0c5be1ac-53c4-46c8-8dd1-3f1a95b3c001" };
  const first = await shop.teach(page("a", "We open at ten."), retry);
  const again = await shop.teach(page("a", "We open at ten."), retry);
  assert.deepEqual([again.status, again.body], [200, first.body]);
  assert.equal(again.body.change, "replaced");
});

test("names are unique: in a request, in a workspace, and not beyond it", async () => {
  const [shop, other] = [await openWorkshop(server), await openWorkshop(server)];
  const twice = await shop.teach({ sources: [page("a", "One."), page("a", "Two.")] });
  assert.deepEqual([twice.status, twice.body.errors[0].pointer], [400, "/body/sources/1/externalId"]);
  const [, b] = [await shop.taught(page("a", "One.")), await shop.taught(page("b", "Two."))];
  const taken = await shop.replace(b.id, page("a", "Two."));
  assert.deepEqual([taken.status, taken.body.code], [409, "conflict"]);
  const renamed = await shop.replace(b.id, page("c", "Two."));
  assert.deepEqual([renamed.status, renamed.body.externalId, renamed.body.version], [200, "c", 1]);
  const kept = await shop.replace(b.id, text("Page", "Three."));
  assert.deepEqual([kept.body.externalId, kept.body.version], ["c", 2]);
  assert.equal((await other.teach(page("a", "One."))).status, 201);
});

test("requests for one name at the same time make one source", async () => {
  const shop = await openWorkshop(server);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => shop.teach(page("a", `Version ${at}.`))));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(11).fill(200), 201]);
  assert.deepEqual(await listed(shop), ["a"]);
  assert.equal((await shop.find("Which version?")).length, 1);
});

test("tags are replaced without a new version, listed, and kept where none are sent", async () => {
  const shop = await openWorkshop(server);
  const first = await shop.taught(page("a", "We open at nine.", { tags: ["hours", "en", "hours"] }));
  assert.deepEqual(first.tags, ["en", "hours"]);
  await shop.taught(page("b", "We close at six.", { tags: ["de"] }));
  assert.deepEqual((await shop.teach(page("a", "We open at nine."))).body.change, "unchanged");
  const changed = await shop.teach(page("a", "We open at nine.", { tags: ["de"] }));
  assert.deepEqual([changed.body.change, changed.body.version, changed.body.tags], ["replaced", 1, ["de"]]);
  assert.deepEqual(await listed(shop, "?tag=de"), ["a", "b"]);
  assert.deepEqual(await listed(shop, "?tag=en"), []);
  assert.deepEqual(await listed(shop, "?externalId=b"), ["b"]);
  assert.deepEqual((await shop.get(`/sources/${first.id}`)).body.tags, ["de"]);
});

test("sources are removed by tag, or all of them, and never by an empty request", async () => {
  const [shop, other] = [await openWorkshop(server), await openWorkshop(server)];
  await shop.taught({
    sources: [page("a", "We open at nine.", { tags: ["x"] }), page("b", "We close at six.", { tags: ["x", "y"] })],
  });
  await shop.taught(page("c", "We are in Ghent."));
  await other.taught(page("a", "We open at noon.", { tags: ["x"] }));
  const remove = (query: string) => shop.person.client.call("DELETE", `${sources}${query}`);
  for (const query of ["", "?all=false", "?tag=x&all=true"]) {
    assert.deepEqual([query, (await remove(query)).body.code], [query, "cannot-be-done"]);
  }
  assert.deepEqual((await remove("?tag=x")).body, { removed: 2 });
  assert.deepEqual(await listed(shop), ["c"]);
  assert.equal((await shop.events()).filter(({ type }) => type === "source.removed").length, 2);
  assert.deepEqual((await remove("?all=true")).body, { removed: 1 });
  assert.deepEqual(await shop.find("When do you open?"), []);
  assert.deepEqual(await listed(other), ["a"]);
  const reader = server.client.as(await makeKey(shop.person, { scopes: ["knowledge:read"] }));
  assert.equal((await reader.call("DELETE", `${sources}?all=true`)).status, 403);
});

test("an assistant and a search know the sources of their tags, as they are at the question", async () => {
  const shop = await openWorkshop(server);
  const { client } = shop.person;
  await shop.taught(page("inside", "The purchase price of a lantern is 3 euros."));
  const outside = await shop.taught(
    page("outside", "The price of a lantern in the shop is 12 euros.", { tags: ["shop"] }),
  );
  const made = await client.post("/api/assistants", { name: "Sales", knowledge: { tags: ["shop"] } });
  assert.deepEqual(made.body.knowledge, { sourceIds: [], tags: ["shop"] });
  const ask = async () => {
    const message = "What is the price of a lantern?";
    return (await client.post("/api/chatbot/send", { message, assistantId: made.body.id })).body;
  };
  assert.match((await ask()).aiResponse, /12 euros/);
  assert.ok(!(await ask()).aiResponse.includes("3 euros"));
  const search = async (tags: string[]) => {
    const { body } = await client.post("/api/knowledge/search", { query: "price of a lantern", tags });
    return body.passages.map(({ sourceId }: { sourceId: string }) => sourceId);
  };
  assert.deepEqual(await search(["shop", "none"]), [outside.id]);
  await shop.teach(page("outside", "The price of a lantern in the shop is 12 euros.", { tags: [] }));
  assert.deepEqual(await search(["shop"]), []);
  assert.equal((await ask()).answered, false);
  await shop.teach(page("outside", "The price of a lantern in the shop is 12 euros.", { tags: ["shop"] }));
  assert.match((await ask()).aiResponse, /12 euros/);
  assert.equal((await client.post("/api/assistants", { name: "None", knowledge: {} })).status, 400);
});

describe("equal content under two names", () => {
  const content = "A lantern is lent for three days.";
  const question = "For how long is a lantern lent?";
  const lantern = (name: string, more: object = {}) =>
    page(name, content, { url: `https://shop.example/${name}`, tags: [name], ...more });
  const found = async (shop: Workshop) => (await shop.find(question)).map(({ url }) => url);
  const cited = async ({ person }: Workshop, assistantId?: string) => {
    const { body } = await person.client.post("/api/chatbot/send", { message: question, assistantId });
    return body.citations.map(({ url }: { url: string }) => url);
  };
  const [a, b] = ["https://shop.example/a", "https://shop.example/b"];

  test("is found and cited once, by the address of the oldest source", async () => {
    const shop = await openWorkshop(server);
    await shop.taught(lantern("a"));
    await shop.taught(lantern("b"));
    assert.deepEqual([await found(shop), await cited(shop)], [[a], [a]]);
    await shop.teach(page("a", "Bread is baked at five."));
    assert.deepEqual([await found(shop), await cited(shop)], [[b], [b]]);
    await shop.teach(lantern("a"));
    assert.deepEqual([await found(shop), await cited(shop)], [[a], [a]]);
  });

  test("is found and cited from one when the other is removed or replaced", async () => {
    for (const [gone, left] of [
      ["a", b],
      ["b", a],
    ] as const) {
      for (const isReplaced of [false, true]) {
        const shop = await openWorkshop(server);
        const taught = { a: await shop.taught(lantern("a")), b: await shop.taught(lantern("b")) };
        assert.deepEqual(await cited(shop), [a]);
        if (isReplaced) await shop.replace(taught[gone].id, page(gone, "Bread is baked at five."));
        else await shop.remove(taught[gone].id, "?purge=true");
        assert.deepEqual([await found(shop), await cited(shop)], [[left], [left]]);
      }
    }
  });

  test("is found and cited by who knows only the second, and by tag", async () => {
    const shop = await openWorkshop(server);
    await shop.taught(lantern("a"));
    const second = await shop.taught(lantern("b"));
    for (const knowledge of [{ tags: ["b"] }, { sourceIds: [second.id] }]) {
      const made = await shop.person.client.post("/api/assistants", { name: "Second", knowledge });
      assert.deepEqual(await cited(shop, made.body.id), [b]);
    }
    const { body } = await shop.person.client.post("/api/knowledge/search", { query: question, tags: ["b"] });
    assert.deepEqual(
      body.passages.map(({ url }: { url: string }) => url),
      [b],
    );
    const both = await shop.person.client.post("/api/assistants", { name: "Both", knowledge: { tags: ["a", "b"] } });
    assert.deepEqual(await cited(shop, both.body.id), [a]);
  });

  test("loaded again by a sync changes nothing, and stays with the name that is left", async () => {
    const shop = await openWorkshop(server);
    const load = async (names: readonly string[]) => {
      const { client } = shop.person;
      const { syncId } = (await client.post("/api/knowledge/sync", { tag: "folder" })).body;
      await client.call("PUT", `/api/knowledge/sync/${syncId}`, {
        body: { sources: names.map((name) => lantern(name)) },
      });
      return (await client.post(`/api/knowledge/sync/${syncId}/finish`, {})).body;
    };
    assert.deepEqual(await load(["a", "b"]), { added: 2, replaced: 0, unchanged: 0, removed: 0 });
    const before = await shop.events();
    assert.deepEqual(await load(["a", "b"]), { added: 0, replaced: 0, unchanged: 2, removed: 0 });
    assert.deepEqual([await shop.events(), await found(shop)], [before, [a]]);
    assert.deepEqual(await load(["b"]), { added: 0, replaced: 0, unchanged: 1, removed: 1 });
    assert.deepEqual([await found(shop), await cited(shop)], [[b], [b]]);
  });
});
