import type { alreadyAnswered, Call } from "../../../kernel/wire/route.ts";
import { beginReply } from "../../conversations/index.ts";
import { checkQuestion } from "../check-question.ts";
import { invalid, unsupported } from "../problems.ts";
import type { UiChatRequest, UiMessage } from "./schema.ts";
import { streamUiMessage } from "./stream-ui-message.ts";

/** Sends the user's last message to the assistant and streams the reply. */
export async function sendUiMessage(
  call: Call<unknown, unknown, unknown>,
  body: UiChatRequest,
): Promise<typeof alreadyAnswered> {
  const { id: sessionId, messages, context, model } = body;
  const reply = await beginReply(call, {
    message: questionIn(messages),
    sessionId,
    ...(context === undefined ? {} : { context }),
    ...(model === undefined ? {} : { model }),
  });
  return streamUiMessage(call, reply);
}

/** The user's last message; `regenerate-message` asks for another answer to the same message. */
function questionIn(messages: readonly UiMessage[]): string {
  const index = messages.findLastIndex((message) => message.role === "user");
  const message = messages[index];
  if (message === undefined) throw invalid("/body/messages", "must hold a message of the user");
  const parts = message.parts ?? [];
  const file = parts.findIndex((part) => part.type === "file");
  if (file >= 0) {
    throw unsupported(`/body/messages/${index}/parts/${file}/type`, "The assistant reads text only. Leave files out.");
  }
  const texts = parts.filter((part) => part.type === "text").map((part) => part.text ?? "");
  return checkQuestion(texts.join("\n"), `/body/messages/${index}/parts`);
}
