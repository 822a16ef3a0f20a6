import { makeUuid, toUuidText, type Uuid } from "./uuid.ts";

export { newUuid } from "./uuid.ts";

/** A TypeID as text, for example `conv_01h455vb4pex5vsknk084sn02q`. */
type Id<Prefix extends string = string> = `${Prefix}_${string}`;

/** One kind of id: UUIDs in the database, prefixed text on the wire. */
export type IdType<Prefix extends string = string> = {
  prefix: Prefix;
  /** Says what the id names, in kebab-case: the noun that audit entries use for it. */
  noun: string;
  /** The text of a UUID. Throws a TypeError for a text that is not a UUID. */
  format(uuid: string): Id<Prefix>;
  /** The UUID of a text. Undefined unless the text is exactly one id of this kind. */
  parse(text: string): string | undefined;
  /** A fresh id. It sorts after every id that this process made before. */
  make(): Id<Prefix>;
};

const SUFFIX_LENGTH = 26;
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const SUFFIX = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;
const UUID_LENGTH = 36;
const HYPHEN = 45;
const NO_DIGIT = 255;
const HEX_VALUES = new Uint8Array(128).fill(NO_DIGIT);
for (let value = 0; value < 16; value++) {
  const digit = value.toString(16);
  HEX_VALUES[digit.charCodeAt(0)] = HEX_VALUES[digit.toUpperCase().charCodeAt(0)] = value;
}
/** Two characters at once: half as many pieces to put together. */
const CHARACTER_PAIRS = Array.from({ length: 1024 }, (_, bits) => ALPHABET[bits >>> 5]! + ALPHABET[bits & 31]!);
const VALUES = new Uint8Array(128);
for (let value = 0; value < ALPHABET.length; value++) VALUES[ALPHABET.charCodeAt(value)] = value;

/**
 * Declares a kind of id. A capability lists its kinds in `ids` of its statement; a prefix has one
 * meaning for ever. Every request makes and shows several ids, so this is not left to a library:
 * see decision 0001.
 *
 * @example
 * const NoticeId = defineId("ntc", "notice");
 * NoticeId.format("01890a5d-ac96-774b-bcce-b302099a8057"); // "ntc_01h455vb4pex5vsknk084sn02q"
 * NoticeId.parse("conv_01h455vb4pex5vsknk084sn02q"); // undefined: an id of another kind
 */
export function defineId<Prefix extends string>(prefix: Prefix, noun: string): IdType<Prefix> {
  const start = `${prefix}_` as const;
  return {
    prefix,
    noun,
    format(uuid) {
      if (!readUuid(uuid, formatted)) throw new TypeError(`An id with the prefix ${prefix} needs a UUID.`);
      return `${start}${encode(formatted)}`;
    },
    parse(text) {
      if (text.length !== start.length + SUFFIX_LENGTH || !text.startsWith(start)) return undefined;
      const suffix = text.slice(start.length);
      return SUFFIX.test(suffix) ? toUuidText(decode(suffix)) : undefined;
    },
    make: () => `${start}${encode(makeUuid())}`,
  };
}

/** Every answer shows a dozen ids: they share these bytes. */
const formatted: Uuid = new Uint8Array(16);

/** Reads the text of a UUID into 16 bytes. False, with some of them written, for any other text. */
function readUuid(text: string, bytes: Uuid): boolean {
  if (text.length !== UUID_LENGTH) return false;
  let position = 0;
  for (let at = 0; at < UUID_LENGTH; ) {
    if (at === 8 || at === 13 || at === 18 || at === 23) {
      if (text.charCodeAt(at++) !== HYPHEN) return false;
      continue;
    }
    const high = HEX_VALUES[text.charCodeAt(at)] ?? NO_DIGIT;
    const low = HEX_VALUES[text.charCodeAt(at + 1)] ?? NO_DIGIT;
    if (high === NO_DIGIT || low === NO_DIGIT) return false;
    bytes[position++] = (high << 4) | low;
    at += 2;
  }
  return true;
}

/** Crockford's base 32, as the TypeID specification writes it. */
function encode(bytes: Uuid): string {
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

function decode(suffix: string): Uuid {
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

export const EventId = defineId("evt", "event");
export const RequestId = defineId("req", "request");
export const AuditEntryId = defineId("aud", "audit-entry");
export const OutgoingMailId = defineId("mail", "outgoing-mail");
