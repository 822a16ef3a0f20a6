import { may } from "../../../kernel/caller.ts";
import { html } from "../../../kernel/pages/html.ts";
import { htmlPage } from "../../../kernel/pages/html-page.ts";
import { pageLanguage, pageLanguageOf } from "../../../kernel/pages/page-language.ts";
import { cannotBeDone } from "../../../kernel/problem.ts";
import type { Answer, Call, Routes } from "../../../kernel/wire/route.ts";
import { answerForm, showFormProblem } from "../../forms/index.ts";
import { NewSubscription, TakenSubscription } from "../schema.ts";
import { senderOf } from "../settings/sender-of.ts";
import { newsletterTexts } from "../texts/newsletter-texts.ts";
import { readSignUpFields, signUpForNewsletter } from "./sign-up-for-newsletter.ts";

const maxBytes = 65_536;

export function signUpRoutes(app: Routes): void {
  app.post(
    "/api/newsletter",
    {
      schema: {
        summary: "Sign up for the newsletter",
        description:
          "JSON, or a plain HTML form with the publishable key as the field `key`. The owner of the address is asked by mail, and only the button behind that mail's link confirms. The answer is the same for every address, also for spam and for an address that is confirmed or has left. A mailbox gets at most two such mails a day (one, where the sign-up is suspicious) and four in 30 days; what these limits hold back waits, as `mailWaitsUntil` of the subscriber says.",
        body: NewSubscription,
        response: { 200: null, 202: TakenSubscription, 303: null },
        usualStatus: 202,
        alsoProduces: ["text/html"],
      },
      guard: may("newsletter:write", { publishable: true }),
      takesKeyField: true,
      idempotent: true,
      body: { kind: "form", readFields: readSignUpFields, showProblem: showFormProblem },
      maxBodyBytes: maxBytes,
      problems: [cannotBeDone],
    },
    async (call) =>
      answerForm(call, await signUpForNewsletter(call, call.body), call.body._next, () => thank(call, call.body)),
  );
}

async function thank(
  call: Call<unknown, unknown, unknown>,
  { language: said, _language }: NewSubscription,
): Promise<Answer> {
  const { kernel, caller } = call;
  const sender = await senderOf(kernel.database.query, caller.workspaceId);
  const language = pageLanguage(pageLanguageOf(said ?? _language) ?? sender.language, call.header("accept-language"));
  const { title, text } = newsletterTexts[language].thanks;
  const look = { language, workspaceName: sender.name, accent: sender.accentColour };
  return htmlPage(200, title, html`<p>${text}</p>`, look);
}
