import { html } from "../../../kernel/pages/html.ts";
import { htmlPage, type PageLook } from "../../../kernel/pages/html-page.ts";
import { pageLanguage, pageLanguageOf } from "../../../kernel/pages/page-language.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Answer, Call } from "../../../kernel/wire/route.ts";
import { linksOf, mailTokens } from "../keys/mail-tokens.ts";
import { senderOf } from "../settings/sender-of.ts";
import type { NewsletterTexts } from "../texts/en.ts";
import { newsletterTexts } from "../texts/newsletter-texts.ts";
import { confirmOptIn } from "./confirm-opt-in.ts";
import { findOptIn, type OptIn } from "./store.ts";

type LinkCall = Call<{ token: string }, unknown, unknown>;
type Spoken = { texts: NewsletterTexts; look: PageLook };

/** The page behind the link of a mail of confirmation. Opening it changes nothing; its button confirms. */
export const confirmPage = {
  async show(call: LinkCall): Promise<Answer> {
    const optIn = await read(call);
    if (optIn === undefined) return showEnded(call);
    const spoken = await speak(call, optIn);
    // The link was used before, or nothing waits for it any more.
    if (optIn.lists.length === 0) return optIn.usedAt === null ? showEnded(call) : showThanks(call, optIn, spoken);
    const { texts, look } = spoken;
    const page = html`<p>${texts.confirm.text(optIn.email)}</p>
<ul>${optIn.lists.map(({ name }) => html`<li><bdi>${name}</bdi></li>`)}</ul>
<form method="post"><button>${texts.confirm.button}</button></form>`;
    return htmlPage(200, texts.confirm.title, page, look);
  },

  async submit(call: LinkCall): Promise<Answer> {
    const optIn = await read(call);
    if (optIn === undefined) return showEnded(call);
    const spoken = await speak(call, optIn);
    if (optIn.usedAt !== null) return showThanks(call, optIn, spoken);
    const { texts } = spoken;
    const shownText = `${texts.confirm.text(optIn.email)} ${optIn.lists.map(({ name }) => name).join(", ")} [${texts.confirm.button}]`;
    const isConfirmed = await confirmOptIn(call, sha256(call.params.token), {
      shownText,
      language: spoken.look.language ?? "en",
    });
    return isConfirmed ? showThanks(call, optIn, spoken) : showEnded(call);
  },
};

function read({ kernel, params }: LinkCall): Promise<OptIn | undefined> {
  return findOptIn(kernel.database.query, sha256(params.token), new Date(kernel.clock.now()));
}

async function speak(call: LinkCall, { workspaceId, language: said }: OptIn): Promise<Spoken> {
  const sender = await senderOf(call.kernel.database.query, workspaceId);
  const language = pageLanguage(pageLanguageOf(said) ?? sender.language, call.header("accept-language"));
  return {
    texts: newsletterTexts[language],
    look: { language, workspaceName: sender.name, accent: sender.accentColour },
  };
}

async function showThanks({ kernel }: LinkCall, { workspaceId, subscriberId }: OptIn, { texts, look }: Spoken) {
  const tokens = await mailTokens.of(kernel, workspaceId);
  const { preferencesUrl } = linksOf(kernel, tokens, subscriberId, 0);
  const { title, text, preferences } = texts.confirmed;
  return htmlPage(200, title, html`<p>${text}</p><p><a href="${preferencesUrl}">${preferences}</a></p>`, look);
}

function showEnded(call: LinkCall): Answer {
  const language = pageLanguage(null, call.header("accept-language"));
  const { title, text } = newsletterTexts[language].ended;
  return htmlPage(422, title, html`<p>${text}</p>`, { language });
}
