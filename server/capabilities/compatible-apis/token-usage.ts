import type { ChatAnswer } from "../conversations/index.ts";

/** How many tokens an answer took. Nobody counts those of an answer that is made without a model. */
function tokensOf({ usage }: ChatAnswer): { input: number; output: number } {
  return { input: usage?.inputTokens ?? 0, output: usage?.outputTokens ?? 0 };
}

/** In the words of chat completions. */
export function completionUsage(answer: ChatAnswer) {
  const { input, output } = tokensOf(answer);
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

/** In the words of responses. */
export function responseUsage(answer: ChatAnswer) {
  const { input, output } = tokensOf(answer);
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  };
}
