import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { execute, first } from "../../../kernel/storage/sql.ts";

/** The SQL of the settings of newsletters. */

type SettingsRow = {
  senderName: string | null;
  replyTo: string | null;
  postalAddress: string | null;
  accentColour: string | null;
  language: string | null;
  bounceAddress: string | null;
};

const noSettings: SettingsRow = {
  senderName: null,
  replyTo: null,
  postalAddress: null,
  accentColour: null,
  language: null,
  bounceAddress: null,
};

export async function newsletterSettingsOf(db: Queryable, workspaceId: string): Promise<SettingsRow> {
  const found = await first<SettingsRow>(db)`
    select sender_name, reply_to, postal_address,
      accent_colour, language, bounce_address
    from newsletter_settings where workspace_id = ${workspaceId}`;
  return found ?? noSettings;
}

/** The workspace has its row already: `workspaceKeysOf` makes it. */
export async function updateSettings(tx: Transaction, workspaceId: string, settings: SettingsRow): Promise<void> {
  await execute(tx)`
    update newsletter_settings set sender_name = ${settings.senderName}, reply_to = ${settings.replyTo},
      postal_address = ${settings.postalAddress}, accent_colour = ${settings.accentColour},
      language = ${settings.language}, bounce_address = ${settings.bounceAddress}
    where workspace_id = ${workspaceId}`;
}
