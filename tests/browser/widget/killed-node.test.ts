import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { createClient } from "../../../server/testing/client.ts";
import { startScriptedProvider } from "../../../server/testing/providers/scripted-provider.ts";
import { createTestDatabase } from "../../../server/testing/test-database.ts";
import type { ServerProcess } from "../../server-process.ts";
import { startNode } from "../../start-node.ts";
import { openBrowser } from "../open-browser.ts";
import { serveSite } from "../serve-site.ts";
import { ask, furnish, pageOf, visit } from "./open-shop.ts";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

test("a node that is killed in the middle of an answer loses nothing that the visitor saw or wrote", async () => {
  const [database, folder, model, site, browser] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), "parley-widget-")),
    startScriptedProvider(),
    serveSite(),
    openBrowser(),
  ]);
  const settings = {
    PORT: String(await freePort()),
    PARLEY_OUTBOUND_ALLOW: `models:${new URL(model.url).host}`,
  };
  let node: ServerProcess | undefined;
  const gate = Promise.withResolvers<void>();
  const start = (name: string) => startNode(database.connection, join(folder, name), settings);
  try {
    node = start("one");
    const url = await node.ready;
    const { owner, key } = await furnish(createClient(url), site, model);
    site.pages.set("/", pageOf(`<script src="${url}/widget.js" data-key="${key}" data-open="true" async></script>`));
    await visit(browser, site.origin, async (page) => {
      const log = page.getByRole("log");
      model.answer([{ say: "Once upon a time " }, { until: gate.promise }, { say: "nobody saw this." }]);
      const field = page.getByRole("textbox", { name: "Write a message" });
      await field.fill("Tell me a story.");
      await page.keyboard.press("Enter");
      await log.getByText("Once upon a time").waitFor();
      node!.signal("SIGKILL");
      await node!.ended;
      model.answer("There was a cake.");
      gate.resolve();
      await page.evaluate("Parley.ask('And then?')");
      await log.getByText("Is sent when the connection is back").waitFor();
      node = start("two");
      await node.ready;
      await log.getByText("There was a cake.").waitFor();
      await page.getByRole("alert").waitFor({ state: "hidden" });
      assert.match(await log.innerText(), /Once upon a time/);
      assert.equal(await page.locator(".q").count(), 2);
      assert.match(await ask(page, "Thank you."), /There was a cake/);
    });
    const { id } = (await owner.client.get("/api/conversations")).body.data[0];
    const { data } = (await owner.client.get(`/api/conversations/${id}/messages`)).body;
    const said = data.filter(({ author }: { author: string }) => author === "contact");
    assert.deepEqual(
      said.map(({ text }: { text: string }) => text),
      ["Tell me a story.", "And then?", "Thank you."],
    );
  } finally {
    gate.resolve();
    await browser.close();
    node?.signal("SIGKILL");
    await node?.ended;
    await Promise.all([model.stop(), site.stop(), database.drop()]);
    await rm(folder, { recursive: true, force: true });
  }
});
