import { may } from "../../../kernel/caller.ts";
import { PageOf } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { Conversation } from "../schema.ts";
import { listForTeam } from "./list-for-team.ts";
import { ConversationQuery } from "./schema.ts";

/** This route is the team's list of conversations. */
export function listRoutes(app: Routes): void {
  app.get(
    "/api/conversations",
    {
      schema: {
        summary: "List conversations, or search what was said in them",
        query: ConversationQuery,
        response: { 200: PageOf(Conversation) },
      },
      guard: may("conversations:read"),
    },
    (call) => listForTeam(call, call.query),
  );
}
