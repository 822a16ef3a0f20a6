import { parseJsonWithin } from "@parley/json";
import { type ChatAnswer, type Quote, quotesOf } from "../../conversations/index.ts";
import { addressOf } from "../address-of.ts";
import { explainErrorEnd, howAnswerEnded } from "../how-answer-ended.ts";
import type { UiMessageChunk } from "./ui-message-chunks.ts";

/** Writes what follows the text of an answer: its tool calls and sources, and how it ended. */
export function* lastChunks(answer: ChatAnswer): Generator<UiMessageChunk> {
  for (const call of answer.toolCalls ?? []) yield* toolChunks(call);
  yield* sourceChunks(quotesOf(answer.citations));
  const { messageId, conversationId, status, reason, answered, confidence, model, citations, choices, asks } = answer;
  const provenance = { messageId, conversationId, status, reason, answered, confidence, model, citations, asks };
  yield { type: "data-provenance", id: messageId, data: provenance };
  // A page can show them as buttons that send the title.
  if (choices !== undefined) yield { type: "data-choices", id: messageId, data: { choices } };
  if (status === "handed-over" || answer.handedOver === true) {
    // A page can show who answers, and listen for the person's words.
    yield { type: "data-hand-over", id: messageId, data: { status: "handed-over", conversationId } };
  }
  yield { type: "finish-step" };
  yield endChunk(answer);
}

type ToolCall = NonNullable<ChatAnswer["toolCalls"]>[number];

/** The AI SDK wants the input as a value. A model may have written something that is not JSON. */
function* toolChunks({ id: toolCallId, name: toolName, input: written }: ToolCall): Generator<UiMessageChunk> {
  yield { type: "tool-input-start", toolCallId, toolName };
  const call = { toolCallId, toolName };
  try {
    yield { type: "tool-input-available", ...call, input: parseJsonWithin(written) };
  } catch {
    const errorText = "The model wrote an input that is not JSON.";
    yield { type: "tool-input-error", ...call, input: written, errorText };
  }
}

/** A page uses the ids of sources as keys, so two citations of one document get different ids. */
function* sourceChunks(citations: readonly Quote[]): Generator<UiMessageChunk> {
  for (const citation of citations) {
    const { documentId, start, end, title } = citation;
    const url = addressOf(citation);
    const sourceId = `${documentId}:${start}-${end}`;
    yield url === null
      ? { type: "source-document", sourceId, mediaType: "text/plain", title }
      : { type: "source-url", sourceId, url, title };
  }
}

function endChunk(answer: ChatAnswer): UiMessageChunk {
  const end = howAnswerEnded(answer);
  if (end === "error") return { type: "error", errorText: explainErrorEnd(answer) };
  return end === "stopped" ? { type: "abort" } : { type: "finish", finishReason: end };
}
