import type { EventFilter, EventStrategy } from "@parley/workflows";

/** Events about runs. */
export const ofRuns = /^run\./;

/** Lists the filters of a strategy, in order. `any: []` is every event. */
export function listFilters(strategy: EventStrategy): EventFilter[] {
  if (strategy.one !== undefined) return [strategy.one];
  const filters = strategy.all ?? strategy.any ?? [];
  return filters.length === 0 ? [{ with: {} }] : filters;
}
