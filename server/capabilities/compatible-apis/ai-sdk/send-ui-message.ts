import type { alreadyAnswered, Call } from "../../../kernel/wire/route.ts";
import type { ModelMessage } from "../../../providers/model/model.ts";
import { askWithHistory, type ToldQuestion } from "../ask-with-history.ts";
import { checkQuestion } from "../check-question.ts";
import { readSessionId } from "../openai/read-session-id.ts";
import { invalid, unsupported } from "../problems.ts";
import { withoutUndefined } from "../without-undefined.ts";
import { readAssistantMessage } from "./read-assistant-message.ts";
import { findNeedOfModel, readUiSettings } from "./read-ui-settings.ts";
import { readUserMessage } from "./read-user-message.ts";
import type { UiChatRequest, UiMessage } from "./schema.ts";
import { streamUiMessage } from "./stream-ui-message.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/** Asks what the page's messages end with, and streams the reply. */
export async function sendUiMessage(call: AnyCall, body: UiChatRequest): Promise<typeof alreadyAnswered> {
  const { id, messages, context, model, assistantId } = body;
  const told = call.caller.kind === "publishable-key" ? questionOfPage(call, body) : questionOfServer(call, body);
  const reply = await askWithHistory(call, {
    ...told,
    ...withoutUndefined({ context, model, assistantId }),
    sessionId: readSessionId(call, { sessionId: id }),
    isAgain: body.trigger === "regenerate-message",
    // The AI SDK names the id of an edited message, and sends all that stands before it.
    isWhole: body.trigger === "submit-message" && body.messageId != null,
    needsModel: findNeedOfModel(body),
  });
  const last = messages.at(-1);
  // The AI SDK shows a reply to results of tools as the rest of the message that called them.
  return streamUiMessage(call, reply, last?.role === "assistant" ? last.id : undefined);
}

type Told = Pick<ToldQuestion, "messages" | "settings">;

function questionOfServer(call: AnyCall, body: UiChatRequest): Told {
  const last = body.messages.length - 1;
  const messages = readUiMessages(body.messages);
  const question = messages.at(-1);
  if (question?.role === "user") checkText(call, question, last);
  else if (question?.role !== "tool") {
    throw invalid(`/body/messages/${last}`, "must be the user's, or hold the result of a tool call");
  }
  const { system } = body;
  return {
    messages: system === undefined ? messages : [{ role: "system", text: system }, ...messages],
    settings: readUiSettings(body),
  };
}

/**
 * A publishable key is in everybody's hands: its holder asks, and neither instructs the model nor
 * tells it a history. So a page's settings have no effect, and what asks for another kind of answer
 * is refused.
 */
function questionOfPage(call: AnyCall, body: UiChatRequest): Told {
  for (const name of ["tools", "toolChoice", "responseFormat"] as const) {
    if (body[name] === undefined) continue;
    throw unsupported(`/body/${name}`, `A publishable key cannot send \`${name}\`. Leave it out, or use a secret key.`);
  }
  const index = body.messages.findLastIndex((message) => message.role === "user");
  const message = body.messages[index];
  if (message === undefined) throw invalid("/body/messages", "must hold a message of the user");
  const pointer = `/body/messages/${index}`;
  const question = readUserMessage(message, pointer);
  if (question.images !== undefined) {
    throw unsupported(`${pointer}/parts`, "A publishable key cannot send images. Leave them out, or use a secret key.");
  }
  checkText(call, question, index);
  return { messages: [question], settings: {} };
}

function checkText(
  { kernel }: AnyCall,
  { text, images }: { text: string; images?: readonly unknown[] },
  index: number,
): void {
  checkQuestion(kernel, text, `/body/messages/${index}/parts`, images);
}

/**
 * Reads all messages of a page, as a model reads them. Throws invalid-request and unsupported-parameter,
 * naming the message or the part.
 */
function readUiMessages(messages: readonly UiMessage[]): ModelMessage[] {
  return messages.flatMap((message, index) => {
    const pointer = `/body/messages/${index}`;
    if (message.role === "user") return [readUserMessage(message, pointer)];
    if (message.role === "assistant") {
      return readAssistantMessage(message, pointer, { isLast: index === messages.length - 1 });
    }
    if (message.role !== "system") throw invalid(`${pointer}/role`, "must be system, user or assistant");
    const text = (message.parts ?? []).map((part) => (part.type === "text" ? (part.text ?? "") : "")).join("");
    return text === "" ? [] : [{ role: "system", text }];
  });
}
