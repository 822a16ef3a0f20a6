import { pointerTo } from "@parley/json";
import { auditOperation } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { mostDaysOfAll, type RetentionKind } from "../../../kernel/retention-kind.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { hourOfRun } from "./end-old-things.ts";
import type { Retention, RetentionChange } from "./schema.ts";
import { findRetention, writeRetention } from "./store.ts";

const dayMs = 86_400_000;

/** Says for how long a workspace keeps each kind of data. */
export const retentionSettings = {
  async read({ kernel, caller }: Context): Promise<Retention> {
    const rows = await findRetention(kernel.database.query, caller.workspaceId);
    const set = new Map(rows.map((row) => [row.kind, row]));
    const days = kernel.retention.map(({ kind, defaultDays }) => {
      const row = set.get(kind);
      return [kind, row === undefined ? defaultDays : row.days] as const;
    });
    const changed = rows.filter(({ firstRunAt }) => firstRunAt.getTime() > kernel.clock.now());
    return {
      days: Object.fromEntries(days),
      firstRunAt: Object.fromEntries(changed.map(({ kind, firstRunAt }) => [kind, firstRunAt.toISOString()])),
    };
  },

  async change(context: Context, { days }: RetentionChange): Promise<Retention> {
    const { kernel, caller } = context;
    const wanted = checkRetention(kernel, { days });
    const firstRunAt = new Date(firstRunAfter(kernel.clock.now() + dayMs));
    await context.commit(async (tx) => {
      for (const each of wanted) await writeRetention(tx, caller.workspaceId, { ...each, firstRunAt });
      await auditOperation(context, tx, "retention.changed", caller.workspaceId, {
        days: Object.fromEntries(wanted.map(({ kind, days: count }) => [kind, count])),
      });
    });
    return retentionSettings.read(context);
  },
};

/** Throws invalid-request for a kind that there is not, and for days that it cannot be kept. */
export function checkRetention(kernel: Kernel, { days }: RetentionChange): { kind: string; days: number | null }[] {
  const kinds = new Map(kernel.retention.map((each) => [each.kind, each]));
  return Object.entries(days).map(([kind, count]) => ({ kind, days: checkDays(kinds, kind, count) }));
}

function checkDays(kinds: ReadonlyMap<string, RetentionKind>, kind: string, days: number | null): number | null {
  const known = kinds.get(kind);
  if (known === undefined) throw refused(kind, `is none of ${[...kinds.keys()].join(", ")}`);
  const { leastDays, mostDays } = known;
  const most = mostDays ?? mostDaysOfAll;
  if (days === null ? mostDays === null : days >= leastDays && days <= most) return days;
  throw refused(kind, `is not from ${leastDays} to ${most} days`);
}

function refused(kind: string, message: string): Problem {
  // A command shows people this sentence alone.
  return new Problem(invalidRequest, `${JSON.stringify(kind)} ${message}.`, {
    errors: [{ pointer: pointerTo("/body/days", kind), message }],
  });
}

/** The first daily run at this time or later, in UTC. */
function firstRunAfter(timeMs: number): number {
  const midnight = Math.floor(timeMs / dayMs) * dayMs;
  const run = midnight + hourOfRun * 3_600_000;
  return run >= timeMs ? run : run + dayMs;
}
