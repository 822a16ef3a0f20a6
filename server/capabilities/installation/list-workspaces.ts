import type { Kernel } from "../../kernel/kernel.ts";
import { findLastActivity } from "../../kernel/log/store.ts";
import { boundedThings, quotaNames, quotasWith, type ShownUse, shownUses } from "../../kernel/quotas/quotas-of.ts";
import { readUse } from "../../kernel/quotas/store.ts";
import { isHalted } from "../../kernel/standing/standings.ts";
import { findStandingsOf } from "../../kernel/standing/store.ts";
import { listOf } from "../../kernel/storage/page.ts";
import { countMembersOf, listWorkspaces as findWorkspaces, type WorkspaceRow } from "../identity/index.ts";
import { type InstalledWorkspace, showInstalledWorkspace, type WorkspacesQuery } from "./schema.ts";

/** Lists all workspaces of the installation for the operator, newest first. */
export const listWorkspaces = listOf({
  name: ({ awaitsApproval }: WorkspacesQuery) => `installed-workspaces ${awaitsApproval}`,
  find: ({ kernel }, page, { awaitsApproval }) => findWorkspaces(kernel.database.query, page, awaitsApproval),
  showAll: (rows: WorkspaceRow[], { kernel }) => showWorkspaces(kernel, rows),
});

const atOnce = 100;

/** Lists all workspaces, newest first, for a command. `isAwaiting`: only those that await approval, or the others. */
export async function installedWorkspaces(kernel: Kernel, isAwaiting?: boolean): Promise<InstalledWorkspace[]> {
  const shown: InstalledWorkspace[] = [];
  for (let last: string | undefined, rows: WorkspaceRow[]; ; last = rows.at(-1)?.id) {
    rows = await findWorkspaces(kernel.database.query, { limit: atOnce, last }, isAwaiting);
    shown.push(...(await showWorkspaces(kernel, rows)));
    if (rows.length < atOnce) return shown;
  }
}

/** Shows workspaces with what they use, which is counted for all of them together. */
export async function showWorkspaces(kernel: Kernel, rows: readonly WorkspaceRow[]): Promise<InstalledWorkspace[]> {
  const db = kernel.database.query;
  const ids = rows.map(({ id }) => id);
  const [activity, standings, members, files, counted] = await Promise.all([
    findLastActivity(db, ids),
    findStandingsOf(db, ids),
    countMembersOf(db, ids),
    Promise.all(ids.map(async (id) => [id, (await readUse(db, id)).fileBytes] as const)),
    Promise.all(shownUses.map(async (name) => [name, await readShownUse(kernel, name, ids)] as const)),
  ]);
  const fileBytes = new Map(files);
  return rows.map((row) => {
    const standing = standings.find(({ workspaceId }) => workspaceId === row.id);
    const amounts = counted.map(([name, amount]) => [name, amount.get(row.id) ?? 0]);
    return showInstalledWorkspace({
      ...row,
      owner: row.ownerId === null ? null : { id: row.ownerId, email: row.ownerEmail ?? "", name: row.ownerName },
      lastActiveAt: activity.find(({ workspaceId }) => workspaceId === row.id)?.at ?? null,
      status: standing !== undefined && isHalted(standing) ? "suspended" : "active",
      awaitsApproval: standing?.awaitsApproval ?? false,
      suspendedAt: standing?.suspendedAt ?? null,
      reason: standing?.reason ?? null,
      deletesAt: standing?.deletesAt ?? null,
      deletedBy: standing?.deletedBy ?? null,
      use: {
        members: members.find(({ workspaceId }) => workspaceId === row.id)?.amount ?? 0,
        fileBytes: fileBytes.get(row.id) ?? 0,
        ...(Object.fromEntries(amounts) as Record<ShownUse["name"], number>),
      },
      quotas: boundsOf(kernel, standing?.quotas ?? {}),
    });
  });
}

async function readShownUse(kernel: Kernel, name: ShownUse["name"], ids: readonly string[]) {
  return (await kernel.shownUses.find((use) => use.name === name)?.read(kernel, ids)) ?? new Map<string, number>();
}

function boundsOf(kernel: Kernel, own: Parameters<typeof quotasWith>[1]): InstalledWorkspace["quotas"] {
  const quotas = quotasWith(kernel, own);
  const bounds = [...quotaNames, ...boundedThings, "chainRuns" as const].map((name) => {
    const bound = quotas[name];
    return [name, bound === Number.POSITIVE_INFINITY ? null : bound];
  });
  return Object.fromEntries(bounds) as InstalledWorkspace["quotas"];
}
