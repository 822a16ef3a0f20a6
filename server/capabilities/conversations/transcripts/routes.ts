import { may } from "../../../kernel/caller.ts";
import { conflict } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { identifyCaller, VisitorHeaders, visitorProblems } from "../../contacts/index.ts";
import { ConversationPath } from "../schema.ts";
import { downloadTranscript, mailTranscript } from "./mail-transcript.ts";
import { AcceptedTranscript, TranscriptRequest } from "./schema.ts";

export function transcriptRoutes(app: Routes): void {
  app.get(
    "/api/conversations/:sessionId/transcript",
    {
      schema: {
        summary: "Download a conversation as a text",
        description: "As the person may read it: without notes, the newest 200 messages.",
        params: ConversationPath,
        response: { 200: null },
        alsoProduces: ["text/plain"],
      },
      guard: may("conversations:read"),
      problems: [conflict],
    },
    (call) => downloadTranscript(call, call.params.sessionId),
  );

  app.post(
    "/api/conversations/:sessionId/transcript",
    {
      schema: {
        summary: "Mail a conversation to the person, or to an address",
        description:
          "Without notes. A visitor gets three transcripts of a conversation within a day. An address that had its mails of this hour gets no more, which a visitor is not told.",
        params: ConversationPath,
        headers: VisitorHeaders,
        body: TranscriptRequest,
        isBodyOptional: true,
        response: { 202: AcceptedTranscript },
      },
      guard: may("conversations:write", { publishable: true }),
      idempotent: true,
      problems: [conflict, ...visitorProblems],
    },
    async (call) => mailTranscript(call, await identifyCaller(call), call.params.sessionId, call.body ?? {}),
  );
}
