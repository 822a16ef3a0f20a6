import { Client } from "pg";
import type { DatabaseRule } from "../../../../kernel/caller.ts";
import { createTestDatabase } from "../../../../testing/test-database.ts";
import { templateSql } from "../../plane/template-sql.ts";
import { valueTypes } from "../../plane/value-types.ts";
import { maxRowsRead, type TableOperation } from "../../schema.ts";
import { compileOperation } from "../compile-operation.ts";
import type { Row } from "../compiled.ts";
import { explainError } from "../explaining/explain-error.ts";
import { describeTables } from "../store.ts";
import type { TableDescription } from "../table-description.ts";

type Answer = { rows: Row[]; rowCount: number; nextCursor?: string | null };

/** A database of a test, and the operations of the table API on it. */
export type TableDesk = {
  client: Client;
  tables(): Promise<Map<string, TableDescription>>;
  run(operation: TableOperation, rules?: readonly DatabaseRule[]): Promise<Answer>;
  stop(): Promise<void>;
};

export async function openTableDesk(): Promise<TableDesk> {
  const database = await createTestDatabase({ isEmpty: true });
  const client = new Client({
    ...database.connection,
    types: valueTypes,
    options: "-c search_path=public -c timezone=UTC -c datestyle=ISO,YMD -c intervalstyle=iso_8601",
  });
  await client.connect();
  await client.query(templateSql.internal);
  const tables = async () =>
    new Map(
      (await describeTables((text, values) => client.query(text, values), "public")).map((each) => [each.name, each]),
    );
  return {
    client,
    tables,
    async run(operation, rules) {
      const known = await tables();
      const compiled = compileOperation(operation, known, { schemaName: "public", rules, maxRows: maxRowsRead });
      try {
        await client.query("begin");
        const { rows, rowCount } = await client.query(compiled.text, compiled.values);
        for (const { text, values } of compiled.more ?? []) await client.query(text, values);
        await client.query("commit");
        return {
          rowCount: rowCount ?? 0,
          ...(compiled.finish?.(rows) ?? { rows: compiled.access === "ddl" ? [] : rows }),
        };
      } catch (error) {
        await client.query("rollback");
        const run = (text: string, values: unknown[]) => client.query(text, values);
        throw await explainError(error, { tables: known, compiled, run, rules });
      }
    },
    async stop() {
      await client.end();
      await database.drop();
    },
  };
}
