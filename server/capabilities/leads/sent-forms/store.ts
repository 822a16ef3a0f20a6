import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { execute, one } from "../../../kernel/storage/sql.ts";

/** Table `sent_form`. */

/**
 * Gives the lead of the form: the given one, unless the same form was sent `seconds` ago or less. Waits for the end
 * of a transaction that enters the same form.
 */
export async function enterForm(
  tx: Transaction,
  workspaceId: string,
  form: { hash: Buffer; leadId: string; seconds: number },
): Promise<string> {
  const entered = await one<{ leadId: string }>(tx)`
    insert into sent_form as sent (workspace_id, form_hash, lead_id, ends_at)
    values (${workspaceId}, ${form.hash}, ${form.leadId}, now() + make_interval(secs => ${form.seconds}))
    on conflict (workspace_id, form_hash) do update set
      lead_id = case when sent.ends_at < now() then excluded.lead_id else sent.lead_id end,
      ends_at = case when sent.ends_at < now() then excluded.ends_at else sent.ends_at end
    returning lead_id`;
  return entered.leadId;
}

export async function deleteEndedForms(db: Queryable): Promise<void> {
  await execute(db)`delete from sent_form where ends_at < now()`;
}
