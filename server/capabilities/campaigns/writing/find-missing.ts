import type { Kernel } from "../../../kernel/kernel.ts";
import { senderAddressOf } from "../../../kernel/mail/bulk-mailer.ts";
import type { FieldError } from "../../../kernel/problem.ts";
import { isSegment } from "../../contacts/index.ts";
import { findListIds } from "../../newsletter/index.ts";
import type { CampaignContent } from "../store.ts";
import type { Sender } from "./compile.ts";

/** Lists what a campaign still needs before it can be sent. */
export async function findMissing(
  kernel: Kernel,
  workspaceId: string,
  content: CampaignContent,
  sender: Sender,
): Promise<FieldError[]> {
  const db = kernel.database.query;
  const { listIds, segmentId } = content;
  const missing: FieldError[] = [];
  const need = (isThere: boolean, pointer: string, message: string) => {
    if (!isThere) missing.push({ pointer, message });
  };
  // Lists and segments can be deleted while a draft names them.
  const hasList = listIds.length > 0 && (await findListIds(db, workspaceId, listIds)).length > 0;
  need(hasList, "/body/listIds", listIds.length > 0 ? "were deleted: name another list" : "name at least one list");
  const hasSegment = segmentId === null || (await isSegment(db, workspaceId, segmentId));
  need(hasSegment, "/body/segmentId", "was deleted: name another segment, or null for the whole lists");
  need(content.subject.trim() !== "", "/body/subject", "write a subject");
  need(content.body.trim() !== "", "/body/body", "write the text");
  need(sender.senderName !== null, "/body/senderName", "say who writes, here or with PATCH /api/settings/newsletter");
  need(
    sender.postalAddress !== null,
    "/body/postalAddress",
    "set it with PATCH /api/settings/newsletter: each mail says who sends it",
  );
  const address = await senderAddressOf(kernel, db);
  need(
    address !== undefined,
    "/body",
    "the operator must set a mail server and its sender with PUT /api/settings/mail",
  );
  return missing;
}
