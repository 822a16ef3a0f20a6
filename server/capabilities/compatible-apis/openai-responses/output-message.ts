import { type ChatAnswer, MessageId, type Quote, quotesOf } from "../../conversations/index.ts";
import { citationSpan } from "../openai/citation-span.ts";
import type { Annotation, OutputMessage, OutputText } from "./schema.ts";

/** The only item in the output of a response. `answer` is undefined while the reply is pending. */
export function outputMessage(replyId: string, answer: ChatAnswer | undefined): OutputMessage {
  return {
    type: "message",
    id: MessageId.format(replyId),
    status: answer === undefined ? "in_progress" : answer.status === "completed" ? "completed" : "incomplete",
    role: "assistant",
    content: answer === undefined ? [] : [outputText(answer)],
  };
}

/** The only content part of an output message. */
export function outputText(answer: ChatAnswer | undefined): OutputText {
  return {
    type: "output_text",
    text: answer?.aiResponse ?? "",
    annotations:
      answer === undefined ? [] : quotesOf(answer.citations).map((citation) => annotationOf(answer, citation)),
    logprobs: [],
  };
}

function annotationOf(answer: ChatAnswer, citation: Quote): Annotation {
  const { start, end } = citationSpan(answer, citation);
  const { title, url, documentId } = citation;
  return url === null
    ? { type: "file_citation", file_id: documentId, filename: title, index: start }
    : { type: "url_citation", start_index: start, end_index: end, title, url };
}
