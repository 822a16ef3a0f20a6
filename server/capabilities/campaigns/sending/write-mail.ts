import type { Kernel } from "../../../kernel/kernel.ts";
import type { MailMessage } from "../../../providers/mail/mail.ts";
import { linksOf, type MailTokenWriter, type Recipient } from "../../newsletter/index.ts";
import { fillTemplate } from "../rendering/template.ts";
import { type ContactFields, valuesOf } from "../rendering/variables.ts";
import type { Sender } from "../writing/compile.ts";
import type { CampaignAtWork } from "./store.ts";

export function linksOfMail(kernel: Kernel, tokens: MailTokenWriter, subscriberId: string, campaignNumber: number) {
  const { publicUrl } = kernel.config;
  const token = tokens.forLink(subscriberId, campaignNumber);
  return {
    ...linksOf(kernel, tokens, subscriberId, campaignNumber),
    clickUrl: `${publicUrl}/newsletter/click/${token}`,
    openUrl: `${publicUrl}/newsletter/open/${token}`,
  };
}

/** Writes the mail to one recipient. Its Message-ID is the same at every attempt. */
export function writeMail(
  kernel: Kernel,
  {
    campaign,
    sender,
    tokens,
    listId,
  }: { campaign: CampaignAtWork; sender: Sender; tokens: MailTokenWriter; listId: string },
  { recipient, contact }: { recipient: Recipient; contact: ContactFields },
): MailMessage {
  const { compiled, number, messageDomain } = campaign;
  const links = linksOfMail(kernel, tokens, recipient.id, number);
  const values = valuesOf({ recipient, contact, senderName: sender.senderName ?? "", links });
  const bounceToken = tokens.forBounce(recipient.id, number);
  return {
    to: recipient.email,
    subject: fillTemplate(compiled.subject, values),
    text: fillTemplate(compiled.text, values),
    html: fillTemplate(compiled.html, values),
    messageId: `<${bounceToken}@${messageDomain}>`,
    headers: {
      "List-Unsubscribe": `<${links.leaveUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "List-Id": `<${listId}.${messageDomain}>`,
      Precedence: "bulk",
    },
    ...(sender.senderName === null ? {} : { fromName: sender.senderName }),
    ...(sender.replyTo === null ? {} : { replyTo: sender.replyTo }),
    ...(sender.bounceAddress === null ? {} : { envelopeFrom: returnPath(sender.bounceAddress, bounceToken) }),
  };
}

/**
 * `bounces@shop.example` becomes `bounces+TOKEN@shop.example`, which says of whom a mail that comes
 * back was.
 */
function returnPath(address: string, token: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}+${token}${address.slice(at)}`;
}
