import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { correctUse } from "../../../kernel/quotas/store.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { connect } from "../../../testing/clients/event-socket.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { useTestServer } from "../../../testing/test-server.ts";
import { WorkspaceId } from "../../identity/index.ts";

const origin = "https://shop.example";
/** A picture of one pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
const pdf = Buffer.from("%PDF-1.7\n% What the oven costs.\n");

const server = useTestServer();

async function newShop() {
  const owner = await signUp(server.client);
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
  return { owner, key };
}
type Shop = Awaited<ReturnType<typeof newShop>>;

async function newVisitor({ key }: Shop) {
  const { body } = await server.client.as(key, { origin }).post("/api/chatbot/send", { message: "Hello" });
  const headers: Record<string, string> = {
    origin,
    authorization: `Bearer ${key}`,
    "x-visitor-token": body.visitorToken,
  };
  const path = `/api/conversations/${body.conversationId}`;
  return { headers, path, conversationId: body.conversationId as string, browser: server.client.as(key, headers) };
}
const asTeam = ({ accessToken }: Person) => ({ authorization: `Bearer ${accessToken}` });

async function send(path: string, headers: Record<string, string>, bytes: Buffer, name = "oven.png", text?: string) {
  const body = new FormData();
  if (text !== undefined) body.append("text", text);
  body.append("file", new Blob([new Uint8Array(bytes)], { type: "text/html" }), name);
  const answer = await fetch(`${server.url}${path}/attachments`, { method: "POST", headers, body });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
  return { status: answer.status, body: (await answer.json()) as any };
}
const download = (url: string, headers: Record<string, string>) => fetch(url, { headers });

async function takeOver(owner: Person, path: string): Promise<void> {
  assert.equal((await owner.client.post(`${path}/messages`, { text: "Good day! Show me." })).status, 201);
}
const usedBytes = async ({ client }: Person) => (await client.get("/api/workspace/use")).body.use.fileBytes as number;

describe("a visitor's file", () => {
  test("comes to the colleague who answers, as a message that both sides and their streams have", async () => {
    const shop = await newShop();
    const { headers, path, browser, conversationId } = await newVisitor(shop);
    await takeOver(shop.owner, path);
    const { ticket } = (await browser.post("/api/stream/tickets")).body;
    const page = await connect(server.url, `/api/stream?ticket=${ticket}`, { origin });
    const sent = await send(path, headers, png, "oven.png", "This one is broken.");
    assert.equal(sent.status, 201, JSON.stringify(sent.body));
    const { attachmentId, messageId, url, preview } = sent.body;
    assert.match(attachmentId, /^att_/);
    assert.deepEqual(
      [sent.body.name, sent.body.mimeType, sent.body.bytes, url],
      ["oven.png", "image/png", png.length, `${server.url}${path}/attachments/${attachmentId}`],
    );
    assert.deepEqual(preview, { url: `${url}/preview`, width: 1, height: 1 });
    const told = await page.until(({ type }) => type === "message.created");
    const message = told.data as { id: string; attachments: { url: string }[] };
    assert.deepEqual([message.id, message.attachments[0]?.url], [messageId, url]);
    page.socket.close();
    for (const client of [browser, shop.owner.client]) {
      const { data } = (await client.get(`${path}/messages`)).body;
      const message = data.at(-1);
      assert.deepEqual(
        [message.id, message.author, message.text, message.attachments],
        [messageId, "contact", "This one is broken.", [{ ...sent.body, messageId: undefined }]].map((each) =>
          JSON.parse(JSON.stringify(each)),
        ),
      );
    }
    const created = (await eventsOf(server, shop.owner.workspaceId)).at(-1);
    assert.deepEqual(created, {
      type: "message.created",
      data: { conversationId, messageId, author: "contact", status: "completed" },
    });
    assert.equal((await shop.owner.client.get(path)).body.status, "handed-over");
  });

  test("is given to its visitor and the team only, as something to save", async () => {
    const shop = await newShop();
    const visitor = await newVisitor(shop);
    await takeOver(shop.owner, visitor.path);
    const { body } = await send(visitor.path, visitor.headers, png);
    for (const headers of [visitor.headers, asTeam(shop.owner)]) {
      const answer = await download(body.url, headers);
      assert.ok(Buffer.from(await answer.arrayBuffer()).equals(png));
      assert.equal(answer.headers.get("content-type"), "application/octet-stream");
      assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
      assert.match(answer.headers.get("content-disposition") ?? "", /^attachment; filename="oven.png"/);
      assert.match(answer.headers.get("content-security-policy") ?? "", /^default-src 'none'.*; sandbox$/);
      const preview = await download(body.preview.url, headers);
      assert.equal(preview.headers.get("content-type"), "image/jpeg");
      assert.equal(Buffer.from(await preview.arrayBuffer()).readUInt16BE(0), 0xffd8);
    }
    const [other, stranger] = [await newVisitor(shop), await newShop()];
    const { "x-visitor-token": _, ...tokenless } = visitor.headers;
    for (const headers of [other.headers, tokenless, asTeam(stranger.owner)]) {
      assert.equal((await download(body.url, headers)).status, 404);
      assert.equal((await download(body.preview.url, headers)).status, 404);
    }
    assert.equal((await download(body.url, {})).status, 401);
    const elsewhere = body.url.replace(visitor.conversationId, other.conversationId);
    assert.equal((await download(elsewhere, other.headers)).status, 404);
    assert.equal((await download(`${body.url}x`, visitor.headers)).status, 404);
    assert.equal((await send(visitor.path, other.headers, png)).status, 404);
  });

  test("waits until a colleague answers, unless the owner allows it before, or never", async () => {
    const shop = await newShop();
    const { headers, path, browser } = await newVisitor(shop);
    const refused = async (code: string) => {
      const { status, body } = await send(path, headers, pdf, "oven.pdf");
      assert.deepEqual([status, body.code], [422, code]);
    };
    await refused("attachments-not-allowed");
    await browser.post(`${path}/hand-over`);
    await refused("attachments-not-allowed");
    const allow = (attachments: string) => shop.owner.client.call("PATCH", "/api/widget", { body: { attachments } });
    await allow("always");
    assert.equal((await send(path, headers, pdf, "oven.pdf")).status, 201);
    const early = await newVisitor(shop);
    assert.equal((await send(early.path, early.headers, pdf, "oven.pdf")).status, 201);
    const { data } = (await early.browser.get(`${early.path}/messages`)).body;
    assert.deepEqual([data.length, data.at(-1).text], [3, "oven.pdf"]);
    await early.browser.post(`${early.path}/close`);
    assert.equal((await send(early.path, early.headers, png)).status, 201);
    assert.equal((await shop.owner.client.get(early.path)).body.status, "open");
    await allow("never");
    await takeOver(shop.owner, path);
    await refused("attachments-not-allowed");
    assert.equal(
      (await shop.owner.client.call("PATCH", "/api/widget", { body: { attachments: "maybe" } })).status,
      400,
    );
  });

  test("is what its bytes say, under a name that says so", async () => {
    const shop = await newShop();
    const { headers, path } = await newVisitor(shop);
    await takeOver(shop.owner, path);
    const page = Buffer.from("<!doctype html><script>alert(1)</script>");
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    for (const bytes of [page, svg, Buffer.alloc(0), Buffer.from("MZ"), Buffer.from("PK\x03\x04 and more of it")]) {
      const { status, body } = await send(path, headers, bytes, "oven.png");
      assert.deepEqual([status, body.code], [422, "attachment-type-not-allowed"]);
    }
    const gif = Buffer.concat([Buffer.from("GIF89a"), page]);
    const masked = await send(path, headers, gif, "oven.html");
    assert.deepEqual(
      [masked.status, masked.body.name, masked.body.mimeType, masked.body.preview],
      [201, "oven.html.gif", "image/gif", undefined],
    );
    assert.equal((await download(`${masked.body.url}/preview`, headers)).status, 404);
    const hidden = await send(path, headers, Buffer.concat([png, page]), "two.png");
    const preview = Buffer.from(await (await download(hidden.body.preview.url, headers)).arrayBuffer());
    assert.ok(!preview.includes("script"));
  });

  test("that is too large, the eleventh, or beyond the quota is refused and leaves nothing", async () => {
    const shop = await newShop();
    const { headers, path } = await newVisitor(shop);
    await takeOver(shop.owner, path);
    const large = await send(path, headers, Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]), "large.pdf");
    assert.deepEqual([large.status, large.body.code], [413, "body-too-large"]);
    const { quotas } = server.server.kernel.config;
    const usual = quotas.fileBytes;
    quotas.fileBytes = 10;
    const full = await send(path, headers, pdf, "oven.pdf");
    quotas.fileBytes = usual;
    assert.deepEqual([full.status, full.body.code], [422, "quota-exceeded"]);
    assert.equal(await usedBytes(shop.owner), 0);
    const numbered = (number: number) => Buffer.concat([pdf, Buffer.from(String(number))]);
    const sent = await Promise.all(
      Array.from({ length: 14 }, (_, number) => send(path, headers, numbered(number), "x.pdf")),
    );
    const count = (status: number) => sent.filter((each) => each.status === status).length;
    assert.deepEqual([count(201), count(422)], [10, 4]);
    assert.equal(sent.find(({ status }) => status === 422)?.body.code, "too-many-attachments");
    assert.equal((await send(path, asTeam(shop.owner), png)).body.code, "too-many-attachments");
  });

  test("is kept once when a browser sends it again", async () => {
    const shop = await newShop();
    const { headers, path, browser } = await newVisitor(shop);
    await takeOver(shop.owner, path);
    const [first, again] = [await send(path, headers, png), await send(path, headers, png)];
    assert.deepEqual([again.status, again.body], [201, first.body]);
    const { data } = (await browser.get(`${path}/messages`)).body;
    assert.equal(data.filter((message: { attachments?: unknown }) => message.attachments !== undefined).length, 1);
    assert.notEqual((await send(path, headers, png, "oven.png", "Another view")).body.messageId, first.body.messageId);
  });

  test("goes with its conversation, its bytes and its count too, and is in the person's export until then", async () => {
    const shop = await newShop();
    const { headers, path } = await newVisitor(shop);
    await takeOver(shop.owner, path);
    const { body } = await send(path, headers, png);
    assert.ok((await usedBytes(shop.owner)) > png.length);
    const exported = await shop.owner.client.get(`${path}/export`);
    assert.ok(exported.text.includes(body.attachmentId));
    assert.equal((await shop.owner.client.call("DELETE", path)).status, 204);
    assert.equal((await download(body.url, asTeam(shop.owner))).status, 404);
    assert.equal(await usedBytes(shop.owner), 0);
    const { kernel } = server.server;
    const drift = await inTransaction(kernel.database, (tx) =>
      correctUse(tx, WorkspaceId.parse(shop.owner.workspaceId)!, kernel.storedKinds, new Date()),
    );
    assert.equal(drift.fileBytes, 0);
  });
});

test("a member sends a file with words, and takes the conversation over with it", async () => {
  const shop = await newShop();
  const { headers, path, browser } = await newVisitor(shop);
  const { status, body } = await send(path, asTeam(shop.owner), pdf, "offer.pdf", "Here is our offer.");
  assert.equal(status, 201, JSON.stringify(body));
  const message = (await browser.get(`${path}/messages`)).body.data.at(-1);
  assert.deepEqual(
    [message.author, message.text, message.attachments[0].name, typeof message.member.name],
    ["member", "Here is our offer.", "offer.pdf", "object"],
  );
  assert.equal((await shop.owner.client.get(path)).body.status, "handed-over");
  assert.ok(Buffer.from(await (await download(body.url, headers)).arrayBuffer()).equals(pdf));
  assert.equal((await send(path, headers, png)).status, 201);
  for (const text of ["  ", "x".repeat(8_001)]) {
    const wrong = await send(path, asTeam(shop.owner), png, "oven.png", text);
    assert.deepEqual([wrong.status, wrong.body.errors[0].pointer], [400, "/body/text"]);
  }
});
