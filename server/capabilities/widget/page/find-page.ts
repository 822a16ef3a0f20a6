import type { Caller } from "../../../kernel/caller.ts";
import { type PageLanguage, pageLanguage } from "../../../kernel/pages/page-language.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import type { WidgetFields } from "../schema.ts";
import { callerOfPage, noSuchKey } from "../widget-config.ts";
import { chosenFields } from "../widget-settings.ts";

type PageCall = Call<{ key: string }, { lang?: string | undefined }, unknown>;

/**
 * Finds who the key of a page stands for, and how its chat looks.
 * @throws not-found, also where the settings say that there is no such page; address-not-allowed, workspace-suspended
 */
export async function findPage(
  call: PageCall,
): Promise<{ caller: Caller; fields: WidgetFields; language: PageLanguage }> {
  const { kernel, params, query } = call;
  const caller = await callerOfPage(call, params.key);
  const db = kernel.database.query;
  const fields = caller === undefined ? undefined : await chosenFields(db, caller.workspaceId, caller.id);
  if (caller === undefined || fields?.page !== true) {
    call.countStranger();
    throw noSuchKey();
  }
  return { caller, fields, language: pageLanguage(query.lang, call.header("accept-language")) };
}
