import { storedFormOfEmail } from "@parley/json";
import type { Kernel } from "../../../kernel/kernel.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { type MailTokenContent, mailTokens } from "../keys/mail-tokens.ts";
import { addressHashOf } from "../keys/workspace-keys.ts";
import { countBounce } from "./count-bounce.ts";
import type { BounceReceipt, Outcome, ReportedBounce } from "./schema.ts";
import { findSubscriberByHash } from "./store.ts";

const tokenOfMessageId = /^<?([a-z2-7]{45})@[^\s<>@]+>?$/i;

/**
 * Counts what a mail service tells of mails that came back. The workspace's own key is trusted with
 * addresses.
 */
export async function reportBounces(
  call: Context,
  { bounces }: { bounces: readonly ReportedBounce[] },
): Promise<BounceReceipt> {
  const { kernel, caller } = call;
  const mails: (MailTokenContent | undefined)[] = [];
  for (const [index, bounce] of bounces.entries()) mails.push(await mailOf(kernel, caller.workspaceId, bounce, index));
  return call.commit(async (tx) => {
    const outcomes = new Map<number, Outcome>();
    // Locks the subscribers in the order of their ids, so that two reports do not wait for each other.
    const inOrder = [...mails.entries()].sort(([, left], [, right]) =>
      compare(left?.subscriberId, right?.subscriberId),
    );
    for (const [index, mail] of inOrder) {
      const { kind, reason = "other", status = null } = bounces[index]!;
      const isNew = mail !== undefined && (await countBounce(kernel, tx, mail, { kind, reason, status }));
      outcomes.set(index, mail === undefined ? "unknown-mail" : isNew ? "counted" : "counted-before");
    }
    const data = bounces.map(({ kind, reason = "other", status = null }, index) => {
      return { outcome: outcomes.get(index)!, kind, reason, status };
    });
    return { data };
  });
}

function compare(left = "", right = ""): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

async function mailOf(
  kernel: Kernel,
  workspaceId: string,
  { messageId, email }: ReportedBounce,
  index: number,
): Promise<MailTokenContent | undefined> {
  const token = messageId === undefined ? undefined : tokenOfMessageId.exec(messageId.trim())?.[1];
  const mail = token === undefined ? undefined : await mailTokens.readBounce(kernel, token);
  if (mail?.workspaceId === workspaceId) return mail;
  if (email === undefined) {
    if (messageId !== undefined) return undefined;
    const message = "must name the mail by its messageId, or the reader by email";
    const errors = [{ pointer: `/body/bounces/${index}`, message }];
    throw new Problem(invalidRequest, `A bounce ${message}.`, { errors });
  }
  const address = storedFormOfEmail(email);
  if (address === undefined) {
    const errors = [{ pointer: `/body/bounces/${index}/email`, message: "is not an e-mail address" }];
    throw new Problem(invalidRequest, "A bounce names an e-mail address that is none.", { errors });
  }
  const subscriberId = await findSubscriberByHash(
    kernel.database.query,
    workspaceId,
    await addressHashOf(kernel, workspaceId, address),
  );
  return subscriberId === undefined ? undefined : { workspaceId, subscriberId, campaignNumber: 0 };
}
