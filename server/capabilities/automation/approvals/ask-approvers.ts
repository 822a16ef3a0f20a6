import type { Kernel } from "../../../kernel/kernel.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { mailMember } from "../../identity/index.ts";
import { findApprovers } from "./find-approvers.ts";
import { type ApprovalKey, insertLink } from "./store.ts";

type Asked = ApprovalKey & { title: string; workflowName: string; deadline: Date | null };

/**
 * Mails each of these members a link that decides. The mail does not quote the request: its page shows it.
 */
export async function askApprovers(
  kernel: Kernel,
  tx: Transaction,
  approval: Asked,
  names: readonly string[] | null,
): Promise<void> {
  const { workspaceId } = approval;
  for (const accountId of await findApprovers(tx, workspaceId, names)) {
    const token = randomToken();
    await insertLink(tx, approval, { accountId, tokenHash: sha256(token) });
    const message = writeMail(approval, `${kernel.config.publicUrl}/approvals/${token}`);
    await mailMember(kernel, tx, { workspaceId, accountId }, () => message, "approval");
  }
}

function writeMail({ title, workflowName, deadline }: Asked, url: string) {
  const until =
    deadline === null ? "" : `Decide before ${deadline.toISOString().slice(0, 16).replace("T", " ")} UTC.\n`;
  return {
    subject: `Please decide: ${title}`,
    text: `The workflow ${workflowName} waits for a decision:

${title}

Look at the request, and approve or reject it:
${url}

${until}The link is for you alone. It decides without a sign-in, so pass it on to nobody.
`,
  };
}
