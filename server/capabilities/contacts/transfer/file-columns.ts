import {
  type Departure,
  departureOfCell,
  departureOfUnknown,
  departureOfWord,
  gravest,
  isLeavingField,
} from "./departure.ts";
import {
  type FieldOfColumns,
  fieldByName,
  fieldOfColumns,
  type ImportFields,
  withWholeName,
} from "./field-of-columns.ts";
import type { FileRow } from "./files/file-row.ts";
import type { RowFault } from "./read-contact-row.ts";
import { readTags } from "./read-tags.ts";
import type { ImportReport } from "./schema.ts";
import { soundsLikeLeaving } from "./texts/file-words.ts";
import type { FileLayout } from "./vendors/file-layout.ts";
import { fieldOfLayout, layoutOf } from "./vendors/layout-of.ts";

const mostColumnsShown = 1_000;
const unclear = "does not say whether the person wants mails: write yes or no, or leave the column out by the mapping";
const unheeded = 'seems to say who has left, and was not heeded: if it does, map it to "left"';
const heeded =
  'seems to say who has left, and was heeded: map it to null if it says something else, as in mapping={"X": null}';
const elsewhere = "seems to say who has left: import the file as subscribers, too, so that these people get no mail";

/** The columns of a file, or the names that its objects have, as they are found. */
export class FileColumns {
  readonly #mapping: FieldOfColumns;
  readonly #wanted: ImportFields;
  readonly #fieldOf = new Map<string, string | null>();
  /** Unknown columns in which a cell said that its person has left. */
  readonly #leaving = new Set<string>();
  #names: readonly string[] = [];
  #layout: FileLayout | undefined;

  constructor(mapping: FieldOfColumns, wanted: ImportFields) {
    this.#mapping = mapping;
    this.#wanted = wanted;
  }

  /** Must be called with the first row of a file that has columns. Throws invalid-request. */
  begin(names: readonly string[]): void {
    this.#names = names;
    this.#layout = layoutOf(names);
    const found = fieldOfColumns(names, this.#mapping, this.#wanted, this.#layout);
    for (const [name, field] of found) this.#fieldOf.set(name, field);
  }

  get names(): readonly string[] {
    return this.#names.length > 0 ? this.#names : [...this.#fieldOf.keys()];
  }

  /** Names the service that wrote the file. */
  get layout(): string | null {
    return this.#layout?.name ?? null;
  }

  /** Gives the fields of a row and how its person left, or what of it is unclear. */
  read({
    fields: cells,
    unread = [],
  }: FileRow): { fields: Record<string, unknown>; departure: Departure | undefined } | RowFault {
    const fields = new Map<string, unknown>();
    const departures: (Departure | undefined)[] = [];
    const { takesLeaving } = this.#wanted;
    for (const name of unread) if (this.#fieldOf.size < mostColumnsShown) this.#fieldOf.set(name, null);
    for (const [name, cell] of Object.entries(cells)) {
      const field = this.#field(name);
      if (takesLeaving && isLeavingField(field)) {
        const departure = departureOfCell(field, cell);
        if (departure === null) return { field: name, message: unclear };
        departures.push(departure);
        continue;
      }
      if (takesLeaving && this.#areTags(name)) departures.push(...readTags(cell).map(departureOfWord));
      if (this.#isUnknown(name, field)) departures.push(this.#departureOfUnknown(name, cell));
      if (field === null) continue;
      const before = fields.get(field);
      fields.set(field, typeof before === "string" && typeof cell === "string" ? `${before},${cell}` : cell);
    }
    return { fields: withWholeName(Object.fromEntries(fields)), departure: gravest(departures) };
  }

  get shown(): ImportReport["columns"] {
    const names = this.names.slice(0, mostColumnsShown);
    return names.map((name) => ({ name, field: this.#fieldOf.get(name) ?? null }));
  }

  /** Tells of columns that seem to say who has left, and are not heeded. */
  get notes(): ImportReport["notes"] {
    const { takesLeaving } = this.#wanted;
    const found = [...this.#fieldOf].flatMap(([name, field]) => {
      if (fieldOfLayout(this.#layout, name) === null || (takesLeaving && isLeavingField(field))) return [];
      const isSoundingLike = isLeavingField(this.#usual(name)) || soundsLikeLeaving(name);
      if (!isSoundingLike && !this.#leaving.has(name)) return [];
      const isMapped = this.#mapping.has(name);
      const isHeeded = takesLeaving && !isMapped;
      if (isHeeded && !this.#leaving.has(name)) return [];
      return [{ row: 0, field: name, message: isHeeded ? heeded : takesLeaving ? unheeded : elsewhere }];
    });
    return found.slice(0, mostColumnsShown);
  }

  /** Nobody said what it is: no mapping, no layout, no usual name. */
  #isUnknown(name: string, field: string | null): boolean {
    if (this.#mapping.has(name) || fieldOfLayout(this.#layout, name) === null) return false;
    return field === null || (field !== this.#usual(name) && !this.#wanted.takes(field));
  }

  #departureOfUnknown(name: string, cell: unknown): Departure | undefined {
    const departure = departureOfUnknown(cell, soundsLikeLeaving(name) || isLeavingField(this.#usual(name)));
    if (departure !== undefined && this.#leaving.size < mostColumnsShown) this.#leaving.add(name);
    return departure;
  }

  #usual(name: string): string | null | undefined {
    return fieldOfLayout(this.#layout, name) ?? fieldByName(name);
  }

  #areTags(name: string): boolean {
    return (this.#mapping.get(name) ?? this.#usual(name)) === "tags";
  }

  /** Objects have names of their own, each of which is a field. */
  #field(name: string): string | null {
    const known = this.#fieldOf.get(name);
    if (known !== undefined) return known;
    const mapped = this.#mapping.get(name);
    const field = mapped === undefined ? this.#ownField(name) : mapped;
    if (this.#fieldOf.size < mostColumnsShown) this.#fieldOf.set(name, field);
    return field;
  }

  #ownField(name: string): string | null {
    const { takes, keepsOthers, takesLeaving } = this.#wanted;
    const usual = fieldByName(name);
    if (takesLeaving && isLeavingField(usual)) return usual;
    return takes(name) || keepsOthers(name) ? name : null;
  }
}
