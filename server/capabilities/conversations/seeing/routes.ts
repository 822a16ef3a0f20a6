import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { conflict } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { identifyCaller, VisitorHeaders, visitorProblems } from "../../contacts/index.ts";
import { Conversation, ConversationPath } from "../schema.ts";
import { noteSeen } from "./note-seen.ts";

const SeenMessage = Type.Object(
  { messageId: Type.String({ maxLength: 100, description: "Everything up to this message was seen." }) },
  { additionalProperties: false, $id: "SeenMessage" },
);

export function seeRoutes(app: Routes): void {
  app.put(
    "/api/conversations/:sessionId/seen",
    {
      schema: {
        summary: "Say up to which message a conversation was seen",
        description:
          "A member says it for the team, which ends the person's wait. A browser, or a server, says it for the contact. An earlier message than before changes nothing. The stream tells the other side at once.",
        params: ConversationPath,
        headers: VisitorHeaders,
        body: SeenMessage,
        response: { 200: Conversation },
      },
      guard: may("conversations:write", { publishable: true }),
      allowsUnverified: true,
      problems: [conflict, ...visitorProblems],
    },
    async (call) => noteSeen(call, await identifyCaller(call), call.params.sessionId, call.body.messageId),
  );
}
