import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type ModelDesk, openModelDesk } from "../../../../testing/model-desk.ts";

/** Makes a request in the shape of Google's documentation. */
const esRequest = (session: string, queryText: string, fields: Record<string, unknown> = {}) => ({
  responseId: `response-${Math.random()}`,
  session,
  queryResult: {
    queryText,
    parameters: {},
    allRequiredParamsPresent: true,
    fulfillmentText: "",
    outputContexts: [],
    intent: { name: "projects/p/agent/intents/1", displayName: "Ask" },
    intentDetectionConfidence: 1,
    languageCode: "en",
    ...fields,
  },
  originalDetectIntentRequest: { source: "telephony", payload: { telephony: { caller_id: "+15005550006" } } },
});

const cxRequest = (session: string, said: Record<string, unknown>, tag = "ask") => ({
  detectIntentResponseId: `response-${Math.random()}`,
  languageCode: "en",
  fulfillmentInfo: { tag },
  intentInfo: { lastMatchedIntent: "projects/p/locations/l/agents/a/intents/1", displayName: "ask", confidence: 1 },
  pageInfo: { currentPage: "projects/p/locations/l/agents/a/flows/f/pages/START_PAGE", displayName: "Start" },
  sessionInfo: { session, parameters: {} },
  ...said,
});

describe("webhooks of Dialogflow", () => {
  let desk: ModelDesk;
  let es: { id: string; url: string; secret: string };
  let cx: typeof es;
  before(async () => {
    desk = await openModelDesk("We open at **nine**.");
    es = (await desk.person.client.post("/api/voice/channels", { kind: "dialogflow-es" })).body;
    cx = (await desk.person.client.post("/api/voice/channels", { kind: "dialogflow-cx", language: "de" })).body;
  });
  after(() => desk.stop());

  const post = (channel: typeof es, body: unknown, secret = channel.secret) =>
    desk.server.client.post(new URL(channel.url).pathname, body, { headers: { "x-channel-secret": secret } });
  let sessions = 0;
  const esSession = () => `projects/p/agent/sessions/${++sessions}`;
  const cxSession = () => `projects/p/locations/l/agents/a/sessions/${++sessions}`;

  test("ES: what the person said is answered in the shape of ES", async () => {
    const session = esSession();
    const { status, body } = await post(es, esRequest(session, "When do you open?"));
    assert.equal(status, 200);
    assert.deepEqual(body, {
      fulfillmentText: "We open at nine.",
      fulfillmentMessages: [{ text: { text: ["We open at nine."] } }],
      outputContexts: [{ name: `${session}/contexts/parley-more`, lifespanCount: 0 }],
    });
    const found = await desk.person.client.get(`/api/conversations/${encodeURIComponent(`${es.id}:${session}`)}`);
    assert.equal(found.body.userId, "dialogflow-es:+15005550006");
    assert.equal(found.body.userVerified, false);
  });

  test("ES: the welcome intent greets, and nothing said is told so", async () => {
    const welcome = await post(es, esRequest(esSession(), "hi", { action: "input.welcome" }));
    assert.equal(welcome.body.fulfillmentText, "Hello! What would you like to know?");
    const silence = await post(es, esRequest(esSession(), " "));
    assert.equal(silence.body.fulfillmentText, "I did not hear a question. Please say it again.");
  });

  test("CX: what the person typed, said or dialled is answered in the shape of CX", async () => {
    for (const said of [{ text: "When do you open?" }, { transcript: "when do you open" }, { dtmfDigits: "1" }]) {
      const session = cxSession();
      const { status, body } = await post(cx, cxRequest(session, said));
      assert.equal(status, 200);
      assert.deepEqual(body, {
        fulfillmentResponse: { messages: [{ text: { text: ["We open at nine."] } }], mergeBehavior: "REPLACE" },
        sessionInfo: { session, parameters: { "parley-more": false } },
      });
    }
  });

  test("CX: the tag of a greeting greets in the language of the request", async () => {
    const greeting = cxRequest(cxSession(), { languageCode: "fr" }, "parley-greeting");
    const { body } = await post(cx, greeting);
    assert.deepEqual(body.fulfillmentResponse.messages, [{ text: { text: ["Bonjour ! Que voulez-vous savoir ?"] } }]);
    const { languageCode: _, ...unnamed } = cxRequest(cxSession(), {}, "parley-greeting");
    const { body: own } = await post(cx, unnamed);
    assert.deepEqual(own.fulfillmentResponse.messages, [{ text: { text: ["Hallo! Was möchten Sie wissen?"] } }]);
  });

  test("a retry gets the same answer and asks once", async () => {
    const request = esRequest(esSession(), "Are you open?");
    const asked = desk.provider.requests.length;
    const answers = [await post(es, request), await post(es, request)];
    assert.deepEqual(answers[1]!.body, answers[0]!.body);
    assert.equal(desk.provider.requests.length, asked + 1);
  });

  test("two sessions are two conversations, also with the same name in two channels", async () => {
    const [first, second] = [esSession(), esSession()];
    await post(es, esRequest(first, "One"));
    await post(es, esRequest(second, "Two"));
    await post(cx, esRequest(first, "Three"));
    const saidIn = async (name: string) => {
      const { body } = await desk.person.client.get(`/api/conversations/${encodeURIComponent(name)}/messages`);
      return body.data[0].text;
    };
    const names = [`${es.id}:${first}`, `${es.id}:${second}`, `${cx.id}:${first}`];
    assert.deepEqual(await Promise.all(names.map(saidIn)), ["One", "Two", "Three"]);
  });

  test("a session with a long or strange name has a conversation, too", async () => {
    for (const session of [`projects/${"p".repeat(400)}/sessions/1`, "a session\u0000 with ü"]) {
      assert.equal((await post(es, esRequest(session.replace("\u0000", ""), "Hello"))).status, 200);
    }
    const { data } = (await desk.person.client.get("/api/conversations?limit=2")).body;
    for (const { sessionId } of data) assert.match(sessionId, new RegExp(`^${es.id}:[\\w-]{43}$`));
  });

  test("a missing, wrong or foreign secret is refused, and nothing is told", async () => {
    const request = esRequest(esSession(), "When do you open?");
    const path = new URL(es.url).pathname;
    const answers = [
      await post(es, request, "parley_vch_wrong"),
      await post(es, request, cx.secret),
      await desk.server.client.post(path, request),
      await desk.person.client.post(path, request),
    ];
    for (const { status, body } of answers) {
      assert.deepEqual([status, body.code, body.detail], [401, "proof-refused", answers[0]!.body.detail]);
    }
  });

  test("what is no webhook is refused with the place", async () => {
    const { status, body } = await post(es, { hello: "there" });
    assert.deepEqual([status, body.code, body.errors[0].pointer], [400, "invalid-request", "/body"]);
    assert.equal((await post(es, [1])).status, 400);
    assert.equal((await post(es, { queryResult: { queryText: 7 }, session: {} })).status, 200);
  });
});
