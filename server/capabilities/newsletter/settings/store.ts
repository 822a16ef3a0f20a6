import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";

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
  const found = await sql<SettingsRow>`
    select sender_name as "senderName", reply_to as "replyTo", postal_address as "postalAddress",
      accent_colour as "accentColour", language, bounce_address as "bounceAddress"
    from newsletter_settings where workspace_id = ${workspaceId}`.execute(db);
  return found.rows[0] ?? noSettings;
}

/** The workspace has its row already: `workspaceKeysOf` makes it. */
export async function updateSettings(tx: Transaction, workspaceId: string, settings: SettingsRow): Promise<void> {
  await sql`
    update newsletter_settings set sender_name = ${settings.senderName}, reply_to = ${settings.replyTo},
      postal_address = ${settings.postalAddress}, accent_colour = ${settings.accentColour},
      language = ${settings.language}, bounce_address = ${settings.bounceAddress}
    where workspace_id = ${workspaceId}`.execute(tx);
}
