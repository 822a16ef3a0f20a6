import { may } from "../../../kernel/caller.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { VoiceSessionId } from "../ids.ts";
import { SessionPath } from "../sessions/schema.ts";
import { findSession } from "../sessions/store.ts";
import { readRecording } from "./read-recording.ts";
import { removeRecording } from "./recording-retention.ts";
import { RecordingList, RecordingPath } from "./schema.ts";
import { showRecording } from "./show-recording.ts";
import { listRecordings } from "./store.ts";

export function recordingRoutes(app: Routes): void {
  app.get(
    "/api/voice/sessions/:voiceSessionId/recordings",
    {
      schema: {
        summary: "List the recordings of a voice session",
        params: SessionPath,
        response: { 200: RecordingList },
      },
      guard: may("conversations:read"),
      problems: [notFound],
    },
    async ({ kernel, caller, params }) => {
      const { query } = kernel.database;
      const id = VoiceSessionId.parse(params.voiceSessionId);
      const session = id && (await findSession(query, caller.workspaceId, id));
      if (!session)
        throw new Problem(notFound, "No voice session has this id. List them with GET /api/voice/sessions.");
      return { data: (await listRecordings(query, session.workspaceId, session.id)).map(showRecording) };
    },
  );

  app.get(
    "/api/voice/recordings/:voiceRecordingId/sound",
    {
      schema: {
        summary: "Get the sound of a recording",
        description: "WAV with the person on the left and the assistant on the right. The audit log says who got it.",
        params: RecordingPath,
        response: { 200: null },
        alsoProduces: ["audio/wav"],
      },
      guard: may("conversations:read"),
      problems: [notFound],
    },
    readRecording,
  );

  app.delete(
    "/api/voice/recordings/:voiceRecordingId",
    {
      schema: { summary: "Delete a recording", params: RecordingPath, response: { 204: null } },
      guard: may("conversations:write"),
      problems: [notFound],
    },
    removeRecording,
  );
}
