import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type PageLanguage, pageLanguages } from "../../../kernel/pages/page-language.ts";
import { nextMail, tokenIn } from "../../../testing/received-mail.ts";
import { signUpVerified } from "../../../testing/sign-up-verified.ts";
import { publicInstallation, useTestServer } from "../../../testing/test-server.ts";
import { identityTexts } from "../texts/identity-texts.ts";
import { mailTexts, type SecurityNotice } from "./mail-texts.ts";

const server = useTestServer({ settings: publicInstallation });

const notices: SecurityNotice[] = ["passwordChanged", "secondFactorChanged", "wrongCodes", "sessionStolen"];
const password = "eleven tall herons at dawn";
const subjectOf = (language: PageLanguage, mail: keyof (typeof identityTexts)["en"]["mails"]) =>
  identityTexts[language].mails[mail].subject;

describe("mails to accounts", () => {
  for (const language of pageLanguages) {
    test(`are written in ${language}, each with its link or the address of the installation`, () => {
      const { kernel } = server.server;
      const { publicUrl } = kernel.config;
      const mails = [
        mailTexts.verifyEmail(kernel, "T", language),
        mailTexts.resetPassword(kernel, "T", language),
        mailTexts.invitation(kernel, "T", "ada@example.com", language),
        mailTexts.invitation(kernel, "T", null, language),
        mailTexts.test(kernel, language),
        ...notices.map((notice) => mailTexts.notice(kernel, notice, language)),
      ];
      for (const { subject, text } of mails) {
        assert.ok(text.includes(publicUrl), text);
        assert.ok(text.endsWith("\n") && !/undefined|\[object/.test(text), text);
        assert.ok(subject.length > 5 && subject.length < 70, subject);
      }
      assert.ok(mails.slice(0, 4).every(({ text }) => /\n\nhttps?:\S+\?token=T\n\n/.test(text)));
      assert.ok(mails[2]?.text.startsWith("ada@example.com "));
    });

    test(`come in ${language} to a person whose browser asks for it, and their pages are in it too`, async () => {
      const email = `reader-${language}@example.com`;
      const headers = { "accept-language": `${language}-XX,xx;q=0.9` };
      const answer = await server.client.call("POST", "/api/auth/signup", { body: { email, password }, headers });
      assert.equal(answer.status, 201, answer.text);
      const verification = await nextMail(server, email, subjectOf(language, "verifyEmail"));
      const page = await fetch(`${server.url}/account/verify-email?token=${tokenIn(verification)}`, { headers });
      const shown = await page.text();
      assert.equal(page.headers.get("content-language"), language);
      assert.ok(shown.includes(`<h1>${identityTexts[language].verifyPage.title}</h1>`), shown);
      assert.ok(shown.includes(`<strong>${email}</strong>`) && !/\{\w+\}/.test(shown.slice(shown.indexOf("<main>"))));
      const wrong = await fetch(`${server.url}/account/verify-email`, {
        method: "POST",
        headers: { ...headers, accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ token: tokenIn(verification), password: "not the password" }),
      });
      assert.equal(wrong.status, 422);
      const told = language === "en" ? "not your password" : identityTexts[language].faults["wrong-password"];
      assert.match(await wrong.text(), new RegExp(`role="alert">[^<]*${told}`));
    });
  }

  test("a notice comes in the language of the last sign-in, whoever caused it", async () => {
    const person = await signUpVerified(server);
    const { email } = person;
    const signIn = { email, password: person.password };
    const signedIn = await server.client.call("POST", "/api/auth/signin", {
      body: signIn,
      headers: { "accept-language": "nl" },
    });
    assert.equal(signedIn.status, 200, signedIn.text);
    await server.client.call("POST", "/api/auth/forgot-password", {
      body: { email },
      headers: { "accept-language": "it" },
    });
    const mail = await nextMail(server, email, subjectOf("nl", "resetPassword"));
    const reset = await server.client.post("/api/auth/reset-password", { token: tokenIn(mail), password });
    assert.equal(reset.status, 204, reset.text);
    await nextMail(server, email, subjectOf("nl", "passwordChanged"));
  });

  test("an invitation comes in the language of the invited account, else of the member who invites", async () => {
    const owner = await signUpVerified(server);
    const stranger = "stranger@example.com";
    await owner.client.as(owner.accessToken, { "accept-language": "fr" }).post("/api/members/invitations", {
      email: stranger,
      role: "agent",
    });
    await nextMail(server, stranger, subjectOf("fr", "invitation"));
  });
});
