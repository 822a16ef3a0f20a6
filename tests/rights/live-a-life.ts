import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Receiver } from "../../server/capabilities/outgoing-webhooks/testing/receiver.ts";
import { makeKey, type Person, type TestAnswer, type TestClient } from "../../server/testing/client.ts";
import { joinTeam } from "../../server/testing/join-team.ts";
import { type MailServer, startMailServer } from "../../server/testing/providers/mail-server.ts";
import type { TestServer } from "../../server/testing/test-server.ts";
import { until } from "../../server/testing/until.ts";
import { rotateSecret, userToken } from "../../server/testing/user-token.ts";
import type { Markers } from "./scan-for-markers.ts";

const shop = "https://shop.example";
const name = "Zoë Quibblethwaite";
const email = "Zoe.Quibble@Example.com";
const otherEmail = "quibble.two@example.net";
const userId = "u-quibble-77";
const word = "flumpenwhistle";

export const markers: Markers = new Map([
  ["name", ["zoë quibblethwaite", "quibblethwaite"]],
  ["e-mail", ["zoe.quibble@example.com"]],
  ["second e-mail", ["quibble.two@example.net"]],
  ["phone", ["3090182077", "030 90182077", "+49 30 90182077"]],
  ["user id", [userId]],
  ["word", [word]],
]);

export type Life = {
  key: TestClient;
  contactId: string;
  twinId: string;
  endpointId: string;
  campaign: { id: string; viewPath: string };
  /** Requests with an Idempotency-Key, to be sent again. */
  retries: (() => Promise<TestAnswer>)[];
};

async function done(answer: Promise<TestAnswer>, ...statuses: number[]): Promise<TestAnswer["body"]> {
  const { status, text, body } = await answer;
  assert.ok((statuses.length === 0 ? [200, 201, 202, 204] : statuses).includes(status), `${status}: ${text}`);
  return body;
}

/** One person meets every part of Parley, as visitor, user, contact, lead and sender of spam. */
export async function liveALife(server: TestServer, owner: Person, receiver: Receiver): Promise<Life> {
  const secret = await rotateSecret(owner);
  const secretKey = await makeKey(owner);
  const key = server.client.as(secretKey);
  const origin = { origin: shop };
  const pageKey = await makeKey(owner, { kind: "publishable", allowedOrigins: [shop] });
  const page = server.client.as(pageKey, origin);
  const agent = (await joinTeam(server, owner, "agent")).client;
  const endpoint = await done(
    owner.client.post("/api/webhook/endpoints", { url: `${receiver.url}/echo`, events: ["*"] }),
  );

  // The visitor writes, then proves to be the user.
  const first = await done(page.post("/api/chatbot/send", { message: `I am ${name}. Do you sell a ${word}?` }));
  const context = { userToken: userToken(secret, userId), name, email };
  const proved = { headers: { "x-visitor-token": first.visitorToken, "x-user-token": context.userToken } };
  const sessionId = first.sessionId;
  const second = await done(
    page.post("/api/chatbot/send", { message: `Where is my ${word}?`, sessionId, context }, proved),
  );
  const feedback = { helpful: false, comment: `My ${word} was not found. ${name}` };
  await done(page.post(`/api/messages/${second.messageId}/feedback`, feedback, proved));
  const conversation = `/api/conversations/${second.conversationId}`;
  const once = (text: string) => ({ headers: { "idempotency-key": `life-${text}` } });
  const retries = [
    () => owner.client.post(`${conversation}/hand-over`, { message: `A colleague comes, ${name}.` }, once("over")),
    () => agent.post(`${conversation}/messages`, { text: `Hello ${name}, the ${word} is here.` }, once("reply")),
    () => owner.client.post(`${conversation}/messages`, { text: `Call +49 30 90182077.`, isNote: true }, once("note")),
    () => key.post("/api/contacts", { name, email, userId: "shop-quibble-78", custom: { pet: word } }, once("contact")),
  ];
  await done(retries[0]!());
  await done(retries[1]!());
  await done(retries[2]!());
  await done(
    page.post("/api/chatbot/send", { message: `Thanks, ${word}. I am ${email} too.`, sessionId, context }, proved),
  );
  await done(agent.post(`${conversation}/hand-back`, { summary: `${name} has the ${word}.` }));
  await done(page.post(`${conversation}/transcript`, { email }, proved));
  await done(page.post("/api/stream/tickets", undefined, proved));

  // Other clients, with the user's id.
  const ask = { model: "parley-offline", user: userId };
  await done(key.post("/v1/chat/completions", { ...ask, messages: [{ role: "user", content: `A ${word}?` }] }));
  await done(key.post("/v1/responses", { ...ask, input: `Is ${name} there?` }));
  const ui = { id: "m1", role: "user", parts: [{ type: "text", text: `Or a ${word}?` }] };
  await done(key.post("/api/chat", { id: "ui-1", messages: [ui], context: { userId } }));
  await done(key.post("/api/chatbot/send", { message: `My ${word}`, sessionId: "mcp-life", context: { userId } }));
  const mcp = new Client({ name: "life", version: "1" });
  const requestInit = { headers: { authorization: `Bearer ${secretKey}` } };
  const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit });
  await mcp.connect(transport as Parameters<Client["connect"]>[0]);
  await mcp.callTool({ name: "ask_assistant", arguments: { message: `The ${word} again`, sessionId: "mcp-life" } });
  await mcp.close();

  // Webhooks of a shop.
  const source = await done(owner.client.post("/api/webhook/sources", { name: "shop" }));
  for (const event of [
    { event: "user_message", id: "w1", data: { userId, message: `Is the ${word} paid?`, name } },
    { event: "order.paid", id: "w2", data: { userId, buyer: name, email, phone: "+493090182077" } },
  ]) {
    const [time, body] = [Math.floor(Date.now() / 1000), JSON.stringify(event)];
    const hash = createHmac("sha256", source.secret).update(`${time}.${body}`).digest("hex");
    const headers = { "x-webhook-signature": `t=${time},v1=${hash}` };
    await done(server.client.post(`/api/webhook/process/${source.id}?wait=true`, body, { headers }));
  }

  // Contacts: made, imported, merged, apart again, and merged again.
  const made = await done(retries[3]!());
  const csv = `name,email,phone,tags,city\n${name},${otherEmail},030 90182077,vip,${word}\n${name},no address,,,`;
  for (const query of ["?country=DE&dryRun=true", "?country=DE"]) {
    await done(key.post(`/api/contacts/import${query}`, csv, { headers: { "content-type": "text/csv" } }));
  }
  const twin = (await done(key.get(`/api/contacts?email=${otherEmail}`))).data[0];
  await until(async () => (await key.get(`/api/contacts?userId=${userId}`)).body.data.length === 1);
  const noticed = (await done(key.get(`/api/contacts?userId=${userId}`))).data[0];
  await done(key.post(`/api/contacts/${twin.id}/merge`, { intoId: made.id }));
  await done(key.post(`/api/contacts/${twin.id}/unmerge`));
  await done(key.post(`/api/contacts/${twin.id}/merge`, { intoId: noticed.id }));
  await done(key.post(`/api/contacts/${noticed.id}/merge`, { intoId: made.id }));
  await done(key.call("PATCH", `/api/contacts/${made.id}`, { body: { company: `${word} Ltd`, tags: ["vip"] } }));
  await done(key.post("/api/segments", { name: "Important", filter: { tag: "vip" } }));

  // Leads: by a form, by JSON, as spam, as spam that was none.
  const fields = new URLSearchParams({ key: pageKey, name, email: email.toUpperCase(), message: `A ${word}, please.` });
  const form = { headers: { ...origin, "content-type": "application/x-www-form-urlencoded" } };
  await done(server.client.post("/api/leads", fields.toString(), form), 200, 201, 303);
  const utm = { source: word };
  const lead = await done(
    key.post("/api/leads", { name, phone: "+493090182077", message: word, utm, userId }, once("lead")),
  );
  await done(key.post(`/api/leads/${lead.id}/notes`, { text: `${name} likes a ${word}.` }, once("lead-note")));
  retries.push(() => key.post(`/api/leads/${lead.id}/notes`, { text: `${name} likes a ${word}.` }, once("lead-note")));
  await done(key.call("PATCH", `/api/leads/${lead.id}`, { body: { status: "contacted", custom: { wish: word } } }));
  for (const isRescued of [true, false]) {
    const trap = { email: otherEmail, message: `Buy a ${word}`, _gotcha: "x" };
    const spam = await done(key.post("/api/leads", trap));
    if (isRescued) await done(key.call("PATCH", `/api/leads/${spam.id}`, { body: { status: "new" } }));
  }

  // Runs of workflows: one that has ended, one that waits, and one that knows nothing but the conversation's id.
  await runAWorkflow(owner.client, { name, email, note: word }, "completed");
  await runAWorkflow(owner.client, { buyer: userId, phone: "030 90182077", name, word }, "waiting");
  await runAWorkflow(owner.client, { sessionId: second.conversationId, text: `The ${word} of ${name}` }, "waiting");

  // A series waits for the person, and a mail server for the campaign.
  const smtp = await startMailServer();
  const setMail = (smtpUrl: string | null) =>
    done(owner.client.call("PUT", "/api/settings/mail", { body: { smtpUrl, from: "Shop <news@shop.example>" } }));
  const sender = { senderName: "Shop", postalAddress: "High Street 1" };
  await done(owner.client.call("PATCH", "/api/settings/newsletter", { body: sender }));
  const [list] = (await done(key.get("/api/newsletter/lists"))).data;
  await setMail(smtp.url);
  const steps = [{ delayMinutes: 60, subject: "Welcome, {{ name }}", body: "Hello" }];
  await done(key.post("/api/newsletter/series", { name: "Welcome", listId: list.id, steps }));
  await setMail(null);

  // The newsletter: confirmed, left and joined again; a sign-up that waits; and an import.
  const signUp = { email, name, list: "newsletter", page: `https://shop.example/${word}`, formId: word, source: word };
  await done(page.post("/api/newsletter", { ...signUp, consent: { given: true, text: `Yes, ${word}.` } }));
  const path = await until(async () => {
    const { data } = await done(owner.client.get("/api/settings/mail/outbox?limit=100"));
    const asked = data.find(
      ({ to, text }: Record<string, string>) => to === email.toLowerCase() && /confirm\//.test(text!),
    );
    return /\/newsletter\/confirm\/[\w-]+/.exec(asked?.text ?? "")?.[0];
  });
  const confirmed = await server.client.post(path, undefined, { headers: { "user-agent": word } });
  const preferences = /\/newsletter\/preferences\/[\w-]+/.exec(confirmed.text)?.[0] ?? "";
  await done(server.client.post(preferences.replace("preferences", "leave")));
  await done(page.post("/api/newsletter", signUp));
  await done(page.post("/api/newsletter", { ...signUp, email: otherEmail }));
  await done(page.post("/api/newsletter", { ...signUp, email: "not an address" }), 400);
  const subscribers = `email,name,consent,confirmedAt\n${otherEmail},${name},${word},2026-01-01T00:00:00Z`;
  await done(key.post("/api/newsletter/subscribers/import", subscribers, { headers: { "content-type": "text/csv" } }));

  await setMail(smtp.url);
  // A server that is left behind would keep the process of the tests alive.
  const campaign = await getACampaign(server, key, list.id, smtp).finally(() => smtp.stop());
  await setMail(null);

  // Blocks, requests that fail, and what endpoints answered.
  await done(owner.client.post(`${conversation}/block`), 200, 201, 204);
  await done(key.post("/api/contacts", { name, email: `${name} at example`, phone: word }), 400, 422);
  await done(page.post("/api/chatbot/send", { message: `${word}`.repeat(2_000), context }), 400, 403, 413, 422);
  // All of them: an answer that comes during the erasure is erased only minutes later.
  await until(async () => {
    const { data } = (await owner.client.get(`/api/webhook/endpoints/${endpoint.id}/deliveries?limit=100`)).body;
    return data.length > 30 && data.every(({ attemptCount }: { attemptCount: number }) => attemptCount > 0);
  });
  return { key, contactId: made.id, twinId: twin.id, endpointId: endpoint.id, campaign, retries };
}

async function runAWorkflow(owner: TestClient, input: Record<string, unknown>, status: string): Promise<void> {
  const workflow = `keep-${status}`;
  const wait = status === "waiting" ? "  - rest: { wait: { hours: 1 } }\n" : "";
  const source = `document: { dsl: 1.0.3, namespace: shop, name: ${workflow}, version: 1.0.0 }
do:
  - keep: { set: { kept: "\${ . }" }, export: { as: "\${ . }" } }
${wait}`;
  const headers = { "content-type": "application/yaml" };
  await done(owner.call("PUT", `/api/workflows/${workflow}`, { body: source, headers }));
  const { runId } = await done(owner.post("/api/automation", { workflow, input }));
  await until(async () => (await owner.get(`/api/runs/${runId}`)).body.status === status);
}

/** Sends a campaign that calls the person by name and notes what the person does; an answer quotes the person. */
async function getACampaign(
  server: TestServer,
  key: TestClient,
  listId: string,
  smtp: MailServer,
): Promise<Life["campaign"]> {
  const text = {
    subject: "For {{ name }}",
    body: "Dear {{ name }}, [look]({{ viewUrl }}) or [buy](https://shop.example).",
  };
  const draft = { name: "May", listIds: [listId], tracksOpens: true, tracksClicks: true, ...text };
  const { id } = await done(key.post("/api/newsletter/campaigns", draft));
  await done(key.post(`/api/newsletter/campaigns/${id}/send`));
  await until(async () => (await key.get(`/api/newsletter/campaigns/${id}`)).body.status === "sent");
  // Other mails to the same address may come before it.
  const decode = (content: string) => content.replaceAll("=\r\n", "").replaceAll("=3D", "=");
  const mail = smtp.mails.find(({ to, content }) => to === otherEmail && /\/newsletter\/view\//.test(decode(content)));
  const content = decode(mail?.content ?? "");
  const [viewPath, openPath, clickPath] = ["view", "open", "click"].map(
    (page) => new RegExp(`/newsletter/${page}/[\\w-]+(?:/\\d+)?`).exec(content)?.[0] ?? `/no-${page}`,
  );
  assert.match((await server.client.get(viewPath!)).text, /Quibblethwaite/);
  await done(server.client.get(openPath!));
  await done(server.client.get(clickPath!), 302);
  const { url } = await done(key.post("/api/newsletter/bounces/address"));
  const returned = mail!.content.split("\r\n\r\n")[0];
  const report = [
    "From: MAILER-DAEMON@far.example",
    `Subject: ${name}`,
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    "",
    `--b\r\n\r\n${name} has no room for a ${word}.`,
    `--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; far.example\r\n`,
    `Final-Recipient: rfc822;${otherEmail}\r\nAction: failed\r\nStatus: 5.2.2`,
    `Diagnostic-Code: smtp; 552 5.2.2 <${otherEmail}>: ${name} is over quota\r\n`,
    `--b\r\nContent-Type: message/rfc822\r\n\r\n${returned}\r\n\r\n${word}\r\n--b--`,
  ].join("\r\n");
  const headers = { "content-type": "message/rfc822" };
  const counted = await done(server.client.call("POST", new URL(url).pathname, { body: report, headers }));
  assert.deepEqual([counted.data[0].outcome, counted.data[0].kind], ["counted", "soft"]);
  return { id, viewPath: viewPath! };
}
