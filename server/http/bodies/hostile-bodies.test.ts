import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Person, signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let person: Person;
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
});
after(() => server.stop());

/** Sends the body, and gives the status, the code and the places of the faults. */
async function refusalOf(path: string, body: string): Promise<[number, string, string[]]> {
  const answer = await person.client.call(path === "/api/knowledge/synonyms" ? "PUT" : "POST", path, { body });
  const errors: { pointer: string; message: string }[] = answer.body.errors ?? [];
  return [answer.status, answer.body.code ?? answer.body.error?.code, errors.map((error) => error.pointer)];
}

const sources = "/api/knowledge/sources";
const many = (item: string, count: number) => `[${Array(count).fill(item).join(",")}]`;

describe("a hostile body", () => {
  test("with a list that is too long is refused for its length, whatever its items are", async () => {
    const refused = [400, "invalid-request", ["/body/sources"]];
    assert.deepEqual(await refusalOf(sources, `{"sources":${many("1", 150_000)}}`), refused);
    assert.deepEqual(await refusalOf(sources, `{"sources":${many("{}", 90_000)}}`), refused);
  });

  test("with many wrong items is refused for the first of them", async () => {
    const wrong = await refusalOf("/api/chat", `{"id":"c","messages":${many("1", 150_000)}}`);
    assert.deepEqual(wrong, [400, "invalid-request", ["/body/messages/0"]]);
    const groups = await refusalOf("/api/knowledge/synonyms", `{"groups":${many(many("1", 20), 999)}}`);
    assert.deepEqual(groups, [400, "invalid-request", ["/body/groups/0/0"]]);
  });

  test("with many unknown properties is refused", async () => {
    const names = Array.from({ length: 100_000 }, (_, at) => `"x${at}":1`).join(",");
    const [status, code, places] = await refusalOf(sources, `{"type":"text","title":"t","content":"c",${names}}`);
    assert.deepEqual([status, code], [400, "invalid-request"]);
    assert.equal(places.length, 1, places.join());
  });

  test("with more values than a request needs is refused before it is parsed", async () => {
    for (const body of [many("[]", 150_000), many("1", 250_000), `{"a":${many("{}", 150_000)}}`]) {
      const answer = await person.client.post(sources, body);
      assert.equal(answer.status, 400);
      assert.match(answer.body.detail, /more than 200000 values/);
    }
    assert.equal((await person.client.post(sources, "[".repeat(2_000_000))).status, 400);
  });

  test("with many strings to clean is refused with the place of the wrong one", async () => {
    const text = `{"sources":[${'"\\ud83d\\ude00",'.repeat(50_000)}"\\u0000"]}`;
    assert.deepEqual(await refusalOf(sources, text), [400, "invalid-request", ["/body/sources/50000"]]);
  });

  test("that is nested deeper than 64 levels is refused, and not one of 64", async () => {
    const nested = (depth: number) => `{"message":"Hello","context":${'{"a":'.repeat(depth)}1${"}".repeat(depth)}}`;
    const answer = await person.client.call("POST", "/api/chatbot/send", { body: nested(64) });
    assert.deepEqual([answer.status, answer.body.code], [400, "invalid-request"]);
    assert.match(answer.body.detail, /nested deeper than 64/);
    assert.equal((await person.client.call("POST", "/api/chatbot/send", { body: nested(63) })).status, 200);
    // Brackets in a text do not count, also after an escaped quote. Those after a text do.
    const inText = `{"message":"${'\\"[{'.repeat(100)}","context":{"path":"C:\\\\"}}`;
    assert.equal((await person.client.call("POST", "/api/chatbot/send", { body: inText })).status, 200);
    const afterText = `{"message":"C:\\\\","context":${"[".repeat(70)}${"]".repeat(70)}}`;
    const refused = await person.client.call("POST", "/api/chatbot/send", { body: afterText });
    assert.match(refused.body.detail, /nested deeper than 64/);
  });

  test("that is large and honest is accepted", async () => {
    const text = "The bakery opens at eight. ".repeat(500);
    const taught = Array.from({ length: 500 }, (_, at) => ({ type: "text", title: `t${at}`, content: text }));
    const added = await person.client.post(sources, { sources: taught });
    assert.equal(added.status, 201, added.text.slice(0, 300));
    // Every fault is told where the request is small enough to be corrected by hand.
    const faq = { type: "faq", question: "q", answer: " ", alternatives: [""] };
    const [, , places] = await refusalOf(sources, JSON.stringify({ sources: [faq, faq] }));
    assert.equal(places.length, 6, places.join());
  });
});

test("a hostile query is refused with a problem, and the server answers on", async () => {
  const wide = Array.from({ length: 3_000 }, (_, at) => `a${at}=1`).join("&");
  const long = `q=${"%F0%9F%98%80".repeat(1_200)}`;
  for (const query of [wide.slice(0, 15_000), "limit=1&".repeat(1_500), `${"limit[".repeat(2_000)}=1`, long]) {
    const { status, text } = await person.client.get(`${sources}?${query}`);
    assert.ok(status >= 400 && status < 500, `${status} ${text.slice(0, 200)}`);
  }
  const tooLong = await person.client.get(`${sources}?q=${"a".repeat(20_000)}`);
  assert.equal(tooLong.status, 431);
});
