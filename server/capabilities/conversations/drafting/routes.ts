import { may } from "../../../kernel/caller.ts";
import { conflict, unavailable } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { ConversationPath } from "../schema.ts";
import { draftReply } from "./draft-reply.ts";
import { Draft } from "./schema.ts";

const workMsOfDraft = 100;

export function draftRoutes(app: Routes): void {
  app.post(
    "/api/conversations/:sessionId/draft",
    {
      schema: {
        summary: "Have the assistant draft an answer for a member",
        description:
          "What the assistant would say to the person's last words, for a member to send or change. Nothing is stored or sent, and no tool is run. Where a model answers, it costs what a reply costs.",
        params: ConversationPath,
        response: { 200: Draft },
      },
      guard: may("conversations:write"),
      problems: [conflict, unavailable],
      cost: () => ({ workMs: workMsOfDraft, of: "a draft" }),
    },
    (call) => draftReply(call, call.params.sessionId),
  );
}
