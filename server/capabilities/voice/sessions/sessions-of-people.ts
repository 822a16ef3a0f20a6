import type { PersonalData } from "../../../kernel/personal-data.ts";
import { deleteSessionsOfConversations } from "./store.ts";

/** What people said is in their conversations. Their voice sessions are erased with these. */
export const sessionsOfPeople: PersonalData = {
  name: "voiceSessions",
  tables: ["voice_session", "voice_turn", "voice_recording", "voice_recording_piece"],
  async *export() {},
  erase: async () => ({}),
  eraseWithConversations: deleteSessionsOfConversations,
};
