import type { DatabaseDesk } from "../../server/capabilities/database/testing/database-desk.ts";

const table = {
  operation: "createTable",
  table: "t",
  columns: [
    { name: "id", type: "integer", primaryKey: true },
    { name: "a", type: "text" },
    { name: "b", type: "integer" },
    { name: "j", type: "jsonb" },
  ],
};
const other = { operation: "createTable", table: "e", columns: [{ name: "id", type: "integer", primaryKey: true }] };
const row = { id: 1, a: "1", b: 1, j: {} };
const upsert = { operation: "upsert", table: "t", rows: [row], onConflict: ["id"] };

/** Makes what hostile statements name, where it is missing or was changed: `t` with a row, `e` and `s`. */
export async function prepareTables({ ask, done }: Pick<DatabaseDesk, "ask" | "done">): Promise<void> {
  await ask(table);
  if ((await ask(upsert)).status !== 200) {
    // Something else took its name, or its columns are others now.
    for (const what of ["table", "view", "sequence", "type"])
      await ask({ operation: "sql", sql: `drop ${what} if exists t cascade` });
    await done(table);
    await done(upsert);
  }
  await ask(other);
  await ask({ operation: "sql", sql: "create sequence if not exists s" });
}
