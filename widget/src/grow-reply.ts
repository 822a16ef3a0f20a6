import type { Choice, Citation, Message } from "./message.ts";
import type { TalkEvent } from "./talk.ts";

/** Brings a reply of the assistant up to date with an event about it, which may come twice. */
export function growReply(message: Message, { id, name, data }: TalkEvent): void {
  if (name === "message.delta" && message.state === "writing") {
    const [, end = "0"] = id.split(":");
    const text = String(data.text);
    message.text = message.text.slice(0, Number(end) - text.length) + text;
  } else if (name === "message.completed" || name === "message.interrupted") {
    message.text = String(data.aiResponse ?? message.text);
    message.citations = (data.citations as Citation[]) ?? [];
    message.choices = (data.choices as Choice[]) ?? [];
    message.answered = data.answered === true;
    message.asksForContact = data.asksForContact === true;
    message.state = name === "message.completed" ? "done" : "interrupted";
  } else if (name === "error") {
    message.text = String(data.detail ?? "");
    message.state = "failed";
  }
}
