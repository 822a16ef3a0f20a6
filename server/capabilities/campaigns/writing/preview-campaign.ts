import type { Kernel } from "../../../kernel/kernel.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { ContactId, readContact } from "../../contacts/index.ts";
import { fillTemplate } from "../rendering/template.ts";
import { type ContactFields, valuesOf } from "../rendering/variables.ts";
import { requireCampaign } from "../require-campaign.ts";
import type { CampaignPreview } from "../schema.ts";
import type { CampaignRow } from "../store.ts";
import { compile, senderOf } from "./compile.ts";
import { findMissing } from "./find-missing.ts";
import { previewPage } from "./preview-page.ts";

/**
 * The mail as a reader with this name gets it, or as this contact does. Its links of Parley lead to
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

export async function writeSample(
  kernel: Kernel,
  workspaceId: string,
  campaign: CampaignRow,
  reader: { name: string | null; email: string; contact?: ContactFields },
): Promise<Omit<CampaignPreview, "url">> {
  const sender = await senderOf(kernel, workspaceId, campaign);
  const compiled = await compile(kernel, workspaceId, campaign, sender);
  const urlOf = (page: string) => `${kernel.config.publicUrl}/newsletter/${page}/sample`;
  const links = {
    leaveUrl: urlOf("leave"),
    preferencesUrl: urlOf("preferences"),
    viewUrl: urlOf("view"),
    clickUrl: urlOf("click"),
    openUrl: urlOf("open"),
  };
  const values = valuesOf({
    recipient: reader,
    contact: reader.contact ?? {},
    senderName: sender.senderName ?? "",
    links,
  });
  const html = fillTemplate(compiled.html, values);
  const missing = await findMissing(kernel, workspaceId, campaign, sender);
  return {
    subject: fillTemplate(compiled.subject, values),
    html,
    text: fillTemplate(compiled.text, values),
    bytes: Buffer.byteLength(html),
    warnings: compiled.warnings,
    missing: missing.map(({ pointer, message }) => `${pointer}: ${message}`),
  };
}
