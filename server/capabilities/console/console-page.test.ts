import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";

const browser = { accept: "text/html,application/xhtml+xml", "accept-language": "de" };

/** Compressed with gzip, as most of the world measures pages. Fonts are left out: the text is shown before they come. */
const maxShellBytes = 180 * 1024;
const maxPageBytes = 150 * 1024;
/** Editors are loaded when a person writes, and only these may weigh more than a page. */
const maxEditorBytes: Readonly<Record<string, number>> = { "mail-editor": 220 * 1024 };

describe("the console", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await until(async () => (await open("/console/sign-up")).headers.get("refresh") === null);
    const before = await open("/console");
    assert.deepEqual([before.status, before.headers.get("location")], [302, "/console/sign-up"]);
    await signUp(server.client);
  });
  after(() => server.stop());

  const open = (path: string) => server.client.get(path, { headers: browser });
  const filesIn = (text: string) =>
    [...text.matchAll(/(?:href|src)="(\/console\/assets\/[^"]+)"/g)].map(([, at]) => at!);
  const sizeOf = async (path: string, encoding = "gzip") => {
    const answer = await fetch(server.url + path, { headers: { "accept-encoding": encoding } });
    assert.equal(answer.status, 200, path);
    return Number(answer.headers.get("content-length"));
  };

  /** Measures a page with the scripts that it alone brings along. */
  const sizeWith = async (name: string) => {
    const text = await (await fetch(`${server.url}/console/assets/${name}`)).text();
    const brought = [...text.matchAll(/from"[^"]*\/([^"/]+\.js)"/g)].map(([, each]) => each!);
    const sizes = await Promise.all([name, ...brought].map((each) => sizeOf(`/console/assets/${each}`)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  test("a browser that opens the server is sent there, and a program is not", async () => {
    const answer = await open("/");
    assert.deepEqual([answer.status, answer.headers.get("location")], [302, "/console"]);
    assert.match(answer.headers.get("vary") ?? "", /accept/);
    assert.equal((await server.client.get("/", { headers: { accept: "*/*" } })).status, 404);
  });

  test("every address of it loads the same scripts, under a policy that lets no other script run", async () => {
    const [first, second] = [await open("/console"), await open("/console/inbox/conv_1")];
    for (const { status, headers, text } of [first, second]) {
      assert.equal(status, 200);
      const policy = headers.get("content-security-policy") ?? "";
      assert.doesNotMatch(policy, /unsafe|\*/);
      const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
      assert.match(nonce, /^[\w+/=]{20,}$/);
      const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes!);
      assert.ok(scripts.length > 0 && scripts.every((attributes) => attributes.includes(`nonce="${nonce}"`)));
      assert.match(text, /<html lang="de">/);
    }
    assert.deepEqual(filesIn(first.text), filesIn(second.text));
    const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1];
    assert.notEqual(nonceOf(first.text), nonceOf(second.text), "each answer has a nonce of its own");
  });

  test("its files are kept for good and come compressed as the browser takes them", async () => {
    const [script] = filesIn((await open("/console")).text).filter((path) => path.endsWith(".js"));
    for (const [encoding, named] of [
      ["br, gzip", "br"],
      ["gzip", "gzip"],
      ["br;q=0, identity", null],
    ] as const) {
      const answer = await fetch(server.url + script, { headers: { "accept-encoding": encoding } });
      assert.equal(answer.headers.get("content-encoding"), named);
      assert.match(answer.headers.get("cache-control") ?? "", /immutable/);
      assert.match(await answer.text(), /^(?:import|var|const|let|"use)/);
    }
    for (const name of ["missing.js", "__proto__", "%2e%2e%2fmain.js"])
      assert.equal((await server.client.get(`/console/assets/${name}`)).status, 404, name);
  });

  test("the shell and each page are as small as they may be", async () => {
    const first = await open("/console");
    const firstFiles = filesIn(first.text).filter((path) => !path.endsWith(".woff2"));
    const sizes = await Promise.all([...new Set(firstFiles)].map((path) => sizeOf(path)));
    const texts = [...first.text.matchAll(/"[a-z]{2}":"([^"]+\.js)"/g)].map(([, name]) => `/console/assets/${name}`);
    assert.ok(texts.length >= 2, "the page loads the texts of one language");
    const longest = Math.max(...(await Promise.all(texts.map((path) => sizeOf(path)))));
    const shell = sizes.reduce((sum, size) => sum + size, longest);
    assert.ok(shell <= maxShellBytes, `the shell has ${shell} bytes`);
    const entry = firstFiles.find((path) => /\/main-[^/]*\.js$/.test(path))!;
    const text = await (await fetch(server.url + entry)).text();
    const later = [
      ...new Set([...text.matchAll(/import\("(?:\/console\/assets|\.)\/([^"]+\.js)"\)/g)].map(([, name]) => name!)),
    ];
    for (const name of later) {
      const size = await sizeOf(`/console/assets/${name}`);
      assert.ok(size <= maxPageBytes, `${name} has ${size} bytes`);
    }
    const pages = await Promise.all(
      later.map(async (name) => (await fetch(`${server.url}/console/assets/${name}`)).text()),
    );
    const editors = new Set(
      pages.flatMap((page) => [...page.matchAll(/import\("[^"]*\/([^"/]+\.js)"\)/g)]).map(([, name]) => name!),
    );
    const named = [...editors].map((name) => name.replace(/-[^-]+\.js$/, ""));
    assert.deepEqual(named.toSorted(), Object.keys(maxEditorBytes));
    for (const name of editors) {
      const size = await sizeWith(name);
      assert.ok(size <= maxEditorBytes[name.replace(/-[^-]+\.js$/, "")]!, `${name} has ${size} bytes`);
    }
  });
});

test("PARLEY_CONSOLE=off leaves the console out, and the first page names what there is for people", async () => {
  const server = await startTestServer({ settings: { PARLEY_CONSOLE: "off" } });
  try {
    for (const path of ["/console", "/console/inbox", "/console/assets/main.js"]) {
      const { status, body } = await server.client.get(path, { headers: browser });
      assert.deepEqual([status, body.code], [404, "not-found"], path);
    }
    const page = await server.client.get("/", { headers: browser });
    assert.equal(page.status, 200);
    assert.match(page.text, /href="\/docs"/);
  } finally {
    await server.stop();
  }
});
