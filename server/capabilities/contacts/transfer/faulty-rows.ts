import { periodicYield } from "../../../kernel/untrusted/periodic-yield.ts";
import { Csv } from "./csv.ts";
import type { RowFault } from "./read-contact-row.ts";
import type { FileRow } from "./read-rows.ts";
import type { ImportReport } from "./schema.ts";

/** More faults than these are counted and not shown. */
const mostFaultsShown = 1_000;
/** The rows of the file to correct have together so many characters at most. */
const mostErrorFileCharacters = 4_194_304;

/** Collects the rows of an imported file that could not be read or stored, with what is wrong with each. */
export class FaultyRows {
  readonly #noted: { row: FileRow; fault: RowFault }[] = [];

  note(row: FileRow, fault: RowFault): void {
    if (this.#noted.length < mostFaultsShown) this.#noted.push({ row, fault });
  }

  /** Gives the faults in the order of the file. */
  get shown(): ImportReport["faults"] {
    return this.#inOrder().map(({ row, fault }) => ({ row: row.number, ...fault }));
  }

  /** Writes the faulty rows as a CSV file to correct and send again; null when there are none. */
  async writeFile(names: readonly string[]): Promise<string | null> {
    if (this.#noted.length === 0) return null;
    const yieldIfDue = periodicYield();
    let text = Csv.write([[...names, "error"]]);
    for (const { row, fault } of this.#inOrder()) {
      if (text.length > mostErrorFileCharacters) break;
      text += Csv.write([[...names.map((name) => textOf(row.fields[name])), `${fault.field} ${fault.message}`]]);
      await yieldIfDue();
    }
    return text;
  }

  #inOrder() {
    return this.#noted.toSorted((one, other) => one.row.number - other.row.number);
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);
}
