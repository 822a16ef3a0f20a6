import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import { all, execute } from "../../kernel/storage/sql.ts";
import type { ChangedWidgetSettings, WidgetFields } from "./schema.ts";

/** Table `widget_settings`. */

/** Finds what the workspace chose, and what it chose for the key; the key's own comes last. */
export async function findChosen(
  db: Queryable,
  workspaceId: string,
  keyId: string | null,
): Promise<Partial<WidgetFields>[]> {
  const rows = await all<{ settings: unknown }>(db)`
    select settings from widget_settings
    where workspace_id = ${workspaceId} and (key_id is null or key_id = ${keyId})
    order by key_id nulls first`;
  return rows.map(({ settings }) => settings as Partial<WidgetFields>);
}

/** Adds to what was chosen. Null takes a choice back. */
export async function writeChosen(
  tx: Transaction,
  workspaceId: string,
  keyId: string | null,
  changes: ChangedWidgetSettings,
): Promise<void> {
  const settings = JSON.stringify(changes);
  await execute(tx)`
    insert into widget_settings (workspace_id, key_id, settings)
    values (${workspaceId}, ${keyId}, jsonb_strip_nulls(${settings}::jsonb))
    on conflict (workspace_id, key_id) do update
      set settings = jsonb_strip_nulls(widget_settings.settings || ${settings}::jsonb)`;
}
