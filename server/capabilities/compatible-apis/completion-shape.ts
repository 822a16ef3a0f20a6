import { ownModel } from "../assistants/index.ts";
import type { ChatAnswer, Reply } from "../conversations/index.ts";
import { MessageId } from "../conversations/index.ts";
import { chatAnnotations, type UrlCitation } from "./cite.ts";
import type { Completion } from "./schema.ts";
import { completionUsage } from "./token-usage.ts";

type Delta = { role?: "assistant"; content?: string; annotations?: UrlCitation[] };

export type Chunk = {
  id: string;
  object: "chat.completion.chunk";
  created: number;
  model: string;
  choices: { index: 0; delta: Delta; logprobs: null; finish_reason: "stop" | null }[];
  usage?: Completion["usage"] | null;
  parley?: Partial<Completion["parley"]>;
};

export function completionOf(reply: Reply, answer: ChatAnswer): Completion {
  const { aiResponse: content, model } = answer;
  const annotations = chatAnnotations(answer);
  const message = { role: "assistant" as const, content, refusal: null, annotations };
  return {
    ...headOf(reply),
    object: "chat.completion",
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: "stop" }],
    usage: completionUsage(answer),
    parley: provenanceOf(answer),
  };
}

/** The chunks of one stream: all with the same head. */
export function chunksOf(reply: Reply, includesUsage: boolean) {
  const head = { ...headOf(reply), object: "chat.completion.chunk" as const };
  let model = ownModel;
  const chunk = (delta: Delta, isLast = false): Chunk => ({
    ...head,
    model,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: isLast ? "stop" : null }],
    ...(includesUsage ? { usage: null } : {}),
  });
  return {
    first: (): Chunk => ({
      ...chunk({ role: "assistant", content: "" }),
      parley: { sessionId: reply.sessionId, messageId: MessageId.format(reply.replyId) },
    }),
    text: (content: string): Chunk => chunk({ content }),
    *end(answer: ChatAnswer): Generator<Chunk> {
      model = answer.model;
      const annotations = chatAnnotations(answer);
      yield { ...chunk(annotations.length === 0 ? {} : { annotations }, true), parley: provenanceOf(answer) };
      if (includesUsage) yield { ...chunk({}), choices: [], usage: completionUsage(answer) };
    },
  };
}

function headOf({ replyId }: Reply): { id: string; created: number } {
  return { id: MessageId.format(replyId).replace("msg_", "chatcmpl-"), created: secondsOf(replyId) };
}

/** The id of a reply begins with the time when it was made (RFC 9562): so live and later are the same. */
export function secondsOf(replyId: string): number {
  return Math.floor(Number.parseInt(replyId.replaceAll("-", "").slice(0, 12), 16) / 1000);
}

function provenanceOf(answer: ChatAnswer): Completion["parley"] {
  const { sessionId, conversationId, messageId, status, answered, confidence, citations } = answer;
  return { sessionId, conversationId, messageId, status, answered, confidence, citations };
}
