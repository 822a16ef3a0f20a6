import type { FileFormat, FileRow } from "./file-row.ts";

const mostLineCharacters = 200_000;

/** Says which field a property of a vCard is. Those of an address book that are none of these are left out. */
const fieldOf: Readonly<Record<string, string>> = {
  FN: "name",
  EMAIL: "email",
  TEL: "phone",
  ORG: "company",
  CATEGORIES: "tags",
  TITLE: "title",
  NOTE: "note",
  BDAY: "birthday",
};
const lists: Readonly<Record<string, string>> = { email: "otherEmails", phone: "otherPhones" };
const ofTheFile = new Set(["BEGIN", "END", "VERSION", "N"]);

/** The cards of an address book (RFC 6350 and RFC 2426), as phones and mail programs write them. */
export const vcard: FileFormat = {
  mediaTypes: ["text/vcard", "text/x-vcard"],
  async *read({ text }) {
    let number = 0;
    let card: Card | undefined;
    /** A card of version 2.1 may hold the card of the person's agent. */
    let isAgent = false;
    let isInner = false;
    for await (const line of unfold(text)) {
      const property = readProperty(line);
      if (property === undefined) continue;
      const isOfCard = property.value.trim().toUpperCase() === "VCARD";
      const isBegin = property.name === "BEGIN" && isOfCard;
      const isEnd = property.name === "END" && isOfCard;
      if (isInner) isInner = !isEnd;
      else if (isBegin && isAgent) isInner = true;
      else if (isBegin || isEnd) {
        // Where files were joined, a card may lack its end.
        if (card?.isPerson) yield { number: ++number, ...card.row };
        card = isBegin ? new Card() : undefined;
      } else card?.add(property);
      isAgent = property.name === "AGENT" && property.value.trim() === "";
    }
    if (card?.isPerson) yield { number: ++number, ...card.row };
  },
};

type Property = { name: string; isPreferred: boolean; isFax: boolean; value: string };

class Card {
  readonly #fields = new Map<string, string[]>();
  readonly #unread = new Set<string>();
  #names: string[] = [];

  /** A group is none. */
  isPerson = true;

  add({ name, isPreferred, isFax, value }: Property): void {
    if (name === "KIND" && value.trim().toLowerCase() === "group") this.isPerson = false;
    const field = isFax ? "fax" : Object.hasOwn(fieldOf, name) ? fieldOf[name]! : undefined;
    if (name === "N") this.#names = partsOf(value, ";").map((part) => part.trim());
    if (field === undefined) {
      if (!ofTheFile.has(name)) this.#unread.add(name.toLowerCase());
      return;
    }
    const values = this.#fields.get(field) ?? [];
    const read = field === "company" ? (partsOf(value, ";")[0] ?? "") : withoutEscapes(value);
    if (isPreferred) values.unshift(read);
    else values.push(read);
    this.#fields.set(field, values);
  }

  get row(): Omit<FileRow, "number"> {
    const fields: Record<string, unknown> = {};
    for (const [field, values] of this.#fields) {
      const texts = values
        .map((value) => value.replace(/^(?:mailto|tel):/i, "").trim())
        .filter((value) => value !== "");
      const list = lists[field];
      if (texts.length === 0) continue;
      if (field === "tags") fields[field] = texts.join(",");
      else fields[field] = texts[0];
      if (list !== undefined && texts.length > 1) fields[list] = texts.slice(1).join(",");
    }
    const [last, first, middleName, title, suffix] = this.#names;
    const together = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");
    const names = { firstName: together(title, first), middleName, lastName: together(last, suffix) };
    if (fields.name === undefined) Object.assign(fields, names);
    return { fields, unread: [...this.#unread] };
  }
}

/** A line that begins with a blank continues the one before it. */
async function* unfold(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  let whole = "";
  for await (const chunk of text) {
    const lines = (held + chunk).split(/\r?\n/);
    held = (lines.pop() ?? "").slice(0, mostLineCharacters);
    for (const line of lines) {
      // Old phones write a line that goes on with an equals sign at its end.
      const isContinued = /^[ \t]/.test(line);
      const isQuoted = /^[^:]*QUOTED-PRINTABLE/i.test(whole) && whole.endsWith("=");
      if (isContinued || isQuoted) {
        // A picture is no part of a contact.
        if (whole.length < mostLineCharacters) whole += isContinued ? line.slice(1) : `\n${line}`;
      } else {
        if (whole !== "") yield whole;
        whole = line;
      }
    }
  }
  for (const line of [whole, held]) if (line !== "") yield line;
}

const property = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^":;]|"[^"]*")*)*):([\s\S]*)$/;

function readProperty(line: string): Property | undefined {
  const found = property.exec(line);
  if (found === null) return undefined;
  const [, name = "", parameters = "", value = ""] = found;
  const isPreferred = /;PREF(?:=1)?(?:;|$)|TYPE="?(?:[^;]*,)?PREF/i.test(parameters);
  const isQuoted = /QUOTED-PRINTABLE/i.test(parameters);
  const isFax = /^tel$/i.test(name) && /[;=,"]FAX\b/i.test(parameters) && !/[;=,"](?:VOICE|CELL)\b/i.test(parameters);
  const read = isQuoted ? decodeQuoted(value) : value;
  // A year that stands for none: vCard 4 writes the day without it.
  const omitted = /X-APPLE-OMIT-YEAR=(\d{4})/i.exec(parameters)?.[1];
  const isYearless = omitted !== undefined && read.startsWith(`${omitted}-`);
  return { name: name.toUpperCase(), isPreferred, isFax, value: isYearless ? `-${read.slice(4)}` : read };
}

function decodeQuoted(value: string): string {
  const text = value.replaceAll("=\n", "");
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_found, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return /[^\0-\xff]/.test(bytes) ? text : Buffer.from(bytes, "latin1").toString();
}

function withoutEscapes(value: string): string {
  return value.replaceAll(/\\([nN]|[^nN])/g, (_found, letter: string) =>
    letter.toLowerCase() === "n" ? "\n" : letter,
  );
}

function partsOf(value: string, separator: string): string[] {
  return value.split(new RegExp(`(?<!\\\\)${separator}`)).map(withoutEscapes);
}
