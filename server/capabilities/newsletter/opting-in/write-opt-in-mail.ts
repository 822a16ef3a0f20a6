import type { Kernel } from "../../../kernel/kernel.ts";
import { html } from "../../../kernel/pages/html.ts";
import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import type { MailMessage } from "../../../providers/mail/mail.ts";
import type { Sender } from "../settings/sender-of.ts";
import { newsletterTexts } from "../texts/newsletter-texts.ts";

/**
 * Writes the mail that asks the owner of an address. It quotes nothing that was typed into the form, because a
 * stranger may have typed it, and is no mail of a list, so it has no `List-Unsubscribe`.
 */
export function writeOptInMail(
  { config }: Kernel,
  mail: {
    language: PageLanguage;
    sender: Pick<Sender, "name">;
    site: string | null;
    lists: readonly { name: string }[];
    token: string;
  },
): Pick<MailMessage, "subject" | "text" | "html"> {
  const texts = newsletterTexts[mail.language];
  const url = `${config.publicUrl}/newsletter/confirm/${mail.token}`;
  const who = plainName(mail.sender.name) ?? mail.site ?? new URL(config.publicUrl).host;
  const lists = mail.lists.flatMap(({ name }) => plainName(name) ?? []);
  const intro = mail.site === null ? texts.mail.asked(who) : texts.mail.askedOn(who, mail.site);
  const subject = texts.mail.subject(who);
  return {
    subject,
    text: `${intro}
${lists.map((name) => `\n- ${name}`).join("")}

${texts.mail.confirm}

${url}

${texts.mail.ends}

${texts.mail.ignore}
`,
    html: html`<!doctype html>
<html lang="${mail.language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body><p>${intro}</p>
${lists.length === 0 ? undefined : html`<ul>${lists.map((name) => html`<li>${name}</li>`)}</ul>`}
<p><a href="${url}">${texts.mail.confirm}</a></p>
<p>${texts.mail.ends}</p>
<p>${texts.mail.ignore}</p></body></html>
`.text,
  };
}

/** Mail programs make links of addresses, also of those without a scheme. */
const looksLikeAnAddress = /[@/\\]|:\S|\.\p{L}{2,}/u;

/**
 * Gives the name, unless it holds an address of a page or a mailbox: a mail to a stranger must not advertise
 * anything.
 */
function plainName(name: string): string | undefined {
  const text = name.replace(/[\p{C}\s]+/gu, " ").trim();
  return text === "" || looksLikeAnAddress.test(text) ? undefined : text;
}
