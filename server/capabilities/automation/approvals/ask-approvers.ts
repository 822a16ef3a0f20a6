import type { Kernel } from "../../../kernel/kernel.ts";
import { type PageLanguage, showMoment } from "../../../kernel/pages/page-language.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { mailMember } from "../../identity/index.ts";
import { automationTexts } from "../texts/automation-texts.ts";
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
    const url = `${kernel.config.publicUrl}/approvals/${token}`;
    const write = (language: PageLanguage) => writeMail(language, approval, url);
    await mailMember(kernel, tx, { workspaceId, accountId }, write, { purpose: "approval" });
  }
}

function writeMail(language: PageLanguage, { title, workflowName, deadline }: Asked, url: string) {
  const { mail, deadline: before } = automationTexts[language].approvals;
  const until = deadline === null ? "" : `${before(showMoment(deadline, language))}\n`;
  return {
    subject: mail.subject(title),
    text: `${mail.waits(workflowName)}

${title}

${mail.look}
${url}

${until}${mail.alone}
`,
  };
}
