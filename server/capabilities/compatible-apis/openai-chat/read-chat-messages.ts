import type { Kernel } from "../../../kernel/kernel.ts";
import type { ModelMessage } from "../../../providers/model/model.ts";
import { checkQuestion } from "../check-question.ts";
import { readContent, readText } from "../openai/read-content.ts";
import { transcript } from "../openai/transcript.ts";
import { invalid, unsupported } from "../problems.ts";
import type { ChatMessage } from "./schema.ts";

type Transcript = ReturnType<typeof transcript>;

const pointer = "/body/messages";

/**
 * Reads all messages of a request, as a model reads them. The last is the user's question, or the result
 * of a function. Throws invalid-request and unsupported-parameter, naming the message.
 */
export function readChatMessages(kernel: Kernel, messages: readonly ChatMessage[]): ModelMessage[] {
  const told = transcript();
  /** The older form of tool calls has no ids: a result belongs to the call right before it. */
  let calledBefore: string | undefined;
  for (const [index, message] of messages.entries()) {
    const place = `${pointer}/${index}`;
    if (message.role === "function") {
      told.result(calledBefore ?? "", readText(message.content, `${place}/content`), `${place}/role`);
      continue;
    }
    calledBefore = readMessage(told, message, place, index === messages.length - 1 ? kernel : undefined);
  }
  const all = told.end(pointer);
  if (["user", "tool", "function"].includes(messages.at(-1)!.role)) return all;
  throw invalid(`${pointer}/${messages.length - 1}/role`, "must be user or tool: the last message is what is answered");
}

/** Gives the id of the call, when the message has one of the older form. With `kernel`, it is the question. */
function readMessage(
  told: Transcript,
  message: ChatMessage,
  place: string,
  kernel: Kernel | undefined,
): string | undefined {
  const { role, content } = message;
  const contentPlace = `${place}/content`;
  if (role === "system" || role === "developer") {
    told.say({ role: "system", text: readText(content, contentPlace) }, place);
  } else if (role === "user") {
    const { text, images } = readContent(content, contentPlace);
    if (kernel !== undefined) checkQuestion(kernel, text, contentPlace, images);
    told.say(images.length === 0 ? { role, text } : { role, text, images }, place);
  } else if (role === "assistant") return readAssistantMessage(told, message, place);
  else if (role === "tool") {
    told.result(message.tool_call_id ?? "", readText(content, contentPlace), `${place}/tool_call_id`);
  } else throw invalid(`${place}/role`, "must be system, developer, user, assistant or tool");
  return undefined;
}

function readAssistantMessage(told: Transcript, message: ChatMessage, place: string): string | undefined {
  told.say({ role: "assistant", text: readText(message.content, `${place}/content`) }, place);
  for (const [index, { id, function: called }] of (message.tool_calls ?? []).entries()) {
    const callPlace = `${place}/tool_calls/${index}`;
    if (called === undefined) throw unsupported(callPlace, "Parley reads calls of functions only. Leave others out.");
    told.call({ id, name: called.name, input: called.arguments }, `${callPlace}/id`);
  }
  const { function_call: call } = message;
  if (call == null) return undefined;
  const id = `call${place.replaceAll("/", "_")}`;
  told.call({ id, name: call.name, input: call.arguments }, `${place}/function_call`);
  return id;
}
