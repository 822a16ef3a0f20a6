import assert from "node:assert/strict";
import { makeKey, type Person, signUp, type TestAnswer, type TestClient } from "../../../testing/client.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

type KeptMail = { to: string; subject: string; text: string; html: string; createdAt: string };

const origin = "https://shop.example.com";

/** A workspace with a newsletter, and the browser of a visitor of its website. */
export type Newsletter = {
  owner: Person;
  key: string;
  browser: TestClient;
  signUp(email: string, more?: Record<string, unknown>): Promise<TestAnswer>;
  /** Signs up and confirms. */
  join(email: string, more?: Record<string, unknown>): Promise<{ id: string; status: string }>;
  find(email: string): Promise<TestAnswer["body"]>;
};

export type Mailbox = {
  /** The mails to an address, oldest first: without a mail server, the outbox keeps them. */
  mailsTo(email: string): Promise<KeptMail[]>;
  nextTo(email: string, count?: number): Promise<KeptMail>;
};

/** Gives the mails of the installation, which its operator reads. */
export function mailboxOf(operator: Person): Mailbox {
  const mailsTo = async (email: string): Promise<KeptMail[]> => {
    const mails: KeptMail[] = [];
    for (let cursor = ""; ; ) {
      const { body } = await operator.client.get(`/api/settings/mail/outbox?limit=100${cursor}`);
      mails.push(...body.data.filter(({ to }: KeptMail) => to === email));
      if (body.nextCursor === null) return mails.toReversed();
      cursor = `&cursor=${encodeURIComponent(body.nextCursor)}`;
    }
  };
  return {
    mailsTo,
    nextTo: (email, count = 1) => until(async () => (await mailsTo(email))[count - 1]),
  };
}

/** Gives the path of the link of confirmation in a mail. */
export function confirmPathIn({ text }: Pick<KeptMail, "text">): string {
  const found = /\/newsletter\/confirm\/[\w-]+/.exec(text);
  if (found === null) throw new Error(`No link is in: ${text}`);
  return found[0];
}

export async function openNewsletter(server: TestServer, mailbox: Mailbox): Promise<Newsletter> {
  const owner = await signUp(server.client);
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
  const browser = server.client.as(key, { origin });
  const post = (email: string, more: Record<string, unknown> = {}) =>
    browser.post("/api/newsletter", { email, ...more });
  const find = async (email: string) =>
    (await owner.client.get(`/api/newsletter/subscribers?email=${encodeURIComponent(email)}`)).body.data[0];
  return {
    owner,
    key,
    browser,
    signUp: post,
    find,
    async join(email, more) {
      const before = (await mailbox.mailsTo(email)).length;
      assert.equal((await post(email, more)).status, 202);
      const confirmed = await server.client.post(confirmPathIn(await mailbox.nextTo(email, before + 1)));
      assert.equal(confirmed.status, 200, confirmed.text);
      return find(email);
    },
  };
}
