import { html } from "../../kernel/pages/html.ts";
import { htmlPage } from "../../kernel/pages/html-page.ts";
import { pageLanguage } from "../../kernel/pages/page-language.ts";
import { pageTexts } from "../../kernel/pages/page-texts.ts";
import type { Answer, Call } from "../../kernel/wire/route.ts";
import { findSettings } from "../accounts/index.ts";
import type { NewLead } from "./schema.ts";

/** The page after a form, in the reader's language. */
export async function thankPerson(call: Call<unknown, unknown, NewLead>): Promise<Answer> {
  const language = pageLanguage(call.body._language, call.header("accept-language"));
  const { name } = await findSettings(call.kernel.database.query, call.caller.workspaceId);
  const { thanks, hasArrived } = pageTexts(language).forms;
  return htmlPage(200, thanks, html`<p>${hasArrived}</p>`, { language, workspaceName: name });
}
