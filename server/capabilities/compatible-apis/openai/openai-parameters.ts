/**
 * The effect says what happens to a parameter of OpenAI's APIs. `passed-on`: to the model. `used`:
 * by Parley itself. `without-effect`: accepted, and the answer is the same without it. `refused`:
 * answered with 400, because an answer that ignored it would not be what the client asked for.
 */
type ParameterEffect = "passed-on" | "used" | "without-effect" | "refused";

export type Parameter = {
  effect: ParameterEffect;
  /** The note says what a client should know beyond the effect. */
  note?: string;
  /** These values of a refused parameter ask for nothing and are accepted. */
  harmless?: readonly unknown[];
};

const passedOn = (note?: string): Parameter => ({ effect: "passed-on", ...(note === undefined ? {} : { note }) });
const used = (note?: string): Parameter => ({ effect: "used", ...(note === undefined ? {} : { note }) });
const withoutEffect = (note?: string): Parameter => ({
  effect: "without-effect",
  ...(note === undefined ? {} : { note }),
});
const refused = (note: string, ...harmless: unknown[]): Parameter => ({ effect: "refused", note, harmless });

const shared = {
  model: used("`parley`, an assistant's name or id, an alias, `<provider>/<model>` or `parley-offline`."),
  stream: used(),
  stream_options: used("`include_usage`; the rest has no effect."),
  user: used("Your end user."),
  safety_identifier: withoutEffect(),
  prompt_cache_key: withoutEffect(),
  prompt_cache_options: withoutEffect(),
  prompt_cache_retention: withoutEffect(),
  service_tier: withoutEffect(),
  store: withoutEffect("Parley stores every answer with its conversation."),
  temperature: passedOn("Without effect where no language model answers."),
  top_p: passedOn("Without effect where no language model answers."),
  tools: passedOn("Functions only: other types are refused. `strict` has no effect."),
  tool_choice: passedOn("`required` and a named function need a language model."),
  parallel_tool_calls: withoutEffect("A model may call several functions in one answer."),
  top_logprobs: refused("Parley gives no log probabilities.", 0),
  moderation: refused("Parley does not moderate."),
} satisfies Record<string, Parameter>;

const chat: Readonly<Record<string, Parameter>> = {
  messages: passedOn("Texts, images (`image_url`), tool calls and their results."),
  ...shared,
  metadata: used("`sessionId` names the conversation; the rest has no effect."),
  max_tokens: passedOn("Cuts the text where no language model answers. At most 32,000."),
  max_completion_tokens: passedOn("Goes before `max_tokens`."),
  stop: passedOn("Cuts the text where no language model answers."),
  presence_penalty: passedOn("Without effect where no language model answers."),
  frequency_penalty: passedOn("Without effect where no language model answers."),
  seed: passedOn("Without effect where no language model answers."),
  top_k: passedOn("Not one of OpenAI's own parameters."),
  reasoning_effort: passedOn("Without effect where no language model answers."),
  response_format: passedOn("`json_object` and `json_schema` need a language model."),
  verbosity: withoutEffect(),
  prediction: withoutEffect(),
  n: refused("Parley gives one answer to a question.", 1),
  best_of: refused("Parley gives one answer to a question.", 1),
  logprobs: refused("Parley gives no log probabilities.", false),
  logit_bias: refused("Parley does not pass on a bias of tokens.", {}),
  audio: refused("Parley answers with text only."),
  modalities: refused("Parley answers with text only."),
  functions: refused("Send `tools` in its place."),
  function_call: refused("Send `tool_choice` in its place.", "none"),
  web_search_options: refused("Parley does not search the web."),
};

const responses: Readonly<Record<string, Parameter>> = {
  input: passedOn("Messages with texts and images, function calls and their results, references to stored items."),
  instructions: passedOn("In addition to the assistant's own. Without effect where no language model answers."),
  ...shared,
  previous_response_id: used("Goes on after that response, in a fork when more was said since."),
  conversation: used("A conversation's id, or your own name for it."),
  background: used(),
  metadata: used("`sessionId` names the conversation; all of it is given back."),
  max_output_tokens: passedOn("Cuts the text where no language model answers. At most 32,000."),
  reasoning: passedOn("`effort`; the rest has no effect."),
  text: passedOn("`format`: `json_object` and `json_schema` need a language model. `verbosity` has no effect."),
  include: withoutEffect(),
  max_tool_calls: withoutEffect("It limits tools of OpenAI, which Parley has not."),
  truncation: withoutEffect(),
  context_management: withoutEffect(),
  prompt: refused("Parley has no stored prompts: send `instructions`."),
};

/**
 * By API and name: what happens to each parameter. Parameters that are not here are accepted without
 * effect.
 */
export const openaiParameters = { chat, responses };
