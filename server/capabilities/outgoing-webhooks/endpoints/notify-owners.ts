import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { mailOwners } from "../../identity/index.ts";
import { EndpointId } from "../ids.ts";
import type { OutgoingTexts } from "../texts/en.ts";
import { outgoingTexts } from "../texts/outgoing-texts.ts";

/**
 * Mails the owners of the workspace. The mail names the endpoint by its id, because its URL may
 * contain a secret.
 */
export async function notifyOwners(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  endpointId: string,
  occasion: keyof OutgoingTexts["endpointMails"],
): Promise<void> {
  await mailOwners(kernel, tx, workspaceId, (language) => {
    const { subject, text } = outgoingTexts[language].endpointMails[occasion];
    return { subject, text: text(EndpointId.format(endpointId), kernel.config.publicUrl) };
  });
}
