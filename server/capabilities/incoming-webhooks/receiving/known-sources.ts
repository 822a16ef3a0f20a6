import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { createSchemaCheck, type SchemaCheck } from "../event-schemas/create-schema-check.ts";
import { InboundSourceId } from "../ids.ts";
import { createSecret, type Secret } from "../signature-schemes/signature-scheme.ts";
import type { SchemeName } from "../signature-schemes/signature-schemes.ts";
import { decryptSecrets } from "../sources/source-secrets.ts";
import { findDefaultSource, findSourceById, type SourceRow } from "../sources/store.ts";

/**
 * A source as this node last read it. Each commit proves by `version` that the source has not
 * changed.
 */
export type KnownSource = {
  workspaceId: string;
  id: string;
  /** The `whs_…` id. */
  wireId: string;
  scheme: SchemeName;
  format: SourceRow["format"];
  /** The address of a source of mails. */
  address: string | null;
  /** These senders speak for people, who are named in Reply-To. */
  forwarders: readonly string[];
  databaseRules: readonly DatabaseRule[] | null;
  version: number;
  secrets: Secret[];
  checks: Map<string, SchemaCheck>;
  /** Counts the webhooks of this minute. The count is kept when the source is read again. */
  minute: { count: number; endsAtMs: number };
};

/** A source by its UUID, or the default one. */
export type SourceName = string | typeof theDefault;
export const theDefault: unique symbol = Symbol("the default source");

/** The sources that this node has read lately. */
type KnownSources = {
  /** The source as it was last read, without waiting. */
  recall(name: SourceName): KnownSource | undefined;
  /** Tells whether the source is known, or is being read already. */
  isExpected(name: SourceName): boolean;
  /**
   * The source as it is stored after this moment (`performance.now()`). Undefined if there is none.
   */
  readAfter(name: SourceName, momentMs: number): Promise<KnownSource | undefined>;
};

const mostKnown = 10_000;
/**
 * A wrong signature makes a node read the source again. This bounds how often, however many are
 * sent.
 */
const leastMsBetweenReads = 5;

type Entry = { source: KnownSource | undefined; readAtMs: number };

export const knownSourcesOf = state(createKnownSources);

function createKnownSources(kernel: Kernel): KnownSources {
  const entries = new Cache<SourceName, Entry>(mostKnown);
  /** Reads that have not started: every request until then shares one. */
  const waiting = new Map<SourceName, Promise<KnownSource | undefined>>();
  const underWay = new Map<SourceName, Promise<unknown>>();

  async function read(name: SourceName): Promise<KnownSource | undefined> {
    const readAtMs = performance.now();
    const row = await (name === theDefault
      ? findDefaultSource(kernel.database.query)
      : findSourceById(kernel.database.query, name));
    const former = entries.get(name)?.source;
    const source = row === undefined ? undefined : knownSource(kernel, row, former?.id === row.id ? former : undefined);
    // That a source does not exist is not kept: strangers may ask for any number of names.
    if (source === undefined) entries.delete(name);
    else entries.set(name, { source, readAtMs });
    return source;
  }

  return {
    recall: (name) => entries.get(name)?.source,
    isExpected: (name) => entries.get(name) !== undefined || waiting.has(name) || underWay.has(name),
    readAfter(name, momentMs) {
      const entry = entries.get(name);
      if (entry !== undefined && entry.readAtMs > momentMs) return Promise.resolve(entry.source);
      const shared = waiting.get(name);
      if (shared !== undefined) return shared;
      const waitMs = entry === undefined ? 0 : entry.readAtMs + leastMsBetweenReads - performance.now();
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

function knownSource(kernel: Kernel, row: SourceRow, former: KnownSource | undefined): KnownSource {
  const secrets = decryptSecrets(kernel, row).map(({ secret, endsAt }) =>
    createSecret(secret, endsAt === null ? null : Date.parse(endsAt)),
  );
  return {
    workspaceId: row.workspaceId,
    id: row.id,
    wireId: InboundSourceId.format(row.id),
    scheme: row.scheme,
    format: row.format,
    address: row.address,
    forwarders: row.forwarders,
    databaseRules: row.databaseRules,
    version: row.version,
    secrets,
    checks: new Map(Object.entries(row.schemas).map(([kind, schema]) => [kind, createSchemaCheck(schema)])),
    minute: former?.minute ?? { count: 0, endsAtMs: 0 },
  };
}
