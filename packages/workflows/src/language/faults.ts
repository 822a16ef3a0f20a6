import { closestName } from "./closest-name.ts";

/** Something wrong in a document: where, and what. */
export type Fault = {
  /** RFC 6901, from the document. Names a member that is missing, too. */
  pointer: string;
  /** One or two sentences that say what to change. */
  message: string;
  /** A fault of a member's name is shown at the name, any other at the value. */
  at?: "name";
};

/** The most faults of one answer, because nobody reads more. */
const maxFaults = 50;

/** The faults of one document, as they are found. */
export class Faults {
  readonly list: Fault[] = [];

  get isFull(): boolean {
    return this.list.length >= maxFaults;
  }

  add(pointer: string, message: string, at?: "name"): void {
    if (!this.isFull) this.list.push(at === undefined ? { pointer, message } : { pointer, message, at });
  }

  /** @param known the names that would have been right */
  addUnknownName(pointer: string, message: string, name: string, known: Iterable<string>, at?: "name"): void {
    if (this.isFull) return;
    const closest = closestName(name, known);
    this.add(pointer, closest === undefined ? message : `${message} Did you mean \`${closest}\`?`, at);
  }
}
