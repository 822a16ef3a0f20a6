import { may } from "../../../kernel/caller.ts";
import { conflict } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { ConversationPath } from "../schema.ts";
import { replayConversation } from "./replay-conversation.ts";
import { Replay, Replayed } from "./schema.ts";

const workMsOfReplay = 300;

export function replayRoutes(app: Routes): void {
  app.post(
    "/api/conversations/:sessionId/replay",
    {
      schema: {
        summary: "Answer a stored conversation again, and show what differs",
        description:
          "Turn by turn, with the knowledge, the settings and the models of now. Nothing is stored or sent, nobody is told, and no tool is run: a reply that rested on a tool differs. Where the assistant has a model, each reply costs what a reply costs.",
        params: ConversationPath,
        body: Replay,
        response: { 200: Replayed },
      },
      guard: may("conversations:read"),
      problems: [conflict],
      cost: () => ({ workMs: workMsOfReplay, of: "a conversation" }),
    },
    (call) => replayConversation(call, call.params.sessionId),
  );
}
