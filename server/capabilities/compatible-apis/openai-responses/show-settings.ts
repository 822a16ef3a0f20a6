import type { ResponseRequest } from "./schema.ts";

/** The parameters of a request that its response gives back. */
const names = [
  "metadata",
  "background",
  "instructions",
  "max_output_tokens",
  "max_tool_calls",
  "parallel_tool_calls",
  "previous_response_id",
  "prompt_cache_key",
  "reasoning",
  "safety_identifier",
  "temperature",
  "text",
  "tool_choice",
  "tools",
  "top_p",
  "user",
] as const;

/** Chooses what is stored with the reply, so that the response can be shown as it was asked for. */
export function rememberedOf(body: ResponseRequest): Record<string, unknown> {
  const given = body as Record<string, unknown>;
  return Object.fromEntries(names.flatMap((name) => (given[name] == null ? [] : [[name, given[name]]])));
}

/** Shows the settings of a response. OpenAI's clients expect all of them. */
export function showSettings(remembered: Record<string, unknown> = {}): Record<string, unknown> {
  const { metadata: _metadata, previous_response_id: _previous, ...given } = remembered;
  const { text, tools } = given as { text?: object; tools?: object[] };
  return {
    ...defaults,
    ...given,
    text: { ...defaults.text, ...text },
    tools: (tools ?? []).map((tool) => ({ description: null, parameters: null, strict: null, ...tool })),
  };
}

const defaults = {
  background: false,
  instructions: null,
  max_output_tokens: null,
  max_tool_calls: null,
  parallel_tool_calls: true,
  reasoning: { effort: null, summary: null },
  service_tier: "default",
  // Parley stores every response, also when the request asks for the opposite.
  store: true,
  temperature: 1,
  text: { format: { type: "text" } },
  tool_choice: "auto",
  tools: [],
  top_logprobs: 0,
  top_p: 1,
  truncation: "disabled",
};
