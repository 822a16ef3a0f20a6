import Type from "typebox";
import { defineAction } from "../../../kernel/log/action.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { assistantModel } from "../../assistants/index.ts";
import { handOverText } from "../handing-over/hand-over-text.ts";
import { showAnswer, showHandedOver } from "../record/show-answer.ts";
import { completeTurn } from "../replying/await-reply.ts";
import { ChatAnswer, SendMessage } from "../schema.ts";
import { assistantIdOf } from "./assistant-id-of.ts";
import { insertQuestion } from "./insert-question.ts";

const { message, sessionId, assistantId, model } = SendMessage.properties;

export const askAssistant = defineAction({
  name: "ask_assistant",
  title: "Ask the assistant",
  description:
    "Asks the workspace's assistant and gives its answer with the passages it rests on. Pass the sessionId of an earlier answer to go on with that conversation. `answered: false` means that it does not know.",
  input: Type.Object({ message, sessionId, assistantId, model }, { additionalProperties: false }),
  output: ChatAnswer,
  scope: "conversations:write",
  allowsUnverified: true,
  async run({ kernel, workspaceId, caller }, input) {
    if (caller === null)
      throw new Problem(forbidden, "An assistant cannot ask itself. This action is for clients of /mcp.");
    const question = {
      ...{ text: input.message, sessionId: input.sessionId, userId: undefined, isUserVerified: true, context: {} },
      requestedModel: input.model === assistantModel ? undefined : input.model,
      assistantId: assistantIdOf(input.assistantId),
      databaseRules: caller.databaseRules,
    };
    const holder = { workspaceId, visitorId: null };
    const turn = await inTransaction(kernel.database, (tx) => insertQuestion(kernel, tx, holder, question));
    // A client shows nothing but answers, so it gets the words of the person who answers.
    if (turn.reply === null) return { ...showHandedOver(turn), aiResponse: await handOverText(kernel, turn) };
    return showAnswer(kernel, await completeTurn(kernel, turn.reply, turn), turn.sessionId, undefined);
  },
});
