import { Problem } from "../../kernel/problem.ts";
import { campaignStatusConflict } from "./problems.ts";
import type { CampaignStatus } from "./schema.ts";

/**
 * A campaign may come from each status into these. From `sent` it comes back to `sending` when an
 * unknown mail of it is released.
 */
const allowed: Record<CampaignStatus, readonly CampaignStatus[]> = {
  draft: ["scheduled", "sending"],
  scheduled: ["draft", "sending"],
  sending: ["paused", "sent", "cancelled"],
  paused: ["sending", "cancelled", "paused"],
  sent: ["sending"],
  cancelled: [],
};

const instead: Record<CampaignStatus, string> = {
  draft: "It is a draft: schedule or send it first.",
  scheduled: "It is scheduled: cancel the schedule first, then it is a draft again.",
  sending: "It is being sent: pause or cancel it first.",
  paused: "It is paused: resume or cancel it.",
  sent: "It was sent already.",
  cancelled: "It was cancelled. Write a new one.",
};

/** Throws campaign-status-conflict. */
export function nextStatus(from: CampaignStatus, to: CampaignStatus): CampaignStatus {
  if (allowed[from].includes(to)) return to;
  throw new Problem(campaignStatusConflict, instead[from]);
}

/**
 * Requires that a campaign is not sent and is not being sent, because it is not ordered twice; a
 * schedule may be brought forward. Throws campaign-status-conflict.
 */
export function requireUnsent(status: CampaignStatus): void {
  if (status !== "draft" && status !== "scheduled") throw new Problem(campaignStatusConflict, instead[status]);
}

/**
 * Requires a draft, because a campaign is sent as it was ordered. Throws campaign-status-conflict.
 */
export function requireDraft(status: CampaignStatus): void {
  if (status !== "draft") throw new Problem(campaignStatusConflict, instead[status]);
}
