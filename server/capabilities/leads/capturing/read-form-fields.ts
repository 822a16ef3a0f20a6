import { pageLanguage } from "../../../kernel/pages/page-language.ts";
import type { Answer, Call } from "../../../kernel/wire/route.ts";
import { showFormThanks } from "../../forms/index.ts";
import { findSettings } from "../../identity/index.ts";
import type { NewLead } from "../schema.ts";

const named = new Set([
  ..."name email phone company message source formId page consent country userId".split(" "),
  ..."_gotcha _timestamp altcha _next _language".split(" "),
]);
const checked = /^(?:on|yes|true|1)$/i;

/**
 * Reads the lead of an HTML form. A field that was left empty counts as absent, `utm_source` and its kin
 * become `utm`, and every other field of the form's own becomes one of `custom`.
 */
export function readFormFields(fields: Record<string, string>): Record<string, unknown> {
  const lead: Record<string, unknown> = {};
  const utm: Record<string, string> = {};
  const custom: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value.trim() === "") continue;
    const campaign = /^utm_(.+)$/.exec(name)?.[1];
    if (name === "consent") lead.consent = checked.test(value);
    else if (named.has(name)) lead[name] = value;
    else if (campaign !== undefined) utm[campaign] = value;
    else custom[name] = value;
  }
  if (Object.keys(utm).length > 0) lead.utm = utm;
  if (Object.keys(custom).length > 0) lead.custom = custom;
  return lead;
}

/** Thanks the person who sent a form, in the person's language. */
export async function thankPerson(call: Call<unknown, unknown, NewLead>): Promise<Answer> {
  const language = pageLanguage(call.body._language, call.header("accept-language"));
  const { name } = await findSettings(call.kernel.database.query, call.caller.workspaceId);
  return showFormThanks(language, name);
}
