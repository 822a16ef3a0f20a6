import { type ChatAnswer, MessageId, type Quote, quotesOf } from "../../conversations/index.ts";
import { addressOf } from "../address-of.ts";
import { citationSpan } from "../openai/citation-span.ts";
import { FunctionCallId } from "./ids.ts";
import type { Annotation, OutputCall, OutputMessage, OutputText } from "./schema.ts";

/** Gives the output of an ended reply: its text, if it has any, and the calls of the client's functions. */
export function outputItems(replyId: string, answer: ChatAnswer): (OutputMessage | OutputCall)[] {
  const calls = (answer.toolCalls ?? []).map((_, index) => outputCall(replyId, answer, index));
  return answer.aiResponse === "" ? calls : [outputMessage(replyId, answer), ...calls];
}

/** Gives the text of a reply. `answer` is undefined while the reply is pending. */
export function outputMessage(replyId: string, answer: ChatAnswer | undefined): OutputMessage {
  return {
    type: "message",
    id: MessageId.format(replyId),
    status: answer === undefined ? "in_progress" : isWhole(answer) ? "completed" : "incomplete",
    role: "assistant",
    content: answer === undefined ? [] : [outputText(answer)],
  };
}

function isWhole({ status }: ChatAnswer): boolean {
  return status === "completed" || status === "handed-over";
}

/** Gives the only content part of an output message. */
export function outputText(answer: ChatAnswer | undefined): OutputText {
  return {
    type: "output_text",
    text: answer?.aiResponse ?? "",
    annotations:
      answer === undefined ? [] : quotesOf(answer.citations).map((citation) => annotationOf(answer, citation)),
    logprobs: [],
  };
}

export function outputCall(replyId: string, { toolCalls = [] }: ChatAnswer, index: number): OutputCall {
  const { id, name, input } = toolCalls[index]!;
  return {
    type: "function_call",
    id: FunctionCallId.format(replyId, index),
    call_id: id,
    name,
    arguments: input,
    status: "completed",
  };
}

function annotationOf(answer: ChatAnswer, citation: Quote): Annotation {
  const { start, end } = citationSpan(answer, citation);
  const { title, documentId } = citation;
  const url = addressOf(citation);
  return url === null
    ? { type: "file_citation", file_id: documentId, filename: title, index: start }
    : { type: "url_citation", start_index: start, end_index: end, title, url };
}
