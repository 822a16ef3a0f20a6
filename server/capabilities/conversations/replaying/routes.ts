import { may } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { replayImpossible } from "../problems.ts";
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
          'Turn by turn. Nothing is stored or sent, nobody is told, and no tool is run. Against `"today"`: with the knowledge, the settings and the models of now. A reply that rested on a tool differs, and each reply of a model costs what a reply costs. Against `"recorded"`: to the letter as it was, with what models and tools gave then, and without asking them. Where that is impossible, the 409 names what lacks (`lacks`: `engine`, `settings`, `knowledge`, `recording`) and for which message (`messageId`).',
        params: ConversationPath,
        body: Replay,
        response: { 200: Replayed },
      },
      guard: may("conversations:read"),
      problems: [replayImpossible],
      cost: () => ({ workMs: workMsOfReplay, of: "a conversation" }),
    },
    (call) => replayConversation(call, call.params.sessionId, call.body),
  );
}
