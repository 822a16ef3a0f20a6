import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { createGatherer } from "../../../kernel/storage/gatherer.ts";
import type { Identity } from "../people/identity.ts";
import { type AskedIdentities, areAnyBlocked } from "../people/store.ts";

const gathererOf = state((kernel) =>
  createGatherer(
    { maxTogether: 100, maxGroups: 4, fullGroup: 50 },
    (asked: AskedIdentities[]) => areAnyBlocked(kernel.database.query, asked),
    () => "fail-all",
  ),
);

/**
 * Tells whether one of the identities leads to a contact that is blocked. Those who ask at once
 * share a query.
 */
export function isAnyBlocked(
  kernel: Kernel,
  workspaceId: string,
  identities: readonly Omit<Identity, "isVerified">[],
): Promise<boolean> {
  return gathererOf(kernel).add({ workspaceId, identities })!;
}
