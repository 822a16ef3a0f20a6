import { closestName } from "./closest-name.ts";

/** Something wrong in a document: where, and what. */
export type Fault = {
  /** RFC 6901, from the document. Names a member that is missing, too. */
  pointer: string;
  /** One or two sentences that say what to change. */
  message: string;
  /** A fault of a member's name is shown at the name, any other at the value. */
  at?: "name";
  /** An error unless it says otherwise. A document with nothing but warnings and hints can run. */
  severity?: Severity;
};

export type Severity = "error" | "warning" | "hint";

/** The most faults of one answer, because nobody reads more. */
const maxFaults = 50;

/** The faults of one document, as they are found. */
export class Faults {
  readonly list: Fault[] = [];
  /** Warnings and hints. They leave the room for errors alone. */
  readonly remarks: Fault[] = [];

  get isFull(): boolean {
    return this.list.length >= maxFaults;
  }

  add(pointer: string, message: string, at?: "name"): void {
    if (!this.isFull) this.list.push(at === undefined ? { pointer, message } : { pointer, message, at });
  }

  remark(severity: "warning" | "hint", fault: Fault): void {
    if (this.remarks.length < maxFaults) this.remarks.push({ ...fault, severity });
  }

  /** @param known the names that would have been right */
  addUnknownName(pointer: string, message: string, name: string, known: Iterable<string>, at?: "name"): void {
    if (this.isFull) return;
    const closest = closestName(name, known);
    this.add(pointer, closest === undefined ? message : `${message} Did you mean \`${closest}\`?`, at);
  }
}
