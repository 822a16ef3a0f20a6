import type { Kernel } from "../../../kernel/kernel.ts";
import type { MailMessage } from "../../../providers/mail/mail.ts";
import { linksOf, type MailTokenWriter, type Recipient } from "../../newsletter/index.ts";
import { fillTemplate, type Values } from "../rendering/template.ts";
import type { Sender } from "../writing/compile.ts";
import type { CampaignAtWork } from "./store.ts";

/** The values of one recipient. What a stranger wrote is spoken only when it holds no address. */
export function valuesOf(
  recipient: Pick<Recipient, "email" | "name">,
  senderName: string,
  links: { leaveUrl: string; preferencesUrl: string; viewUrl: string; clickUrl: string; openUrl: string },
): Values {
  const name = speakable(recipient.name);
  return { name, firstName: name.split(" ")[0]!, email: recipient.email, senderName, ...links };
}

export function linksOfMail(kernel: Kernel, tokens: MailTokenWriter, subscriberId: string, campaignNumber: number) {
  const { publicUrl } = kernel.config;
  const token = tokens.forLink(subscriberId, campaignNumber);
  return {
    ...linksOf(kernel, tokens, subscriberId, campaignNumber),
    clickUrl: `${publicUrl}/newsletter/click/${token}`,
    openUrl: `${publicUrl}/newsletter/open/${token}`,
  };
}

/** The mail to one recipient. Its Message-ID is the same at every attempt. */
export function writeMail(
  kernel: Kernel,
  {
    campaign,
    sender,
    tokens,
    listId,
  }: { campaign: CampaignAtWork; sender: Sender; tokens: MailTokenWriter; listId: string },
  recipient: Recipient,
): MailMessage {
  const { compiled, number, messageDomain } = campaign;
  const links = linksOfMail(kernel, tokens, recipient.id, number);
  const values = valuesOf(recipient, sender.senderName ?? "", links);
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

const longest = 100;
/** Characters that nobody sees, or that turn the direction of what follows. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/**
 * A name with a dot between two letters is a link in many mail programs ("evil.com"), also with the
 * full stops of other scripts. A dot before a single letter is an initial.
 */
const addressLike = /[@\\/<>[\]{}]|:\S|\bwww\b|[\p{L}\p{N}-][.\u3002\uff0e\uff61]\p{L}[\p{L}\p{N}-]/iu;

/**
 * The value of a variable when it can stand in a mail, else nothing: strangers choose their names, and
 * a mail of the workspace must not carry their addresses and links.
 */
export function speakable(value: string | null): string {
  if (value === null) return "";
  const text = value.normalize("NFKC").replaceAll(/\s+/gu, " ").replaceAll(unseen, "").trim();
  return text.length > longest || addressLike.test(text) ? "" : text;
}
