import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { conflict } from "../../../kernel/problem.ts";
import { alreadyAnswered, type Routes } from "../../../kernel/wire/route.ts";
import { identifyCaller, VisitorHeaders, visitorProblems } from "../../contacts/index.ts";
import { ConversationPath } from "../schema.ts";
import { streamConversation } from "./stream-conversation.ts";

const StreamHeaders = Type.Interface([VisitorHeaders], {
  "Last-Event-ID": Type.Optional(Type.String({ description: "Go on after this event." })),
});

export function liveRoutes(app: Routes): void {
  app.get(
    "/api/conversations/:sessionId/events",
    {
      schema: {
        summary: "Watch a conversation",
        description: "Goes on after Last-Event-ID without a gap or a repetition, on any node.",
        params: ConversationPath,
        query: Type.Object({ from: Type.Optional(Type.Union([Type.Literal("start"), Type.Literal("now")])) }),
        headers: StreamHeaders,
        response: { 200: null },
        alsoProduces: ["text/event-stream"],
      },
      guard: may("conversations:write", { publishable: true }),
      problems: [conflict, ...visitorProblems],
    },
    async (call) => {
      await streamConversation(call, await identifyCaller(call), call.params.sessionId, call.query.from ?? "now");
      return alreadyAnswered;
    },
  );
}
