import { Problem } from "../../kernel/problem.ts";
import type { Call } from "../../kernel/wire/route.ts";
import { unknownModel } from "../assistants/index.ts";
import { beginReply, ConversationId, type Reply } from "../conversations/index.ts";
import { noSuchModel } from "./problems.ts";
import { keepConversation, type Said, takeConversation } from "./told-history.ts";

/** A question at one of OpenAI's doors. */
export type DoorQuestion = {
  text: string;
  /** What the client says was said before. Only looked at when it names no conversation. */
  history: readonly Said[];
  sessionId: string | undefined;
  userId: string | undefined;
  model: string | undefined;
};

/** Stores the question in the conversation that it belongs to. Throws model-not-found, and what a send may throw. */
export async function ask(call: Call<unknown, unknown, unknown>, question: DoorQuestion): Promise<Reply> {
  const { kernel, caller } = call;
  const { text, history, userId } = question;
  const teller = { workspaceId: caller.workspaceId, callerId: caller.id, userId };
  // A named conversation needs no history; a retry knows its conversation, and the first attempt kept the history.
  const isToldByHistory = question.sessionId === undefined && call.progress === null;
  const taken = isToldByHistory ? await takeConversation(kernel, teller, history) : undefined;
  const reply = await begin().catch(async (error: unknown) => {
    if (taken !== undefined) await keepConversation(kernel, teller, history, taken);
    throw error;
  });
  if (!isToldByHistory) return reply;
  return {
    ...reply,
    async complete() {
      const message = await reply.complete();
      const said: Said[] = [...history, { role: "user", text }, { role: "assistant", text: message.text }];
      await keepConversation(kernel, teller, said, reply.conversationId);
      return message;
    },
  };

  async function begin(): Promise<Reply> {
    const sessionId = taken === undefined ? question.sessionId : ConversationId.format(taken);
    const { model } = question;
    try {
      return await beginReply(call, {
        message: text,
        ...(sessionId === undefined ? {} : { sessionId }),
        ...(userId === undefined ? {} : { context: { userId } }),
        ...(model === undefined ? {} : { model }),
      });
    } catch (error) {
      throw error instanceof Problem && error.type === unknownModel ? noSuchModel(question.model ?? "") : error;
    }
  }
}
