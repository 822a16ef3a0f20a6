import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { execute } from "../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../../testing/client.ts";
import { eventsOf } from "../../testing/events-of.ts";
import { nextMail } from "../../testing/received-mail.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { WorkspaceId } from "../identity/index.ts";

let server: TestServer;
let person: Person;
let opening: { id: string };
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  opening = (await teach("When do you open?", "At nine.")).body;
});
after(() => server.stop());

const tests = "/api/answer-tests";
const teach = (question: string, answer: string) =>
  person.client.post("/api/knowledge/sources", { type: "faq", question, answer });
const pin = (question: string, expect: unknown) => person.client.post(tests, { question, expect });
/** The report of the run after everything that was done before. */
const report = () =>
  until(async () => {
    const { body } = await person.client.get(`${tests}/report`);
    return body.ranAt !== null && !body.isPending && body;
  });
type Shown = { id: string; result: { faults: unknown[] } };
const idsOf = (pins: Shown[]) => pins.map(({ id }) => id);
const changes = async () =>
  (await eventsOf(server, person.workspaceId)).filter(({ type }) => type === "pins.changed").map(({ data }) => data);

let cited: Shown;
let held: Shown;
let declined: Shown;

describe("a test of one's own assistant", () => {
  test("is kept, run, and passes where the answer is what is expected", async () => {
    const first = await pin("When do you open?", { sourceId: opening.id });
    assert.equal(first.status, 201, first.text);
    assert.match(first.body.id, /^pin_/);
    assert.deepEqual([first.body.result, first.body.before, first.body.assistantId], [null, null, null]);
    cited = first.body;
    held = (await pin("when do you open", { holds: ["AT  nine"] })).body;
    declined = (await pin("Where is the zeppelin?", { declines: true })).body;
    const { passed, failed, changed, failing } = await report();
    assert.deepEqual({ passed, failed, changed, failing }, { passed: 3, failed: 0, changed: [], failing: [] });
    const { data } = (await person.client.get(tests)).body;
    assert.deepEqual(idsOf(data), idsOf([declined, held, cited]));
    assert.deepEqual(data[2].result, { passed: true, answered: true, sourceIds: [opening.id], faults: [] });
    assert.deepEqual(await changes(), []);
  });

  test("tells after a change of knowledge what came out otherwise, once, by event", async () => {
    const content = { type: "faq", question: "When do you open?", answer: "At ten." };
    await person.client.call("PUT", `/api/knowledge/sources/${opening.id}`, { body: content });
    await teach("Where is the zeppelin?", "In the hangar.");
    const { passed, failed, failing } = await until(async () => {
      const body = await report();
      return body.failed === 2 && body;
    });
    assert.deepEqual([passed, failed, idsOf(failing)], [1, 2, idsOf([held, declined])]);
    assert.deepEqual(
      failing.map(({ result }: Shown) => result.faults),
      [[{ code: "text-missing", expected: "AT  nine" }], [{ code: "answered" }]],
    );
    const told = (await changes()).flatMap(
      (data) => (data as { changed: { pinId: string; passed: boolean }[] }).changed,
    );
    assert.deepEqual(
      told
        .filter((change) => !change.passed)
        .map(({ pinId }) => pinId)
        .toSorted(),
      idsOf([held, declined]).toSorted(),
    );
  });

  test("is run on request, and shows no change where there is none", async () => {
    const asked = await person.client.post(`${tests}/run`);
    assert.deepEqual([asked.status, asked.body], [202, { status: "accepted" }]);
    const { changed, failed } = await report();
    assert.deepEqual([changed, failed], [[], 2]);
  });

  test("runs again when the node that ran it died", async () => {
    const { ranAt } = await report();
    await execute(server.server.kernel.database.query)`
      update pin_run set running_until = now() - interval '1 second' where workspace_id = ${WorkspaceId.parse(person.workspaceId)}`;
    await until(async () => (await report()).ranAt > ranAt);
  });

  test("is made of a reply, with what it cited, and erased with its conversation", async () => {
    const send = async (message: string, sessionId: string) =>
      (await person.client.post("/api/chatbot/send", { message, sessionId })).body.messageId;
    const [answer, none] = [await send("when do you open??", "one"), await send("Who is Xanthippe?", "one")];
    const ofAnswer = (await person.client.post(tests, { messageId: answer })).body;
    const ofNone = (await person.client.post(tests, { messageId: none })).body;
    assert.deepEqual([ofAnswer.question, ofAnswer.expect], ["when do you open??", { sourceId: opening.id }]);
    assert.deepEqual([ofNone.question, ofNone.expect], ["Who is Xanthippe?", { declines: true }]);
    assert.equal((await report()).passed, 3);
    await person.client.call("DELETE", "/api/conversations/one");
    await until(async () => (await person.client.get(tests)).body.data.length === 3);
  });

  test("of a reply to a follow-up asks the questions before it as well", async () => {
    const texts = [
      ["Ferry to the island", "The ferry costs 12 euros. On Sundays the ferry leaves at eleven."],
      ["Museum of salt", "The museum costs 5 euros. On Sundays the museum opens at noon."],
    ].map(([title, content]) => ({ type: "text", title, content }));
    const { body: taught } = await person.client.post("/api/knowledge/sources", { sources: texts });
    const asked = ["What does the museum of salt cost?", "And on Sundays?"];
    const replies = [];
    for (const message of asked)
      replies.push((await person.client.post("/api/chatbot/send", { message, sessionId: "sundays" })).body);
    assert.match(replies[1].aiResponse, /noon/);
    const { status, body: kept, text } = await person.client.post(tests, { messageId: replies[1].messageId });
    assert.equal(status, 201, text);
    assert.deepEqual([kept.question, kept.earlierQuestions], [asked[1], [asked[0]]]);
    assert.deepEqual(kept.expect, { sourceId: replies[1].citations[0].sourceId });
    assert.equal((await report()).failing.filter(({ id }: Shown) => id === kept.id).length, 0);
    const alone = (await pin("And on Sundays?", { holds: ["museum opens at noon"] })).body;
    assert.equal((await report()).failing.filter(({ id }: Shown) => id === alone.id).length, 1);
    for (const id of [kept.id, alone.id]) await person.client.call("DELETE", `${tests}/${id}`);
    for (const { id } of taught.data ?? taught.sources ?? []) {
      await person.client.call("DELETE", `/api/knowledge/sources/${id}`);
    }
  });

  test("is deleted, and is not another workspace's", async () => {
    const stranger = await signUp(server.client);
    assert.equal((await stranger.client.call("DELETE", `${tests}/${held.id}`)).body.code, "not-found");
    assert.deepEqual((await stranger.client.get(tests)).body.data, []);
    assert.equal((await person.client.call("DELETE", `${tests}/${held.id}`)).status, 204);
    assert.equal((await person.client.call("DELETE", `${tests}/${held.id}`)).body.code, "not-found");
  });

  test("that can expect nothing is refused, and says what to do", async () => {
    const refused: [unknown, number, string][] = [
      [{ question: "A?", expect: {} }, 400, "/body/expect"],
      [{ question: " ", expect: { declines: true } }, 400, "/body/question"],
      [{ question: "A?", expect: { declines: true, holds: ["x"] } }, 422, "/body/expect/declines"],
      [{ question: "A?", expect: { sourceId: "src_none" } }, 422, "/body/expect/sourceId"],
      [{ question: "A?", expect: { declines: true }, assistantId: "ast_none" }, 422, "/body/assistantId"],
      [{ messageId: "msg_none" }, 422, "/body/messageId"],
    ];
    for (const [body, status, pointer] of refused) {
      const answer = await person.client.post(tests, body);
      assert.deepEqual([answer.status, answer.body.errors?.[0].pointer], [status, pointer], answer.text);
    }
    const { messageId } = (await person.client.post("/api/chatbot/send", { message: "When do you open?" })).body;
    const key = server.client.as(await makeKey(person, { scopes: ["knowledge:write"] }));
    assert.equal((await key.post(tests, { messageId })).body.code, "forbidden");
    assert.equal((await key.get(tests)).body.code, "forbidden");
  });

  test("is mailed to who wants it, without its words", async () => {
    const mail = (wanted: boolean) => person.client.call("PUT", `${tests}/mail`, { body: { wanted } });
    assert.deepEqual((await person.client.get(`${tests}/mail`)).body, { wanted: false });
    assert.deepEqual((await mail(true)).body, { wanted: true });
    await person.client.call("DELETE", `/api/knowledge/sources/${opening.id}`);
    const told = await nextMail(server, person.email, "answers otherwise");
    assert.match(told.text, /GET \/api\/answer-tests\/report/);
    assert.doesNotMatch(told.text, /zeppelin|open/);
    assert.deepEqual((await mail(false)).body, { wanted: false });
  });
});
