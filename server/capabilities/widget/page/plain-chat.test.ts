import assert from "node:assert/strict";
import { test } from "node:test";
import { makeKey, signUp } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();

async function newShop() {
  const owner = await signUp(server.client);
  const content = "# Delivery\n\n## Prices\n\nDelivery costs 4 euros.";
  const source = { type: "text", title: "Delivery", content, url: "https://shop.example/delivery" };
  await owner.client.post("/api/knowledge/sources", source);
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
  return { owner, key };
}

/** Plays a browser that runs no scripts: it keeps the cookie and sends what the form has. */
function newBrowser(key: string) {
  let cookie: string | undefined;
  const headers = () => ({ accept: "text/html", "accept-language": "en", ...(cookie === undefined ? {} : { cookie }) });
  const open = async (path = `/chat/${key}`) => {
    const answer = await fetch(`${server.url}${path}`, { headers: headers() });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const proofIn = (page: string) => /name="proof" value="([^"]*)"/.exec(page)?.[1] ?? "";
  return {
    open,
    async say(message: string, given?: { proof?: string; cookie?: string }) {
      const proof = given?.proof ?? proofIn((await open()).text);
      const answer = await fetch(`${server.url}/chat/${key}?lang=en`, {
        ...{ method: "POST", redirect: "manual", body: new URLSearchParams({ message, proof }) },
        headers: { ...headers(), ...(given?.cookie === undefined ? {} : { cookie: given.cookie }) },
      });
      const set = answer.headers.get("set-cookie");
      if (set !== null && given?.cookie === undefined) cookie = set.split(";")[0];
      return { status: answer.status, set, location: answer.headers.get("location") ?? "", text: await answer.text() };
    },
    cookie: () => cookie ?? "",
  };
}

test("a browser without scripts asks, and reads the answer with the page that it is from", async () => {
  const { owner, key } = await newShop();
  const browser = newBrowser(key);
  const first = await browser.open();
  assert.match(first.text, /<noscript>[\s\S]*<form method="post"[\s\S]*<\/noscript>/);
  assert.equal(first.headers.get("set-cookie"), null);
  const sent = await browser.say("What does delivery cost?");
  assert.deepEqual([sent.status, sent.location], [303, `/chat/${key}?plain=1&lang=en#end`]);
  assert.match(sent.set ?? "", new RegExp(`; Path=/chat/${key}; Max-Age=86400; HttpOnly; SameSite=Lax$`));
  const { text, headers } = await browser.open(sent.location);
  assert.match(text, /What does delivery cost\?[\s\S]*4 euros[\s\S]*<a href="https:\/\/shop\.example\/delivery/);
  assert.doesNotMatch(text + headers.get("content-security-policy"), /script/);
  await browser.say("Thank you <b>very</b> much");
  assert.match((await browser.open(sent.location)).text, /&#60;b&#62;very/);
  const { data } = (await owner.client.get("/api/conversations")).body;
  assert.equal(data.length, 1);
  await owner.client.post(`/api/conversations/${data[0].id}/messages`, { text: "A colleague here." });
  assert.match((await browser.open(sent.location)).text, /A colleague here\.[\s\S]*A person will answer here/);
  assert.equal((await browser.say("Good, I wait.")).status, 303);
});

test("the owner's greeting and questions stand there, and a press asks one of them", async () => {
  const { owner, key } = await newShop();
  const changes = { greeting: "Hello <you>", suggestions: ["What does delivery cost?"] };
  await owner.client.call("PATCH", "/api/widget", { body: changes });
  const browser = newBrowser(key);
  const first = (await browser.open(`/chat/${key}?plain=1`)).text;
  assert.match(first, /Hello &#60;you&#62;/);
  const offered = /<button class="second" name="message" value="([^"]+)"/.exec(first)?.[1];
  assert.equal((await browser.say(offered!)).status, 303);
  const { text } = await browser.open(`/chat/${key}?plain=1`);
  assert.match(text, /4 euros/);
  assert.doesNotMatch(text, /class="second"/);
});

test("nobody sees another's chat, and no other site writes into it", async () => {
  const { owner, key } = await newShop();
  const [browser, other] = [newBrowser(key), newBrowser(key)];
  await browser.say("My order is 4711.");
  assert.doesNotMatch((await other.open()).text, /4711/);
  await other.say("Hello");
  const page = (await other.open()).text;
  const theirs = /name="proof" value="([^"]+)"/.exec(page)?.[1];
  for (const proof of ["", "x", theirs]) {
    const forged = await browser.say("I cancel.", { proof: proof ?? "" });
    assert.equal(forged.status, 403, forged.text);
    assert.match(forged.text, /<html/);
  }
  const stranger = await newShop();
  const elsewhere = await fetch(`${server.url}/chat/${stranger.key}`, { headers: { cookie: browser.cookie() } });
  assert.doesNotMatch(await elsewhere.text(), /4711/);
  assert.equal((await browser.say("Hi", { cookie: "parley_visitor=parley_vt_x", proof: "" })).status, 303);
  assert.doesNotMatch((await browser.open()).text, /I cancel/);
  assert.equal((await owner.client.get("/api/conversations")).body.data.length, 3);
});

test("the form is off with the page, says what is wrong, and lets in no blocked visitor", async () => {
  const { owner, key } = await newShop();
  const browser = newBrowser(key);
  for (const message of ["", "   ", "x".repeat(8_001)]) {
    const refused = await browser.say(message);
    assert.equal(refused.status, 400);
    assert.match(refused.text, /<html/);
  }
  await browser.say("Hello");
  const { data } = (await owner.client.get("/api/conversations")).body;
  assert.equal((await owner.client.post(`/api/conversations/${data[0].id}/block`)).status, 200);
  assert.equal((await browser.say("Hello again")).status, 403);
  await owner.client.call("PATCH", "/api/widget", { body: { page: false } });
  assert.equal((await browser.open()).status, 404);
  assert.equal((await browser.say("Hello", { proof: "" })).status, 404);
  assert.equal((await newBrowser("parley_pk_wrong").say("Hello", { proof: "" })).status, 404);
});
