import type { OidcContext } from "oidc-provider";
import { type Html, html } from "../../../../kernel/pages/html.ts";
import { alertOf, hiddenField, htmlPage } from "../../../../kernel/pages/html-page.ts";
import type { PageLanguage } from "../../../../kernel/pages/page-language.ts";
import { accessTexts } from "../../texts/access-texts.ts";
import { keepSession } from "./keep-session.ts";
import { running } from "./running.ts";

type RenderError = { userCode?: string; name?: string };

const action = "/oauth/device/verify";

/** The pages on which a person lets in a device without a browser, in the look of our other pages. */
export const devicePages = {
  ofLibrary: {
    async userCodeInputSource(context: OidcContext, _: string, __: unknown, error?: RenderError): Promise<void> {
      const { language, userCode } = running.current();
      const { device } = accessTexts[language];
      if (error !== undefined) keepSession(context);
      const typed = error?.userCode ?? userCode ?? context.oidc.params?.user_code;
      show(
        context,
        device.title,
        html`${alertOf(sentenceOf(error, language))}<p>${device.text}</p>
        <form method="post" action="${action}">${xsrf(context)}<label for="code">${device.code}</label>
        <input id="code" name="user_code" value="${typeof typed === "string" ? typed : ""}" autocomplete="off" autocapitalize="characters" spellcheck="false" required maxlength="40">
        <button>${device.next}</button></form>`,
      );
    },
    async userCodeConfirmSource(
      context: OidcContext,
      _: string,
      client: { clientName?: string },
      __: unknown,
      userCode: string,
    ): Promise<void> {
      const { device } = accessTexts[running.current().language];
      show(
        context,
        device.compare,
        html`<p><strong><bdi>${client.clientName ?? ""}</bdi></strong></p><p>${device.compareText}</p>
        <p><code>${userCode}</code></p>
        <form method="post" action="${action}">${xsrf(context)}${hiddenField("user_code", userCode)}${hiddenField("confirm", "yes")}
        <button>${device.same}</button><button class="second" name="abort" value="yes">${device.other}</button></form>`,
      );
    },
    async successSource(context: OidcContext): Promise<void> {
      const { device } = accessTexts[running.current().language];
      show(context, device.done, html`<p>${device.doneText}</p>`);
    },
  },

  /** Tells a person that an app has asked wrongly. Nobody is sent to an address that could not be checked. */
  async showError(context: OidcContext, out: Record<string, unknown>): Promise<void> {
    const { refused } = accessTexts[running.current().language];
    const detail = `${String(out.error)}: ${String(out.error_description ?? "")}`;
    show(context, refused.title, html`${alertOf(refused.text)}<p class="quiet" lang="en">${detail}</p>`);
  },
};

function sentenceOf(error: RenderError | undefined, language: PageLanguage): string {
  const { device, refused } = accessTexts[language];
  if (error === undefined) return "";
  if (error.name === "AbortedError") return device.refused;
  return error.name === "InvalidRequest" ? refused.ended : device.wrongCode;
}

function xsrf(context: OidcContext): Html {
  return hiddenField("xsrf", context.oidc.session?.state?.secret ?? "");
}

function show(context: OidcContext, title: string, content: Html): void {
  const { language } = running.current();
  const { body, headers } = htmlPage(context.status, title, content, { language });
  for (const [name, value] of Object.entries(headers)) context.set(name, value);
  context.body = body;
}
