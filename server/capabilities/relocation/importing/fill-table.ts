import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { findAccount } from "../../identity/index.ts";
import { accountColumns, arrive, type Stopped } from "../carrying/arrive.ts";
import type { Origin } from "../carrying/part-names.ts";
import { bytesOfText, type Row, type SealedColumn, sealedColumns, textOfBytes } from "../carrying/sealed-columns.ts";
import { type CatalogTable, insertRows } from "../carrying/store.ts";
import { readJson, readLines } from "./read-lines.ts";
import { refused } from "./refused.ts";

/** An import knows this while it fills tables. */
export type Filling = {
  kernel: Kernel;
  tx: Transaction;
  origin: Origin;
  now: string;
  /** The accounts that this import has made. No other account may be named by a row. */
  accounts: ReadonlySet<string>;
  /** Tells of ids that were looked up whether an account here has them. */
  foreign: Map<string, boolean>;
  stopped: Stopped;
};

const mostRows = 200;
const mostCharacters = 1_048_576;
const mostRemembered = 10_000;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Stores the rows of a part. Returns how many the part has. Throws workspace-file-refused, and what PostgreSQL says. */
export async function fillTable(
  filling: Filling,
  table: CatalogTable,
  columns: readonly string[],
  content: AsyncIterable<Buffer>,
): Promise<number> {
  const { tx, kernel } = filling;
  refuseOtherColumns(table, columns);
  const toAccount = accountsOf(table);
  // An audit log outlives its workspace, so that an import of what was deleted here finds its entries.
  const mayBeThere = table.name === "audit_entry";
  let held: string[] = [];
  let length = 0;
  let count = 0;
  const store = async () => {
    if (held.length > 0) await insertRows(tx, table, `[${held.join(",")}]`, { mayBeThere });
    [held, length] = [[], 0];
  };
  for await (const line of readLines(content)) {
    count++;
    const row = readRow(table, columns, line);
    refuseOtherWorkspace(filling, table, row);
    if (!arrive(table.name, row, filling.now, filling.stopped)) continue;
    if (!(await nameAccounts(filling, toAccount, row))) continue;
    for (const column of sealedColumns[table.name] ?? []) seal(kernel, table, row, column);
    const text = JSON.stringify(table.columns.map(({ name }) => row[name]));
    held.push(text);
    length += text.length;
    if (held.length >= mostRows || length >= mostCharacters) await store();
  }
  await store();
  return count;
}

function refuseOtherColumns({ name, columns }: CatalogTable, found: readonly string[]): void {
  const own = new Set(columns.map((column) => column.name));
  if (found.length === own.size && new Set(found).size === own.size && found.every((column) => own.has(column))) return;
  throw refused(`The table ${name} of the file has other columns than this schema.`);
}

function readRow({ name }: CatalogTable, columns: readonly string[], line: string): Row {
  const values = readJson(line);
  const isRow =
    Array.isArray(values) &&
    values.length === columns.length &&
    values.every((value) => value === null || (typeof value === "string" && !value.includes("\0")));
  if (!isRow) throw refused(`A row of the table ${name} is no list of ${columns.length} texts or nulls.`);
  return Object.fromEntries(columns.map((column, index) => [column, values[index] as string | null]));
}

function refuseOtherWorkspace({ origin }: Filling, { name }: CatalogTable, row: Row): void {
  const owner = name === "workspace" ? row.id : row.workspace_id;
  if (owner !== origin.workspaceId) throw refused(`A row of the table ${name} belongs to another workspace.`);
}

type ToAccount = { column: string; isRequired: boolean; isKnown: boolean };

/** Gives the columns that name accounts; those of `isKnown` have a foreign key. */
function accountsOf({ name, columns, references }: CatalogTable): ToAccount[] {
  const known = references.filter(({ table }) => table === "account" || table === "member").map(({ column }) => column);
  const all = new Set([...known, ...(accountColumns[name] ?? [])]);
  return columns
    .filter((column) => all.has(column.name))
    .map(({ name: column, isRequired }) => ({ column, isRequired, isKnown: known.includes(column) }));
}

/**
 * Takes the names of accounts away that this import has not made: nobody here gets into a workspace, or shows in it, by
 * a file. False: the row is of such an account, and does not arrive.
 */
async function nameAccounts(filling: Filling, columns: ToAccount[], row: Row): Promise<boolean> {
  for (const { column, isRequired, isKnown } of columns) {
    const id = row[column] ?? null;
    if (id === null || filling.accounts.has(id)) continue;
    // A former member is nobody here, and stays the author of what was written.
    if (!isKnown && !(await isForeign(filling, id))) continue;
    if (isRequired) return false;
    row[column] = null;
  }
  return true;
}

async function isForeign({ tx, foreign }: Filling, id: string): Promise<boolean> {
  const known = foreign.get(id);
  if (known !== undefined) return known;
  const found = !uuid.test(id) || (await findAccount(tx, id)) !== undefined;
  if (foreign.size >= mostRemembered) foreign.clear();
  foreign.set(id, found);
  return found;
}

/** Encrypts a secret with this installation's own, or makes another one where none came along. */
function seal({ secrets }: Kernel, { name }: CatalogTable, row: Row, sealed: SealedColumn): void {
  const { column, purpose, binding, without } = sealed;
  const text = row[column] ?? null;
  const bytes = text === null ? undefined : bytesOfText(text);
  if (text !== null && bytes === undefined) throw refused(`A secret of the table ${name} cannot be read.`);
  const plain = bytes === undefined ? (typeof without === "function" ? without(row) : null) : bytes.toString("utf8");
  row[column] = plain === null ? null : textOfBytes(secrets.encrypt(purpose, plain, binding(row)));
}
