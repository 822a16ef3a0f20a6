import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { checkRetention, retentionSettings } from "./retention-settings.ts";
import type { DefaultRetention, Retention, RetentionChange, RetentionPreview } from "./schema.ts";
import { findDefaults, readCount, writeDefaults } from "./store.ts";

const dayMs = 86_400_000;

/** Says for how long new workspaces keep each kind of data. */
export async function readDefaultRetention(kernel: Kernel): Promise<DefaultRetention> {
  const wanted = new Map((await findDefaults(kernel.database.query)).map(({ kind, days }) => [kind, days]));
  const days = kernel.retention.map(({ kind, defaultDays }) => [
    kind,
    wanted.has(kind) ? wanted.get(kind) : defaultDays,
  ]);
  return { days: Object.fromEntries(days) };
}

/**
 * Changes what new workspaces get. Those that are there keep what they have.
 *
 * @throws invalid-request
 */
export async function changeDefaultRetention(kernel: Kernel, tx: Transaction, change: RetentionChange): Promise<void> {
  const usual = new Map(kernel.retention.map(({ kind, defaultDays }) => [kind, defaultDays]));
  const wanted = checkRetention(kernel, change);
  const kept = wanted.filter(({ kind, days }) => days !== usual.get(kind));
  const dropped = wanted.filter((each) => !kept.includes(each)).map(({ kind }) => kind);
  await writeDefaults(tx, { kept, dropped });
}

/** Tells what the default would change in a workspace that is there already, and how much it would erase. */
export async function previewDefaultRetention(context: Context): Promise<RetentionPreview> {
  const { days } = await readDefaultRetention(context.kernel);
  return countChanges(context, days);
}

/**
 * Tells how much a change would erase, and changes nothing.
 *
 * @throws invalid-request
 */
export async function previewRetention(context: Context, change: RetentionChange): Promise<RetentionPreview> {
  const wanted = checkRetention(context.kernel, change);
  return countChanges(context, Object.fromEntries(wanted.map(({ kind, days }) => [kind, days])));
}

/** Kinds that `wanted` does not name stay as they are. */
async function countChanges(context: Context, wanted: DefaultRetention["days"]): Promise<RetentionPreview> {
  const { kernel, caller } = context;
  const { days: current } = await retentionSettings.read(context);
  const changes: RetentionPreview["changes"] = [];
  for (const { kind, countBefore } of kernel.retention) {
    const [days, currentDays] = [wanted[kind] ?? null, current[kind] ?? null];
    if (!Object.hasOwn(wanted, kind) || days === currentDays) continue;
    const before = days === null ? undefined : new Date(kernel.clock.now() - days * dayMs);
    const wouldErase =
      before === undefined ? 0 : await readCount(kernel.database.query, countBefore(caller.workspaceId, before));
    changes.push({ kind, days, currentDays, wouldErase });
  }
  return { changes };
}

/** Gives the workspace what new ones get. As with any change, nothing is erased for a whole day. */
export async function takeDefaultRetention(context: Context): Promise<Retention> {
  const { changes } = await previewDefaultRetention(context);
  const days = Object.fromEntries(changes.map((change) => [change.kind, change.days]));
  return changes.length === 0 ? retentionSettings.read(context) : retentionSettings.change(context, { days });
}
