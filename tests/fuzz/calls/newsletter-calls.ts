import { waitFor } from "../wait-for.ts";
import { must, type World } from "../world.ts";
import { fileOfPeople } from "./file-of-people.ts";
import type { ValidCall } from "./valid-calls.ts";

let signedUp = 0;

async function newAddress({ first }: World): Promise<string> {
  const email = `reader${++signedUp}-${process.pid}@example.com`;
  await must(first.client.post("/api/newsletter", { email, name: "Ada", source: "fuzz" }));
  return email;
}

/** The id of a subscriber who has not confirmed yet. */
export async function newSubscriber(world: World): Promise<string> {
  const email = await newAddress(world);
  const { body } = await must(world.first.client.get(`/api/newsletter/subscribers?email=${email}`));
  return body.data[0].id;
}

/** The token of a mail that asks an address. Without a mail server, the outbox of the operator keeps it. */
export async function newOptInToken(world: World): Promise<string> {
  const email = await newAddress(world);
  return waitFor(`a mail to ${email}`, async () => {
    const { body } = await must(world.first.client.get("/api/settings/mail/outbox?limit=20"));
    const mail = body.data.find(({ to }: { to: string }) => to === email);
    return /\/newsletter\/confirm\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
  });
}

/** The token that mails have for their reader. */
export async function newLinkToken(world: World): Promise<string> {
  const page = await must(world.server.client.post(`/newsletter/confirm/${await newOptInToken(world)}`));
  return /\/newsletter\/preferences\/([\w-]+)/.exec(page.text)?.[1] ?? "";
}

export async function newNewsletterList({ first }: World): Promise<string> {
  const slug = `list-${++signedUp}-${process.pid}`;
  return (await must(first.client.post("/api/newsletter/lists", { slug, name: "Fuzz" }))).body.id;
}

export async function newSuppression({ first }: World): Promise<string> {
  const email = `never${++signedUp}-${process.pid}@example.com`;
  return (await must(first.client.post("/api/newsletter/suppressions", { email }))).body.email;
}

/** Prepares what makes the calls of the newsletter succeed. */
export const newsletterCalls: Record<string, (world: World) => ValidCall | Promise<ValidCall>> = {
  "POST /api/newsletter": () => ({ body: { email: `reader${++signedUp}@example.com`, name: "Ada", consent: true } }),
  "POST /newsletter/confirm/{token}": async (world) => ({ params: { token: await newOptInToken(world) } }),
  "POST /newsletter/leave/{token}": async (world) => ({ params: { token: await newLinkToken(world) } }),
  "POST /newsletter/preferences/{token}": async (world) => ({ params: { token: await newLinkToken(world) } }),
  "PATCH /api/newsletter/subscribers/{subscriberId}": async (world) => ({
    params: { subscriberId: await newSubscriber(world) },
    body: { name: "Ada", language: "de" },
  }),
  "POST /api/newsletter/subscribers/{subscriberId}/unsubscribe": async (world) => ({
    params: { subscriberId: await newSubscriber(world) },
    body: { lists: ["newsletter"] },
  }),
  "DELETE /api/newsletter/subscribers/{subscriberId}": async (world) => ({
    params: { subscriberId: await newSubscriber(world) },
  }),
  "POST /api/newsletter/subscribers/import": () => ({
    rawBody: fileOfPeople(`imported${++signedUp}@example.com`),
  }),
  "POST /api/newsletter/suppressions": () => ({ body: { email: `never${++signedUp}@example.com` } }),
  "DELETE /api/newsletter/suppressions/{email}": async (world) => ({ params: { email: await newSuppression(world) } }),
  "POST /api/newsletter/lists": () => ({ body: { slug: `list-${++signedUp}`, name: "Offers" } }),
  "PATCH /api/newsletter/lists/{listId}": async (world) => ({
    params: { listId: await newNewsletterList(world) },
    body: { name: "Other offers" },
  }),
  "DELETE /api/newsletter/lists/{listId}": async (world) => ({ params: { listId: await newNewsletterList(world) } }),
  "POST /api/newsletter/bounces": async (world) => ({
    body: { bounces: [{ email: await newAddress(world), kind: "hard", reason: "mailbox-unknown", status: "5.1.1" }] },
  }),
  "POST /api/newsletter/bounces/mail/{token}": async ({ makePerson }) => {
    // A workspace has one address, which other calls of the walk replace.
    const { client } = await makePerson();
    const { body } = await must(client.post("/api/newsletter/bounces/address"));
    const bytes = Buffer.from("From: mailer-daemon@far.example\r\n\r\n550 5.1.1 User unknown\r\n");
    const token = new URL(body.url).pathname.split("/").at(-1) ?? "";
    return { params: { token }, rawBody: { bytes, contentType: "message/rfc822" } };
  },
  "PATCH /api/settings/newsletter": () => ({ body: { senderName: "The shop" } }),
};
