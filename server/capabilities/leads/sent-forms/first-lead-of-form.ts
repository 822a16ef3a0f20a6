import { defineJob } from "../../../kernel/log/job.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import type { NewLead } from "../schema.ts";
import { deleteEndedForms as deleteRows, enterForm } from "./store.ts";

/** Longer than an impatient visitor clicks, and shorter than one writes the same twice. */
const seconds = 10;

/**
 * Gives the id for the lead of an HTML form. `isFirst` is false when the same sender sent the same form some
 * seconds ago: a visitor clicked twice, and the id is that of the first lead. What guards a form differs
 * between two clicks, so only what it says counts.
 */
export async function firstLeadOfForm(
  call: Call<unknown, unknown, unknown>,
  tx: Transaction,
  input: NewLead,
): Promise<{ id: string; isFirst: boolean }> {
  const { kernel, caller } = call;
  const { workspaceId } = caller;
  const { _gotcha, _timestamp, altcha, _next, _language, ...said } = input;
  const fields = Object.entries(said).sort(([one], [other]) => (one < other ? -1 : 1));
  const sent = JSON.stringify([workspaceId, call.clientAddress, _gotcha ?? null, fields]);
  const own = newUuid();
  const id = await enterForm(tx, workspaceId, {
    hash: kernel.secrets.sign("sent-form", sent),
    leadId: own,
    seconds,
  });
  return { id, isFirst: id === own };
}

export const deleteEndedForms = defineJob<unknown>({
  name: "delete-ended-forms",
  schedule: "23 * * * *",
  run: (kernel) => deleteRows(kernel.database.query),
});
