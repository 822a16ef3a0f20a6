import { storedFormOfEmail } from "@parley/json";
import { auditOperation } from "../../../kernel/audit.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { requireEmailAddress } from "../../identity/index.ts";
import { addressHashOf } from "../keys/workspace-keys.ts";
import { leaveLists } from "../leaving/leave-lists.ts";
import { Suppression, type SuppressionReason, suppressionReasons } from "../schema.ts";
import { lockSubscriberOfAddress, updateSubscriberState } from "../subscribers/store.ts";
import * as store from "./store.ts";

type SuppressionQuery = { limit?: number; cursor?: string; reason?: SuppressionReason; email?: string };

/** A member does these with the addresses that get no mail. */
export const suppressedAddresses = {
  list: listOf({
    name: "suppressions",
    async find({ kernel, caller }, { position, limit }, { reason, email: written }: SuppressionQuery) {
      const { workspaceId } = caller;
      const [createdAt, hash] = position ?? [];
      const email = storedFormOfEmail(written ?? "");
      // A text that is no address is not among them.
      if (written !== undefined && email === undefined) return [];
      return store.findSuppressions(kernel.database.query, workspaceId, {
        before:
          createdAt === undefined
            ? undefined
            : { createdAt: String(createdAt), addressHash: Buffer.from(String(hash), "hex") },
        limit,
        reason,
        addressHash: email === undefined ? undefined : await addressHashOf(kernel, workspaceId, email),
      });
    },
    positionOf: (row) => [row.createdAt.toISOString(), row.addressHash.toString("hex")],
    show: (row, _context, { email = "" }) => showAddress(row, storedFormOfEmail(email)),
  }),

  async add(context: Context, input: { email: string }): Promise<Suppression> {
    const { kernel, caller } = context;
    const { workspaceId } = caller;
    const email = storedFormOfEmail(input.email) ?? requireEmailAddress(input.email);
    const addressHash = await addressHashOf(kernel, workspaceId, email);
    const at = new Date(kernel.clock.now());
    return context.commit(async (tx) => {
      const subscriber = await lockSubscriberOfAddress(tx, workspaceId, addressHash);
      if (subscriber !== undefined) {
        const leaver = { workspaceId, subscriberId: subscriber.id };
        await leaveLists(tx, leaver, { listIds: undefined, reason: "member", at });
      }
      await store.suppress(tx, workspaceId, [addressHash], "member", at);
      const page = { before: undefined, limit: 1, reason: undefined, addressHash };
      const [row] = await store.findSuppressions(tx, workspaceId, page);
      return showAddress(row!, email);
    });
  },

  /** Also forgives what came back and complaints. Subscriptions that have ended stay ended. */
  async remove(context: Context, written: string): Promise<void> {
    const { kernel, caller } = context;
    const { workspaceId } = caller;
    const email = storedFormOfEmail(written);
    const addressHash = email === undefined ? undefined : await addressHashOf(kernel, workspaceId, email);
    await context.commit(async (tx) => {
      const subscriber = addressHash && (await lockSubscriberOfAddress(tx, workspaceId, addressHash));
      const isLifted = addressHash && (await store.liftSuppression(tx, workspaceId, addressHash, suppressionReasons));
      if (!isLifted) {
        throw new Problem(
          notFound,
          "This address is not suppressed. List those that are with GET /api/newsletter/suppressions.",
        );
      }
      if (subscriber !== undefined && (subscriber.state === "bounced" || subscriber.state === "complained")) {
        const now = new Date(kernel.clock.now());
        await updateSubscriberState(tx, workspaceId, { id: subscriber.id, state: "active", softBounces: 0 }, now);
      }
      // The log is never erased, so it does not name the address.
      await auditOperation(context, tx, "newsletter-suppression.lifted", workspaceId);
    });
  },
};

const shape = show(Suppression);

function showAddress(row: store.SuppressionRow, email: string | undefined): Suppression {
  return shape({ ...row, email: row.email ?? email ?? null });
}
