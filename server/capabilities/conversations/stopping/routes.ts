import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { conflict } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { identifyCaller, VisitorHeaders, visitorProblems } from "../../contacts/index.ts";
import { ConversationPath } from "../schema.ts";
import { stopReplies } from "./stop-replies.ts";

export function stopRoutes(app: Routes): void {
  app.post(
    "/api/conversations/:sessionId/stop",
    {
      schema: {
        summary: "Stop the replies that are under way",
        params: ConversationPath,
        headers: VisitorHeaders,
        response: { 200: Type.Object({ stopped: Type.Array(Type.String()) }) },
      },
      guard: may("conversations:write", { publishable: true }),
      allowsUnverified: true,
      problems: [conflict, ...visitorProblems],
    },
    async (call) => stopReplies(call, await identifyCaller(call), call.params.sessionId),
  );
}
