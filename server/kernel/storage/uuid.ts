import { randomFillSync } from "node:crypto";

/** UUIDs as bytes and as the text that PostgreSQL prints. Sixteen bytes each. */
export type Uuid = Uint8Array;

const HEX_PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/**
 * Makes a fresh UUIDv7 as lower-case text. It sorts after every id that this process made before.
 */
export function newUuid(): string {
  return toUuidText(makeUuid());
}

/**
 * Makes UUIDv7 bytes that only ever grow (RFC 9562, section 6.2, method 1: a 12-bit counter in `rand_a`).
 * The next call reuses the returned array.
 */
export function createUuidMint(nowMs: () => number, fillRandom: (bytes: Uint8Array) => void): () => Uuid {
  const pool = new Uint8Array(8192);
  const bytes = new Uint8Array(16);
  let used = pool.length;
  let lastMs = -1;
  let counter = 0;

  return () => {
    if (used + 10 > pool.length) {
      fillRandom(pool);
      used = 0;
    }
    const readMs = nowMs();
    if (readMs > lastMs) {
      lastMs = readMs;
      counter = startOfCounter();
    } else if (++counter > 0xfff) {
      // The clock stood still or went back for a whole counter: using the next millisecond keeps the order.
      lastMs++;
      counter = startOfCounter();
    }
    const highMs = Math.floor(lastMs / 0x1_0000_0000);
    bytes[0] = highMs >>> 8;
    bytes[1] = highMs;
    bytes[2] = lastMs >>> 24;
    bytes[3] = lastMs >>> 16;
    bytes[4] = lastMs >>> 8;
    bytes[5] = lastMs;
    bytes[6] = 0x70 | (counter >>> 8);
    bytes[7] = counter;
    for (let position = 8; position < 16; position++) bytes[position] = pool[used++]!;
    bytes[8] = 0x80 | (bytes[8]! & 0x3f);
    return bytes;
  };

  // The counter's top bit starts clear, so that at least 2,048 ids fit into a millisecond before it has to borrow.
  function startOfCounter(): number {
    return ((pool[used++]! << 8) | pool[used++]!) & 0x7ff;
  }
}

/** Makes the bytes of a fresh UUIDv7. The next call reuses the array. */
export const makeUuid = createUuidMint(Date.now, randomFillSync);

export function toUuidText(bytes: Uuid): string {
  let text = "";
  for (let position = 0; position < 16; position++) {
    if (position === 4 || position === 6 || position === 8 || position === 10) text += "-";
    text += HEX_PAIRS[bytes[position]!];
  }
  return text;
}
