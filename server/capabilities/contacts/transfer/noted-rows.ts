import type { Transaction } from "../../../kernel/storage/database.ts";
import { ContactId } from "../ids.ts";
import type { Identity } from "../people/identity.ts";
import type { PlacedPerson } from "../people/place-person.ts";
import { findSharers } from "../people/store.ts";
import type { RowText } from "./schema.ts";

const mostNotes = 1_000;
/** The numbers and addresses of a file after so many are compared with stored contacts only. */
const mostRemembered = 200_000;

type Row = { identities: readonly Identity[]; name?: string | null | undefined };
/** `who` tells rows of one person: the address and the user's id, else the name. */
type Said = { row: number; name: string; who: string; isNamedOnly: boolean };

/**
 * Notes which rows of a file share a number or an address, with rows before them or with stored
 * contacts: people of one number stay several contacts, and rows of one address become one.
 */
export class NotedRows {
  readonly notes: RowText[] = [];
  readonly #firstRows = new Map<string, Said>();

  /** Must be called with the rows of a group and their persons; undefined for a row that was not placed. */
  async note(
    tx: Transaction,
    workspaceId: string,
    group: readonly { row: Row; number: number; person: PlacedPerson | undefined }[],
  ): Promise<void> {
    if (this.notes.length >= mostNotes) return;
    const phones = group.flatMap(({ row }) => row.identities.filter(({ kind }) => kind === "phone"));
    const values = new Set(phones.map(({ value }) => value));
    const sharers = Map.groupBy(await findSharers(tx, workspaceId, [...values]), ({ value }) => value);
    // The file tells of those by the numbers of their rows.
    const madeNow = new Set(group.flatMap(({ person }) => (person?.isNew ? [person.rootId] : [])));
    for (const { row, number, person } of group) {
      const said = saidBy(row, number);
      for (const { kind, value } of row.identities) {
        const first = this.#firstRow(`${kind}:${value}`, said);
        if (first !== said) this.#noteRow(kind, first, said);
        else if (kind === "phone" && person !== undefined) {
          const isOther = (rootId: string) => rootId !== person.rootId && !madeNow.has(rootId);
          const other = sharers.get(value)?.find(({ rootId }) => isOther(rootId));
          if (other !== undefined) this.#add(number, kind, `is the number of ${ContactId.format(other.rootId)} too`);
        }
      }
    }
  }

  #firstRow(key: string, said: Said): Said {
    const first = this.#firstRows.get(key);
    if (first === undefined && this.#firstRows.size < mostRemembered) this.#firstRows.set(key, said);
    return first ?? said;
  }

  #noteRow(kind: string, first: Said, said: Said): void {
    const isSame = said.isNamedOnly ? said.name !== "" && said.name === first.name : said.who === first.who;
    if (kind === "phone" && !isSame) this.#add(said.row, kind, `is the number of row ${first.row} too`);
    if (kind === "email" && said.name !== "" && said.name !== first.name) {
      this.#add(said.row, kind, `is the address of row ${first.row} too: they are one contact`);
    }
  }

  #add(row: number, field: string, message: string): void {
    if (this.notes.length < mostNotes) this.notes.push({ row, field, message });
  }
}

function saidBy({ identities, name }: Row, row: number): Said {
  const own = identities.filter(({ kind }) => kind !== "phone");
  const who = own.map(({ kind, value }) => `${kind}:${value}`).join(" ");
  return { row, name: (name ?? "").trim().toLowerCase(), who, isNamedOnly: own.length === 0 };
}
