import { SegmentId } from "../contacts/index.ts";
import { NewsletterListId } from "../newsletter/index.ts";
import { CampaignId } from "./ids.ts";
import type { Campaign } from "./schema.ts";
import type { CampaignRow } from "./store.ts";

export function showCampaign(row: CampaignRow): Campaign {
  const { kind: _kind, segmentId, language, ...same } = row;
  return {
    ...same,
    language: language as Campaign["language"],
    id: CampaignId.format(row.id),
    listIds: row.listIds.map(NewsletterListId.format),
    segmentId: segmentId === null ? null : SegmentId.format(segmentId),
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
