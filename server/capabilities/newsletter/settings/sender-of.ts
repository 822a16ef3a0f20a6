import type { Queryable } from "../../../kernel/storage/database.ts";
import { findSettings } from "../../identity/index.ts";
import { newsletterSettingsOf } from "./store.ts";

/** The sender speaks on pages and in mails of a workspace's newsletter. */
export type Sender = { name: string; accentColour: string | null; language: string | null };

export async function senderOf(db: Queryable, workspaceId: string): Promise<Sender> {
  const { senderName, accentColour, language } = await newsletterSettingsOf(db, workspaceId);
  return { name: senderName ?? (await findSettings(db, workspaceId)).name, accentColour, language };
}
