import type { Kernel } from "../../../kernel/kernel.ts";
import type { KnownPerson, PersonalData, WorkspaceUser } from "../../../kernel/personal-data.ts";
import { readConversationIds } from "../../conversations/index.ts";
import type { VoiceRecording } from "../recordings/schema.ts";
import { showRecording } from "../recordings/show-recording.ts";
import { listRecordings } from "../recordings/store.ts";
import type { VoiceSessionView } from "./schema.ts";
import { showSession } from "./show-session.ts";
import { deleteSessionsOfConversations, listSessionsOfConversation } from "./store.ts";

type ExportedSession = { session: VoiceSessionView; recordings: VoiceRecording[] };

/**
 * Exports and erases voice sessions with the conversations that hold what people said. An export
 * names the recordings, whose sound is downloaded one by one.
 */
export const sessionsOfPeople: PersonalData = {
  name: "voiceSessions",
  tables: ["voice_session", "voice_turn", "voice_recording", "voice_recording_piece"],
  export: (kernel: Kernel, { workspaceId, userId }: WorkspaceUser) =>
    exportSessions(kernel, workspaceId, readConversationIds(kernel, workspaceId, { userId })),
  erase: async () => ({}),
  ofContact: {
    export: (kernel: Kernel, { workspaceId, conversationIds }: KnownPerson) =>
      exportSessions(kernel, workspaceId, readConversationIds(kernel, workspaceId, { ids: conversationIds })),
    erase: async () => ({}),
  },
  eraseWithConversations: deleteSessionsOfConversations,
};

async function* exportSessions(
  kernel: Kernel,
  workspaceId: string,
  conversationIds: AsyncIterable<string>,
): AsyncGenerator<ExportedSession> {
  const { query } = kernel.database;
  for await (const conversationId of conversationIds) {
    for (const row of await listSessionsOfConversation(query, workspaceId, conversationId)) {
      const recordings = await listRecordings(query, workspaceId, row.id);
      yield { session: showSession(row), recordings: recordings.map(showRecording) };
    }
  }
}
