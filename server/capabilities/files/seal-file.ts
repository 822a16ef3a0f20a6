import type { KeyObject } from "node:crypto";
import { bindingOf, decryptBytesWith, encryptBytesWith, sealedKeysOf } from "../../kernel/secrets.ts";
import { sealedKeys } from "./store.ts";

type Place = { workspaceId: string; id: string };

export const fileKeys = sealedKeysOf("file", sealedKeys);

const bytesOfPiece = 64 * 1024;
/** A piece has a nonce and a tag as well. */
const mostSealedBytes = bytesOfPiece + 28;
const bytesOfLength = 4;

/**
 * Encrypts bytes while they come, in pieces with their lengths before them. Each is bound to its place,
 * and the last one to being the last: a file that was cut or put together is not read.
 */
export async function* sealFile(
  key: KeyObject,
  place: Place,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void> {
  let held: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of bytes) {
    held = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk]);
    // This holds back what may be the last piece.
    while (held.length > bytesOfPiece) {
      yield sealPiece(held.subarray(0, bytesOfPiece), number++);
      held = held.subarray(bytesOfPiece);
    }
  }
  yield sealPiece(held, "last");

  function sealPiece(piece: Buffer, name: number | "last"): Buffer {
    const sealed = encryptBytesWith(key, piece, bindingOf(place, name === "last" ? `${number} last` : name));
    const length = Buffer.alloc(bytesOfLength);
    length.writeUInt32BE(sealed.length);
    return Buffer.concat([length, sealed]);
  }
}

/** Decrypts them while they come. Throws where they are not exactly what was sealed for this place. */
export async function* openFile(
  key: KeyObject,
  place: Place,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void> {
  let held: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of sealed) {
    held = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk]);
    for (;;) {
      const length = held.length < bytesOfLength ? 0 : bytesOfLength + lengthOf(held);
      // A piece is the last one when nothing comes behind it.
      if (length === 0 || held.length <= length) break;
      yield decryptBytesWith(key, held.subarray(bytesOfLength, length), bindingOf(place, number++));
      held = held.subarray(length);
    }
  }
  if (held.length < bytesOfLength || held.length !== bytesOfLength + lengthOf(held)) {
    throw new Error("A stored file has lost its end.");
  }
  yield decryptBytesWith(key, held.subarray(bytesOfLength), bindingOf(place, `${number} last`));
}

function lengthOf(held: Buffer): number {
  const length = held.readUInt32BE();
  if (length > mostSealedBytes) throw new Error("A stored file has a piece that is too long.");
  return length;
}
