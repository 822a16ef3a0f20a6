import { may } from "../../../kernel/caller.ts";
import { conflict } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { unknownAssignee } from "../../identity/index.ts";
import { Conversation, ConversationPath } from "../schema.ts";
import { changeConversation } from "./change-conversation.ts";
import { ChangedConversation } from "./schema.ts";

/** These routes say who takes care of a conversation. */
export function assignRoutes(app: Routes): void {
  app.patch(
    "/api/conversations/:sessionId",
    {
      schema: {
        summary: "Assign a conversation to a colleague, or say whose it is",
        description:
          "Does not hand it over: an assistant that replies goes on. A member who writes to the person in a conversation without an assignee, or hands it over, becomes the assignee.",
        params: ConversationPath,
        body: ChangedConversation,
        response: { 200: Conversation },
      },
      guard: may("conversations:write"),
      allowsUnverified: true,
      problems: [conflict, unknownAssignee],
    },
    (call) => changeConversation(call, call.params.sessionId, call.body),
  );
}
