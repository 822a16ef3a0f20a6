import { may } from "../../../kernel/caller.ts";
import { cannotBeDone, conflict } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { identifyCaller, VisitorHeaders, visitorProblems } from "../../contacts/index.ts";
import { StoredMessage } from "../record/message-schema.ts";
import { Conversation, ConversationPath } from "../schema.ts";
import { handBack } from "./hand-back.ts";
import { askForColleague, handOver } from "./hand-over.ts";
import { HandBack, HandOver, NewMemberMessage } from "./schema.ts";
import { writeAsMember } from "./write-as-member.ts";

/** These routes are what members do in a conversation. */
export function handOverRoutes(app: Routes): void {
  app.post(
    "/api/conversations/:sessionId/messages",
    {
      schema: {
        summary: "Write to the person, or a note for colleagues",
        description:
          "A message to the person hands the conversation over to you: the assistant does not reply until it is handed back. A note does not.",
        params: ConversationPath,
        body: NewMemberMessage,
        response: { 201: StoredMessage },
      },
      guard: may("conversations:write"),
      allowsUnverified: true,
      idempotent: true,
      problems: [conflict],
    },
    (call) => writeAsMember(call, call.params.sessionId, call.body),
  );

  app.post(
    "/api/conversations/:sessionId/hand-over",
    {
      schema: {
        summary: "Hand a conversation over from the assistant to a person",
        description:
          "A browser asks for a colleague in the visitor's own conversation: the team is told that the person waits. Only members and servers may add a message.",
        params: ConversationPath,
        headers: VisitorHeaders,
        body: HandOver,
        isBodyOptional: true,
        response: { 200: Conversation },
      },
      guard: may("conversations:write", { publishable: true }),
      allowsUnverified: true,
      idempotent: true,
      problems: [conflict, cannotBeDone, ...visitorProblems],
    },
    async (call) => {
      const caller = await identifyCaller(call);
      const { sessionId } = call.params;
      if (caller.kind === "publishable-key") return askForColleague(call, caller, sessionId, call.body ?? {});
      return handOver(call, sessionId, call.body ?? {});
    },
  );

  app.post(
    "/api/conversations/:sessionId/hand-back",
    {
      schema: {
        summary: "Hand a conversation back to the assistant",
        params: ConversationPath,
        body: HandBack,
        isBodyOptional: true,
        response: { 200: Conversation },
      },
      guard: may("conversations:write"),
      allowsUnverified: true,
      idempotent: true,
      problems: [conflict, cannotBeDone],
    },
    (call) => handBack(call, call.params.sessionId, call.body ?? {}),
  );
}
