import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { constants, deflateRaw, inflateRaw } from "node:zlib";
import type { Kernel } from "../../../kernel/kernel.ts";
import { decryptBytesWith, encryptBytesWith, reencryptAll } from "../../../kernel/secrets.ts";
import { listSealedKeys, type RecordingKey, replaceSealedKey } from "./store.ts";

const purpose = "voice-recording";
const compress = promisify(deflateRaw);
const decompress = promisify(inflateRaw);
/** Far more than the seconds of one piece. */
const mostBytes = 64 * 1024 * 1024;

/** A new key for one recording, and the same encrypted, as it is stored. */
export function makeRecordingKey(kernel: Kernel, recordingId: string): { key: KeyObject; sealedKey: Buffer } {
  const bytes = randomBytes(32);
  const sealedKey = kernel.secrets.encrypt(purpose, bytes.toString("base64"), recordingId);
  return { key: createSecretKey(bytes), sealedKey };
}

export function openRecordingKey(kernel: Kernel, { id, sealedKey }: RecordingKey): KeyObject {
  return createSecretKey(Buffer.from(kernel.secrets.decrypt(purpose, sealedKey, id), "base64"));
}

/** On start, after PARLEY_SECRET was replaced. */
export function reencryptRecordingKeys({ secrets, database }: Kernel): Promise<void> {
  return reencryptAll(secrets, purpose, {
    list: (afterId, limit) => listSealedKeys(database.query, afterId, limit),
    replace: (id, former, encrypted) => replaceSealedKey(database.query, id, former, encrypted),
  });
}

/** Compresses sound first: most of the time one side is silent. `binding`: where it belongs. */
export async function sealPiece(key: KeyObject, sound: Int16Array, binding: string): Promise<Buffer> {
  const bytes = Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength);
  return encryptBytesWith(key, await compress(bytes, { level: constants.Z_BEST_SPEED }), binding);
}

/** PCM16, little-endian. Throws where the bytes are not those that were sealed for this place. */
export async function openPiece(key: KeyObject, sealed: Buffer, binding: string): Promise<Buffer> {
  return decompress(decryptBytesWith(key, sealed, binding), { maxOutputLength: mostBytes });
}

/**
 * Names the place where a piece belongs, so that it cannot be moved to another place or another
 * recording.
 */
export function bindingOf(recording: { workspaceId: string; id: string }, number: number): string {
  return `${recording.workspaceId}/${recording.id}/${number}`;
}
