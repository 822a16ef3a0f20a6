import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import OpenAI7 from "openai";
import OpenAI6 from "openai-6";
import { makeKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { openEvents } from "../../../testing/clients/event-reader.ts";
import { startSlowNode } from "../../../testing/slow-node.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

const hours =
  "Our bakery opens at seven o'clock on working days, at eight o'clock on Saturdays — and the café 😀 next door keeps the same hours.";
const question = "When does the bakery open?";

let server: TestServer;
let person: Person;
let key: string;
let api: TestClient;
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  key = await makeKey(person);
  api = server.client.as(key);
  const url = "https://bakery.example/hours";
  await api.post("/api/knowledge/sources", { type: "text", title: "Hours", content: hours, url });
  await api.post("/api/knowledge/sources", {
    type: "faq",
    question: "Do you sell gift vouchers?",
    answer: "Yes, gift vouchers are at the till.",
  });
});
after(() => server.stop());

const isEnded = (message: { author: string; status: string }) =>
  message.author === "assistant" && message.status !== "pending";
const messagesOf = async (sessionId: string) =>
  (await api.get(`/api/conversations/${sessionId}/messages?limit=100`)).body.data;

/** The tests call only what both versions have. */
const clients: Record<string, typeof OpenAI7> = {
  "openai 6": OpenAI6 as unknown as typeof OpenAI7,
  "openai 7": OpenAI7,
};
for (const [name, OpenAI] of Object.entries(clients)) {
  describe(`responses with ${name}`, () => {
    const make = (apiKey = key) => new OpenAI({ baseURL: `${server.url}/v1`, apiKey, maxRetries: 0 });
    type Events = AsyncIterable<OpenAI7.Responses.ResponseStreamEvent>;
    const gather = async (events: Events) => {
      const all = [];
      for await (const event of events) all.push(event);
      return all;
    };

    test("an answer has its citation and is stored in the conversation", async () => {
      const response = await make().responses.create({ model: "parley", input: question });
      assert.match(response.id, /^resp_/);
      assert.deepEqual([response.status, response.model], ["completed", "parley-offline"]);
      assert.match(response.output_text, /seven o'clock/);
      const [item] = response.output;
      assert.ok(item?.type === "message" && item.content[0]?.type === "output_text");
      const [annotation] = item.content[0].annotations;
      assert.ok(annotation?.type === "url_citation");
      assert.equal(annotation.url, "https://bakery.example/hours");
      const [asked, told] = await messagesOf(response.metadata?.sessionId ?? "");
      assert.deepEqual([asked.text, told.text, told.id], [question, response.output_text, item.id]);
    });

    test("a citation without an address is a file citation", async () => {
      const response = await make().responses.create({ model: "parley", input: "Do you sell gift vouchers?" });
      const [item] = response.output;
      assert.ok(item?.type === "message" && item.content[0]?.type === "output_text");
      assert.deepEqual(
        item.content[0].annotations.map((annotation) => annotation.type),
        ["file_citation"],
      );
    });

    test("a previous response, a conversation id and a session id name the same conversation", async () => {
      const openai = make();
      const first = await openai.responses.create({ model: "parley", input: question });
      const second = await openai.responses.create({
        model: "parley",
        input: [{ role: "user", content: [{ type: "input_text", text: "And on Saturdays?" }] }],
        previous_response_id: first.id,
      });
      assert.equal(second.previous_response_id, first.id);
      assert.equal(first.previous_response_id, null);
      await openai.responses.create({ model: "parley", input: "Thanks!", conversation: first.conversation!.id });
      const sessionId = first.metadata?.sessionId ?? "";
      await openai.responses.create({ model: "parley", input: "Bye!", metadata: { sessionId } });
      assert.equal((await messagesOf(sessionId)).length, 8);
    });

    test("a client that sends its whole history stays in one conversation", async () => {
      const input: OpenAI7.Responses.ResponseInput = [{ role: "developer", content: "Be brief." }];
      const sessions = [];
      for (const content of [question, "And on Saturdays?", "Thanks!"]) {
        input.push({ role: "user", content });
        const response = await make().responses.create({ model: "parley", input, user: name });
        input.push(...(response.output as OpenAI7.Responses.ResponseOutputMessage[]));
        sessions.push(response.metadata?.sessionId);
      }
      assert.equal(new Set(sessions).size, 1);
    });

    test("a stream has the same answer in numbered events, and the client's own helper assembles it", async () => {
      const events = await gather(await make().responses.create({ model: "parley", input: question, stream: true }));
      assert.deepEqual(
        events.map((event) => event.sequence_number),
        events.map((_, index) => index),
      );
      assert.deepEqual(
        [...new Set(events.map((event) => event.type))],
        [
          "response.created",
          "response.in_progress",
          "response.output_item.added",
          "response.content_part.added",
          "response.output_text.delta",
          "response.output_text.annotation.added",
          "response.output_text.done",
          "response.content_part.done",
          "response.output_item.done",
          "response.completed",
        ],
      );
      const last = events.at(-1);
      assert.ok(last?.type === "response.completed");
      const { output_text: _joined, ...stored } = await make().responses.retrieve(last.response.id);
      const { output_text: _alsoJoined, ...told } = last.response;
      assert.deepEqual(told, stored);
      const final = await make().responses.stream({ model: "parley", input: question }).finalResponse();
      assert.match(final.output_text, /seven o'clock/);
    });

    test("a stream that breaks after any event resumes there with the same events", async () => {
      const openai = make();
      const whole = await gather(await openai.responses.create({ model: "parley", input: question, stream: true }));
      assert.ok(whole[0]?.type === "response.created");
      const { id } = whole[0].response;
      assert.deepEqual(await gather(await openai.responses.retrieve(id, { stream: true })), whole);
      for (const [index, { sequence_number: cut }] of whole.entries()) {
        const rest = await openai.responses.retrieve(id, { stream: true, starting_after: cut });
        assert.deepEqual(await gather(rest), whole.slice(index + 1));
      }
      const helped = await openai.responses.stream({ response_id: id, starting_after: 4 }).finalResponse();
      assert.match(helped.output_text, /seven o'clock/);
    });

    test("every error is the client's own error class for its status", async () => {
      const strange = make("parley_sk_no").responses;
      await assert.rejects(strange.create({ input: question }), (error) => error instanceof OpenAI.AuthenticationError);
      const { responses } = make();
      const absent = "resp_01h455vb4pex5vsknk084sn02q";
      const isNotFound = (error: unknown) => error instanceof OpenAI.NotFoundError;
      await assert.rejects(responses.retrieve(absent), isNotFound);
      await assert.rejects(responses.cancel(absent), isNotFound);
      await assert.rejects(responses.retrieve("resp_x"), isNotFound);
      await assert.rejects(responses.create({ input: question, previous_response_id: absent }), isNotFound);
      await assert.rejects(
        responses.create({ input: question, model: "gpt-none" }),
        (error) => error instanceof OpenAI.NotFoundError && error.code === "model_not_found",
      );
      await assert.rejects(
        responses.create({ input: " " }),
        (error) => error instanceof OpenAI.BadRequestError && error.param === "input",
      );
      const tools = [{ type: "web_search" as const }];
      await assert.rejects(
        responses.create({ input: question, tools }),
        (error) => error instanceof OpenAI.BadRequestError && error.code === "unsupported_parameter",
      );
    });
  });
}

describe("responses", () => {
  const openai = () => new OpenAI7({ baseURL: `${server.url}/v1`, apiKey: key, maxRetries: 0 });

  test("a pending response streams what is written so far, and a client resumes it after its last event", async () => {
    const peer = await startSlowNode(server);
    const { id, conversation, output } = await openai().responses.create({ input: question });
    const [item] = output;
    const replyId = item?.type === "message" ? item.id : "";
    await peer.takes(replyId, conversation!.id);
    await peer.writes(replyId, hours.slice(0, 100));
    assert.equal((await openai().responses.retrieve(id)).status, "in_progress");

    const address = `${server.url}/v1/responses/${id}?stream=true`;
    const headers = { authorization: `Bearer ${key}` };
    const live = await openEvents(address, { headers });
    const begun = [...(await live.until("response.output_text.delta")), (await live.next())!];
    live.cut();
    assert.deepEqual(
      begun.slice(-2).map((event) => event.data.delta),
      [hours.slice(0, 48), hours.slice(48, 96)],
    );
    const resumed = await openEvents(`${address}&starting_after=${begun.at(-1)!.data.sequence_number}`, { headers });
    await peer.dies();
    const rest = await resumed.rest();
    assert.equal(rest.at(-1)?.event, "response.completed");
    const replayed = await (await openEvents(address, { headers })).rest();
    assert.deepEqual([...begun, ...rest], replayed);
  });

  test("no piece of a text ends within a surrogate pair", async () => {
    for (const length of [46, 47, 48]) {
      const answer = `${"x".repeat(length)}${"😀".repeat(60)} ${length}`;
      const asked = `What is the secret word number ${length}?`;
      await api.post("/api/knowledge/sources", { type: "faq", question: asked, answer });
      const pieces = [];
      for await (const event of await openai().responses.create({ input: asked, stream: true })) {
        if (event.type === "response.output_text.delta") pieces.push(event.delta);
      }
      assert.equal(pieces.join(""), answer);
      assert.ok(pieces.length > 3 && pieces.every((piece) => piece.isWellFormed()));
    }
  });

  test("a dropped connection does not cancel the reply", async () => {
    const stream = await openai().responses.create({
      input: question,
      stream: true,
      metadata: { sessionId: "dropped" },
    });
    stream.controller.abort();
    const reply = await until(async () => (await messagesOf("dropped")).find(isEnded));
    assert.equal(reply.status, "completed");
    assert.match(reply.text, /seven o'clock/);
  });

  test("a pending response can be cancelled; a response that has ended stays unchanged", async () => {
    const peer = await startSlowNode(server);
    const created = await openai().responses.create({ input: question, background: true });
    const ended = await openai().responses.cancel(created.id);
    assert.equal(ended.status, "completed");
    const [item] = ended.output;
    await peer.takes(item?.type === "message" ? item.id : "", ended.conversation!.id);
    const live = await openai().responses.retrieve(created.id, { stream: true });
    const cancelled = await openai().responses.cancel(created.id);
    assert.equal(cancelled.status, "cancelled");
    const types = [];
    for await (const event of live) types.push(event.type);
    assert.equal(types.at(-1), "response.incomplete");
    await peer.dies();
  });

  test("another workspace and a key without the scope to read cannot read a response", async () => {
    const { id, conversation } = await openai().responses.create({ input: question });
    const stranger = (await signUp(server.client)).client;
    assert.equal((await stranger.get(`/v1/responses/${id}`)).status, 404);
    assert.equal((await stranger.post(`/v1/responses/${id}/cancel`)).status, 404);
    for (const leading of [{ previous_response_id: id }, { conversation: conversation!.id }]) {
      assert.equal((await stranger.post("/v1/responses", { input: question, ...leading })).status, 404);
    }
    const asker = server.client.as(await makeKey(person, { scopes: ["conversations:write"] }));
    assert.equal((await asker.get(`/v1/responses/${id}`)).body.error.type, "permission_error");
  });

  test("a retry with the same Idempotency-Key asks once, streamed or not", async () => {
    for (const stream of [false, true]) {
      const retry = { headers: { "idempotency-key": `responses-${stream}` } };
      const body = { input: `Once? ${stream}`, stream };
      const first = await api.post("/v1/responses", body, retry);
      assert.equal((await api.post("/v1/responses", body, retry)).text, first.text);
    }
  });
});
