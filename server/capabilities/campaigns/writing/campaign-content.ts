import { parseEmailAddress } from "@parley/json";
import { type FieldError, invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { isSegment, SegmentId } from "../../contacts/index.ts";
import { findListIds, NewsletterListId } from "../../newsletter/index.ts";
import type { CampaignChange } from "../schema.ts";
import type { CampaignContent } from "../store.ts";

const unwritten: CampaignContent = {
  name: "",
  subject: "",
  preheader: "",
  format: "markdown",
  body: "",
  listIds: [],
  segmentId: null,
  senderName: null,
  replyTo: null,
  language: null,
  siteUrl: null,
  ratePerMinute: null,
  domainRatePerMinute: null,
  tracksOpens: false,
  tracksClicks: false,
};

/**
 * Gives the content with what a member changed of it. Throws invalid-request for lists and addresses that
 * are none of this workspace.
 */
export async function campaignContent(
  db: Queryable,
  workspaceId: string,
  change: CampaignChange,
  before: CampaignContent = unwritten,
): Promise<CampaignContent> {
  const { listIds, segmentId, replyTo, siteUrl, ...same } = change;
  const errors: FieldError[] = [];
  const lists = listIds === undefined ? before.listIds : await readLists(db, workspaceId, listIds, errors);
  const reply = replyTo === undefined || replyTo === null ? replyTo : (parseEmailAddress(replyTo) ?? null);
  if (typeof replyTo === "string" && reply === null)
    errors.push({ pointer: "/body/replyTo", message: "is no e-mail address" });
  const site = typeof siteUrl === "string" ? readSite(siteUrl, errors) : siteUrl;
  const segment = typeof segmentId === "string" ? await readSegment(db, workspaceId, segmentId, errors) : segmentId;
  if (errors.length > 0) {
    throw new Problem(invalidRequest, `${errors[0]!.pointer} ${errors[0]!.message}.`, { errors });
  }
  const wanted = { ...same, listIds: lists, segmentId: segment, replyTo: reply, siteUrl: site };
  const changed = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(changed) };
}

async function readLists(db: Queryable, workspaceId: string, ids: string[], errors: FieldError[]): Promise<string[]> {
  const uuids = ids.map((id) => NewsletterListId.parse(id));
  const known = new Set(
    await findListIds(
      db,
      workspaceId,
      uuids.filter((id) => id !== undefined),
    ),
  );
  for (const [index, id] of uuids.entries()) {
    if (id === undefined || !known.has(id)) {
      errors.push({ pointer: `/body/listIds/${index}`, message: "is no list of this workspace" });
    }
  }
  return uuids.filter((id) => id !== undefined);
}

async function readSegment(
  db: Queryable,
  workspaceId: string,
  id: string,
  errors: FieldError[],
): Promise<string | null> {
  const uuid = SegmentId.parse(id);
  if (uuid !== undefined && (await isSegment(db, workspaceId, uuid))) return uuid;
  errors.push({ pointer: "/body/segmentId", message: "is no segment of this workspace" });
  return null;
}

function readSite(text: string, errors: FieldError[]): string | null {
  const url = URL.parse(text);
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
  if (!isSite) errors.push({ pointer: "/body/siteUrl", message: "must look like https://shop.example/" });
  return isSite ? url.href : null;
}
