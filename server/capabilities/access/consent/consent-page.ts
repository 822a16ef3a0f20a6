import { fill, type Html, html } from "../../../kernel/pages/html.ts";
import { alertOf, hiddenField, htmlPage } from "../../../kernel/pages/html-page.ts";
import { type PageLanguage, pageLanguage } from "../../../kernel/pages/page-language.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { Answer, Call } from "../../../kernel/wire/route.ts";
import { explainFault, invalidCredentials, passwordField, UserId, WorkspaceId } from "../../identity/index.ts";
import { unusedDays } from "../authorizing/library/provider-of.ts";
import { accessTexts } from "../texts/access-texts.ts";
import { answerApp } from "./answer-app.ts";
import { type Asked, type Choice, findAsked, findChoices } from "./find-asked.ts";
import { giveGrant, grantDays } from "./give-grant.ts";
import { type Proved, personProof, type SignedByPasskey } from "./person-proof.ts";
import type { ConsentForm } from "./schema.ts";

type AnyCall = Call<unknown, unknown, unknown>;
type Page = { call: AnyCall; uid: string; asked: Asked; language: PageLanguage };

/** The pages on which a person signs in, and lets an app act for them or not. */
export const consentPage = {
  async show(call: AnyCall, uid: string): Promise<Answer> {
    const page = await openPage(call, uid);
    return "status" in page ? page : showLogin(page, "", "");
  },

  async submit(call: AnyCall, uid: string, form: ConsentForm): Promise<Answer> {
    const page = await openPage(call, uid);
    if ("status" in page) return page;
    if (form.decision === "refuse")
      return answerApp(call, uid, async () => ({
        error: "access_denied",
        error_description: "The person has refused.",
      }));
    if (form.proof === undefined) return signIn(page, form);
    const factor = form.code ?? signedIn(form);
    return factor === undefined ? decide(page, form.proof, form.workspace) : passFactor(page, form.proof, factor);
  },
};

function signedIn({
  passkey: id,
  clientDataJSON,
  authenticatorData,
  signature,
}: ConsentForm): SignedByPasskey | undefined {
  return id === undefined || clientDataJSON === undefined || authenticatorData === undefined || signature === undefined
    ? undefined
    : { id, clientDataJSON, authenticatorData, signature };
}

async function openPage(call: AnyCall, uid: string): Promise<Page | Answer> {
  const language = pageLanguage(call.wantedLanguage);
  const asked = await findAsked(call, uid);
  if (asked !== undefined) return { call, uid, asked, language };
  const { refused } = accessTexts[language];
  return htmlPage(422, refused.title, alertOf(refused.ended), { language });
}

async function signIn(page: Page, { email = "", password = "" }: ConsentForm): Promise<Answer> {
  try {
    const proved = await personProof.begin(page.call, page.uid, { email, password });
    return proved.stage === "whole" ? await askOrGoOn(page, proved) : showCode(page, proved, "");
  } catch (error) {
    return showLogin(page, email, explain(page, error));
  }
}

async function passFactor(page: Page, proof: string, factor: string | SignedByPasskey): Promise<Answer> {
  const { call, uid, language } = page;
  try {
    return await askOrGoOn(page, await personProof.finish(call, uid, proof, factor));
  } catch (error) {
    const sentence = explain(page, error);
    if ((error as Problem).type === invalidCredentials) return showLogin(page, "", sentence);
    const isCode = typeof factor === "string";
    const again = await personProof.again(call, uid, proof);
    return showCode(page, again, isCode ? sentence : accessTexts[language].consent.passkeyFailed);
  }
}

/** The reader can correct what has one of these statuses. Anything else is answered like on any route. */
function explain({ language }: Page, error: unknown): string {
  if (error instanceof Problem && [401, 403, 422].includes(error.type.status)) return explainFault(error, language);
  throw error;
}

/** A person is not asked again for what they consented to, where nobody else can receive the answer: at an https address. */
async function askOrGoOn(page: Page, proved: Proved): Promise<Answer> {
  const { call, asked } = page;
  const choices = await findChoices(call, call.kernel.database.query, proved.account, asked);
  const remembered = choices.filter(({ isRemembered, lacksSecondFactor }) => isRemembered && !lacksSecondFactor);
  const { redirect_uri: address, prompt } = asked.interaction.params;
  const isForWeb =
    String(address).startsWith("https:") &&
    !String(prompt ?? "")
      .split(" ")
      .includes("consent");
  const [only] = remembered;
  if (isForWeb && only !== undefined && remembered.length === 1 && choices.length === 1)
    return decide(page, proved.proof, WorkspaceId.format(only.workspaceId));
  return showConsent(page, proved, choices, "");
}

async function decide(page: Page, proof: string, workspace: string | undefined): Promise<Answer> {
  const { call, uid, asked } = page;
  const { kernel, clientAddress } = call;
  try {
    return await answerApp(call, uid, async (tx) => {
      const account = await personProof.read(kernel, tx, uid, proof);
      const choices = await findChoices(call, tx, account, asked);
      const id = WorkspaceId.parse(workspace ?? "");
      const choice = choices.find(({ workspaceId }) => workspaceId === id);
      if (choice === undefined || choice.lacksSecondFactor || choice.scopes.length === 0)
        throw new Problem(invalidCredentials, "Choose a workspace in which the app may do something.");
      const grantId = await giveGrant(kernel, tx, { account, clientAddress }, asked, choice);
      return { login: { accountId: UserId.format(account.id), remember: false }, consent: { grantId } };
    });
  } catch (error) {
    return showLogin(page, "", explain(page, error));
  }
}

const statusOf = (sentence: string) => (sentence === "" ? 200 : 422);

function show(page: Page, sentence: string, title: string, content: Html, script?: string): Answer {
  const { redirect_uri: address } = page.asked.interaction.params;
  const look = {
    language: page.language,
    ...(address === undefined ? {} : { leadsTo: String(address) }),
    ...(script === undefined ? {} : { script }),
  };
  return htmlPage(statusOf(sentence), title, html`${alertOf(sentence)}${content}`, look);
}

const actionOf = ({ uid }: Page) => `/oauth/consent/${encodeURIComponent(uid)}`;

function refuseButton({ language }: Page): Html {
  return html`<button class="second" name="decision" value="refuse" formnovalidate>${accessTexts[language].consent.refuse}</button>`;
}

function showLogin(page: Page, email: string, sentence: string): Answer {
  const { consent } = accessTexts[page.language];
  const name = html`<strong><bdi>${page.asked.app.name}</bdi></strong>`;
  return show(
    page,
    sentence,
    consent.signIn,
    html`<p>${fill(consent.asks, { app: name })}</p>
    <form method="post" action="${actionOf(page)}"><label for="email">${consent.email}</label>
    <input id="email" name="email" type="email" value="${email}" autocomplete="username" required maxlength="320">
    ${passwordField(page.language)}
    <button>${consent.next}</button>${refuseButton(page)}</form>`,
  );
}

function showCode(page: Page, { proof, passkeyOptions }: Proved, sentence: string): Answer {
  const { consent } = accessTexts[page.language];
  const passkey = passkeyOptions === undefined ? undefined : passkeyForm(page, proof, passkeyOptions);
  return show(
    page,
    sentence,
    consent.factor,
    html`${passkey}<p>${consent.factorText}</p>
    <form method="post" action="${actionOf(page)}">${hiddenField("proof", proof)}
    <label for="code">${consent.code}</label>
    <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required minlength="6" maxlength="40">
    <button>${consent.next}</button>${refuseButton(page)}</form>`,
    passkey === undefined ? undefined : passkeyScript,
  );
}

const passkeyScript = "/oauth/scripts/passkey.js";
const signedFields = ["passkey", "clientDataJSON", "authenticatorData", "signature"] as const;

/** The script shows this form in a browser that knows passkeys, and fills it. */
function passkeyForm(page: Page, proof: string, options: Record<string, unknown>): Html {
  const { consent } = accessTexts[page.language];
  return html`<form method="post" action="${actionOf(page)}" hidden data-options="${JSON.stringify(options)}" data-failed="${consent.passkeyFailed}">
    ${hiddenField("proof", proof)}${signedFields.map((name) => hiddenField(name, ""))}
    <button>${consent.usePasskey}</button><p role="status" data-failed></p></form>`;
}

function showConsent(page: Page, proved: Proved, choices: readonly Choice[], sentence: string): Answer {
  const { asked, language } = page;
  const { consent } = accessTexts[language];
  const open = choices.filter(({ scopes, lacksSecondFactor }) => scopes.length > 0 && !lacksSecondFactor);
  const { redirect_uri: address } = asked.interaction.params;
  const returns =
    address === undefined
      ? consent.toDevice
      : fill(consent.returnsTo, { site: html`<code>${siteOf(String(address))}</code>` });
  const maker =
    asked.maker === null
      ? consent.registeredItself
      : fill(consent.madeBy, { workspace: html`<strong><bdi>${asked.maker}</bdi></strong>` });
  const app = html`<strong><bdi>${asked.app.name}</bdi></strong>`;
  const button = open.length === 0 ? undefined : html`<button name="decision" value="allow">${consent.allow}</button>`;
  return show(
    page,
    sentence,
    consent.title,
    html`<p>${fill(consent.lead, { app, email: html`<bdi>${proved.account.email}</bdi>` })}</p>
    <p class="quiet">${maker} ${consent.unverified} ${returns}</p>
    <form method="post" action="${actionOf(page)}">${hiddenField("proof", proved.proof)}
    ${open.length === 0 ? alertOf(consent.nothing) : undefined}
    ${open.length === 0 ? undefined : html`<fieldset><legend>${consent.workspace}</legend>${open.map((choice, index) => choiceOf(choice, index === 0, language))}</fieldset>`}
    <p class="quiet">${consent.duration(unusedDays, grantDays)}</p>
    ${button}${refuseButton(page)}</form>`,
  );
}

function choiceOf({ workspaceId, workspaceName, scopes }: Choice, isFirst: boolean, language: PageLanguage): Html {
  const id = WorkspaceId.format(workspaceId);
  const checked = isFirst ? html` checked` : undefined;
  return html`<label class="choice"><input type="radio" name="workspace" value="${id}" required${checked}><span><bdi>${workspaceName}</bdi></span></label>
    <ul>${scopes.map((scope) => html`<li>${say(scope, language)}</li>`)}</ul>`;
}

function say(scope: Scope, language: PageLanguage): string {
  const words: Readonly<Record<string, string>> = accessTexts[language].scopes;
  return words[scope] ?? scope;
}

/** Shows where the answer goes without the parts that an app chooses freely. */
function siteOf(address: string): string {
  const { protocol, host } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? `${protocol}//${host}` : protocol;
}
