import type { Kernel } from "../../../kernel/kernel.ts";
import { fillTemplate } from "../rendering/template.ts";
import { type ContactFields, valuesOf } from "../rendering/variables.ts";
import type { CampaignPreview } from "../schema.ts";
import type { CampaignRow } from "../store.ts";
import { compile, senderOf } from "./compile.ts";
import { findMissing } from "./find-missing.ts";

/** Writes the mail as one reader gets it. Its links of Parley lead to nobody's subscription. Throws campaign-invalid. */
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
