import { auditOperation } from "../../../kernel/audit.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { requireEmailAddress } from "../../identity/index.ts";
import { workspaceKeysOf } from "../keys/workspace-keys.ts";
import type { NewsletterSettings, NewsletterSettingsChange } from "../schema.ts";
import { requirePageLanguage } from "./require-page-language.ts";
import { newsletterSettingsOf, updateSettings } from "./store.ts";

/** Changes what the change names; null takes a setting back. */
export async function changeNewsletterSettings(
  context: Context,
  change: NewsletterSettingsChange,
): Promise<NewsletterSettings> {
  const { workspaceId } = context.caller;
  requirePageLanguage(change.language);
  await workspaceKeysOf(context.kernel, workspaceId);
  const addresses = Object.fromEntries(
    (["replyTo", "bounceAddress"] as const).flatMap((name) =>
      typeof change[name] === "string" ? [[name, requireEmailAddress(change[name], `/body/${name}`)]] : [],
    ),
  );
  return context.commit(async (tx) => {
    const settings = { ...(await newsletterSettingsOf(tx, workspaceId)), ...change, ...addresses };
    await updateSettings(tx, workspaceId, settings);
    await auditOperation(context, tx, "newsletter-settings.changed", workspaceId, { changed: Object.keys(change) });
    return settings;
  });
}
