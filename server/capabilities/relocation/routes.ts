import Type from "typebox";
import { anyMember, anyone, operatorOnly } from "../../kernel/caller.ts";
import { bodyTooLarge, notFound, rateLimited, unavailable } from "../../kernel/problem.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { beginExport, readExport } from "./exporting/begin-export.ts";
import { followExportLink } from "./exporting/follow-export-link.ts";
import { importUpload } from "./importing/import-upload.ts";
import { exportUnderWay, workspaceClash, workspaceFileRefused } from "./problems.ts";
import { ImportedWorkspace, NewWorkspaceExport, WorkspaceExport, WorkspaceFile } from "./schema.ts";

const ExportPath = Type.Object({ exportId: Type.String({ maxLength: 100 }) });
const LinkPath = Type.Object({ token: Type.String({ maxLength: 500 }) });
/** Larger files are for the command, which reads them from a disk. */
const largestUpload = 64 * 1024 ** 3;

export function routes(app: Routes): void {
  app.post(
    "/api/workspace/export",
    {
      schema: {
        summary: "Begin to write the whole workspace into one file",
        description:
          "Only an owner may do this. A job writes every row, the workspace's own tables, files and recordings, as they are at one moment, for `POST /api/installation/workspaces/import` of another installation. Ids stay. Sign-ins do not come along, and secrets only with a `passphrase`, which nobody can replace. One export is written at a time, and five begin in a day.",
        body: NewWorkspaceExport,
        isBodyOptional: true,
        response: { 202: WorkspaceExport },
      },
      guard: anyMember,
      idempotent: true,
      goesOnWhenSuspended: true,
      goesOnWhenFull: true,
      problems: [exportUnderWay, rateLimited],
      cost: () => ({ workMs: 2_000, of: "an export of the workspace" }),
    },
    (call) => beginExport(call, call.body ?? {}),
  );
  app.get(
    "/api/workspace/export/:exportId",
    {
      schema: {
        summary: "See how far an export is, and get the link to its file",
        description: "Only an owner may do this. Each answer has a link of its own, which ends after an hour.",
        params: ExportPath,
        response: { 200: WorkspaceExport },
      },
      guard: anyMember,
      goesOnWhenSuspended: true,
      problems: [notFound],
    },
    (call) => readExport(call, call.params.exportId),
  );
  app.get(
    "/workspace-exports/:token",
    {
      schema: {
        summary: "Download an export of a workspace by its link",
        params: LinkPath,
        response: { 200: null },
        alsoProduces: ["application/octet-stream"],
      },
      guard: anyone,
      problems: [notFound, unavailable],
    },
    (call) => followExportLink(call, call.params.token),
  );
  app.post(
    "/api/installation/workspaces/import",
    {
      schema: {
        summary: "Make a workspace of an export of another installation",
        description:
          "All of it or nothing. What the installation has already is named by workspace-clash. Members whose address is unknown here get an account without a password and a link to choose one; others are invited. Campaigns are paused, endpoints of webhooks disabled, workflows inactive and their runs cancelled, because the former installation may go on. The passphrase comes before the file.",
        body: WorkspaceFile,
        response: { 201: ImportedWorkspace },
      },
      guard: operatorOnly,
      body: {
        kind: "multipart",
        limits: { maxFiles: 1, maxFileBytes: largestUpload, maxFields: 2, maxFieldBytes: 4_000 },
      },
      maxBodyBytes: largestUpload,
      problems: [workspaceClash, workspaceFileRefused, bodyTooLarge, unavailable],
      cost: () => ({ workMs: 5_000, of: "an import of a workspace" }),
    },
    (call) => importUpload(call),
  );
}
