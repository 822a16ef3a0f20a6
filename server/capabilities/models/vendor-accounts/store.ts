import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, type Sql, sql } from "../../../kernel/storage/sql.ts";
import { encryptedValues } from "../../../kernel/store.ts";

/** The SQL that all tables of vendor accounts share. The owner of a table knows its other columns. */
export type AccountTable = ReturnType<typeof accountTable>;

/** Some workspaces have accounts of one kind at one address; null stands for the address of the vendor. */
type AddressUse = { kind: string; baseUrl: string | null; workspaces: number };

/**
 * Makes the statements for one table.
 *
 * @example
 * const { remove } = accountTable(sql`speech_provider`);
 * await remove(tx, workspaceId, id);
 */
export function accountTable(table: Sql) {
  return {
    async remove(tx: Transaction, workspaceId: string, id: string): Promise<void> {
      await execute(tx)`delete from ${table} where workspace_id = ${workspaceId} and id = ${id}`;
    },

    /** The keys of all workspaces, by the id of the account. */
    keys: encryptedValues(
      sql`select id, sealed_key as encrypted from ${table} where sealed_key is not null`,
      ({ id, former, encrypted }) => sql`
        update ${table} set sealed_key = ${encrypted} where id = ${id} and sealed_key = ${former}`,
    ),

    /** Counts the workspaces whose accounts are at each address, those of most workspaces first. */
    countByAddress(db: Queryable): Promise<AddressUse[]> {
      return all<AddressUse>(db)`
        select kind, base_url, count(distinct workspace_id)::integer as workspaces from ${table}
        group by kind, base_url order by workspaces desc, kind, base_url`;
    },
  };
}
