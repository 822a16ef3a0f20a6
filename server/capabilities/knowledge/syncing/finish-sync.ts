import { Problem } from "../../../kernel/problem.ts";
import { countUse } from "../../../kernel/quotas/quotas-of.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { SyncId } from "../ids.ts";
import { noSuchSync, requireId, syncRemovesMuch } from "../problems.ts";
import { reserveVersion } from "../retiring/store.ts";
import { insertSources, lockNames, lockSources } from "../sources/store.ts";
import { bytesToStore, stepsTo, storeSources, type WantedSource } from "../sources/store-sources.ts";
import type { SyncCounts, SyncEnd } from "./schema.ts";
import { endSync } from "./start-sync.ts";
import { lockSync, readGathered } from "./store.ts";

/**
 * Makes a tag's sources exactly those that the sync has gathered, in one transaction: all of them, or
 * nothing. A dry run only counts. Throws not-found and sync-removes-much.
 */
export async function finishSync(context: Context, wireId: string, end: SyncEnd): Promise<SyncCounts> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const { dryRun = false, allowRemoval = false } = end;
  const syncId = requireId(SyncId, wireId, noSuchSync);
  return context.commit(async (tx) => {
    await lockNames(tx, workspaceId);
    const sync = await lockSync(tx, workspaceId, syncId);
    if (sync === undefined) throw noSuchSync();
    const { tag } = sync;
    const gathered = await readGathered(tx, sync);
    const names = new Set(gathered.map(({ externalId }) => externalId));
    const present = await lockSources(tx, workspaceId, { tag, names: [...names] });
    const formerTags = new Map(present.map(({ externalId, tags }) => [externalId, tags]));
    const wanted = gathered.map((source): WantedSource => {
      const tags = source.tags ?? formerTags.get(source.externalId) ?? [];
      return { ...source, sourceId: newUuid(), tags: [...new Set([...tags, tag])].sort() };
    });
    const steps = stepsTo(wanted, present);
    const unwanted = present.filter(({ externalId }) => externalId === null || !names.has(externalId));
    const before = present.filter(({ tags }) => tags.includes(tag)).length;
    const isMuch = unwanted.length * 2 > before;
    if (isMuch && !allowRemoval && !dryRun) throw removesMuch(unwanted.length, before);
    const count = (change: string) => steps.filter((step) => step.change === change).length;
    const counts = {
      ...{ added: count("created"), replaced: count("replaced"), unchanged: count("unchanged") },
      removed: unwanted.length,
    };
    if (dryRun) return counts;
    countUse(tx, { workspaceId, quota: "knowledgeBytes", amount: bytesToStore(steps) });
    const end = () => endSync(tx, sync);
    if (counts.unchanged === steps.length && unwanted.length === 0) {
      await end();
      return counts;
    }
    const version = await reserveVersion(tx, workspaceId);
    const input = (picked: readonly WantedSource[]) => ({ sync, picked, version });
    const insert = (created: readonly WantedSource[]) => insertSources(tx, input(created));
    await storeSources(kernel, tx, workspaceId, steps, { reserved: version, insert, input, end }, unwanted);
    return counts;
  });
}

function removesMuch(removed: number, before: number): Problem {
  return new Problem(
    syncRemovesMuch,
    `The sync would remove ${removed} of the ${before} sources of its tag. Send what is missing, or finish it with allowRemoval when that is meant. It stays open.`,
    { members: { removed, before } },
  );
}
