import { notFound, Problem } from "../../kernel/problem.ts";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import { CampaignId } from "./ids.ts";
import { type CampaignRow, findCampaign, lockCampaign } from "./store.ts";

/** Throws not-found. */
export async function requireCampaign(db: Queryable, workspaceId: string, id: string): Promise<CampaignRow> {
  return (await findCampaign(db, workspaceId, campaignIdOf(id))) ?? refuse();
}

/** Gives the same, locked: changes of its status wait for each other. */
export async function holdCampaign(tx: Transaction, workspaceId: string, id: string): Promise<CampaignRow> {
  return (await lockCampaign(tx, workspaceId, campaignIdOf(id))) ?? refuse();
}

function campaignIdOf(id: string): string {
  return CampaignId.parse(id) ?? refuse();
}

function refuse(): never {
  throw new Problem(notFound, "No campaign has this id. List them with GET /api/newsletter/campaigns.");
}
