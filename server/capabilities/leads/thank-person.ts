import { pageLanguage } from "../../kernel/pages/page-language.ts";
import type { Answer, Call } from "../../kernel/wire/route.ts";
import { showFormThanks } from "../forms/index.ts";
import { findSettings } from "../identity/index.ts";
import type { NewLead } from "./schema.ts";

/** Thanks the person who sent a form, in the person's language. */
export async function thankPerson(call: Call<unknown, unknown, NewLead>): Promise<Answer> {
  const language = pageLanguage(call.body._language, call.header("accept-language"));
  const { name } = await findSettings(call.kernel.database.query, call.caller.workspaceId);
  return showFormThanks(language, name);
}
