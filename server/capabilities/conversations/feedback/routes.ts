import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { cannotBeDone } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { identifyCaller, VisitorHeaders, visitorProblems } from "../../contacts/index.ts";
import { Feedback, NewFeedback } from "../record/feedback-schema.ts";
import { giveFeedback } from "./give-feedback.ts";

const MessagePath = Type.Object({ messageId: Type.String() });

export function feedbackRoutes(app: Routes): void {
  app.post(
    "/api/messages/:messageId/feedback",
    {
      schema: {
        summary: "Say whether a reply was helpful",
        description:
          "Replaces what the same giver said before: the contact, for whom a server speaks too, or a member. The question of a reply that was not helpful is listed among the gaps of the knowledge.",
        params: MessagePath,
        headers: VisitorHeaders,
        body: NewFeedback,
        response: { 200: Feedback },
      },
      guard: may("conversations:write", { publishable: true }),
      allowsUnverified: true,
      idempotent: true,
      problems: [cannotBeDone, ...visitorProblems],
    },
    async (call) => giveFeedback(call, await identifyCaller(call), call.params.messageId, call.body),
  );
}
