import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { SourceId } from "../ids.ts";
import { findTaggedSources } from "./store.ts";

/** The part of the knowledge that an assistant or a search is bounded to; null: all of it. */
type KnownPart = { sourceIds?: readonly string[]; tags?: readonly string[] } | null;

/** The sources of a part, by their UUIDs; null: all. */
export type KnownSources = ReadonlySet<string> | null;

type Kept = { version: number; sources: ReadonlySet<string> };

/** A part can be some thousand sources. */
const maxKept = 200;
const keptOf = state(() => new Cache<string, Kept>(maxKept));

/** Finds the sources of a part of the knowledge, at least as new as the version. */
export async function sourcesKnown(
  kernel: Kernel,
  workspaceId: string,
  version: number,
  part: KnownPart,
): Promise<KnownSources> {
  const ready = readySourcesKnown(kernel, workspaceId, version, part);
  if (ready !== undefined) return ready;
  const { tags = [], sourceIds = [] } = part!;
  const found = await findTaggedSources(kernel.database.query, workspaceId, tags);
  const sources = new Set([...found.ids, ...uuidsOf(sourceIds)]);
  keptOf(kernel).set(keyOf(workspaceId, part), { version: found.version, sources });
  return sources;
}

/** Does the same, but gives undefined when the database must be asked for the tags. */
export function readySourcesKnown(
  kernel: Kernel,
  workspaceId: string,
  version: number,
  part: KnownPart,
): KnownSources | undefined {
  if (part === null) return null;
  const { tags = [], sourceIds = [] } = part;
  if (tags.length === 0) return new Set(uuidsOf(sourceIds));
  const kept = keptOf(kernel).get(keyOf(workspaceId, part));
  return kept !== undefined && kept.version >= version ? kept.sources : undefined;
}

const keyOf = (workspaceId: string, part: KnownPart): string => `${workspaceId} ${JSON.stringify(part)}`;

function uuidsOf(sourceIds: readonly string[]): string[] {
  return sourceIds.flatMap((id) => SourceId.parse(id) ?? []);
}
