import assert from "node:assert/strict";
import { test } from "node:test";
import { capabilities } from "../../app.ts";
import { routesOf } from "../../start-server.ts";
import { startTestServer, useTestServer } from "../../testing/test-server.ts";

/** Compressed, as most browsers load it. */
const mostBytesOfPage = 100 * 1024;
const mostBytesOfIndex = 150 * 1024;
const patienceMs = 180_000;

const server = useTestServer();

const linksOf = (text: string) => [...new Set([...text.matchAll(/href="(\/[^"]*)"/g)].map((found) => found[1]!))];
const pagesOf = async () => {
  const { text } = await server.client.get("/docs");
  return linksOf(text).filter((path) => path.startsWith("/docs") && !/[?#]|\.md$/.test(path));
};
const sizeOf = async (path: string) => {
  const answer = await fetch(server.url + path, { headers: { "accept-encoding": "gzip" } });
  assert.equal(answer.headers.get("content-encoding"), "gzip", path);
  return Number(answer.headers.get("content-length"));
};

test("the reference has a page for each capability, in the order of the table of contents", async () => {
  const pages = await pagesOf();
  const tags = routesOf(capabilities).map(({ capability, definition }) => definition.schema.tag ?? capability);
  const inOrder = [...new Set(tags)].map((tag) => `/docs/${tag}`);
  assert.deepEqual(
    pages.filter((path) => inOrder.includes(path)),
    inOrder,
  );
  const { text } = await server.client.get("/docs/leads");
  const operations = routesOf(capabilities).filter(({ definition: { schema }, capability }) =>
    [schema.tag, capability].includes("leads"),
  );
  const headings = [...text.matchAll(/<h2 id="(\w+)"><a href="#\1">/g)];
  assert.equal(headings.length, operations.length);
});

test("every link of every page leads to a page and to a place on it", { timeout: patienceMs }, async () => {
  const texts = new Map<string, string>();
  const textOf = async (path: string) => {
    const known = texts.get(path) ?? (await server.client.get(path)).text;
    texts.set(path, known);
    return known;
  };
  const broken: string[] = [];
  for (const page of await pagesOf()) {
    const { status } = await server.client.get(page);
    assert.equal(status, 200, page);
    for (const link of [...(await textOf(page)).matchAll(/href="((?:\/docs)?[^":]*#[^"]+|\/docs[^"]*)"/g)]) {
      const [path = "", anchor] = link[1]!.split("#");
      const text = await textOf(path === "" ? page : path);
      if (text.startsWith("{")) broken.push(`${page}: ${link[1]}`);
      else if (anchor !== undefined && !text.includes(`id="${anchor}"`)) broken.push(`${page}: ${link[1]}`);
    }
  }
  assert.deepEqual([...new Set(broken)], []);
});

test("no page has an id twice", { timeout: patienceMs }, async () => {
  const twice: string[] = [];
  for (const page of await pagesOf()) {
    const { text } = await server.client.get(page);
    const ids = [...text.matchAll(/<[^>]*\sid="([^"]*)"/g)].map((found) => found[1]!);
    twice.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${page}#${id}`));
  }
  assert.deepEqual(twice, []);
});

test("the lines before every example name the address of this server", async () => {
  const own = await startTestServer({ settings: { PARLEY_PUBLIC_URL: "https://parley.example" } });
  try {
    const { text } = await own.client.get("/docs");
    assert.equal(text.match(/https:\/\/parley\.example/g)?.length, 8);
    assert.doesNotMatch(text, /127\.0\.0\.1/);
    assert.match((await own.client.get("/docs/index.md")).text, /export PARLEY_URL="https:\/\/parley\.example"/);
  } finally {
    await own.stop();
  }
});

test("a page and what the search loads are small", { timeout: patienceMs }, async () => {
  for (const page of await pagesOf()) {
    const bytes = await sizeOf(page);
    assert.ok(bytes <= mostBytesOfPage, `${page} has ${bytes} bytes`);
  }
  const bytes = await sizeOf("/docs/assets/search.json");
  assert.ok(bytes <= mostBytesOfIndex, `the index has ${bytes} bytes`);
});

test("an operation tells its purpose, its members with their limits, its scope and its problems", async () => {
  const { text } = await server.client.get("/docs/leads");
  const [, operation = ""] = /<h2 id="postApiLeads">([\s\S]*?)<\/section>/.exec(text) ?? [];
  assert.match(operation, /Take a lead/);
  assert.match(operation, /<code>leads:write<\/code>, or a publishable key/);
  assert.match(operation, /<code>email<\/code>[\s\S]*?3 to 320 characters/);
  assert.match(operation, /href="\/docs\/problems#visitor-token-invalid"/);
  assert.match((await server.client.get("/docs/knowledge")).text, /<summary>[^<]*\d+ (?:members|shapes)<\/summary>/);
  const versions = (await server.client.get("/docs/access")).text;
  assert.match(versions, /<a href="\/docs\/changes#2026-11-27">2026-11-27<\/a>/);
});

test("a page loads the style and the script of this server alone", async () => {
  const { headers, text } = await server.client.get("/docs/leads");
  const policy = headers.get("content-security-policy") ?? "";
  assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
  assert.doesNotMatch(policy, /unsafe|\*|http/);
  const loaded = [...text.matchAll(/(?:src|rel="stylesheet" href)="([^"]+)"/g)].map((found) => found[1]!);
  assert.equal(loaded.length, 2);
  for (const path of loaded) assert.equal((await server.client.get(path)).status, 200, path);
  for (const name of ["missing.js", "__proto__", "%2e%2e%2fvoice%2fvoice.js"])
    assert.equal((await server.client.get(`/docs/assets/${name}`)).status, 404, name);
  for (const name of ["missing", "__proto__", "..%2f..%2fREADME"])
    assert.equal((await server.client.get(`/docs/${name}`)).body.code, "not-found", name);
});

test("each page comes as Markdown, by its name and by Accept, and llms.txt lists them", async () => {
  const { text, headers } = await server.client.get("/llms.txt");
  assert.match(headers.get("content-type") ?? "", /^text\/plain/);
  const listed = [...text.matchAll(/\]\((\/docs[^)]*)\)/g)].map((found) => found[1]!);
  assert.equal(listed.length, (await pagesOf()).length - 1);
  for (const path of listed) {
    const answer = await server.client.get(path);
    assert.match(answer.headers.get("content-type") ?? "", /^text\/markdown/, path);
    assert.match(answer.text, /^# \S/, path);
  }
  const accepted = await server.client.get("/docs/leads", { headers: { accept: "text/markdown, text/html;q=0.5" } });
  assert.match(accepted.text, /^# Leads\n[\s\S]*^- `email` \(string or null; 3 to 320 characters/m);
  const browser = await server.client.get("/docs/leads", { headers: { accept: "text/html, text/markdown" } });
  assert.match(browser.text, /^<!doctype html>/);
});

test("the search answers with a page where no script runs", async () => {
  const { text } = await server.client.get("/docs/search?q=take+lead");
  assert.match(text, /<ol class="found"><li><a href="\/docs\/leads#postApiLeads">Take a lead/);
  assert.match((await server.client.get("/docs/search?q=visitor-token-invalid")).text, /#visitor-token-invalid"/);
  const guide = await server.client.get("/docs/search?q=oauth");
  assert.match(guide.text, /<ol class="found"><li><a href="\/docs\/guides\/let-apps-in">/);
  const none = await server.client.get("/docs/search?q=%3Cscript%3Ezork");
  assert.match(none.text, /Nothing was found for <strong>&#60;script&#62;zork/);
  assert.equal((await server.client.get("/docs/search")).status, 200);
  assert.equal((await server.client.get(`/docs/search?q=${"x".repeat(101)}`)).body.code, "invalid-request");
});
