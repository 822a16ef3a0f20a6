import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import { Problem } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { SourceId } from "../ids.ts";
import { finishLook } from "./finish-look.ts";
import { type Looked, lookAtPage } from "./look-at-page.ts";
import { openSite, type Site } from "./open-site.ts";
import {
  countAttempt,
  type FoundPage,
  findWaitingPages,
  insertPages,
  type PageRow,
  readProgress,
  updatePage,
} from "./pages/store.ts";
import { findLearntSource, type LearntSource, lockLearntSource } from "./store.ts";
import { retirePage, storePage } from "./store-page.ts";

type Learning = { workspaceId: string; sourceId: string };
type Look = { page: PageRow; looked: Exclude<Looked, { kind: "wait" }> };

/** A node learns from so many sources at a time: its other jobs go on beside them. */
const mostAtOnce = 2;
const busyMs = 500;
/** After so long another source has its turn. */
const sliceMs = 5_000;
const requestsAtOnce = 2;
/** The number of waiting pages that are read at a time: finding the first of them reads all of them. */
const mostRead = 50;
/** Without a pause, a crawl rests as long as it worked, so that answers go first on a busy node. */
const longestRestMs = 500;
const mostAttempts = 3;
/** A page that is gone is looked at again a day later before it is withdrawn; looks may be some hours early. */
const missingMs = 20 * 3_600_000;

const slotsOf = state(() => ({ taken: 0 }));

/**
 * Learns a slice of a source and comes back for the rest. All that it knows is stored, so that
 * another node goes on where one ended.
 */
export const learnSource = defineJob<Learning>({
  name: "learn-source",
  async run(kernel, learning) {
    const slots = slotsOf(kernel);
    if (slots.taken >= mostAtOnce) return goOnLater(kernel, learning, busyMs);
    slots.taken++;
    try {
      const waitMs = await learnSlice(kernel, learning);
      if (waitMs !== undefined) await goOnLater(kernel, learning, waitMs);
    } finally {
      slots.taken--;
    }
  },
});

export function continueLearning(tx: Transaction, learning: Learning, waitMs = 0, now = Date.now()): void {
  const runAt = waitMs === 0 ? {} : { runAt: new Date(now + waitMs) };
  addJob(tx, learnSource, learning, { key: `learn-source:${learning.sourceId}`, ...runAt });
}

function goOnLater(kernel: Kernel, learning: Learning, waitMs: number): Promise<void> {
  return inTransaction(kernel.database, async (tx) => continueLearning(tx, learning, waitMs, kernel.clock.now()));
}

/** Returns after how many milliseconds there is more to learn; undefined when all is learnt. */
async function learnSlice(kernel: Kernel, { workspaceId, sourceId }: Learning): Promise<number | undefined> {
  const source = await findLearntSource(kernel.database.query, workspaceId, sourceId);
  if (source?.status !== "pending" || source.origin.type === "file") return undefined;
  const { origin } = source;
  const site = await openSite(kernel, workspaceId, source, origin);
  if ("waitMs" in site) return site.waitMs;
  const end = kernel.clock.elapsed() + sliceMs;
  let waiting: PageRow[] = [];
  while (kernel.clock.elapsed() < end) {
    if (waiting.length === 0) waiting = await findWaitingPages(kernel.database.query, workspaceId, source, mostRead);
    const pages = waiting.splice(0, requestsAtOnce);
    if (pages.length === 0) {
      await finishLook(kernel, workspaceId, source, site);
      return undefined;
    }
    const beganAt = kernel.clock.elapsed();
    const looks = pages.map(async (page, at) => {
      await delay(at * site.pauseMs);
      return { page, looked: await lookAtPage(kernel, workspaceId, site, page) };
    });
    const done: Look[] = [];
    let waitMs: number | undefined;
    for (const { page, looked } of await Promise.all(looks)) {
      if (looked.kind === "wait") waitMs = Math.max(looked.ms, waitMs ?? 1_000);
      else done.push({ page, looked });
    }
    if (!(await storeLooks(kernel, workspaceId, source, site, done))) return 0;
    if (waitMs !== undefined) return waitMs;
    await showProgress(kernel, workspaceId, source);
    await delay(Math.max(site.pauseMs, Math.min(kernel.clock.elapsed() - beganAt, longestRestMs)));
  }
  return 0;
}

/**
 * Stores what looks at pages gave, in one transaction. Returns false, and stores nothing, when the
 * source was removed or stopped, or another look began.
 */
function storeLooks(
  kernel: Kernel,
  workspaceId: string,
  { id, look }: LearntSource,
  site: Site,
  looks: readonly Look[],
): Promise<boolean> {
  return inTransaction(kernel.database, async (tx) => {
    const source = await lockLearntSource(tx, workspaceId, id);
    if (source?.status !== "pending" || source.look !== look) return false;
    for (const one of looks) await storeLook(kernel, tx, workspaceId, source, site, one);
    return true;
  });
}

async function storeLook(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  source: LearntSource,
  site: Site,
  { page, looked }: Look,
): Promise<void> {
  const setPage = (outcome: Parameters<typeof updatePage>[4]) => updatePage(tx, workspaceId, source, page.id, outcome);
  switch (looked.kind) {
    case "unchanged":
      return setPage({ state: "indexed" });
    case "sitemap": {
      const more = looked.sitemaps.map((address) => ({ kind: "sitemap" as const, address }));
      await addFound(tx, workspaceId, source, site, looked.found, more);
      return setPage({ state: "skipped" });
    }
    case "learnt":
      await addFound(tx, workspaceId, source, site, looked.found);
      try {
        return await storePage(kernel, tx, workspaceId, source, page, looked.learnt);
      } catch (cause) {
        if (!(cause instanceof Problem)) throw cause;
        return setPage({ state: "failed", problem: cause.type.code, told: cause.detail });
      }
    case "failed":
      if (page.attempts + 1 < mostAttempts) return countAttempt(tx, workspaceId, source.id, page.id);
      // The page stays as it was learnt before.
      return setPage({ state: page.state === "indexed" ? "indexed" : "failed", problem: looked.problem });
    case "missing":
      return isGone(page) ? withdraw("page-not-found", "gone") : markMissing();
    case "set-aside":
      await addFound(tx, workspaceId, source, site, looked.found ?? []);
      return withdraw(looked.problem, "skipped", looked.told);
  }

  async function withdraw(problem: string, to: "gone" | "skipped", told?: string): Promise<void> {
    if (page.state === "indexed") await retirePage(kernel, tx, workspaceId, source.id, page.id);
    await setPage({ state: to, problem, told: told ?? null, contentHash: null, documentId: null, likeness: null });
  }

  function markMissing(): Promise<void> {
    const missingSince = page.missingSince ?? new Date(kernel.clock.now());
    return setPage({ state: "indexed", problem: "page-not-found", missingSince });
  }

  /** A page that was never learnt is gone at once. */
  function isGone({ state, missingSince }: PageRow): boolean {
    return state !== "indexed" || (missingSince !== null && missingSince.getTime() <= kernel.clock.now() - missingMs);
  }
}

/** Remembers addresses that were found, as many as the site may have. */
async function addFound(
  tx: Transaction,
  workspaceId: string,
  source: LearntSource,
  site: Site,
  addresses: readonly string[],
  sitemaps: readonly Omit<FoundPage, "id">[] = [],
): Promise<void> {
  const pages = addresses.map((address) => ({ kind: "page" as const, address }));
  const found = [...sitemaps, ...pages].flatMap((one) =>
    site.noted.has(one.address) ? [] : [{ ...one, id: newUuid() }],
  );
  site.room -= await insertPages(tx, workspaceId, source, found, site.room);
  for (const { address } of found) site.noted.add(address);
}

const shownOf = state(() => new Map<string, number>());
const shownEveryMs = 1_000;

/** Tells those who watch the workspace how far the source is, at most once a second. */
async function showProgress(kernel: Kernel, workspaceId: string, source: LearntSource): Promise<void> {
  const shown = shownOf(kernel);
  const now = kernel.clock.elapsed();
  if (now - (shown.get(source.id) ?? Number.NEGATIVE_INFINITY) < shownEveryMs) return;
  shown.set(source.id, now);
  for (const [id, at] of shown) if (now - at > shownEveryMs) shown.delete(id);
  const progress = await readProgress(kernel.database.query, workspaceId, source);
  kernel.realtime.signal({
    workspaceId,
    kind: "source-progress",
    visibleTo: "knowledge:read",
    data: { sourceId: SourceId.format(source.id), ...progress },
  });
}
