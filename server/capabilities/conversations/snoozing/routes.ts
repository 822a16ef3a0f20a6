import { may } from "../../../kernel/caller.ts";
import { conflict } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { Conversation, ConversationPath } from "../schema.ts";
import { Snooze } from "./schema.ts";
import { snoozeConversation } from "./snooze-conversation.ts";

export function snoozeRoutes(app: Routes): void {
  app.put(
    "/api/conversations/:sessionId/snooze",
    {
      schema: {
        summary: "Put a conversation off until a time",
        description:
          "It waits for nobody until then. It comes back by itself at that time, and at once when the person writes.",
        params: ConversationPath,
        body: Snooze,
        response: { 200: Conversation },
      },
      guard: may("conversations:write"),
      allowsUnverified: true,
      problems: [conflict],
    },
    (call) => snoozeConversation(call, call.params.sessionId, call.body),
  );
}
