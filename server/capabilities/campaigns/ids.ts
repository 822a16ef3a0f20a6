import { defineId } from "../../kernel/storage/id.ts";

export const CampaignId = defineId("cmp", "campaign");
export const SeriesId = defineId("ser", "series");
