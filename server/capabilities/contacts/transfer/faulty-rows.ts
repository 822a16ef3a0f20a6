import { Csv } from "./csv.ts";
import { errorColumn } from "./field-of-columns.ts";
import type { FileRow } from "./files/file-row.ts";
import type { RowFault } from "./read-contact-row.ts";
import type { ImportReport, RowText } from "./schema.ts";

/** More faults than these are counted and stand in the file alone. */
const mostFaultsShown = 1_000;
/** The rows of the file to correct have together so many characters at most. */
const mostErrorFileCharacters = 16_777_216;

/** Collects the rows of an imported file that could not be read or stored, with what is wrong with each. */
export class FaultyRows {
  readonly shown: ImportReport["faults"] = [];
  readonly #noted: { row: FileRow; fault: RowFault }[] = [];
  readonly #written: string[] = [];
  #names: readonly string[] | undefined;
  #characters = 0;
  #leftOut = 0;
  #firstLeftOut = 0;

  get waiting(): number {
    return this.#noted.length;
  }

  note(row: FileRow, fault: RowFault): void {
    this.#noted.push({ row, fault });
  }

  /**
   * Takes the noted rows in the order of the file: no row before them is noted any more. The names of the
   * first of them are the columns of the file to correct.
   */
  flush(names: readonly string[]): void {
    const noted = this.#noted.splice(0).toSorted((one, other) => one.row.number - other.row.number);
    if (noted.length > 0) this.#names ??= names;
    for (const { row, fault } of noted) {
      if (this.shown.length < mostFaultsShown) this.shown.push({ row: row.number, ...fault });
      const cells = (this.#names ?? []).map((name) => textOf(row.fields[name]));
      const line = Csv.write([[...cells, `${fault.field} ${fault.message}`.trim(), ...(row.beyond ?? [])]]);
      this.#characters += line.length;
      if (this.#characters <= mostErrorFileCharacters) this.#written.push(line);
      else if (this.#leftOut++ === 0) this.#firstLeftOut = row.number;
    }
  }

  /** Gives the faulty rows as a CSV file to correct and send again; null when there are none. */
  get file(): string | null {
    return this.#names === undefined ? null : Csv.write([[...this.#names, errorColumn]]) + this.#written.join("");
  }

  /** Tells where the file to correct ends before its time. */
  get notes(): RowText[] {
    if (this.#leftOut === 0) return [];
    const message = `ends before this row: ${this.#leftOut} more rows are wrong. Correct the file, and send them again`;
    return [{ row: this.#firstLeftOut, field: "errorFile", message }];
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);
}
