import type { Kernel } from "../../../kernel/kernel.ts";
import type { VoiceSession } from "../live/voice-session.ts";
import type { SessionRow } from "../sessions/store.ts";
import { SessionRecorder } from "./session-recorder.ts";

/**
 * Records a session that has been connected, where its assistant has a notice for it and its client
 * has not refused. Undefined where nothing is recorded: the talk goes on in any case.
 */
export async function recordSession(
  kernel: Kernel,
  session: VoiceSession,
  row: SessionRow,
  { notice, rateHz }: { notice: string | null; rateHz: number },
): Promise<SessionRecorder | undefined> {
  if (notice === null || !row.mayBeRecorded) return undefined;
  try {
    const recorder = await SessionRecorder.begin(kernel, row, { notice, rateHz });
    session.record(recorder);
    return recorder;
  } catch (cause) {
    kernel.log.warn({ cause: String(cause) }, "could not begin to record a voice session");
    return undefined;
  }
}
