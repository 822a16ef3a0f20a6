import { may } from "../../../kernel/caller.ts";
import { cannotBeDone, conflict } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { StoredMessage } from "../record/message-schema.ts";
import { Conversation, ConversationPath } from "../schema.ts";
import { handBack } from "./hand-back.ts";
import { handOver } from "./hand-over.ts";
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
        params: ConversationPath,
        body: HandOver,
        isBodyOptional: true,
        response: { 200: Conversation },
      },
      guard: may("conversations:write"),
      allowsUnverified: true,
      idempotent: true,
      problems: [conflict],
    },
    (call) => handOver(call, call.params.sessionId, call.body ?? {}),
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
