import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import {
  type LocalSite,
  pageOf as pageToLearn,
  serveSite,
} from "../../../server/capabilities/knowledge/learning/testing/local-site.ts";
import { startTestServer, type TestServer } from "../../../server/testing/test-server.ts";
import { until } from "../../../server/testing/until.ts";
import { readCodeBlocks } from "../../markdown.ts";
import { openBrowser } from "../open-browser.ts";
import { ask, pageOf, visit } from "./open-shop.ts";

const guide = new URL("../../../docs/guides/first-hour.md", import.meta.url);
const patienceMs = 180_000;

let site: LocalSite;
let server: TestServer;
let browser: Browser;
let folder: string;
before(async () => {
  const hours = "<h2>Hours</h2><p>The bakery is open from seven to noon.</p>";
  site = await serveSite({ "/": pageToLearn("Ada Bakes", hours) });
  [server, browser, folder] = await Promise.all([
    startTestServer({ settings: site.settings }),
    openBrowser(),
    mkdtemp(join(tmpdir(), "parley-first-hour-")),
  ]);
  await writeFile(
    join(folder, "prices.csv"),
    "question,answer\nWhat does a plum cake cost?,A plum cake costs 12 euros.\n",
  );
});
after(async () => {
  await browser?.close();
  await Promise.all([server?.stop(), site?.stop(), rm(folder, { recursive: true, force: true })]);
});

const names = ["TOKEN", "SOURCE", "KEY", "WAITING"];

test("a person who follows the guide has a chat that answers, and answers in it", { timeout: patienceMs }, async () => {
  const blocks = readCodeBlocks(await readFile(guide, "utf8"));
  const commands = blocks.filter(({ language }) => language === "bash").map(({ text }) => text);
  assert.equal(commands.length, 10);
  const [setting = "", ...steps] = commands.map((text) =>
    text.replaceAll("http://127.0.0.1:3000", server.url).replaceAll("https://www.shop.example", site.url),
  );
  const known: Record<string, string> = {};
  /** Types the next commands of the page into the terminal of before. */
  async function type(count: number): Promise<string> {
    let shown = "";
    for (const text of steps.splice(0, count)) {
      const kept = names.map((name) => `printf '@%s=%s\\n' ${name} "\${${name}:-}" >&2`).join("\n");
      const { stdout, stderr } = await promisify(execFile)(
        "bash",
        ["-eo", "pipefail", "-c", `${setting}${text}${kept}`],
        {
          ...{ cwd: folder, env: { ...process.env, ...known } },
        },
      );
      for (const [, name, value] of stderr.matchAll(/^@(\w+)=(.+)$/gm)) known[name!] = value!;
      assert.doesNotMatch(stdout, /"code":/, text);
      shown = stdout;
    }
    return shown;
  }
  await type(3);
  await until(async () => /"status": ?"indexed"/.test(await sourceOf(known)));
  await type(2);
  const address = (await type(1)).trim().split("\n").at(-1)!;
  await visit(browser, address, async (page) => {
    assert.match(await ask(page, "When are you open?"), /seven to noon/);
    await page
      .getByRole("link", { name: /Ada Bakes/ })
      .first()
      .waitFor();
    assert.match(await ask(page, "What does a plum cake cost?"), /12 euros/);
  });
  const line = blocks.find(({ language }) => language === "html")!.text;
  const own = line.replaceAll("http://127.0.0.1:3000", server.url).replaceAll("parley_pk_…", known.KEY!);
  site.pages.set("/shop", pageOf(own));
  await visit(browser, `${site.url}/shop`, async (page) =>
    takeOver(
      page,
      () => type(2),
      () => type(1),
    ),
  );
  assert.deepEqual(steps, []);
});

async function sourceOf({ TOKEN, SOURCE }: Record<string, string>): Promise<string> {
  const { text } = await server.client.as(TOKEN!).get(`/api/knowledge/sources/${SOURCE}`);
  return text;
}

async function takeOver(page: Page, answer: () => Promise<string>, handBack: () => Promise<string>): Promise<void> {
  await page.getByRole("button", { name: "Open the chat" }).click();
  await ask(page, "When are you open?");
  await page.getByRole("button", { name: "Talk to a person" }).click();
  await page.getByRole("log").getByText("You asked for a person").waitFor();
  await answer();
  await page.getByRole("log").getByText("Which cake may it be?").waitFor();
  await handBack();
  await page.getByRole("button", { name: "Talk to a person" }).waitFor();
}
