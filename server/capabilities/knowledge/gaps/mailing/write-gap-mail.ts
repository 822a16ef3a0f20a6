import type { Kernel } from "../../../../kernel/kernel.ts";
import { fill, html } from "../../../../kernel/pages/html.ts";
import type { PageLanguage } from "../../../../kernel/pages/page-language.ts";
import type { MailMessage } from "../../../../providers/mail/mail.ts";
import { knowledgeTexts } from "../../texts/knowledge-texts.ts";
import { isPersonal } from "../phrasings-to-keep.ts";

const mostCharacters = 120;
const listOfGaps = "GET /api/knowledge/gaps";

type MailedGap = { count: number; wordings: readonly string[] };

/**
 * A mail cannot be erased any more. So it has of each gap one wording alone, without addresses and
 * long numbers, and none of the examples.
 */
export function writeGapMail(
  kernel: Kernel,
  language: PageLanguage,
  gaps: readonly MailedGap[],
  stopUrl: string,
): Omit<MailMessage, "to"> {
  const texts = knowledgeTexts[language].gapMail;
  const gapsUrl = `${kernel.config.publicUrl}/docs#knowledge`;
  const number = new Intl.NumberFormat(language);
  const rows = gaps.map(({ count, wordings }) => ({
    times: number.format(count),
    question: questionOf(wordings) ?? texts.personal,
  }));
  const page = html`<p>${texts.intro}</p>
<ol>${rows.map(({ times, question }) => html`<li>${question} (${times} ×)</li>`)}</ol>
<p>${texts.advice} ${fill(texts.see("{gaps}"), { gaps: html`<a href="${gapsUrl}">${listOfGaps}</a>` })}</p>
<p>${texts.reason} <a href="${stopUrl}">${texts.stop}</a></p>
`;
  return {
    subject: texts.subject,
    text: `${texts.intro}

${rows.map(({ times, question }) => `${times.padStart(5)} × ${question}`).join("\n")}

${texts.advice} ${texts.seeAt(listOfGaps)}
${gapsUrl}

${texts.reason} ${texts.toStop}
${stopUrl}
`,
    html: page.text,
    headers: { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

/** Gives undefined where every wording holds something personal. */
function questionOf(wordings: readonly string[]): string | undefined {
  const wording = wordings.find((text) => !isPersonal(text));
  if (wording === undefined || wording.length <= mostCharacters) return wording;
  return `${wording.slice(0, mostCharacters - 1)}…`;
}
