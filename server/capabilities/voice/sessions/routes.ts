import { may } from "../../../kernel/caller.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { listOf, PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { unknownAssistant } from "../../assistants/index.ts";
import { VisitorHeaders, visitorProblems } from "../../contacts/index.ts";
import { VoiceSessionId } from "../ids.ts";
import { apiKeyMismatch, tooManyVoiceSessions, unknownLanguage, unknownVoice } from "../problems.ts";
import { SessionPath, StartedVoice, StartVoice, VoiceSessionView, VoiceSessionWithTurns } from "./schema.ts";
import { showSession } from "./show-session.ts";
import { startSession } from "./start-session.ts";
import { findSession, listSessions, listTurns } from "./store.ts";

const read = may("conversations:read");
const mostTurns = 500;

const readSessions = listOf({
  name: "voice-sessions",
  find: ({ kernel, caller }, { last, limit }) =>
    listSessions(kernel.database.query, caller.workspaceId, { before: last, limit }),
  show: showSession,
});

export function sessionRoutes(app: Routes): void {
  app.post(
    "/api/voice/start",
    {
      schema: {
        summary: "Start a conversation by voice",
        description: "Open `webSocketUrl` and send sound. See the guide on voice for the messages of the WebSocket.",
        body: StartVoice,
        headers: VisitorHeaders,
        response: { 201: StartedVoice },
      },
      guard: may("voice:write", { publishable: true }),
      allowsUnverified: true,
      idempotent: true,
      problems: [
        ...[apiKeyMismatch, unknownVoice, unknownLanguage, unknownAssistant, tooManyVoiceSessions, notFound],
        ...visitorProblems,
      ],
    },
    startSession,
  );

  app.get(
    "/api/voice/sessions",
    {
      schema: {
        summary: "List the voice sessions, newest first",
        query: PageQuery,
        response: { 200: PageOf(VoiceSessionView) },
      },
      guard: read,
    },
    (call) => readSessions(call, call.query),
  );

  app.get(
    "/api/voice/sessions/:voiceSessionId",
    {
      schema: {
        summary: "Get a voice session, with what happened when in its turns",
        params: SessionPath,
        response: { 200: VoiceSessionWithTurns },
      },
      guard: read,
      problems: [notFound],
    },
    async ({ kernel, caller, params }) => {
      const id = VoiceSessionId.parse(params.voiceSessionId);
      const row = id && (await findSession(kernel.database.query, caller.workspaceId, id));
      if (!row) throw new Problem(notFound, "No voice session has this id. List them with GET /api/voice/sessions.");
      const turns = await listTurns(kernel.database.query, row, mostTurns);
      return { ...showSession(row), turns: turns.map(({ number, timeline }) => ({ ...timeline, turn: number })) };
    },
  );
}
