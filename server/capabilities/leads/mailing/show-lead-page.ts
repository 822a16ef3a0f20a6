import { isObject } from "@parley/json";
import { audit } from "../../../kernel/audit.ts";
import { Html, html } from "../../../kernel/pages/html.ts";
import { htmlPage } from "../../../kernel/pages/html-page.ts";
import { type PageLanguage, pageLanguage, showMoment } from "../../../kernel/pages/page-language.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import type { Answer, Call } from "../../../kernel/wire/route.ts";
import { findMember, findSettings } from "../../identity/index.ts";
import { LeadId } from "../ids.ts";
import { findLeadsById, type LeadRow } from "../store.ts";
import { leadTexts } from "../texts/lead-texts.ts";
import { findLink } from "./store.ts";

type LinkCall = Call<{ token: string }, unknown, unknown>;

/**
 * Serves the page behind the link of a mail: it shows a lead to the member who was mailed. Opening it
 * changes nothing and is noted in the audit log, also where a scanner of mails opens it.
 */
export async function showLeadPage(call: LinkCall): Promise<Answer> {
  const language = pageLanguage(call.wantedLanguage);
  const opened = await openLead(call);
  if (opened === undefined) {
    const { title, text } = leadTexts[language].page.wrongLink;
    return htmlPage(422, title, html`<p>${text}</p>`, { language });
  }
  const { lead, workspaceName } = opened;
  const title = lead.name ?? lead.email ?? lead.phone ?? "";
  return htmlPage(200, title, contentOf(lead, language), { language, workspaceName });
}

/** Gives undefined for a wrong link, and when the member may not sign in any more. */
async function openLead({ kernel, params, clientAddress }: LinkCall) {
  return inTransaction(kernel.database, async (tx) => {
    const link = await findLink(tx, sha256(params.token), new Date(kernel.clock.now()));
    if (link === undefined) return undefined;
    const { workspaceId, leadId, accountId } = link;
    const member = await findMember(tx, workspaceId, accountId);
    const [lead] = await findLeadsById(tx, workspaceId, [leadId]);
    if (lead === undefined || member === undefined || member.status === "disabled") return undefined;
    const caller = { kind: "member", id: accountId } as const;
    await audit(tx, { workspaceId, caller, action: "lead.opened", targetId: leadId, clientAddress });
    return { lead, workspaceName: (await findSettings(tx, workspaceId)).name };
  });
}

function contentOf(lead: LeadRow, language: PageLanguage): Html {
  const { page, mail } = leadTexts[language];
  const { labels } = page;
  const came = page.came(showMoment(lead.createdAt, language));
  const rows = [
    [labels.email, lead.email && html`<a href="mailto:${encodeURIComponent(lead.email)}">${lead.email}</a>`],
    [labels.phone, lead.phone && html`<a href="tel:${lead.phone}">${lead.phone}</a>`],
    [labels.company, lead.company],
    [labels.message, lead.message],
    ...Object.entries(lead.custom),
    [labels.source, lead.source],
    [labels.form, lead.formId],
    [labels.page, partsOf(lead.page)],
    [labels.campaign, lead.utm],
    [labels.consent, partsOf(lead.consent)],
  ] as const;
  const told = rows.flatMap(([label, value]) => {
    const lines = linesOf(value, page).map((line) => html`<bdi>${line}</bdi><br>`);
    return lines.length === 0 ? [] : [html`<dt><strong><bdi>${label}</bdi></strong></dt><dd>${lines}</dd>`];
  });
  return html`<p class="quiet">${came} ${page.statuses[lead.status]}, ${mail.score(lead.score)}.</p>
<dl>${told}</dl>
<p class="quiet"><code>${LeadId.format(lead.id)}</code></p>`;
}

/** Gives the values of an object, where the names of its members tell a reader nothing. */
function partsOf(value: unknown): unknown {
  return isObject(value) ? Object.values(value) : value;
}

/** Gives the lines that show a value of any form to people; none for what was not said. */
function linesOf(value: unknown, words: { yes: string; no: string }): (string | Html)[] {
  if (value === null || value === undefined || value === "") return [];
  if (typeof value === "string") return value.split("\n");
  if (typeof value === "boolean") return [value ? words.yes : words.no];
  if (Array.isArray(value)) return value.flatMap((part) => linesOf(part, words));
  if (value instanceof Html) return [value];
  if (!isObject(value)) return [String(value)];
  return Object.entries(value).flatMap(([name, part]) => linesOf(part, words).map((line) => html`${name}: ${line}`));
}
