import { forbidden, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { ContactId, readContact } from "../../contacts/index.ts";
import { requireCampaign } from "../require-campaign.ts";
import type { CampaignPreview } from "../schema.ts";
import { previewPage } from "./preview-page.ts";
import { writeSample } from "./write-sample.ts";

/**
 * Gives the mail as a reader with this name gets it, or as this contact does. Its links of Parley lead to
 * nobody's subscription. Throws forbidden for a contact that the caller may not read.
 */
export async function previewCampaign(
  context: Context,
  id: string,
  { name, contactId }: { name?: string; contactId?: string },
): Promise<CampaignPreview> {
  const { kernel, caller } = context;
  const campaign = await requireCampaign(kernel.database.query, caller.workspaceId, id);
  if (contactId !== undefined && !caller.scopes.has("contacts:read")) {
    throw new Problem(forbidden, "To preview a mail for a contact needs the scope contacts:read.");
  }
  const contact = contactId === undefined ? undefined : await readContact(context, contactId);
  const called = name ?? (contact === undefined ? "Ada Lovelace" : contact.name);
  const reader = {
    name: called || null,
    email: contact?.email ?? "reader@example.com",
    contact: { company: contact?.company, ...contact?.custom },
  };
  const { workspaceId } = caller;
  const contactUuid = (contact && ContactId.parse(contact.id)) ?? null;
  const { name: readerName, email } = reader;
  const url = previewPage.addressOf(kernel, { workspaceId, campaignId: id, name: readerName, email, contactUuid });
  return { ...(await writeSample(kernel, workspaceId, campaign, reader)), url };
}
