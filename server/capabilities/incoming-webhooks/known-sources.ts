import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../kernel/kernel.ts";
import { createSecret, type Secret } from "./check-signature.ts";
import { createCheck } from "./fit-schema.ts";
import { InboundSourceId } from "./ids.ts";
import type { Scheme } from "./schema.ts";
import { openSecrets } from "./source-secrets.ts";
import { findDefaultSource, findSourceById, type SourceRow } from "./store.ts";

/** A source as this node remembers it. That it is still so is proved by `version` at each commit. */
export type KnownSource = {
  workspaceId: string;
  id: string;
  wireId: string;
  scheme: Scheme;
  version: number;
  secrets: Secret[];
  checks: Map<string, ReturnType<typeof createCheck>>;
  /** How many events it sent in this minute; kept when the source is read again. */
  minute: { count: number; endsAtMs: number };
};

/** A source by its UUID, or the default one. */
export type SourceName = string | typeof theDefault;
export const theDefault: unique symbol = Symbol("the default source");

export type KnownSources = {
  /** What is remembered, without waiting. */
  recall(name: SourceName): KnownSource | undefined;
  /** Whether it is remembered, or somebody reads it already. */
  isExpected(name: SourceName): boolean;
  /** The source as it is stored after this moment (`performance.now()`). */
  readAfter(name: SourceName, momentMs: number): Promise<KnownSource | undefined>;
};

const maxRemembered = 10_000;
/** Wrong signatures make a node look whether the secret was changed; this bounds how often, whoever sends how many. */
const leastMsBetweenReadings = 5;

type Entry = { source: KnownSource | undefined; readAtMs: number };

const remembered = new WeakMap<Kernel, KnownSources>();

export function knownSourcesOf(kernel: Kernel): KnownSources {
  const found = remembered.get(kernel) ?? createKnownSources(kernel);
  remembered.set(kernel, found);
  return found;
}

function createKnownSources(kernel: Kernel): KnownSources {
  const entries = new Map<SourceName, Entry>();
  /** Readings that have not begun yet: everyone who comes until then shares one. */
  const waiting = new Map<SourceName, Promise<KnownSource | undefined>>();
  const underWay = new Map<SourceName, Promise<unknown>>();

  async function read(name: SourceName): Promise<KnownSource | undefined> {
    const readAtMs = performance.now();
    const row = await (name === theDefault
      ? findDefaultSource(kernel.database.query)
      : findSourceById(kernel.database.query, name));
    const former = entries.get(name)?.source;
    const source = row === undefined ? undefined : remember(kernel, row, former?.id === row.id ? former : undefined);
    entries.delete(name);
    // What is not there is not remembered: there is no end of names for nothing.
    if (source !== undefined) entries.set(name, { source, readAtMs });
    const [oldest] = entries.size > maxRemembered ? entries.keys() : [];
    if (oldest !== undefined) entries.delete(oldest);
    return source;
  }

  return {
    recall: (name) => entries.get(name)?.source,
    isExpected: (name) => entries.has(name) || waiting.has(name) || underWay.has(name),
    readAfter(name, momentMs) {
      const entry = entries.get(name);
      if (entry !== undefined && entry.readAtMs > momentMs) return Promise.resolve(entry.source);
      const shared = waiting.get(name);
      if (shared !== undefined) return shared;
      const waitMs = entry === undefined ? 0 : entry.readAtMs + leastMsBetweenReadings - performance.now();
      const former = waitMs > 0 ? delay(waitMs) : (underWay.get(name) ?? Promise.resolve());
      const reading = former.then(() => {
        waiting.delete(name);
        const now = read(name);
        const ended = now.catch(() => {}).then(() => void (underWay.get(name) === ended && underWay.delete(name)));
        underWay.set(name, ended);
        return now;
      });
      waiting.set(name, reading);
      return reading;
    },
  };
}

function remember(kernel: Kernel, row: SourceRow, former: KnownSource | undefined): KnownSource {
  const secrets = openSecrets(kernel, row).map(({ secret, endsAt }) =>
    createSecret(secret, endsAt === null ? null : Date.parse(endsAt)),
  );
  return {
    workspaceId: row.workspaceId,
    id: row.id,
    wireId: InboundSourceId.format(row.id),
    scheme: row.scheme,
    version: row.version,
    secrets,
    checks: new Map(Object.entries(row.schemas).map(([kind, schema]) => [kind, createCheck(schema)])),
    minute: former?.minute ?? { count: 0, endsAtMs: 0 },
  };
}
