import { assistantModel } from "../../assistants/index.ts";
import { type ChatAnswer, MessageId, type Reply } from "../../conversations/index.ts";
import { finishReason } from "./finish-reason.ts";
import type { CalledFunction, FinishReason, Provenance, UrlCitation, Usage } from "./schema.ts";
import { showHead, showProvenance, showToolCalls, showUsage } from "./show-completion.ts";
import { urlCitations } from "./url-citations.ts";

type Delta = {
  role?: "assistant";
  content?: string;
  annotations?: UrlCitation[];
  tool_calls?: (CalledFunction & { index: number })[];
};

type CompletionChunk = {
  id: string;
  object: "chat.completion.chunk";
  created: number;
  model: string;
  choices: { index: 0; delta: Delta; logprobs: null; finish_reason: FinishReason | null }[];
  usage?: Usage | null;
  parley?: Partial<Provenance>;
};

/**
 * Makes the chunks of one streamed completion: `first()`, then `text(…)` for each piece, then those
 * of `end(…)`, which throws as `finishReason`.
 */
export function completionChunks(reply: Reply, includesUsage: boolean) {
  const head = { ...showHead(reply), object: "chat.completion.chunk" as const };
  let model = assistantModel;
  const chunk = (delta: Delta, finish: FinishReason | null = null): CompletionChunk => ({
    ...head,
    model,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...(includesUsage ? { usage: null } : {}),
  });
  return {
    first: (): CompletionChunk => ({
      ...chunk({ role: "assistant", content: "" }),
      parley: { sessionId: reply.sessionId, messageId: MessageId.format(reply.replyId) },
    }),
    text: (content: string): CompletionChunk => chunk({ content }),
    *end(answer: ChatAnswer): Generator<CompletionChunk> {
      const finish = finishReason(answer);
      model = answer.model;
      for (const [index, call] of showToolCalls(answer).entries()) yield chunk({ tool_calls: [{ index, ...call }] });
      const annotations = urlCitations(answer);
      yield { ...chunk(annotations.length === 0 ? {} : { annotations }, finish), parley: showProvenance(answer) };
      if (includesUsage) yield { ...chunk({}), choices: [], usage: showUsage(answer) };
    },
  };
}
