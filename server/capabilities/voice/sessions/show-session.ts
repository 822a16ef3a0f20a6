import { show } from "../../../kernel/wire/show.ts";
import { VoiceSessionView } from "./schema.ts";
import type { SessionRow } from "./store.ts";

const shape = show(VoiceSessionView);

export function showSession(row: SessionRow): VoiceSessionView {
  return shape({ ...row, voiceModel: row.voice });
}
