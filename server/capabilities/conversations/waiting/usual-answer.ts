import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { findUsualAnswer } from "./store.ts";

/** Fewer answers say nothing about the next one. */
const fewestAnswers = 5;
const countedMs = 28 * 24 * 60 * 60_000;
/** A page may ask each second, and the figure changes in days. */
const knownForMs = 10 * 60_000;
const mostWorkspaces = 10_000;

const knownOf = state(() => new Cache<string, { seconds: number; dueAtMs: number }>(mostWorkspaces));

/**
 * Finds in how many seconds half of the visitors of the last four weeks who wanted a person had an answer of one. The
 * nights and weekends count, as the visitors waited through them. Null where fewer than five had an answer.
 */
export async function usualAnswer(kernel: Kernel, workspaceId: string): Promise<number | null> {
  const known = knownOf(kernel).get(workspaceId);
  if (known !== undefined && performance.now() < known.dueAtMs) return known.seconds;
  const since = new Date(kernel.clock.now() - countedMs);
  const seconds = await findUsualAnswer(kernel.database.query, workspaceId, since, fewestAnswers);
  if (seconds === undefined) return null;
  knownOf(kernel).set(workspaceId, { seconds, dueAtMs: performance.now() + knownForMs });
  return seconds;
}
