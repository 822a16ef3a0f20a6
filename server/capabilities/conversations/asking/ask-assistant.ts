import Type from "typebox";
import { defineAction } from "../../../kernel/log/action.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { showAnswer, showHandedOver } from "../record/show-answer.ts";
import { completeTurn } from "../replying/complete-turn.ts";
import { ChatAnswer, SendMessage } from "../schema.ts";
import { insertQuestion } from "./insert-question.ts";

export const askAssistant = defineAction({
  name: "ask_assistant",
  title: "Ask the assistant",
  description:
    "Asks the workspace's assistant and gives its answer with the passages it rests on. Pass the sessionId of an earlier answer to go on with that conversation. `answered: false` means that it does not know.",
  input: Type.Object(
    { message: SendMessage.properties.message, sessionId: SendMessage.properties.sessionId },
    { additionalProperties: false },
  ),
  output: ChatAnswer,
  scope: "conversations:write",
  allowsUnverified: true,
  async run({ kernel, workspaceId, caller }, { message, sessionId }) {
    if (caller === null)
      throw new Problem(forbidden, "An assistant cannot ask itself. This action is for clients of /mcp.");
    const question = { text: message, sessionId, userId: undefined, isUserVerified: true, context: {} };
    const holder = { workspaceId, visitorId: null };
    const turn = await inTransaction(kernel.database, (tx) => insertQuestion(kernel, tx, holder, question));
    if (turn.reply === null) return showHandedOver(turn);
    return showAnswer(await completeTurn(kernel, turn.reply, turn), turn.sessionId, undefined);
  },
});
