import { auditOperation } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { senderAddressOf } from "../../../kernel/mail/bulk-mailer.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { canonicalZone, momentOf } from "../../identity/index.ts";
import { campaignStarted } from "../events.ts";
import { factsOf } from "../facts-of.ts";
import { nextStatus, requireUnsent } from "../next-status.ts";
import { campaignNotReady } from "../problems.ts";
import type { CompiledCampaign } from "../rendering/compile-campaign.ts";
import { holdCampaign, requireCampaign } from "../require-campaign.ts";
import type { Campaign, CampaignSchedule } from "../schema.ts";
import { sendSoon } from "../sending/send-soon.ts";
import { showCampaign } from "../show-campaign.ts";
import { type CampaignContent, writeOrder, writeStatus } from "../store.ts";
import { compile, senderOf } from "./compile.ts";
import { findMissing } from "./find-missing.ts";

const longestAheadMs = 2 * 366 * 86_400_000;

/**
 * Settles what is sent when sending is ordered: later changes of the settings change nothing of it.
 */
export const orderCampaign = {
  async send(context: Context, id: string): Promise<Campaign> {
    const sent = await order(context, id, null);
    sendSoon(context.kernel);
    return sent;
  },

  /** Throws invalid-request for a time that is over, and for an unknown zone. */
  schedule: (context: Context, id: string, when: CampaignSchedule): Promise<Campaign> => order(context, id, when),
};

async function order(context: Context, id: string, when: CampaignSchedule | null): Promise<Campaign> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const now = new Date(kernel.clock.now());
  const time = when === null ? { scheduledAt: null, timeZone: null } : momentIn(when, now);
  const status = when === null ? "sending" : "scheduled";
  const draft = await requireCampaign(kernel.database.query, workspaceId, id);
  requireUnsent(draft.status);
  nextStatus(draft.status, status);
  const { compiled, messageDomain } = await prepareOrder(kernel, workspaceId, draft);
  return context.commit(async (tx) => {
    const campaign = await holdCampaign(tx, workspaceId, id);
    // A draft that was changed meanwhile is not what was compiled.
    if (campaign.updatedAt.getTime() !== draft.updatedAt.getTime()) throw changedMeanwhile();
    requireUnsent(campaign.status);
    await writeOrder(tx, workspaceId, campaign.id, { compiled, messageDomain, ...time });
    const row = await writeStatus(tx, workspaceId, campaign.id, { status: nextStatus(campaign.status, status), now });
    await auditOperation(context, tx, `campaign.${when === null ? "sent" : "scheduled"}`, campaign.id);
    if (when === null) emit(tx, campaignStarted, { workspaceId, data: factsOf(row) });
    return showCampaign(row);
  });
}

/** Throws campaign-not-ready with everything that is missing, and campaign-invalid. */
export async function prepareOrder(
  kernel: Kernel,
  workspaceId: string,
  content: CampaignContent,
): Promise<{ compiled: CompiledCampaign; messageDomain: string }> {
  const sender = await senderOf(kernel, workspaceId, content);
  const missing = await findMissing(kernel, workspaceId, content, sender);
  if (missing.length > 0) {
    const [first] = missing;
    throw new Problem(campaignNotReady, `${first!.pointer}: ${first!.message}.`, { errors: missing });
  }
  const compiled = await compile(kernel, workspaceId, content, sender);
  const address = (await senderAddressOf(kernel, kernel.database.query))!;
  return { compiled, messageDomain: address.slice(address.lastIndexOf("@") + 1) };
}

/** A time that clocks show twice is the first of the two; one that they skip comes as long after the skip. */
function momentIn({ at, timeZone }: CampaignSchedule, now: Date): { scheduledAt: Date; timeZone: string } {
  const zone = canonicalZone(timeZone);
  if (zone === undefined) refuse("timeZone", "is no IANA time zone, such as Europe/Berlin or UTC");
  const wallMs = Date.parse(`${at}Z`);
  // 30 February becomes a day of March when it is read.
  if (Number.isNaN(wallMs) || !new Date(wallMs).toISOString().startsWith(at.slice(0, 16)))
    refuse("at", "is no day of the calendar");
  const atMs = momentOf(wallMs, zone!, "first");
  if (atMs <= now.getTime()) refuse("at", "is over in this time zone");
  if (atMs > now.getTime() + longestAheadMs) refuse("at", "is more than two years ahead");
  return { scheduledAt: new Date(atMs), timeZone: zone! };
}

function refuse(field: string, message: string): never {
  const errors = [{ pointer: `/body/${field}`, message }];
  throw new Problem(invalidRequest, `/body/${field} ${message}.`, { errors });
}

function changedMeanwhile(): Problem {
  return new Problem(campaignNotReady, "The campaign was changed at this moment. Look at it, and send it again.");
}
