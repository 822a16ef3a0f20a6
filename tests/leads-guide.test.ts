import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../server/testing/client.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { readCodeBlocks } from "./markdown.ts";

let server: TestServer;
let person: Person;
let folder: string;
let key: string;
let form: string;
/** The page's own functions, of the guide. */
let page: {
  openForm(): Promise<{ timestamp: string }>;
  sendLead(lead: object, challenge: { timestamp: string }): Promise<{ id: string }>;
};

before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  folder = await mkdtemp(join(tmpdir(), "parley-leads-"));
  key = await makeKey(person, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
  const guide = await readFile(new URL("../docs/guides/capture-leads.md", import.meta.url), "utf8");
  const blockOf = (language: string) => readCodeBlocks(guide).find((block) => block.language === language)?.text ?? "";
  const here = (text: string) => text.replace("https://assistant.example.com", server.url).replace("parley_pk_…", key);
  form = here(blockOf("html"));
  await writeFile(join(folder, "page.mjs"), here(blockOf("js")));
  // A browser has these and Node has not.
  Object.assign(globalThis, {
    location: { href: "https://shop.example/contact" },
    document: { title: "Contact", referrer: "" },
  });
  page = await import(join(folder, "page.mjs"));
});
after(async () => {
  for (const name of ["location", "document"]) Reflect.deleteProperty(globalThis, name);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const newest = async () => (await person.client.get("/api/leads")).body.data[0];

test("the form of the guide brings a lead, and leads on to its page", async () => {
  const address = /action="([^"]+)"/.exec(form)?.[1] ?? "";
  const names = [...form.matchAll(/<(?:input|textarea)[^>]* name="([^"]+)"/g)].map(([, name = ""]) => name);
  const given = Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)].map(([, name, value]) => [name, value]),
  );
  const typed = {
    name: "Ada",
    email: "ada@example.com",
    phone: "030 901820",
    message: "Hello",
    consent: "on",
    _gotcha: "",
  };
  assert.deepEqual(new Set(names), new Set([...Object.keys(given), ...Object.keys(typed)]));
  const response = await fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { origin: "https://shop.example", accept: "text/html" },
    body: new URLSearchParams({ ...given, ...typed } as Record<string, string>),
  });
  assert.deepEqual([response.status, response.headers.get("location")], [303, "https://shop.example/thanks"]);
  const lead = await newest();
  assert.deepEqual(
    [lead.email, lead.phone, lead.formId, lead.consent, lead.custom, lead.status],
    ["ada@example.com", "+4930901820", "contact", true, {}, "new"],
  );
});

test("the script of the guide brings a lead with its page, and tells what is wrong", async () => {
  const challenge = await page.openForm();
  const { id } = await page.sendLead({ email: "bob@example.com" }, challenge);
  const lead = (await person.client.get(`/api/leads/${id}`)).body;
  assert.deepEqual(lead.page, { url: "https://shop.example/contact", title: "Contact", referrer: "" });
  await assert.rejects(page.sendLead({ phone: "12" }, challenge), /phone/i);
});
