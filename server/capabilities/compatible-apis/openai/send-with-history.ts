import type { Call } from "../../../kernel/wire/route.ts";
import type { Reply } from "../../conversations/index.ts";
import { askWithHistory } from "../ask-with-history.ts";
import { withoutUndefined } from "../without-undefined.ts";

export type HistoryMessage = { role: "user" | "assistant"; text: string };

/** A question by a client of OpenAI's APIs. */
export type OpenaiQuestion = {
  text: string;
  history: readonly HistoryMessage[];
  sessionId: string | undefined;
  userId: string | undefined;
  model: string | undefined;
};

/** Asks with the texts of the history alone. */
export function sendWithHistory(call: Call<unknown, unknown, unknown>, question: OpenaiQuestion): Promise<Reply> {
  const { text, history, sessionId, userId, model } = question;
  return askWithHistory(call, {
    messages: [...history, { role: "user", text }],
    ...withoutUndefined({ sessionId, model, context: userId === undefined ? undefined : { userId } }),
    settings: {},
  });
}
