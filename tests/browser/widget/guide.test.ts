import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { readCodeBlocks } from "../../markdown.ts";
import { ask, openChat, openShop, pageOf, type Shop } from "./open-shop.ts";

let shop: Shop;
let blocks: { language: string; text: string }[];

before(async () => {
  shop = await openShop();
  const guide = await readFile(new URL("../../../docs/guides/chat-on-your-website.md", import.meta.url), "utf8");
  blocks = readCodeBlocks(guide).map(({ language, text }) => ({
    language,
    text: text.replaceAll("https://assistant.example.com", shop.server.url).replaceAll("parley_pk_…", shop.key),
  }));
});
after(() => shop?.stop());

const textsOf = (language: string) => blocks.filter((block) => block.language === language).map(({ text }) => text);

test("the guide's settings are accepted, its key is made, and its line puts the chat on a page", async () => {
  const bodies = textsOf("sh").map((text) => JSON.parse(/-d '([\s\S]*?)'/.exec(text)![1]!));
  const [key, settings] = bodies;
  assert.equal((await shop.owner.client.post("/api/keys", key)).status, 201);
  assert.equal((await shop.owner.client.call("PATCH", "/api/widget", { body: settings })).status, 200);
  const [line = "", element = ""] = textsOf("html");
  const [script] = textsOf("js");
  const policy = blocks.find(({ text }) => text.startsWith("script-src"))!.text.trim();
  const steered = `<script>addEventListener("DOMContentLoaded", () => { ${script} });</script>`;
  shop.site.pages.set("/guide", pageOf(line + steered, { body: '<button id="help">Help</button>' }));
  await shop.visit("/guide", async (page) => {
    await page.getByRole("button", { name: "Help" }).click();
    await page.getByRole("dialog", { name: "Chat with Ada Bakes" }).waitFor();
    assert.match(await ask(page, "What does a birthday cake cost?"), /32 euros/);
  });
  const meta = `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src-attr 'unsafe-inline'; ${policy}">`;
  shop.site.pages.set("/within", pageOf(meta + line, { body: element }));
  await shop.visit("/within", async (page) => {
    assert.match(await ask(page, "What does a birthday cake cost?"), /32 euros/);
  });
});

test("the guide's component brings one chat into a page of React, also where it is drawn twice", async () => {
  const [component] = textsOf("jsx");
  const contents = `${component}
    import { StrictMode } from "react";
    import { createRoot } from "react-dom/client";
    createRoot(document.querySelector("main")).render(<StrictMode><Chat /><Chat /></StrictMode>);`;
  // React stands where the console needs it.
  const resolveDir = fileURLToPath(new URL("../../../console", import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents, loader: "jsx", resolveDir },
    ...{ bundle: true, write: false, jsx: "automatic", minify: true, logLevel: "silent" },
  });
  const script = outputFiles[0]!.text.replaceAll("</script", "<\\/script");
  shop.site.pages.set("/react", pageOf("", { body: `<main></main><script>${script}</script>` }));
  await shop.visit("/react", async (page) => {
    await openChat(page);
    assert.match(await ask(page, "What does a birthday cake cost?"), /32 euros/);
    assert.equal(await page.getByRole("dialog").count(), 1);
  });
});
