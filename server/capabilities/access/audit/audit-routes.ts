import { may } from "../../../kernel/caller.ts";
import { PageOf } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { listAudit } from "./list-audit.ts";
import { AuditEntry, AuditQuery } from "./schema.ts";

export function auditRoutes(app: Routes): void {
  app.get(
    "/api/audit",
    {
      schema: {
        summary: "Read the audit log: who did what in the workspace",
        query: AuditQuery,
        response: { 200: PageOf(AuditEntry) },
      },
      guard: may("settings:read"),
    },
    (call) => listAudit(call, call.query),
  );
}
