import type { Kernel } from "../../../kernel/kernel.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { fillTemplate } from "../rendering/template.ts";
import { valuesOf } from "../rendering/variables.ts";
import { requireCampaign } from "../require-campaign.ts";
import type { CampaignPreview } from "../schema.ts";
import type { CampaignRow } from "../store.ts";
import { compile, senderOf } from "./compile.ts";
import { findMissing } from "./find-missing.ts";

/** The mail as a reader with this name gets it. Its links of Parley lead to nobody's subscription. */
export async function previewCampaign(
  { kernel, caller }: Context,
  id: string,
  { name = "Ada Lovelace" }: { name?: string },
): Promise<CampaignPreview> {
  const campaign = await requireCampaign(kernel.database.query, caller.workspaceId, id);
  const reader = { name: name === "" ? null : name, email: "reader@example.com" };
  return writeSample(kernel, caller.workspaceId, campaign, reader);
}

export async function writeSample(
  kernel: Kernel,
  workspaceId: string,
  campaign: CampaignRow,
  reader: { name: string | null; email: string },
): Promise<CampaignPreview> {
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
  const values = valuesOf({ recipient: reader, contact: {}, senderName: sender.senderName ?? "", links });
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
