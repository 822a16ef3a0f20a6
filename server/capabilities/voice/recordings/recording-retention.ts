import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import { deleteOldRecordings } from "./store.ts";

/** The sound of conversations by voice. Their words stay as long as the conversations do. */
export const recordingRetention: RetentionKind = {
  kind: "voiceRecordings",
  defaultDays: 30,
  leastDays: 1,
  mostDays: null,
  eraseBefore: (_kernel, tx, old) => deleteOldRecordings(tx, old),
};
