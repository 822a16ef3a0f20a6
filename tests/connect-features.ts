import type { ScriptedRequest } from "../server/testing/providers/scripted-provider.ts";

/** The columns of the guide's table of features, in their order. */
export const apis = ["chat", "responses", "server", "page", "mcp"] as const;
export type Api = (typeof apis)[number];

// biome-ignore lint/suspicious/noExplicitAny: a request to a model, in the provider's own form.
type Body = any;

/** A request for each API that has the feature, and how a model's request shows the feature. */
type Feature = Partial<Record<Api, Record<string, unknown>>> & { isIn?(body: Body): boolean };

const text = (words: string) => ({ type: "text", text: words });
const ui = (role: string, ...parts: object[]) => ({ id: role, role, parts });
const png = "https://a.example/b.png";
const schema = {
  type: "object",
  properties: { ok: { type: "boolean" } },
  required: ["ok"],
  additionalProperties: false,
};
const look = { name: "look", description: "Looks.", parameters: schema };
const chatTool = { type: "function", function: look };
const responseTool = { type: "function", ...look, strict: false };
const uiTool = { name: "look", description: "Looks.", inputSchema: schema };
const has = (words: string) => (body: Body) => JSON.stringify(body.messages).includes(words);
const question = "Hello?";

/** The same setting under the names of the APIs; in MCP under that of chat completions. */
function setting(value: unknown, names: { chat: string; responses?: string; ui?: string; mcp?: false }): Feature {
  const { chat, responses, ui: page } = names;
  return {
    chat: { [chat]: value },
    ...(responses === undefined ? {} : { responses: { [responses]: value } }),
    ...(page === undefined ? {} : { server: { [page]: value }, page: { [page]: value } }),
    ...(names.mcp === false ? {} : { mcp: { [chat]: value } }),
    isIn: (body) => JSON.stringify(body[chat]) === JSON.stringify(value),
  };
}

const told = [
  { role: "user", content: "One?" },
  { role: "assistant", content: "Told before." },
  { role: "user", content: question },
];
const uiTold = [ui("user", text("One?")), ui("assistant", text("Told before.")), ui("user", text(question))];
const uiFile = (mediaType: string, url: string) => ({
  messages: [ui("user", text(question), { type: "file", mediaType, url })],
});
const pdf = "data:application/pdf;base64,AAAA";
const chatFile = { type: "file", file: { file_data: pdf, filename: "b.pdf" } };
const responseFile = { type: "input_file", file_data: pdf, filename: "b.pdf" };
const both = (body: Record<string, unknown>) => ({ server: body, page: body });

export const features: Record<string, Feature> = {
  instructions: {
    chat: {
      messages: [
        { role: "system", content: "Rhyme." },
        { role: "user", content: question },
      ],
    },
    ...{ responses: { instructions: "Rhyme." }, ...both({ system: "Rhyme." }), mcp: { system: "Rhyme." } },
    isIn: has("Rhyme."),
  },
  "earlier messages": {
    ...{ chat: { messages: told }, responses: { input: told }, ...both({ messages: uiTold }), mcp: { messages: told } },
    isIn: has("Told before."),
  },
  images: {
    chat: { messages: [{ role: "user", content: [text(question), { type: "image_url", image_url: { url: png } }] }] },
    responses: { input: [{ role: "user", content: [{ type: "input_image", image_url: png, detail: "auto" }] }] },
    ...{ ...both(uiFile("image/png", png)), mcp: { images: [png] } },
    isIn: has(png),
  },
  "other files": {
    chat: { messages: [{ role: "user", content: [text(question), chatFile] }] },
    responses: { input: [{ role: "user", content: [responseFile] }] },
    ...{ ...both(uiFile("application/pdf", pdf)), mcp: { files: [pdf] } },
  },
  temperature: setting(0.25, { chat: "temperature", responses: "temperature", ui: "temperature" }),
  "nucleus sampling": setting(0.5, { chat: "top_p", responses: "top_p", ui: "topP" }),
  seed: setting(7, { chat: "seed", responses: "seed", ui: "seed" }),
  "presence penalty": setting(1, { chat: "presence_penalty", ui: "presencePenalty", mcp: false }),
  "frequency penalty": setting(1, { chat: "frequency_penalty", ui: "frequencyPenalty", mcp: false }),
  "stop words": setting(["END"], { chat: "stop", ui: "stopSequences" }),
  "limit of tokens": {
    ...setting(99, { chat: "max_tokens", responses: "max_output_tokens", ui: "maxOutputTokens" }),
    isIn: (body) => (body.max_tokens ?? body.max_completion_tokens) === 99,
  },
  "JSON by a schema": {
    chat: { response_format: { type: "json_schema", json_schema: { name: "verdict", schema } } },
    responses: { text: { format: { type: "json_schema", name: "verdict", schema } } },
    ...{ ...both({ responseFormat: { type: "json", name: "verdict", schema } }), mcp: { response_format: {} } },
    isIn: (body) => body.response_format?.json_schema?.name === "verdict",
  },
  "tools of the client": {
    ...{ chat: { tools: [chatTool] }, responses: { tools: [responseTool] }, ...both({ tools: [uiTool] }) },
    ...{ mcp: { tools: [chatTool] }, isIn: (body) => JSON.stringify(body.tools ?? []).includes('"look"') },
  },
  "a required tool": {
    chat: { tools: [chatTool], tool_choice: "required" },
    responses: { tools: [responseTool], tool_choice: "required" },
    server: { tools: [uiTool], toolChoice: "required" },
    ...{ page: { toolChoice: "required" }, mcp: { tool_choice: "required" } },
    isIn: (body) => body.tool_choice === "required",
  },
  "effort of reasoning": {
    ...{ chat: { reasoning_effort: "low" }, responses: { reasoning: { effort: "low" } } },
    isIn: (body) => body.reasoning_effort === "low",
  },
  "tools of OpenAI": {
    ...{ chat: { tools: [{ type: "custom", custom: { name: "x" } }] }, responses: { tools: [{ type: "web_search" }] } },
  },
  "several answers": { chat: { n: 2 }, mcp: { n: 2 } },
  "log probabilities": { chat: { logprobs: true }, responses: { top_logprobs: 2 } },
  "bias of tokens": { chat: { logit_bias: { "50256": -100 } } },
  "spoken answers": { chat: { modalities: ["text", "audio"] } },
  "`store: false`": { chat: { store: false }, responses: { store: false }, isIn: (body) => "store" in body },
  "tier of service": {
    ...{ chat: { service_tier: "flex" }, responses: { service_tier: "flex" } },
    isIn: (body) => "service_tier" in body,
  },
};

/** Tells whether one of the requests has the feature. */
export function reaches({ isIn }: Feature, requests: readonly ScriptedRequest[]): boolean {
  return requests.some(({ body }) => isIn?.(body) ?? false);
}
