import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
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

type Params = Omit<OpenAI.ChatCompletionCreateParamsNonStreaming, "model" | "messages">;
type Message = OpenAI.ChatCompletionMessageParam;
const asked = (content: string): Message => ({ role: "user", content });
const ask = (messages: Message[], params: Params = {}) =>
  openai.chat.completions.create({ model: "parley", messages, ...params });
/** The model got this with the last question. */
const sent = () => desk.provider.requests.at(-1)!.body;
const textsSent = () => JSON.stringify(sent().messages);
const image = "data:image/png;base64,iVBORw0KGgo=";

const weather: OpenAI.ChatCompletionFunctionTool = {
  type: "function",
  function: {
    name: "get_weather",
    description: "The weather of a town.",
    parameters: { type: "object", properties: { town: { type: "string" } }, required: ["town"] },
  },
};
const isRefused = (param: string) => (error: unknown) => {
  assert.ok(error instanceof OpenAI.BadRequestError);
  assert.equal(error.param, param);
  return true;
};

describe("chat completions with a language model", () => {
  test("instructions, the whole history and images reach the model", async () => {
    desk.provider.answer("Hello.");
    await ask([
      { role: "system", content: "Speak like a pirate." },
      { role: "developer", content: "Never mention money." },
      asked("My name is Ada."),
      { role: "assistant", content: [{ type: "text", text: "Nice to meet you, Ada." }] },
      {
        role: "user",
        content: [
          { type: "text", text: "What is in this picture?" },
          { type: "image_url", image_url: { url: image } },
        ],
      },
    ]);
    for (const told of ["Speak like a pirate.", "Never mention money.", "My name is Ada.", "Nice to meet you, Ada."]) {
      assert.ok(textsSent().includes(told), told);
    }
    assert.ok(textsSent().includes("iVBORw0KGgo="));
  });

  test("settings of the answer reach the model", async () => {
    desk.provider.answer("Hello.");
    await ask([asked("Settings?")], {
      temperature: 0.25,
      top_p: 0.5,
      presence_penalty: 1,
      frequency_penalty: -1,
      seed: 7,
      stop: "END",
      max_completion_tokens: 77,
    });
    const { temperature, top_p, presence_penalty, frequency_penalty, seed, stop, max_tokens } = sent();
    assert.deepEqual(
      { temperature, top_p, presence_penalty, frequency_penalty, seed, stop, max_tokens },
      {
        ...{ temperature: 0.25, top_p: 0.5, presence_penalty: 1, frequency_penalty: -1, seed: 7, stop: ["END"] },
        max_tokens: 77,
      },
    );
    await ask([asked("A very long answer?")], { max_tokens: 1_000_000 });
    assert.equal(sent().max_tokens, 32_000);
  });

  test("an answer in JSON is parsed by the client's own helper", async () => {
    desk.provider.answer('{"town":"Bern"}');
    const format = zodResponseFormat(z.object({ town: z.string() }), "place");
    const params = { model: "parley", messages: [asked("Which town?")], response_format: format };
    const whole = await openai.chat.completions.parse(params);
    assert.deepEqual(whole.choices[0]?.message.parsed, { town: "Bern" });
    assert.equal(sent().response_format.json_schema.schema.properties.town.type, "string");
    const streamed = await openai.chat.completions.stream(params).finalChatCompletion();
    assert.deepEqual(streamed.choices[0]?.message.parsed, { town: "Bern" });
    await ask([asked("Any JSON?")], { response_format: { type: "json_object" } });
    assert.equal(sent().response_format.type, "json_object");
  });

  test("a call of the client's function ends the answer, and its result continues it, streamed or not", async () => {
    for (const isStreamed of [false, true]) {
      const callIt = { call: { name: "get_weather", input: { town: "Bern" } } };
      desk.provider.answer(({ body }) =>
        JSON.stringify(body.messages).includes("Snow, 2 degrees") ? "It snows in Bern." : [callIt],
      );
      const messages = [asked(`What is the weather in Bern? ${isStreamed}`)];
      const params = { model: "parley", messages, tools: [weather] };
      const first = isStreamed
        ? await openai.chat.completions.stream(params).finalChatCompletion()
        : await openai.chat.completions.create(params);
      const [choice] = first.choices;
      assert.equal(choice?.finish_reason, "tool_calls");
      if (!isStreamed) assert.equal(choice.message.content, null);
      const [call] = choice.message.tool_calls ?? [];
      assert.ok(call?.type === "function");
      assert.deepEqual([call.function.name, JSON.parse(call.function.arguments)], ["get_weather", { town: "Bern" }]);
      messages.push(choice.message as Message, { role: "tool", tool_call_id: call.id, content: "Snow, 2 degrees" });
      const second = isStreamed
        ? await openai.chat.completions.stream(params).finalChatCompletion()
        : await openai.chat.completions.create(params);
      assert.deepEqual(
        [second.choices[0]?.finish_reason, second.choices[0]?.message.content],
        ["stop", "It snows in Bern."],
      );
    }
  });

  test("the client's own loop runs its functions", async () => {
    const callIt = { call: { name: "get_weather", input: { town: "Thun" } } };
    desk.provider.answer(({ body }) =>
      JSON.stringify(body.messages).includes("Sun in") ? "The sun shines." : [callIt],
    );
    const runner = openai.chat.completions.runTools({
      model: "parley",
      messages: [asked("How is it in Thun?")],
      tools: [
        {
          type: "function",
          function: {
            name: "get_weather",
            description: "The weather of a town.",
            parameters: { type: "object", properties: { town: { type: "string" } } },
            parse: JSON.parse,
            function: ({ town }: { town: string }) => `Sun in ${town}`,
          },
        },
      ],
    });
    assert.equal(await runner.finalContent(), "The sun shines.");
  });

  test("the choice of a function reaches the model; one of OpenAI's own tools is refused by its place", async () => {
    desk.provider.answer([{ call: { name: "get_weather", input: { town: "Bern" } } }]);
    await ask([asked("Required?")], { tools: [weather], tool_choice: "required" });
    assert.equal(sent().tool_choice, "required");
    const named = { type: "function", function: { name: "get_weather" } } as const;
    await ask([asked("Named?")], { tools: [weather], tool_choice: named });
    assert.deepEqual(sent().tool_choice, named);
    const other = { ...weather, function: { ...weather.function, name: "get_time" } };
    const allowed = { mode: "required" as const, tools: [{ ...named }] };
    await ask([asked("Allowed?")], {
      tools: [other, weather],
      tool_choice: { type: "allowed_tools", allowed_tools: allowed },
    });
    assert.deepEqual(
      sent().tools.map((tool: typeof weather) => tool.function.name),
      ["get_weather"],
    );
    await assert.rejects(
      ask([asked("Search?")], { tools: [weather, { type: "custom", custom: { name: "x" } }] }),
      isRefused("tools[1].type"),
    );
    await assert.rejects(
      ask([asked("None?")], { tools: [weather], tool_choice: { type: "function", function: { name: "other" } } }),
      isRefused("tool_choice"),
    );
  });

  test("messages that no model could read are refused by their place", async () => {
    const call = { id: "call_1", type: "function" as const, function: { name: "get_weather", arguments: "{}" } };
    const calling: Message = { role: "assistant", content: null, tool_calls: [call] };
    const cases: [Message[], string][] = [
      [[asked("Hi"), { role: "assistant", content: "Hello" }], "messages[1].role"],
      [[asked("Hi"), calling, asked("And?")], "messages[2]"],
      [[asked("Hi"), calling], "messages"],
      [[asked("Hi"), { role: "tool", tool_call_id: "call_9", content: "x" }], "messages[1].tool_call_id"],
      [
        [{ role: "user", content: [{ type: "input_audio", input_audio: { data: "", format: "mp3" } }] }],
        "messages[0].content[0].type",
      ],
      [[{ role: "user", content: [{ type: "file", file: { file_id: "f" } }] }], "messages[0].content[0].type"],
      [
        [
          {
            role: "user",
            content: [
              { type: "text", text: "x" },
              { type: "image_url", image_url: { url: "ftp://a/b" } },
            ],
          },
        ],
        "messages[0].content[1].image_url",
      ],
    ];
    for (const [messages, param] of cases) await assert.rejects(ask(messages, { tools: [weather] }), isRefused(param));
  });

  test("settings that are out of range or that Parley cannot meet are refused by their name", async () => {
    const cases: [Record<string, unknown>, string][] = [
      [{ temperature: 3 }, "temperature"],
      [{ max_tokens: 0 }, "max_tokens"],
      [{ stop: ["1", "2", "3", "4", "5"] }, "stop"],
      [{ n: 2 }, "n"],
      [{ logprobs: true }, "logprobs"],
      [{ top_logprobs: 2 }, "top_logprobs"],
      [{ logit_bias: { "1": 5 } }, "logit_bias"],
      [{ modalities: ["text", "audio"] }, "modalities"],
      [{ functions: [{ name: "f" }] }, "functions"],
      [{ web_search_options: { user_location: null } }, "web_search_options"],
      [{ response_format: { type: "grammar" } }, "response_format.type"],
      [{ response_format: { type: "json_schema", json_schema: { name: "x" } } }, "response_format.json_schema.schema"],
      [{ tools: [{ type: "function", function: { name: "two words" } }] }, "tools[0].function.name"],
    ];
    for (const [params, param] of cases) await assert.rejects(ask([asked("Hi")], params as Params), isRefused(param));
    const harmless = {
      n: 1,
      logprobs: false,
      logit_bias: {},
      modalities: ["text"],
      store: true,
      user: null,
      service_tier: "auto",
    };
    desk.provider.answer("Hello.");
    assert.equal((await ask([asked("Hi")], harmless as unknown as Params)).choices[0]?.finish_reason, "stop");
  });

  test("without a model, what only a model can do is refused by its name, and the rest has no effect", async () => {
    const offline = (messages: Message[], params: Params = {}) =>
      openai.chat.completions.create({ model: "parley-offline", messages, ...params });
    const picture: Message = {
      role: "user",
      content: [
        { type: "text", text: "x" },
        { type: "image_url", image_url: { url: image } },
      ],
    };
    await assert.rejects(offline([picture]), isRefused("messages"));
    await assert.rejects(
      offline([asked("Hi")], { response_format: { type: "json_object" } }),
      isRefused("response_format"),
    );
    await assert.rejects(
      offline([asked("Hi")], { tools: [weather], tool_choice: "required" }),
      isRefused("tool_choice"),
    );
    const answer = await offline([{ role: "system", content: "Be rude." }, asked("Hello")], {
      ...{ temperature: 0, top_p: 0.1, seed: 1, presence_penalty: 1, tools: [weather] },
    });
    assert.deepEqual([answer.model, answer.choices[0]?.finish_reason], ["parley-offline", "stop"]);
  });
});
