import { escapeHtml } from "../../../kernel/pages/html.ts";
import type { MailMessage } from "../../../providers/mail/mail.ts";
import { replyPrefixes } from "./reply-prefixes.ts";
import type { MailConversation } from "./store.ts";

type Answer = {
  text: string;
  isAutomatic: boolean;
  citations: readonly { title: string | null; url: string | null }[];
  beginsThread?: boolean;
};

const mostReferences = 20;

/** Gives the mail that answers the newest mail of a conversation, in its thread. */
export function composeAnswer(conversation: MailConversation, messageId: string, answer: Answer): MailMessage {
  const { address, replyTo, subject, messageId: answeredId, referenceIds } = conversation;
  const thread = [...referenceIds.filter((id) => id !== answeredId), ...(answeredId === null ? [] : [answeredId])];
  const links = linksOf(answer);
  const listed = links.map(({ title, url }) => `- ${title}: ${url}`).join("\n");
  // A program answers who wrote (RFC 3834), and copies where one of those in copy did.
  const isCopied = !answer.isAutomatic || conversation.isNewestOfCopy;
  return {
    to: address,
    ...(isCopied && conversation.copies.length > 0 && { cc: conversation.copies }),
    // The first mail to a visitor of a chat answers none.
    subject: answer.beginsThread ? subject : `Re: ${subject.replace(replyPrefixes, "")}`,
    text: `${answer.text}\n${listed === "" ? "" : `\n${listed}\n`}`,
    html: htmlOf(answer.text, links),
    messageId,
    headers: {
      ...(replyTo !== "" && { "Reply-To": replyTo }),
      "Auto-Submitted": answer.isAutomatic ? "auto-replied" : "no",
      ...(answeredId !== null && { "In-Reply-To": answeredId }),
      ...(thread.length > 0 && { References: thread.slice(-mostReferences).join(" ") }),
    },
  };
}

type Link = { title: string; url: string };

/** Gives each place once. Only what a browser opens becomes a link. */
function linksOf({ citations }: Answer): Link[] {
  const links = new Map<string, Link>();
  for (const { title, url } of citations) {
    if (url !== null && /^https?:\/\//i.test(url)) links.set(url, { title: title ?? url, url });
  }
  return [...links.values()];
}

function htmlOf(text: string, links: readonly Link[]): string {
  const paragraphs = text.split(/\n{2,}/).map((part) => `<p>${escapeHtml(part).replaceAll("\n", "<br>")}</p>`);
  const items = links.map(({ title, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`);
  return [...paragraphs, ...(items.length === 0 ? [] : [`<ul>${items.join("")}</ul>`])].join("\n");
}
