import { TypeID } from "typeid-js";
import { uuidv7 } from "uuidv7";

/** A TypeID as text, for example `conv_01h455vb4pex5vsknk084sn02q`. */
export type Id<Prefix extends string = string> = `${Prefix}_${string}`;

/** One kind of id: UUIDs in the database, prefixed text on the wire. */
export type IdType<Prefix extends string = string> = {
  prefix: Prefix;
  /** What the id names, in kebab-case: the noun that audit entries use for it. */
  noun: string;
  /** The text of a UUID. Throws a TypeError for a text that is not a UUID. */
  format(uuid: string): Id<Prefix>;
  /** The UUID of a text. Undefined unless the text is exactly one id of this kind. */
  parse(text: string): string | undefined;
  /** A fresh id. It sorts after every id that this process made before. */
  make(): Id<Prefix>;
};

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const suffixPattern = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/**
 * Declares a kind of id. A capability lists its kinds in `ids` of its statement; a prefix has one
 * meaning for ever.
 *
 * @example
 * const NoticeId = defineId("ntc", "notice");
 * NoticeId.format("01890a5d-ac96-774b-bcce-b302099a8057"); // "ntc_01h455vb4pex5vsknk084sn02q"
 * NoticeId.parse("conv_01h455vb4pex5vsknk084sn02q"); // undefined: an id of another kind
 */
export function defineId<Prefix extends string>(prefix: Prefix, noun: string): IdType<Prefix> {
  const start = `${prefix}_`;
  function format(uuid: string): Id<Prefix> {
    if (!uuidPattern.test(uuid)) throw new TypeError(`An id with the prefix ${prefix} needs a UUID.`);
    // By bytes: the library's own reading of text refuses UUIDs of a version that it does not know.
    return TypeID.fromUUIDBytes(prefix, Buffer.from(uuid.replaceAll("-", ""), "hex")).toString() as Id<Prefix>;
  }
  return {
    prefix,
    noun,
    format,
    parse(text) {
      if (!text.startsWith(start) || !suffixPattern.test(text.slice(start.length))) return undefined;
      return uuidOf(TypeID.fromString(text, prefix).toUUIDBytes());
    },
    make: () => format(uuidv7()),
  };
}

function uuidOf(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A fresh UUIDv7. It sorts after every id that this process made before. */
export function newUuid(): string {
  return uuidv7();
}

export const EventId = defineId("evt", "event");
export const RequestId = defineId("req", "request");
export const AuditEntryId = defineId("aud", "audit-entry");
