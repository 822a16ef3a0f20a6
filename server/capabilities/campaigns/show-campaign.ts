import { show } from "../../kernel/wire/show.ts";
import { Campaign } from "./schema.ts";
import type { CampaignRow } from "./store.ts";

const shape = show(Campaign);

export function showCampaign(row: CampaignRow): Campaign {
  return shape({ ...row, language: row.language as Campaign["language"] });
}
