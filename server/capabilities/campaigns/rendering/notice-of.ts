import type { CampaignTexts } from "../texts/en.ts";

/** What the reader is told of what the sender learns. */
export function noticeOf(
  texts: CampaignTexts["footer"],
  { opens, clicks }: { opens: boolean; clicks: boolean },
): string | undefined {
  if (opens && clicks) return texts.both;
  return opens ? texts.opens : clicks ? texts.clicks : undefined;
}
