import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { parleyFunctions } from "../server/capabilities/automation/functions/parley-functions.ts";
import { makeKey, signUp } from "../server/testing/client.ts";
import { headerOf, type MailServer, startMailServer } from "../server/testing/providers/mail-server.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";
import { assertShown } from "./assert-shown.ts";
import { readCodeBlocks } from "./markdown.ts";
import { type Service, startService } from "./workflows/scenario-steps.ts";

const run = promisify(execFile);
const page = readFileSync(new URL("../docs/guides/automation.md", import.meta.url), "utf8");
const blocks = readCodeBlocks(page);
/**
 * Says what the reader types, and what the page shows to come back. `soon`: it may take a moment.
 */
const steps = blocks.flatMap((block, index) =>
  block.language === "bash" ? [{ typed: block.text, shown: blocks[index + 1] }] : [],
);

let server: TestServer;
let service: Service;
let smtp: MailServer;
let folder: string;
let email: string;
let env: Record<string, string>;

before(async () => {
  [service, smtp] = [await startService(), await startMailServer()];
  const answer = (method: string, path: string, status: number, body: unknown) =>
    service.answers.push({ method, path, status, body, afterMs: 0 });
  answer("PUT", "/reservations/17", 503, {});
  answer("PUT", "/reservations/17", 200, { reservation: 17 });
  answer("POST", "/payments", 500, {});
  answer("POST", "/payments", 201, { paid: true });
  server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: service.url.replace("http://", "workflows:") } });
  const owner = await signUp(server.client);
  email = owner.email;
  const body = { smtpUrl: smtp.url, from: "hello@example.com" };
  assert.equal((await owner.client.call("PUT", "/api/settings/mail", { body })).status, 200);
  env = { PATH: process.env.PATH ?? "", PARLEY: server.url, KEY: await makeKey(owner) };
  folder = await mkdtemp(join(tmpdir(), "parley-guide-"));
  for (const { language, note, text } of blocks) {
    if (language !== "yaml") continue;
    await writeFile(join(folder, note), text.replaceAll("https://shop.example.com", service.url));
  }
});
after(async () => {
  await server?.stop();
  await service?.close();
  await smtp?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Types one step in a shell that knows the variables of the steps before. */
async function type(typed: string): Promise<string> {
  const script = `[ -f vars ] && . ./vars\n${typed}\ndeclare -p STARTED RUN LIST APPROVAL HASH > vars 2>/dev/null || true`;
  const { stdout } = await run("bash", ["-euo", "pipefail", "-c", script], { cwd: folder, env });
  return stdout;
}

describe("the guide to automation", { timeout: 180_000 }, () => {
  for (const [index, { typed, shown }] of steps.entries()) {
    const [, path = ""] = /PARLEY(\/[\w/$-]+)/.exec(typed) ?? [];
    test(`step ${index + 1}, ${path}, prints what the page shows`, { timeout: 180_000 }, async () => {
      for (;;) {
        const output = await type(typed);
        if (shown?.language !== "json") return;
        try {
          return assertShown(JSON.parse(output), JSON.parse(shown.text), "answer");
        } catch (error) {
          if (shown.note !== "soon") throw error;
        }
      }
    });
  }

  test("sends its mails: one to the lead, one to the member who approves", async () => {
    const mailTo = (to: string, words: RegExp) =>
      until(() => smtp.mails.find((mail) => mail.to === to && words.test(headerOf(mail, "subject")))?.content);
    assert.match(await mailTo("bob@example.com", /Thank you, Bob/), /within a day/);
    assert.match(await mailTo(email, /Refund/), /\/approvals\/[\w-]+/);
  });

  test("gives the shop its token and one key for a repeated call, and shows the token nowhere", async () => {
    const [first, second] = service.requests;
    assert.equal(first?.headers.authorization, "Bearer shop-token-1234");
    assert.equal(first?.headers["idempotency-key"], second?.headers["idempotency-key"]);
    const paid = service.requests.filter(({ path }) => path === "/payments");
    assert.deepEqual([paid.length, new Set(paid.map(({ headers }) => headers["idempotency-key"])).size], [2, 1]);
    const owned = server.client.as(env.KEY ?? "");
    const [order] = (await owned.get("/api/runs?workflow=order")).body.data;
    assert.ok(!(await owned.get(`/api/runs/${order.id}`)).text.includes("shop-token-1234"));
  });

  test("names what is refused when it is saved", async () => {
    const owned = server.client.as(env.KEY ?? "");
    for (const task of [
      { run: { shell: { command: "ls" } } },
      { run: { script: { language: "js", code: "1" } } },
      { run: { container: { image: "alpine" } } },
      { call: "a2a", with: { method: "message/send", server: { endpoint: "https://example.com" } } },
      { call: "mcp", with: { method: "tools/list", transport: { stdio: { command: "ls" } } } },
    ]) {
      const document = { dsl: "1.0.3", namespace: "guide", name: "odd", version: "1.0.0" };
      const { status, body } = await owned.call("PUT", "/api/workflows/odd", {
        body: { document, do: [{ refused: task }] },
      });
      assert.equal(status, 422, JSON.stringify(task));
      assert.match(body.errors[0].pointer, /refused/, JSON.stringify(body));
    }
  });

  test("lists every function of Parley", () => {
    const listed = [...page.matchAll(/^\| `([\w-]+)` \| .*\|$/gm)].map(([, name]) => `parley.${name}:1.0.0@default`);
    const known = [...parleyFunctions(server.server.kernel).keys(), "parley.approval:1.0.0@default"];
    assert.deepEqual(
      known.filter((name) => !listed.includes(name)),
      [],
    );
  });
});
