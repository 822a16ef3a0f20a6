import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import OpenAI from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import { z } from "zod";
import { makeKey } from "../../../testing/client.ts";
import { type ModelDesk, openModelDesk } from "../../../testing/model-desk.ts";

let desk: ModelDesk;
let openai: OpenAI;
before(async () => {
  desk = await openModelDesk("Hello.");
  const key = await makeKey(desk.person);
  openai = new OpenAI({ baseURL: `${desk.server.url}/v1`, apiKey: key, maxRetries: 0 });
});
after(() => desk.stop());

type Params = OpenAI.Responses.ResponseCreateParamsNonStreaming;
type Event = OpenAI.Responses.ResponseStreamEvent;
type Input = OpenAI.Responses.ResponseInputItem;
const ask = (input: string | Input[], params: Params = {}) =>
  openai.responses.create({ model: "parley", input, ...params });
/** The model got this with the last question. */
const sent = () => desk.provider.requests.at(-1)!.body;
const textsSent = () => JSON.stringify(sent().messages);
const gather = async (events: AsyncIterable<Event>) => {
  const all: Event[] = [];
  for await (const event of events) all.push(event);
  return all;
};

const weather: OpenAI.Responses.FunctionTool = {
  type: "function",
  name: "get_weather",
  description: "The weather of a town.",
  parameters: { type: "object", properties: { town: { type: "string" } }, required: ["town"] },
  strict: false,
};
const callIt = { call: { name: "get_weather", input: { town: "Bern" } } };
const answersSnow = (told: string) =>
  desk.provider.answer(({ body }) =>
    JSON.stringify(body.messages).includes(told) ? "It snows in Bern." : [{ say: "Let me look. " }, callIt],
  );
const isRefused = (param: string) => (error: unknown) => {
  assert.ok(error instanceof OpenAI.BadRequestError);
  assert.equal(error.param, param);
  return true;
};

describe("responses with a language model", () => {
  test("instructions, the input's whole history and images reach the model", async () => {
    desk.provider.answer("Hello.");
    await ask(
      [
        { role: "developer", content: "Never mention money." },
        { role: "user", content: "My name is Ada." },
        { type: "reasoning", id: "rs_1", summary: [] },
        { role: "assistant", content: "Nice to meet you, Ada." },
        {
          role: "user",
          content: [
            { type: "input_text", text: "What is in this picture?" },
            { type: "input_image", image_url: "data:image/png;base64,iVBORw0KGgo=", detail: "auto" },
          ],
        },
      ],
      { instructions: "Speak like a pirate." },
    );
    const all = ["Speak like a pirate.", "Never mention money.", "My name is Ada.", "Nice to meet you", "iVBORw0KGgo="];
    for (const told of all) assert.ok(textsSent().includes(told), told);
  });

  test("a response gives back the settings of its request, also when it is read again", async () => {
    desk.provider.answer("Hello.");
    const given = {
      metadata: { order: "17" },
      instructions: "Be brief.",
      temperature: 0.25,
      top_p: 0.5,
      max_output_tokens: 77,
      user: "ada",
      safety_identifier: "s-1",
      tools: [weather],
      tool_choice: "auto" as const,
      parallel_tool_calls: false,
    };
    const created = await ask("Settings?", { ...given, store: false });
    const { temperature, top_p, max_tokens } = sent();
    assert.deepEqual([temperature, top_p, max_tokens], [0.25, 0.5, 77]);
    for (const shown of [created, await openai.responses.retrieve(created.id)]) {
      const { metadata, ...others } = given;
      const picked = Object.fromEntries(Object.keys(others).map((name) => [name, shown[name as keyof typeof shown]]));
      assert.deepEqual(picked, others);
      assert.equal(shown.metadata?.order, metadata.order);
      assert.ok(shown.metadata?.sessionId !== undefined);
      assert.equal((shown as { store?: boolean }).store, true);
      assert.deepEqual([shown.background, shown.previous_response_id], [false, null]);
    }
    const waiting = await ask("And in the background?", { background: true, metadata: { order: "18" } });
    assert.deepEqual([waiting.background, waiting.metadata?.order], [true, "18"]);
  });

  test("an answer in JSON is parsed by the client's own helper", async () => {
    desk.provider.answer('{"town":"Bern"}');
    const text = { format: zodTextFormat(z.object({ town: z.string() }), "place") };
    const whole = await openai.responses.parse({ model: "parley", input: "Which town?", text });
    assert.deepEqual(whole.output_parsed, { town: "Bern" });
    assert.equal(sent().response_format.json_schema.schema.properties.town.type, "string");
    assert.equal(whole.text?.format?.type, "json_schema");
    const streamed = await openai.responses.stream({ model: "parley", input: "Which one?", text }).finalResponse();
    assert.deepEqual(streamed.output_parsed, { town: "Bern" });
  });

  test("a call of the client's function ends the response, and its result continues it in three ways", async () => {
    const output = "Snow, 2 degrees";
    answersSnow(output);
    const input: Input[] = [{ role: "user", content: "What is the weather in Bern?" }];
    const first = await ask(input, { tools: [weather] });
    const [message, call] = first.output;
    assert.equal(first.status, "completed");
    assert.deepEqual(
      [message?.type, call?.type, first.output_text.trim()],
      ["message", "function_call", "Let me look."],
    );
    assert.ok(call?.type === "function_call");
    assert.deepEqual([call.name, JSON.parse(call.arguments)], ["get_weather", { town: "Bern" }]);
    assert.deepEqual((await openai.responses.retrieve(first.id)).output, first.output);
    const result: Input = { type: "function_call_output", call_id: call.call_id, output };

    const byHistory = await ask([...input, ...(first.output as Input[]), result], { tools: [weather] });
    assert.equal(byHistory.output_text, "It snows in Bern.");

    const second = await ask("And the weather now?", { tools: [weather] });
    const again = second.output.at(-1);
    assert.ok(again?.type === "function_call");
    const next: Input = { type: "function_call_output", call_id: again.call_id, output };
    const byPrevious = await ask([next], { tools: [weather], previous_response_id: second.id });
    assert.deepEqual([byPrevious.output_text, byPrevious.previous_response_id], ["It snows in Bern.", second.id]);

    const third = await ask("And the weather later?", { tools: [weather], conversation: "weather" });
    const last = third.output.at(-1);
    assert.ok(last?.type === "function_call");
    const given: Input = { type: "function_call_output", call_id: last.call_id, output };
    const byConversation = await ask([given], { tools: [weather], conversation: "weather" });
    assert.equal(byConversation.output_text, "It snows in Bern.");
  });

  test("a stream with function calls has OpenAI's events, and the same ones when it is read again", async () => {
    answersSnow("a text that nobody sends");
    const params = { model: "parley", input: "How is the weather in Bern?", tools: [weather] };
    const events = await gather(await openai.responses.create({ ...params, stream: true }));
    const types = events.map(({ type }) => type);
    assert.deepEqual(types.slice(-5), [
      "response.output_item.added",
      "response.function_call_arguments.delta",
      "response.function_call_arguments.done",
      "response.output_item.done",
      "response.completed",
    ]);
    assert.ok(events[0]?.type === "response.created");
    assert.deepEqual(await gather(await openai.responses.retrieve(events[0].response.id, { stream: true })), events);
    const final = await openai.responses.stream({ ...params, input: "And the weather?" }).finalResponse();
    const call = final.output.at(-1);
    assert.ok(call?.type === "function_call" && call.name === "get_weather");

    desk.provider.answer([callIt]);
    const silent = await gather(await openai.responses.create({ ...params, input: "Only call.", stream: true }));
    assert.ok(!silent.some(({ type }) => type.startsWith("response.output_text") || type.includes("content_part")));
    const last = silent.at(-1);
    assert.ok(last?.type === "response.completed");
    assert.deepEqual(
      last.response.output.map((item) => item.type),
      ["function_call"],
    );
  });

  test("references to stored items stand for the items, and an unknown one is refused by its place", async () => {
    answersSnow("Snow, 3 degrees");
    const question: Input = { role: "user", content: "What is the weather like?" };
    const first = await ask([question], { tools: [weather] });
    const references = first.output.map((item): Input => ({ type: "item_reference", id: item.id! }));
    const call = first.output.at(-1);
    assert.ok(call?.type === "function_call");
    const result: Input = { type: "function_call_output", call_id: call.call_id, output: "Snow, 3 degrees" };
    const next = await ask([question, ...references, result], { tools: [weather] });
    assert.equal(next.output_text, "It snows in Bern.");
    assert.ok(textsSent().includes("Let me look."));
    const unknown: Input = { type: "item_reference", id: "msg_01h455vb4pex5vsknk084sn02q" };
    await assert.rejects(
      ask([unknown, question]),
      (error) => error instanceof OpenAI.NotFoundError && error.param === "input[0].id",
    );
  });

  test("a response that was cut is incomplete or failed, with the reason", async () => {
    const ends = [
      ["length", "max_output_tokens"],
      ["content_filter", "content_filter"],
    ] as const;
    for (const [end, reason] of ends) {
      desk.provider.answer([{ say: "The first half " }, { end }]);
      const whole = await ask(`Cut by ${end}?`);
      assert.deepEqual([whole.status, whole.incomplete_details?.reason], ["incomplete", reason]);
      const [item] = whole.output;
      assert.ok(item?.type === "message" && item.status === "incomplete");
      const events = await gather(
        await openai.responses.create({ model: "parley", input: `Streamed ${end}?`, stream: true }),
      );
      const last = events.at(-1);
      assert.ok(last?.type === "response.incomplete");
      assert.equal(last.response.incomplete_details?.reason, reason);
    }
    const shown = Promise.withResolvers<void>();
    desk.provider.answer([
      { say: "The first half of an answer, which is long enough to be shown. " },
      { until: shown.promise },
      { drop: true },
    ]);
    const types: string[] = [];
    const follow = async () => {
      for await (const event of await openai.responses.create({ model: "parley", input: "Drops?", stream: true })) {
        types.push(event.type);
        if (event.type === "response.output_text.delta") shown.resolve();
        if (event.type !== "response.failed") continue;
        assert.deepEqual([event.response.status, event.response.error?.code], ["failed", "server_error"]);
        assert.equal((await openai.responses.retrieve(event.response.id)).status, "failed");
      }
    };
    // The client throws the `error` event, which comes last.
    await assert.rejects(follow(), OpenAI.APIError);
    assert.equal(types.at(-1), "response.failed");
  });

  test("what Parley cannot meet is refused by its name", async () => {
    const hi: Input = { role: "user", content: "Hi" };
    const first = await ask("Hi");
    const cases: [string | Input[], Record<string, unknown>, string][] = [
      ["Hi", { tools: [{ type: "web_search" }] }, "tools[0].type"],
      ["Hi", { top_logprobs: 3 }, "top_logprobs"],
      ["Hi", { prompt: { id: "pmpt_1" } }, "prompt"],
      ["Hi", { max_output_tokens: 0 }, "max_output_tokens"],
      ["Hi", { metadata: { a: 1 } }, "metadata.a"],
      ["Hi", { metadata: { sessionId: "x".repeat(129) } }, "metadata.sessionId"],
      ["Hi", { text: { format: { type: "grammar" } } }, "text.format.type"],
      ["Hi", { previous_response_id: first.id, conversation: "c" }, "previous_response_id"],
      [[hi, { role: "assistant", content: "Hello" }], {}, "input"],
      [[{ type: "function_call_output", call_id: "call_9", output: "x" }], {}, "input[0].call_id"],
      [[{ type: "image_generation_call", id: "x" } as Input, hi], {}, "input[0].type"],
      [[{ role: "user", content: [{ type: "input_file", file_id: "f" }] }], {}, "input[0].content[0].type"],
    ];
    for (const [input, params, param] of cases) {
      await assert.rejects(ask(input, params as Params), isRefused(param), param);
    }
    await assert.rejects(
      ask("Hi", { model: "parley-offline", text: { format: { type: "json_object" } } }),
      isRefused("text.format"),
    );
  });
});
