import { randomFillSync } from "node:crypto";

/** What each prefix of an id names; the contract lists them, and a prefix is never given a second meaning. */
export const PREFIXES = {
  usr: "user",
  ws: "workspace",
  key: "API key",
  ses: "sign-in session",
  conv: "conversation",
  msg: "message",
  src: "knowledge source",
  doc: "document",
  voice: "voice session",
  evt: "event",
  whs: "inbound source",
  end: "endpoint",
  dlv: "delivery",
  lead: "lead",
  con: "contact",
  sub: "subscriber",
  wf: "workflow",
  run: "run",
  ast: "assistant",
  prv: "provider of language models",
  tbx: "toolbox",
  req: "request",
  aud: "audit entry",
} as const;

export type Prefix = keyof typeof PREFIXES;

/** A TypeID as text, for example `conv_01h455vb4pex5vsknk084sn02q`. */
export type Id<P extends Prefix = Prefix> = `${P}_${string}`;

const SUFFIX_LENGTH = 26;
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const SUFFIX = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Two characters at once: half as many pieces to put together. */
const CHARACTER_PAIRS = Array.from({ length: 1024 }, (_, bits) => ALPHABET[bits >>> 5]! + ALPHABET[bits & 31]!);
const HEX_PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const VALUES = new Uint8Array(128);
for (let value = 0; value < ALPHABET.length; value++) VALUES[ALPHABET.charCodeAt(value)] = value;

/** A fresh id, later in sort order than every id this process made before. */
export function newId<P extends Prefix>(prefix: P): Id<P> {
  return `${prefix}_${encode(mint())}`;
}

/** A fresh id in both its forms: the wire's and the database's. */
export function newIdWithUuid<P extends Prefix>(prefix: P): { id: Id<P>; uuid: string } {
  const bytes = mint();
  return { id: `${prefix}_${encode(bytes)}`, uuid: toUuidText(bytes) };
}

/** A fresh UUIDv7 as lower-case text, from the same ordered series as `newId`. */
export function newUuid(): string {
  return toUuidText(mint());
}

/**
 * The UUID text that the database holds for a TypeID.
 * Undefined when the text is not exactly one id of this prefix: other prefix, upper case, wrong length, more than 128 bits.
 */
export function parseId(prefix: Prefix, text: string): string | undefined {
  if (text.length !== prefix.length + 1 + SUFFIX_LENGTH || !text.startsWith(`${prefix}_`)) return undefined;
  const suffix = text.slice(prefix.length + 1);
  return SUFFIX.test(suffix) ? toUuidText(decode(suffix)) : undefined;
}

/** The TypeID of a UUID as PostgreSQL prints it; throws a TypeError when it is not a UUID. */
export function formatId<P extends Prefix>(prefix: P, uuid: string): Id<P> {
  if (!UUID.test(uuid)) throw new TypeError(`formatId("${prefix}") was given a text that is not a UUID.`);
  return `${prefix}_${encode(Buffer.from(uuid.replaceAll("-", ""), "hex"))}`;
}

/**
 * A source of UUIDv7 bytes that only ever grow (RFC 9562, section 6.2, method 1: 12-bit counter in `rand_a`).
 * The returned array is reused by the next call.
 */
export function createUuidMint(nowMs: () => number, fillRandom: (bytes: Uint8Array) => void): () => Uint8Array {
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
      // The clock stood still (or went back) for a whole counter: borrowing the next millisecond keeps the order.
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

const mint = createUuidMint(Date.now, randomFillSync);

function toUuidText(bytes: Uint8Array): string {
  let text = "";
  for (let position = 0; position < 16; position++) {
    if (position === 4 || position === 6 || position === 8 || position === 10) text += "-";
    text += HEX_PAIRS[bytes[position]!];
  }
  return text;
}

function encode(bytes: Uint8Array): string {
  let text = "";
  let held = 0;
  // 26 characters hold 130 bits; the two spare ones lead and stay zero.
  let heldBits = 2;
  for (let position = 0; position < 16; position++) {
    held = (held << 8) | bytes[position]!;
    heldBits += 8;
    if (heldBits >= 10) {
      heldBits -= 10;
      text += CHARACTER_PAIRS[(held >>> heldBits) & 1023];
    }
    held &= (1 << heldBits) - 1;
  }
  return text;
}

function decode(suffix: string): Uint8Array {
  const bytes = new Uint8Array(16);
  let held = VALUES[suffix.charCodeAt(0)]!;
  let heldBits = 3;
  let position = 0;
  for (let index = 1; index < SUFFIX_LENGTH; index++) {
    held = (held << 5) | VALUES[suffix.charCodeAt(index)]!;
    heldBits += 5;
    if (heldBits < 8) continue;
    heldBits -= 8;
    bytes[position++] = held >>> heldBits;
    held &= (1 << heldBits) - 1;
  }
  return bytes;
}
