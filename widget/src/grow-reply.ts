import type { ConversationEvent } from "../../sdks/typescript/src/entries/live.ts";
import type { Message } from "./message.ts";

/** Brings a reply of the assistant up to date with an event about it, which may come twice. */
export function growReply(message: Message, event: ConversationEvent): void {
  if (event.type === "message.delta" && message.state === "writing") {
    const [, end = "0"] = event.id.split(":");
    message.text = message.text.slice(0, Number(end) - event.text.length) + event.text;
  } else if (event.type === "message.completed" || event.type === "message.interrupted") {
    const { aiResponse, citations, choices, answered, asksForContact } = event.answer;
    message.text = aiResponse ?? message.text;
    message.citations = citations ?? [];
    message.choices = choices ?? [];
    message.answered = answered;
    message.asksForContact = asksForContact === true;
    message.state = event.type === "message.completed" ? "done" : "interrupted";
  } else if (event.type === "message.failed") {
    message.text = event.problem.detail;
    message.state = "failed";
  }
}
