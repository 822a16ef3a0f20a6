import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { execute } from "../../../kernel/storage/sql.ts";
import type { Consent, SubscriptionProof } from "../schema.ts";

/** Table `subscription_proof`, to which rows are added. */

export type NewProof = {
  workspaceId: string;
  subscriberId: string;
  listId: string;
  step: SubscriptionProof["step"];
  at: Date;
  ip?: string | null;
  userAgent?: string | null;
  formId?: string | null;
  page?: string | null;
  consent?: Consent | null;
  shownText?: string | null;
  language?: string | null;
};

const mostUserAgentCharacters = 500;

export async function insertProofs(tx: Transaction, proofs: readonly NewProof[]): Promise<void> {
  if (proofs.length === 0) return;
  const rows = proofs.map((proof) => ({
    workspace_id: proof.workspaceId,
    id: newUuid(),
    subscriber_id: proof.subscriberId,
    list_id: proof.listId,
    step: proof.step,
    at: proof.at,
    ip: proof.ip ?? null,
    user_agent: proof.userAgent?.slice(0, mostUserAgentCharacters) ?? null,
    form_id: proof.formId ?? null,
    page: proof.page ?? null,
    consent: proof.consent ?? null,
    shown_text: proof.shownText ?? null,
    language: proof.language ?? null,
  }));
  await execute(tx)`
    insert into subscription_proof select * from json_populate_recordset(null::subscription_proof,
      ${JSON.stringify(rows)}::json)`;
}
