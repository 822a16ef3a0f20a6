import Type from "typebox";
import { AssistantId } from "../../assistants/index.ts";
import {
  completeTurn,
  findReply,
  insertQuestion,
  showAnswer,
  showHandedOver,
  type Turn,
} from "../../conversations/index.ts";
import { type Call, type CallAnswer, CallFault, type CallFunction, faultyCall, standardError } from "../calls/call.ts";
import { causeOf } from "../execution/run-facts.ts";
import { doOnce } from "./do-once.ts";
import { readCall } from "./read-call.ts";
import { withProblemsAsFaults } from "./with-problems-as-faults.ts";

const Question = Type.Object(
  {
    question: Type.String({ minLength: 1 }),
    assistantId: Type.Optional(Type.String({ maxLength: 100 })),
    sessionId: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    model: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  },
  { additionalProperties: false },
);

/** The question became these: the same for every repetition of the call. By UUIDs. */
type Asked = { sessionId: string; conversationId: string; messageId: string; replyId: string | null };

/** Asks an assistant, in the conversation log. A repeated call gets the reply to the same question. */
export const askAssistant: CallFunction = {
  name: "parley.ask:1.0.0@default",
  isIdempotent: () => true,
  run: (call) => withProblemsAsFaults(() => ask(call)),
};

async function ask(call: Call): Promise<CallAnswer> {
  const { kernel, workspaceId } = call;
  const input = readCall(call, Question);
  const assistantId = input.assistantId === undefined ? undefined : AssistantId.parse(input.assistantId);
  if (input.assistantId !== undefined && assistantId === undefined) {
    throw faultyCall(`There is no assistant ${input.assistantId}.`);
  }
  const question = {
    ...{ text: input.question, sessionId: input.sessionId, userId: undefined, isUserVerified: true, context: {} },
    ...{
      channel: "workflow" as const,
      requestedModel: input.model,
      assistantId,
      databaseRules: call.run.databaseRules,
      ...causeOf(call.run),
    },
  };
  let turn: Turn | undefined;
  const asked = await doOnce<Asked>(call, async (tx) => {
    turn = await insertQuestion(kernel, tx, { workspaceId, visitorId: null }, question);
    const { sessionId, conversationId, messageId, reply } = turn;
    return { sessionId, conversationId, messageId, replyId: reply?.replyId ?? null };
  });
  if (asked.replyId === null) return { output: showHandedOver({ ...asked, visitorToken: undefined }) };
  const message =
    turn?.reply != null
      ? await completeTurn(kernel, turn.reply, turn)
      : await (await findReply(kernel, workspaceId, asked.replyId))?.complete();
  if (message === undefined) throw noReply("The conversation was erased meanwhile.");
  const answer = showAnswer(kernel, message, asked.sessionId, undefined);
  if (answer.status === "failed") throw noReply(`Message ${answer.messageId} tells why.`);
  return { output: answer, ...(answer.usage === undefined ? {} : { cost: answer.usage }) };
}

function noReply(detail: string): CallFault {
  const title = "The assistant did not reply";
  return new CallFault({ type: standardError("runtime"), status: 500, title, detail }, "done");
}
