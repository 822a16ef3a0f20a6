import type { KeyObject } from "node:crypto";
import { promisify } from "node:util";
import { constants, deflateRaw, inflateRaw } from "node:zlib";
import { decryptBytesWith, encryptBytesWith, sealedKeysOf } from "../../../kernel/secrets.ts";
import { sealedKeys } from "./store.ts";

const compress = promisify(deflateRaw);
const decompress = promisify(inflateRaw);
/** Far more than the seconds of one piece. */
const mostBytes = 64 * 1024 * 1024;

export const recordingKeys = sealedKeysOf("voice-recording", sealedKeys);

/** Compresses sound first: most of the time one side is silent. `binding`: where it belongs. */
export async function sealPiece(key: KeyObject, sound: Int16Array, binding: string): Promise<Buffer> {
  const bytes = Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength);
  return encryptBytesWith(key, await compress(bytes, { level: constants.Z_BEST_SPEED }), binding);
}

/** PCM16, little-endian. Throws where the bytes are not those that were sealed for this place. */
export async function openPiece(key: KeyObject, sealed: Buffer, binding: string): Promise<Buffer> {
  return decompress(decryptBytesWith(key, sealed, binding), { maxOutputLength: mostBytes });
}
