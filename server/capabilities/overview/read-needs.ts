import { countUnsentMails } from "../../kernel/mail/store.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { countFailedRuns } from "../automation/index.ts";
import { countWaiting } from "../conversations/index.ts";
import { countUnanswered } from "../knowledge/index.ts";
import { countNewLeads } from "../leads/index.ts";
import { countFailingProviders } from "../models/index.ts";
import { countFailingEndpoints } from "../outgoing-webhooks/index.ts";
import { mostCounted, mostGaps, type NeedsMe } from "./schema.ts";

const failedRunsMs = 7 * 86_400_000;

/** Counts what waits for a person, as far as the caller may see it. */
export async function readNeeds({ kernel, caller }: Context): Promise<NeedsMe> {
  const { workspaceId, scopes } = caller;
  const db = kernel.database.query;
  const ifMay = async <Value>(scope: Scope, count: () => Promise<Value>) => (scopes.has(scope) ? count() : null);
  const since = new Date(kernel.clock.now() - failedRunsMs);
  const [talks, leads, gaps, failedRuns, failingProviders, failingEndpoints, unsentMails] = await Promise.all([
    ifMay("conversations:read", () =>
      countWaiting(db, workspaceId, { most: mostCounted, now: new Date(kernel.clock.now()) }),
    ),
    ifMay("leads:read", () => countNewLeads(db, workspaceId, mostCounted)),
    ifMay("knowledge:read", () => countUnanswered(kernel, workspaceId, mostGaps)),
    ifMay("automation:read", () => countFailedRuns(db, workspaceId, since, mostCounted)),
    ifMay("settings:read", () => countFailingProviders(db, workspaceId)),
    ifMay("webhooks:read", () => countFailingEndpoints(db, workspaceId)),
    ifMay("settings:read", () => countUnsentMails(db, workspaceId, mostCounted)),
  ]);
  return {
    waiting: talks?.waiting ?? null,
    unassigned: talks?.unassigned ?? null,
    ...{ leads, gaps, failedRuns, failingProviders, failingEndpoints, unsentMails },
  };
}
