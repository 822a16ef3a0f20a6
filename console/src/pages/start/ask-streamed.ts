import type { ChatAnswer } from "@parley/client";
import { readEvents } from "../../session/read-events.ts";
import { parley } from "../../session/session.ts";

/**
 * Asks the assistant in a conversation, or in a new one, and shows the words of the answer as they come. Throws the
 * sentence of the problem when the answer fails on its way.
 */
export async function askStreamed(
  message: string,
  sessionId: string | undefined,
  show: (text: string) => void,
): Promise<ChatAnswer> {
  const body = { message, ...(sessionId === undefined ? {} : { sessionId }) };
  const headers = { accept: "text/event-stream" };
  let text = "";
  for await (const { event, data } of readEvents(await parley.open("POST /api/chatbot/send", { body, headers }))) {
    if (event === "message.delta") {
      text += (data as { text: string }).text;
      show(text);
    }
    if (event === "error") throw new Error((data as { detail?: string }).detail);
    if (event === "message.completed" || event === "message.interrupted") return data as ChatAnswer;
  }
  throw new Error("The answer has ended before it was whole.");
}
