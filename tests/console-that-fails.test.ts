import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { createClient, signUp } from "../server/testing/client.ts";
import { until } from "../server/testing/until.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const browser = { accept: "text/html", "accept-language": "en" };

/** A copy of the program. Its packages are those of this tree, but for what is built of the console. */
let copy: string;
let data: string;
let server: ServerProcess;
before(async () => {
  [copy, data] = (await Promise.all(["copy", "data"].map((name) => mkdtemp(join(tmpdir(), `parley-${name}-`))))) as [
    string,
    string,
  ];
  const isOurs = (path: string) => basename(path) !== "node_modules";
  const parts = ["server", "console", "widget", "tools", "packages", "sdks/typescript"];
  for (const name of [...parts, "package.json", "package-lock.json"]) {
    await cp(join(root, name), join(copy, name), { recursive: true, filter: isOurs });
  }
  for (const part of parts.map((name) => join(name, "node_modules"))) {
    if (existsSync(join(root, part))) await symlink(join(root, part), join(copy, part));
  }
  await mkdir(join(copy, "node_modules"));
  for (const name of await readdir(join(root, "node_modules"))) {
    if (name !== ".parley") await symlink(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
  await writeFile(join(copy, "console/src/pages/leads/leads-page.tsx"), 'import "./not-there.ts";\n');
  server = startServerProcess(
    { PARLEY_DATA_DIR: data, PORT: "0", PARLEY_LOG_LEVEL: "error" },
    { program: { script: join(copy, "server/main.ts") } },
  );
});
after(async () => {
  server?.signal("SIGTERM");
  await server?.ended;
  await Promise.all([copy, data].map((folder) => rm(folder, { recursive: true, force: true })));
});

test("a console that cannot be built says why, leaves the interface whole, and is there once it is mended", async () => {
  const client = createClient(await server.ready);
  const open = () => client.get("/console/sign-up", { headers: browser });
  let page = await open();
  await until(async () => {
    page = await open();
    return page.status === 503;
  });
  assert.match(page.text, /The console could not be built/);
  assert.match(page.text, /not-there\.ts/);
  assert.equal(page.headers.get("refresh"), null);
  assert.equal((await client.get("/readyz")).status, 200);
  const owner = await signUp(client);
  const taught = await owner.client.post("/api/knowledge/sources", {
    ...{ type: "faq", question: "When are you open?", answer: "From seven to noon." },
  });
  assert.equal(taught.status, 201, taught.text);
  const answer = await owner.client.post("/api/chatbot/send", { message: "When are you open?" });
  assert.match(answer.body.aiResponse, /From seven to noon/);
  await cp(join(root, "console/src/pages/leads"), join(copy, "console/src/pages/leads"), { recursive: true });
  await until(async () => (await open()).status === 200);
  await until(async () => (await open()).text.includes("/console/assets/"));
});
