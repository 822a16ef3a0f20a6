import Type, { type Static } from "typebox";
import { IdOf, Nullable, Time } from "../../../kernel/wire/show.ts";
import { VoiceRecordingId, VoiceSessionId } from "../ids.ts";

export const VoiceRecording = Type.Object(
  {
    id: IdOf(VoiceRecordingId, { description: "`rec_…`" }),
    sessionId: IdOf(VoiceSessionId, { description: "`voice_…`" }),
    state: Type.Enum(["recording", "complete", "interrupted", "failed"], {
      description:
        "`interrupted`: the server crashed, and what it had stored is kept. `failed`: see `reason`; what was stored before is kept.",
    }),
    reason: Nullable(Type.Enum(["no-room", "storage-too-slow"]), {
      description:
        "`no-room`: the workspace's recordings had all the room that PARLEY_MAX_RECORDINGS_MB gives. `storage-too-slow`: the database could not keep up.",
    }),
    notice: Type.String({ description: "What the person was told." }),
    seconds: Type.Number(),
    bytes: Type.Integer({ description: "At rest, compressed and encrypted." }),
    startedAt: Time,
    endedAt: Nullable(Time),
  },
  { $id: "VoiceRecording" },
);
export type VoiceRecording = Static<typeof VoiceRecording>;

export const RecordingList = Type.Object(
  { data: Type.Array(VoiceRecording, { description: "One for each connection of the session, oldest first." }) },
  { $id: "VoiceRecordingList" },
);

export const RecordingPath = Type.Object({ voiceRecordingId: Type.String({ maxLength: 100 }) });
