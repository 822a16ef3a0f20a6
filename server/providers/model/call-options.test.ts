import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import {
  type Script,
  type ScriptedProvider,
  startScriptedProvider,
} from "../../testing/providers/scripted-provider.ts";
import type { ModelMessage, ModelPart, ModelRequest } from "./model.ts";
import { type ModelKind, modelVendors, openModel } from "./open-model.ts";

let provider: ScriptedProvider;
before(async () => {
  provider = await startScriptedProvider();
});
after(() => provider.stop());

const question: ModelMessage[] = [
  { role: "system", text: "Be brief." },
  { role: "user", text: "Who are you?" },
];
const tools = [{ name: "look_up", description: "Looks up.", inputSchema: { type: "object", properties: {} } }];

async function ask(kind: ModelKind, script: Script, wanted: Partial<ModelRequest> = {}): Promise<ModelPart[]> {
  provider.answer(script);
  const model = await openModel(kind, { modelId: "scripted-1", apiKey: "sk-scripted", baseUrl: provider.url, fetch });
  const signal = new AbortController().signal;
  const request: ModelRequest = { messages: question, tools, maxOutputTokens: 100, signal, ...wanted };
  const parts: ModelPart[] = [];
  for await (const part of model.stream(request)) parts.push(part);
  return parts;
}

/** The request as the vendor got it. */
async function bodyOf(kind: ModelKind, wanted: Partial<ModelRequest>) {
  await ask(kind, "Good day.", wanted);
  return provider.requests.at(-1)!.body;
}

const sampling = {
  ...{ temperature: 0.3, topP: 0.9, topK: 40, seed: 7, presencePenalty: 0.5, frequencyPenalty: 0.25 },
  stop: ["END", "FIN"],
};
const schema = {
  type: "object",
  properties: { city: { type: "string" } },
  required: ["city"],
  additionalProperties: false,
};
const png = { mediaType: "image/png", data: "iVBORw0KGgo=" };
const photo = { url: "https://images.example/quay.webp" };

/**
 * Each vendor must get these, beside everything else. A setting that a vendor does not have is left
 * out.
 */
type Expected = Record<
  "sampling" | "effort" | "required" | "none" | "named" | "schema" | "anyJson" | "images",
  Record<string, unknown>
>;

const settings = { temperature: 0.3, top_p: 0.9, presence_penalty: 0.5, frequency_penalty: 0.25, stop: ["END", "FIN"] };
const dataUrl = `data:image/png;base64,${png.data}`;
const openAi: Expected = {
  sampling: { ...settings, seed: 7 },
  effort: { reasoning_effort: "high" },
  required: { tool_choice: "required" },
  none: { tool_choice: "none" },
  named: { tool_choice: { type: "function", function: { name: "look_up" } } },
  schema: { response_format: { type: "json_schema", json_schema: { name: "place", strict: true, schema } } },
  anyJson: { response_format: { type: "json_object" } },
  images: {
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: "What is it?" },
          { type: "image_url", image_url: { url: dataUrl } },
          { type: "image_url", image_url: { url: photo.url } },
        ],
      },
    ],
  },
};
const expected: Record<ModelKind, Expected> = {
  openai: openAi,
  "openai-compatible": { ...openAi, sampling: { ...openAi.sampling, top_k: 40 } },
  mistral: {
    ...openAi,
    sampling: { ...settings, random_seed: 7 },
    required: { tool_choice: "any" },
    images: {
      messages: [
        {
          content: [
            { type: "text", text: "What is it?" },
            { type: "image_url", image_url: dataUrl },
            { type: "image_url", image_url: photo.url },
          ],
        },
      ],
    },
  },
  anthropic: {
    sampling: { temperature: 0.3, top_k: 40, stop_sequences: ["END", "FIN"] },
    effort: { thinking: { type: "enabled" } },
    required: { tool_choice: { type: "any" } },
    none: { tool_choice: { type: "none" } },
    named: { tool_choice: { type: "tool", name: "look_up" } },
    // Older models of the vendor write JSON as the input of a tool.
    schema: { tools: [{ name: "json", input_schema: schema }] },
    anyJson: { tools: [{ name: "json", input_schema: { type: "object" } }] },
    images: {
      messages: [
        {
          content: [
            { type: "text", text: "What is it?" },
            { type: "image", source: { type: "base64", media_type: "image/png", data: png.data } },
            { type: "image", source: { type: "url", url: photo.url } },
          ],
        },
      ],
    },
  },
  google: {
    sampling: {
      generationConfig: {
        ...{ temperature: 0.3, topP: 0.9, topK: 40, seed: 7, presencePenalty: 0.5, frequencyPenalty: 0.25 },
        stopSequences: ["END", "FIN"],
      },
    },
    effort: { generationConfig: { thinkingConfig: {} } },
    required: { toolConfig: { functionCallingConfig: { mode: "ANY" } } },
    none: { toolConfig: { functionCallingConfig: { mode: "NONE" } } },
    named: { toolConfig: { functionCallingConfig: { mode: "ANY", allowedFunctionNames: ["look_up"] } } },
    schema: { generationConfig: { responseMimeType: "application/json", responseJsonSchema: schema } },
    anyJson: { generationConfig: { responseMimeType: "application/json" } },
    images: {
      contents: [
        {
          parts: [
            { text: "What is it?" },
            { inlineData: { mimeType: "image/png", data: png.data } },
            { fileData: { mimeType: "image/webp", fileUri: photo.url } },
          ],
        },
      ],
    },
  },
};

for (const { kind } of modelVendors) {
  describe(kind, () => {
    const wanted = expected[kind];
    const sends = (name: string, request: Partial<ModelRequest>, subset: Record<string, unknown>) =>
      test(`is sent ${name}`, async () => assert.partialDeepStrictEqual(await bodyOf(kind, request), subset));

    sends("the sampling", { sampling }, wanted.sampling);
    sends("how much to reason", { sampling: { reasoningEffort: "high" } }, wanted.effort);
    sends("that a tool must be called", { toolChoice: "required" }, wanted.required);
    sends("that no tool may be called", { toolChoice: "none" }, wanted.none);
    sends("which tool must be called", { toolChoice: { name: "look_up" } }, wanted.named);
    const responseFormat = { schema, name: "place", isStrict: true };
    sends("the schema of the answer", { responseFormat, tools: [] }, wanted.schema);
    sends("that the answer is JSON", { responseFormat: {}, tools: [] }, wanted.anyJson);
    const message: ModelMessage = { role: "user", text: "What is it?", images: [png, photo] };
    sends("images by their bytes and by their address", { messages: [message] }, wanted.images);

    test("gets only what was asked for", async () => {
      const plain = await bodyOf(kind, { tools: [] });
      const asked = await bodyOf(kind, {
        tools: [],
        toolChoice: "required",
        sampling: { stop: [], reasoningEffort: "?" },
      });
      assert.deepEqual(asked, plain);
      assert.ok(!/temperature|stop|effort|thinking|choice|format/i.test(JSON.stringify(plain)), JSON.stringify(plain));
    });

    test("takes a system message that comes late, and a tool call that another vendor named", async () => {
      const id = "call_of_another_vendor";
      const messages: ModelMessage[] = [
        ...question,
        { role: "assistant", text: "", toolCalls: [{ id, name: "look_up", input: '{"word":"quay"}' }] },
        { role: "tool", toolCallId: id, toolName: "look_up", output: { found: 1 } },
        { role: "system", text: "Answer in French." },
        { role: "user", text: "And you?" },
      ];
      const body = JSON.stringify(await bodyOf(kind, { messages }));
      assert.ok(body.includes("Answer in French.") && body.includes("quay"), body);
      if (kind === "mistral") assert.match(body, /"id":"([A-Za-z0-9]{9})".*"tool_call_id":"\1"/);
    });

    test("says why its answer ends, and its reasoning is no text", async () => {
      for (const [end, reason] of [
        ["length", "length"],
        ["content_filter", "filtered"],
      ] as const) {
        const parts = await ask(kind, [{ think: "They ask who I am." }, { say: "I am" }, { end }]);
        assert.deepEqual(
          parts.map((part) => (part.kind === "text" ? part.text : part.kind)),
          ["I am", "end"],
        );
        assert.equal(parts.find((part) => part.kind === "end")?.reason, reason);
      }
    });

    test("may call several tools at once", async () => {
      const calls = ["quay", "ferry"].map((word) => ({ call: { name: "look_up", input: { word } } }));
      const parts = await ask(kind, [{ say: "Let me see." }, ...calls]);
      const found = parts.flatMap((part) => (part.kind === "tool-call" ? [part.call] : []));
      assert.deepEqual(
        found.map(({ input }) => JSON.parse(input).word),
        ["quay", "ferry"],
      );
      assert.equal(new Set(found.map(({ id }) => id)).size, 2);
    });
  });
}
