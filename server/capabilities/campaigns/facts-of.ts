import { CampaignId } from "./ids.ts";
import type { CampaignRow } from "./store.ts";

/** Gives what events say of a campaign. */
export function factsOf({ id, number, name }: Pick<CampaignRow, "id" | "number" | "name">) {
  return { campaignId: CampaignId.format(id), number, name };
}
