import { escapeHtml } from "../../../kernel/pages/html.ts";
import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import type { CampaignReport } from "../schema.ts";
import { campaignTexts } from "../texts/campaign-texts.ts";

const width = 640;
const rowHeight = 32;
const labelWidth = 150;
const barWidth = 400;
/** The bars, from the top. */
const statuses = ["sent", "queued", "deferred", "unknown", "failed", "bounced", "skipped"] as const;

/**
 * Draws a report as bars, with its figures as text: a drawing that screen readers read, too. The
 * colours have a contrast of 3:1 at least on light and on dark.
 */
export function drawReport(name: string, report: CampaignReport, language: PageLanguage): string {
  const texts = campaignTexts[language].report;
  const { mailings, recipients, opened, clicked } = report;
  const waiting = mailings.queued + mailings.claimed + mailings.handed;
  const rows = [
    ...statuses.map((status) => ({ label: texts[status], count: status === "queued" ? waiting : mailings[status] })),
    ...(opened === null ? [] : [{ label: texts.opened, count: opened }]),
    ...(clicked === null ? [] : [{ label: texts.clicked, count: clicked }]),
  ];
  const height = rows.length * rowHeight + 16;
  const sentence = rows.map(({ label, count }) => `${label}: ${count}`).join(", ");
  const bars = rows.map(({ label, count }, index) => {
    const top = 8 + index * rowHeight;
    const length = recipients === 0 ? 0 : Math.round((count / recipients) * barWidth);
    return `<text x="${labelWidth - 10}" y="${top + 20}" text-anchor="end">${label}</text><rect x="${labelWidth}" y="${top + 6}" width="${length}" height="18"/><text x="${labelWidth + length + 8}" y="${top + 20}">${count}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" lang="${language}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc"><title id="title">${escapeHtml(name)}</title><desc id="desc">${texts.ofRecipients(recipients)} ${sentence}.</desc><style>text{font:14px system-ui,sans-serif;fill:#1f2328}rect{fill:#2f6fc0}@media (prefers-color-scheme:dark){text{fill:#f0f2f5}rect{fill:#6aa6f0}}</style>${bars.join("")}</svg>
`;
}
