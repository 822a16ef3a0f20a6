import { NearEqualPages, type ReadPage, readRobots } from "@parley/documents";
import type { Kernel } from "../../../kernel/kernel.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { agent, fetchPage } from "./fetch-page.ts";
import type { WebOrigin } from "./origin.ts";
import { countPages, findLikenesses, findQueries, insertPages } from "./pages/store.ts";
import { type LearntSource, storeRobots } from "./store.ts";

/** Holds what a look knows of a site beside its pages. */
export type Site = {
  origin: WebOrigin;
  robots: ReturnType<typeof readRobots>;
  /** The pause between the beginnings of two requests. */
  pauseMs: number;
  known: NearEqualPages;
  /** The number of pages that may be added to those that were found. */
  room: number;
  /** The addresses of each path that differ in their query alone. */
  queries: Map<string, string[]>;
  /** Addresses that this slice has remembered, or has no room for. A site's menu is on all of its pages. */
  noted: Set<string>;
};

const longestPauseMs = 10_000;
const mostRobotsBytes = 500 * 1024;

/** Reads what a site asks of programs, once a look, and what its source has by now. */
export async function openSite(
  kernel: Kernel,
  workspaceId: string,
  source: LearntSource,
  origin: WebOrigin,
): Promise<Site | { waitMs: number }> {
  const start = new URL(origin.url);
  const url = new URL("/robots.txt", start).href;
  let text = source.robots;
  if (text === null) {
    const fetched = await fetchPage(kernel, url);
    if (fetched.kind === "wait") return { waitMs: fetched.ms };
    text = fetched.kind === "body" ? textOf(fetched.bytes) : "";
    await storeRobots(kernel.database.query, workspaceId, source.id, text);
    const robots = readRobots({ text, url, agent });
    await inTransaction(kernel.database, (tx) => insertPages(tx, workspaceId, source, entriesOf(origin, robots), 0));
  }
  const robots = readRobots({ text, url, agent });
  const known = new NearEqualPages();
  for (const { address, likeness } of await findLikenesses<ReadPage["fingerprint"]>(
    kernel.database.query,
    workspaceId,
    source.id,
  )) {
    known.findOrAdd(address, likeness);
  }
  const most = origin.type === "site" ? origin.maxPages : 1;
  return {
    origin,
    robots,
    pauseMs: Math.max(kernel.config.crawlPauseMs, Math.min((robots.crawlDelaySeconds ?? 0) * 1_000, longestPauseMs)),
    known,
    queries: Map.groupBy(await findQueries(kernel.database.query, workspaceId, source.id), pathOf),
    noted: new Set(),
    room: most - (await countPages(kernel.database.query, workspaceId, source.id)),
  };
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, mostRobotsBytes)).toString().replaceAll("\0", "");
}

function entriesOf(origin: WebOrigin, { sitemaps }: Site["robots"]) {
  if (origin.type === "url") return [];
  const named = sitemaps.length > 0 ? sitemaps : [new URL("/sitemap.xml", origin.url).href];
  return named.map((address) => ({ id: newUuid(), kind: "sitemap" as const, address }));
}

/** Gives an address without its query. */
export function pathOf(address: string): string {
  return address.split("?", 1)[0]!;
}
