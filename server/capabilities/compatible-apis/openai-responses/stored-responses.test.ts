import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import OpenAI from "openai";
import { makeKey, signUp, type TestClient } from "../../../testing/client.ts";
import { type ModelDesk, openModelDesk } from "../../../testing/model-desk.ts";

let desk: ModelDesk;
let openai: OpenAI;
let api: TestClient;
before(async () => {
  desk = await openModelDesk("Hello.");
  const key = await makeKey(desk.person);
  api = desk.server.client.as(key);
  openai = new OpenAI({ baseURL: `${desk.server.url}/v1`, apiKey: key, maxRetries: 0 });
});
after(() => desk.stop());

/** The model got this with the last question. */
const textsSent = () => JSON.stringify(desk.provider.requests.at(-1)!.body.messages);
const ask = (input: string, params: OpenAI.Responses.ResponseCreateParamsNonStreaming = {}) =>
  openai.responses.create({ model: "parley", input, ...params });

describe("stored responses", () => {
  test("a previous response can be answered twice: the second time goes on in a fork", async () => {
    desk.provider.answer("Hello.");
    const first = await ask("My name is Ada.");
    const one = await ask("What is my name?", { previous_response_id: first.id });
    const two = await ask("Who am I?", { previous_response_id: first.id });
    assert.equal(one.conversation?.id, first.conversation?.id);
    assert.notEqual(two.conversation?.id, first.conversation?.id);
    assert.ok(textsSent().includes("My name is Ada.") && !textsSent().includes("What is my name?"));
    assert.deepEqual([one.previous_response_id, two.previous_response_id], [first.id, first.id]);
  });

  test("a deleted response is gone at /v1, and its messages stay in the conversation", async () => {
    desk.provider.answer("Hello.");
    const { id, conversation } = await ask("Delete me?");
    await openai.responses.delete(id);
    const isGone = (error: unknown) => error instanceof OpenAI.NotFoundError;
    await assert.rejects(openai.responses.retrieve(id), isGone);
    await assert.rejects(openai.responses.cancel(id), isGone);
    await assert.rejects(openai.responses.delete(id), isGone);
    await assert.rejects(openai.responses.inputItems.list(id), isGone);
    await assert.rejects(ask("And?", { previous_response_id: id }), isGone);
    assert.equal((await api.get(`/api/conversations/${conversation!.id}/messages`)).body.data.length, 2);
    const kept = await ask("Keep me?");
    const reader = desk.server.client.as(await makeKey(desk.person, { scopes: ["conversations:read"] }));
    assert.equal((await reader.call("DELETE", `/v1/responses/${kept.id}`)).status, 403);
    const body = (await api.call("DELETE", `/v1/responses/${kept.id}`)).body;
    assert.deepEqual(body, { id: kept.id, object: "response", deleted: true });
  });

  test("the input items of a response are its question and what was said before, in pages", async () => {
    desk.provider.answer("Hello.");
    const conversation = "items";
    for (const input of ["One?", "Two?"]) await ask(input, { conversation });
    const { id } = await ask("Three?", { conversation });
    await ask("Four?", { conversation });
    const textsOf = async (query: OpenAI.Responses.InputItemListParams) => {
      const texts = [];
      for await (const item of openai.responses.inputItems.list(id, query)) {
        assert.ok(item.type === "message");
        texts.push((item.content[0] as { text: string }).text);
      }
      return texts;
    };
    const expected = ["One?", "Hello.", "Two?", "Hello.", "Three?"];
    assert.deepEqual(await textsOf({ order: "asc", limit: 2 }), expected);
    assert.deepEqual(await textsOf({ limit: 2 }), expected.toReversed());
    const { body } = await api.get(`/v1/responses/${id}/input_items?limit=1`);
    assert.deepEqual([body.object, body.has_more, body.first_id], ["list", true, body.data[0].id]);
    assert.equal((await api.get(`/v1/responses/${id}/input_items?after=nothing`)).status, 404);
    const stranger = desk.server.client.as(await makeKey(desk.person, { scopes: ["conversations:write"] }));
    assert.equal((await stranger.get(`/v1/responses/${id}/input_items`)).status, 403);
  });

  test("another workspace can neither delete a response, nor list its input, nor refer to its items", async () => {
    desk.provider.answer("Hello.");
    const { id, output } = await ask("Mine?");
    const stranger = (await signUp(desk.server.client)).client;
    assert.equal((await stranger.call("DELETE", `/v1/responses/${id}`)).status, 404);
    assert.equal((await stranger.get(`/v1/responses/${id}/input_items`)).status, 404);
    const input = [
      { type: "item_reference", id: output[0]?.id },
      { role: "user", content: "What was said?" },
    ];
    const refused = await stranger.post("/v1/responses", { input });
    assert.deepEqual([refused.status, refused.body.error.param], [404, "input[0].id"]);
    assert.equal((await openai.responses.retrieve(id)).id, id);
  });
});
