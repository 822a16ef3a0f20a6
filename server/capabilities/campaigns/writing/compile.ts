import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";
import { newsletterSettingsOf } from "../../newsletter/index.ts";
import { campaignInvalid } from "../problems.ts";
import type { CompiledCampaign, compileCampaign } from "../rendering/compile-campaign.ts";
import type { CampaignContent } from "../store.ts";

const parser = parserIn<typeof compileCampaign>(
  new URL("../rendering/compile-campaign.ts", import.meta.url),
  "compileCampaign",
);

/** The sender stands in the mails: the campaign's own words go before those of the settings. */
export type Sender = {
  senderName: string | null;
  postalAddress: string | null;
  replyTo: string | null;
  language: string;
  bounceAddress: string | null;
};

export async function senderOf(
  kernel: Kernel,
  workspaceId: string,
  content: Pick<CampaignContent, "senderName" | "replyTo" | "language">,
): Promise<Sender> {
  const settings = await newsletterSettingsOf(kernel.database.query, workspaceId);
  return {
    senderName: content.senderName ?? settings.senderName,
    postalAddress: settings.postalAddress,
    replyTo: content.replyTo ?? settings.replyTo,
    language: content.language ?? settings.language?.split(/[-_]/)[0]?.toLowerCase() ?? "en",
    bounceAddress: settings.bounceAddress,
  };
}

/** Throws campaign-invalid with the place of each fault, and too-complex. */
export async function compile(
  kernel: Kernel,
  workspaceId: string,
  content: CampaignContent,
  sender: Sender,
): Promise<CompiledCampaign> {
  const { format, subject, preheader, body, siteUrl, tracksOpens, tracksClicks } = content;
  const made = await kernel.untrusted.parse(workspaceId, parser, {
    ...{ format, subject, preheader, body, siteUrl, tracksOpens, tracksClicks, language: sender.language },
    senderName: sender.senderName ?? "",
    postalAddress: sender.postalAddress ?? "",
  });
  if ("compiled" in made) return made.compiled;
  const [first] = made.faults;
  throw new Problem(campaignInvalid, `${first!.pointer} ${first!.message}.`, { errors: made.faults.slice(0, 50) });
}
