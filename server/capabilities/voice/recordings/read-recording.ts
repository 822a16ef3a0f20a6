import { Readable } from "node:stream";
import { wavHeader } from "@parley/speech";
import { auditOperation } from "../../../kernel/audit.ts";
import { bindingOf } from "../../../kernel/secrets.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { VoiceRecordingId } from "../ids.ts";
import { findOwnRecording } from "./find-own-recording.ts";
import { openPiece, recordingKeys } from "./seal-piece.ts";
import { findPiece } from "./store.ts";

/**
 * Reads what is stored of a recording as a WAV file, piece by piece. The person who listens is
 * written to the audit log. Throws not-found.
 */
export async function readRecording(call: Call<{ voiceRecordingId: string }, unknown, unknown>): Promise<Answer> {
  const { kernel } = call;
  const row = await findOwnRecording(call);
  const key = recordingKeys.open(kernel, row);
  const id = VoiceRecordingId.format(row.id);
  await inTransaction(kernel.database, (tx) => auditOperation(call, tx, "voice-recording.heard", row.id));
  const header = wavHeader(row.rateHz, row.samples, 2);
  return new Answer(200, Readable.from(write(), { objectMode: false }), {
    "content-type": "audio/wav",
    "content-length": String(header.length + row.samples * 4),
    "content-disposition": `attachment; filename="${id}.wav"`,
  });

  async function* write(): AsyncGenerator<Buffer> {
    yield header;
    for (let number = 0; number < row.pieces; number++) {
      const sealed = await findPiece(kernel.database.query, row, number);
      if (sealed === undefined) throw new Error("The recording was deleted while it was read.");
      yield await openPiece(key, sealed, bindingOf(row, number));
    }
  }
}
