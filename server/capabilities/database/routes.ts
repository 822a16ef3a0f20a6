import { anyTrusted } from "../../kernel/caller.ts";
import { quotaExceeded } from "../../kernel/quotas/quotas-of.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { operate } from "./operating/operate.ts";
import { databaseBusy, databaseFull, databaseMissing, resultTooLarge, sqlOff } from "./problems.ts";
import { DatabaseAnswer, DatabaseRequest } from "./schema.ts";
import { sqlNotAllowed, sqlSyntaxError } from "./sql/problems.ts";
import * as tableProblems from "./tables/problems.ts";
import { transferRoutes } from "./transfer/routes.ts";

export function routes(app: Routes): void {
  app.post(
    "/api/database",
    {
      schema: {
        summary: "Work with the workspace's own tables",
        description:
          "Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do. Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`, `record.updated` and `record.deleted`.",
        body: DatabaseRequest,
        response: { 200: DatabaseAnswer },
      },
      guard: anyTrusted,
      idempotent: true,
      problems: [
        ...Object.values(tableProblems),
        sqlNotAllowed,
        sqlSyntaxError,
        sqlOff,
        resultTooLarge,
        databaseFull,
        quotaExceeded,
        databaseBusy,
        databaseMissing,
      ],
    },
    (call) => operate(call),
  );
  transferRoutes(app);
}
