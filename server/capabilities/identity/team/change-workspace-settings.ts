import { auditOperation } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { workspaceChanged } from "../events.ts";
import { checkOfficeHours, checkTimeZone } from "../office-hours/check-office-hours.ts";
import { lockWorkspace } from "../workspaces/store.ts";
import type { WorkspaceSettings } from "./schema.ts";
import { findSettings, readTimeZone, renewGrantsWithoutSecondFactor, writeSettings, writeTimeZone } from "./store.ts";

export function readWorkspaceSettings({ kernel, caller }: Context): Promise<WorkspaceSettings> {
  return findSettings(kernel.database.query, caller.workspaceId);
}

/**
 * Changes how the team works. Where a second factor is required from now on, every node refuses
 * members who lack one within a second. Throws invalid-request.
 */
export async function changeWorkspaceSettings(
  context: Context,
  changes: Partial<WorkspaceSettings>,
): Promise<WorkspaceSettings> {
  const { workspaceId } = context.caller;
  if (changes.officeHours) changes = { ...changes, officeHours: checkOfficeHours(changes.officeHours) };
  if (changes.timeZone !== undefined) changes = { ...changes, timeZone: checkTimeZone(changes.timeZone) };
  return context.commit(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const settings = { ...(await findSettings(tx, workspaceId)), ...changes };
    settings.name = settings.name.trim();
    await writeSettings(tx, workspaceId, settings);
    if (changes.timeZone !== undefined) await writeTimeZone(tx, workspaceId, changes.timeZone);
    else settings.timeZone = await readTimeZone(tx, workspaceId);
    // The access tokens of these members were verified when no second factor was required.
    if (changes.requireSecondFactor) await revoke(tx, await renewGrantsWithoutSecondFactor(tx, { workspaceId }));
    await auditOperation(context, tx, "workspace.changed", workspaceId, {
      requireSecondFactor: settings.requireSecondFactor,
      assignment: settings.assignment,
      waitingAfterMinutes: settings.waitingAfterMinutes,
    });
    emit(tx, workspaceChanged, { workspaceId, data: { settings: Object.keys(changes).sort() } });
    return settings;
  });
}
