import { Readable } from "node:stream";
import { inPresentShare } from "../../../kernel/sharing/share.ts";
import { Answer, type Context } from "../../../kernel/wire/route.ts";
import { Csv } from "../../contacts/index.ts";
import { NewsletterListId, SubscriberId } from "../ids.ts";
import type { Subscriber, SubscriberFilter } from "../schema.ts";
import { subscriberQueryOf } from "../subscribers/list-subscribers.ts";
import { showSubscribers } from "../subscribers/show-subscribers.ts";
import { findSubscribers } from "../subscribers/store.ts";
import { findProofsOf } from "./store.ts";

const subscribersPerRead = 500;
const columns = [
  ..."email name language list status source requestedAt requestIp consent confirmedAt confirmIp leftAt".split(" "),
  ..."suppressed id contactId".split(" "),
];

type Proof = { listId: string; step: string; at: string; ip: string | null; consent: unknown };

/**
 * All subscribers that fit, newest first, while they are read, with the proofs of their steps. CSV has a row
 * for each list of a subscriber, and an import reads it.
 */
export async function exportSubscribers(
  context: Context,
  { format = "csv", for: audience, ...filter }: SubscriberFilter & { format?: "csv" | "ndjson"; for?: "spreadsheet" },
): Promise<Answer> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const db = kernel.database.query;
  const query = await subscriberQueryOf(context, filter);
  const isCsv = format === "csv";
  return new Answer(200, Readable.from(inPresentShare(write())), {
    "content-type": isCsv ? "text/csv; charset=utf-8" : "application/x-ndjson; charset=utf-8",
    "content-disposition": `attachment; filename="subscribers.${format}"`,
  });

  async function* write(): AsyncGenerator<string> {
    if (isCsv) yield Csv.begin(columns, audience);
    for (let before: string | undefined; ; ) {
      const rows = await findSubscribers(db, workspaceId, query, { before, limit: subscribersPerRead });
      const subscribers = await showSubscribers(db, workspaceId, rows);
      const proofs = await proofsBySubscriber(rows.map(({ id }) => id));
      yield subscribers
        .map((each) => {
          const own = proofs.get(each.id) ?? [];
          return isCsv ? Csv.write(rowsOf(each, own)) : `${JSON.stringify({ ...each, proofs: own })}\n`;
        })
        .join("");
      if (rows.length < subscribersPerRead) return;
      before = rows.at(-1)?.id;
    }
  }

  async function proofsBySubscriber(ids: readonly string[]): Promise<ReadonlyMap<string, Proof[]>> {
    const bySubscriber = new Map<string, Proof[]>();
    for (const { subscriberId, listId, at, ...proof } of await findProofsOf(db, workspaceId, ids)) {
      const shown = { ...proof, listId: NewsletterListId.format(listId), at: at.toISOString() };
      const id = SubscriberId.format(subscriberId);
      bySubscriber.set(id, [...(bySubscriber.get(id) ?? []), shown]);
    }
    return bySubscriber;
  }
}

function rowsOf(subscriber: Subscriber, proofs: readonly Proof[]): (string | null)[][] {
  const { email, name, language, suppressed, id, contactId, status: shown } = subscriber;
  const isOfAddress = shown === "bounced" || shown === "complained" || shown === "erased";
  return subscriber.lists.map(({ listId, list, status, source, requestedAt, confirmedAt, leftAt }) => {
    const last = (...steps: string[]) => proofs.findLast((each) => each.listId === listId && steps.includes(each.step));
    const requested = last("requested", "imported");
    const confirmed = last("confirmed", "imported");
    return [
      ...[email, name, language, list, isOfAddress ? shown : status, source, requestedAt, requested?.ip ?? null],
      ...[textOf(requested?.consent), confirmedAt, confirmed?.ip ?? null, leftAt, suppressed, id, contactId],
    ];
  });
}

/** The words of a consent, or whether it was given. */
function textOf(consent: unknown): string | null {
  if (consent === null || consent === undefined) return null;
  if (typeof consent === "object" && "text" in consent && typeof consent.text === "string") return consent.text;
  return typeof consent === "boolean" ? String(consent) : JSON.stringify(consent);
}
