import { awaitApproval } from "../../../kernel/standing/standings.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { mailOperator } from "../mail/mail-notice.ts";
import { identityTexts } from "../texts/identity-texts.ts";

/** Has a new workspace wait for an operator (PARLEY_SIGNUP=approval), who is told by mail. */
export async function askForApproval({ kernel }: Context, tx: Transaction, workspaceId: string): Promise<void> {
  await awaitApproval(tx, workspaceId, new Date(kernel.clock.now()));
  await mailOperator(kernel, tx, workspaceId, (language) => {
    const { subject, text } = identityTexts[language].mails.approvalWanted;
    return { subject, text: text(kernel.config.publicUrl) };
  });
}
