import type { MailMessage } from "../../../providers/mail/mail.ts";
import { LeadId } from "../ids.ts";
import type { ShortLead } from "./store.ts";

/** More are counted. */
export const mostNamed = 10;

/** A mail cannot be erased any more, so it names leads by their ids and quotes nobody. */
export function writeLeadMail(owed: {
  came: number;
  newest: readonly ShortLead[];
  given: number;
  own: readonly ShortLead[];
}): Omit<MailMessage, "to"> {
  const { came, newest, given, own } = owed;
  const parts = [
    ...(came === 0 ? [] : [listOf(`${leads(came)} came in:`, newest, came)]),
    ...(given === 0 ? [] : [listOf(`${leads(given)} given to you:`, own, given)]),
  ];
  return {
    subject: came === 0 ? `${leads(given)} for you` : `${leads(came)} came in`,
    text: `${parts.join("\n")}
Read a lead with GET /api/leads/{id}. PATCH /api/settings/leads says who gets these mails.
`,
  };
}

function leads(count: number): string {
  return count === 1 ? "1 lead" : `${count} leads`;
}

function listOf(title: string, named: readonly ShortLead[], count: number): string {
  const rows = named.map(({ id, score }) => `  ${LeadId.format(id)} (score ${score})`);
  const more = count > named.length ? [`  and ${count - named.length} more`] : [];
  return `${[title, ...rows, ...more].join("\n")}\n`;
}
