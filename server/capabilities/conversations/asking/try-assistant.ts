import { forbidden, Problem } from "../../../kernel/problem.ts";
import type { alreadyAnswered, Call } from "../../../kernel/wire/route.ts";
import { checkTrial } from "../../assistants/index.ts";
import type { ChatAnswer, TryAssistant } from "../schema.ts";
import { chat } from "./chat.ts";

/** The settings may name models and actions, and the question is stored until its conversation is deleted. */
const needed = ["settings:write", "conversations:write"] as const;

/**
 * Asks an assistant with settings that are not stored: the reply is what a visitor would get if they were. Throws as
 * `chat`, and as a change of the assistant would.
 */
export async function tryAssistant(
  call: Call<unknown, unknown, unknown>,
  assistantId: string,
  { settings = {}, ...question }: TryAssistant,
): Promise<ChatAnswer | typeof alreadyAnswered> {
  for (const scope of needed) {
    if (call.caller.scopes.has(scope)) continue;
    throw new Problem(forbidden, `A trial needs the scope ${scope}, which your credential lacks.`);
  }
  await checkTrial(call, assistantId, settings);
  return chat(call, { ...question, assistantId }, "/body/message", { request: { settings } });
}
