import type { Kernel } from "../../../../kernel/kernel.ts";
import { escapeHtml } from "../../../../kernel/pages/html.ts";
import type { MailMessage } from "../../../../providers/mail/mail.ts";
import { isPersonal } from "../phrasings-to-keep.ts";

const mostCharacters = 120;

type MailedGap = { count: number; wordings: readonly string[] };

/**
 * A mail cannot be erased any more. So it has of each gap one wording alone, without addresses and
 * long numbers, and none of the examples.
 */
export function writeGapMail(kernel: Kernel, gaps: readonly MailedGap[], stopUrl: string): Omit<MailMessage, "to"> {
  const gapsUrl = `${kernel.config.publicUrl}/docs#knowledge`;
  const rows = gaps.map(({ count, wordings }) => ({ count, question: questionOf(wordings) }));
  const intro = "People asked this last week, and your assistant had no good answer:";
  const advice = "An answer to one of these questions makes a FAQ of it.";
  return {
    subject: "What your assistant could not answer last week",
    text: `${intro}

${rows.map(({ count, question }) => `${String(count).padStart(5)} × ${question}`).join("\n")}

${advice} See GET /api/knowledge/gaps:
${gapsUrl}

You get this mail because you asked for it. To stop it:
${stopUrl}
`,
    html: `<p>${intro}</p>
<ol>${rows.map(({ count, question }) => `<li>${escapeHtml(question)} (${count} ×)</li>`).join("")}</ol>
<p>${advice} See <a href="${escapeHtml(gapsUrl)}">GET /api/knowledge/gaps</a>.</p>
<p>You get this mail because you asked for it. <a href="${escapeHtml(stopUrl)}">Stop it</a></p>
`,
    headers: { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

function questionOf(wordings: readonly string[]): string {
  const wording = wordings.find((text) => !isPersonal(text));
  if (wording === undefined) return "(a question that holds an address or a long number)";
  return wording.length <= mostCharacters ? wording : `${wording.slice(0, mostCharacters - 1)}…`;
}
