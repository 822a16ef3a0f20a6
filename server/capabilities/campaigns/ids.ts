import { defineId } from "../../kernel/storage/id.ts";

export const CampaignId = defineId("camp", "campaign");
export const SeriesId = defineId("ser", "series");
