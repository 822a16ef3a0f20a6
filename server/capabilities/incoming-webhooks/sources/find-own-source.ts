import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { InboundSourceId } from "../ids.ts";
import { noSuchSource } from "../problems.ts";
import { findSource, lockSource, type SourceRow } from "./store.ts";

/** Finds the workspace's source with this `whs_…` id. Throws not-found. */
export async function findOwnSource({ kernel, caller }: Context, sourceId: string): Promise<SourceRow> {
  const id = InboundSourceId.parse(sourceId);
  const source = id === undefined ? undefined : await findSource(kernel.database.query, caller.workspaceId, id);
  if (source === undefined) throw noSuchSource();
  return source;
}

/**
 * Gives the same, locked until the end of the transaction, so that nobody else changes it meanwhile.
 * Throws not-found.
 */
export async function lockOwnSource({ caller }: Context, tx: Transaction, sourceId: string): Promise<SourceRow> {
  const id = InboundSourceId.parse(sourceId);
  const source = id === undefined ? undefined : await lockSource(tx, caller.workspaceId, id);
  if (source === undefined) throw noSuchSource();
  return source;
}
