import { auditOperation } from "../../../kernel/audit.ts";
import { addJob } from "../../../kernel/log/job.ts";
import { notFound, Problem, rateLimited } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { lockTeam, requireFreshFactor, requireOwner } from "../../identity/index.ts";
import { WorkspaceExportId } from "../ids.ts";
import { exportUnderWay } from "../problems.ts";
import { type NewWorkspaceExport, showWorkspaceExport, type WorkspaceExport } from "../schema.ts";
import { linkOf } from "./follow-export-link.ts";
import { countExportsSince, deleteEndedExports, type ExportRow, findExport, insertExport } from "./store.ts";
import { exportKeys, sealPassphrase, writeExport } from "./write-export.ts";

/** An export may be downloaded for so long, counted from its beginning. */
const lifeMs = 2 * 86_400_000;
const dayMs = 86_400_000;
/** Each writes all that the workspace has. */
const mostADay = 5;

/**
 * Begins to write the whole workspace into one file. Throws forbidden for all but owners, wrong-code where the workspace
 * requires a second factor, export-under-way, and rate-limited after five in a day.
 */
export async function beginExport(context: Context, input: NewWorkspaceExport): Promise<WorkspaceExport> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const useCode = await requireFreshFactor(context, input.code);
  const id = newUuid();
  return context.commit(async (tx) => {
    requireOwner(await lockTeam(context, tx));
    await useCode(tx);
    const nowMs = kernel.clock.now();
    await deleteEndedExports(tx, workspaceId, new Date(nowMs));
    if ((await countExportsSince(tx, workspaceId, new Date(nowMs - dayMs))) >= mostADay) throw tooMany();
    const isEncrypted = input.passphrase !== undefined;
    const inserted = await insertExport(tx, {
      workspaceId,
      id,
      isEncrypted,
      sealedKey: exportKeys.make(kernel, id).sealedKey,
      createdAt: new Date(nowMs),
      endsAt: new Date(nowMs + lifeMs),
    });
    if (inserted === undefined) throw underWay();
    const sealedPassphrase = input.passphrase === undefined ? null : sealPassphrase(kernel, id, input.passphrase);
    addJob(tx, writeExport, { workspaceId, exportId: id, sealedPassphrase });
    await auditOperation(context, tx, "workspace-export.begun", id, { isEncrypted });
    return showExport(context, inserted);
  });
}

/** Shows an export of the caller's workspace. Throws forbidden for all but owners, and not-found. */
export async function readExport(context: Context, writtenId: string): Promise<WorkspaceExport> {
  const { caller, kernel } = context;
  const id = WorkspaceExportId.parse(writtenId);
  const row = await context.commit(async (tx) => {
    requireOwner(await lockTeam(context, tx));
    return id === undefined ? undefined : findExport(tx, { workspaceId: caller.workspaceId, id });
  });
  if (row === undefined || row.endsAt.getTime() <= kernel.clock.now())
    throw new Problem(notFound, "The workspace has no export with this id, or its time is over. Begin another one.");
  return showExport(context, row);
}

function showExport({ kernel }: Context, row: ExportRow): WorkspaceExport {
  const { rowCount, fileCount, contentHash, state, ...shown } = row;
  const link = state === "ready" ? linkOf(kernel, row) : null;
  return showWorkspaceExport({
    ...shown,
    status: state as WorkspaceExport["status"],
    rows: rowCount,
    files: fileCount,
    sha256: contentHash,
    url: link?.url ?? null,
    urlEndsAt: link?.endsAt ?? null,
  });
}

function underWay(): Problem {
  return new Problem(
    exportUnderWay,
    "Wait until it has ended: GET /api/workspace/export/{exportId} tells how far it is.",
  );
}

function tooMany(): Problem {
  return new Problem(rateLimited, `A workspace begins at most ${mostADay} exports in a day. Try again in an hour.`, {
    headers: { "retry-after": "3600" },
  });
}
