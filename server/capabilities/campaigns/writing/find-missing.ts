import type { Kernel } from "../../../kernel/kernel.ts";
import { senderAddressOf } from "../../../kernel/mail/bulk-mailer.ts";
import type { FieldError } from "../../../kernel/problem.ts";
import type { CampaignContent } from "../store.ts";
import type { Sender } from "./compile.ts";

/** What a campaign still needs before it can be sent. */
export async function findMissing(kernel: Kernel, content: CampaignContent, sender: Sender): Promise<FieldError[]> {
  const missing: FieldError[] = [];
  const need = (isThere: boolean, pointer: string, message: string) => {
    if (!isThere) missing.push({ pointer, message });
  };
  need(content.listIds.length > 0, "/body/listIds", "name at least one list");
  need(content.subject.trim() !== "", "/body/subject", "write a subject");
  need(content.body.trim() !== "", "/body/body", "write the text");
  need(sender.senderName !== null, "/body/senderName", "say who writes, here or with PATCH /api/settings/newsletter");
  need(
    sender.postalAddress !== null,
    "/body/postalAddress",
    "set it with PATCH /api/settings/newsletter: each mail says who sends it",
  );
  const address = await senderAddressOf(kernel, kernel.database.query);
  need(
    address !== undefined,
    "/body",
    "the operator must set a mail server and its sender with PUT /api/settings/mail",
  );
  return missing;
}
