import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const folder = "server/capabilities/incoming-webhooks/signature-schemes";

/** The file that somebody adds: the sender sends the secret itself, which no real scheme does. */
const scheme = `
import type { SignatureScheme } from "./signature-scheme.ts";

export const tokenScheme = {
  name: "token",
  description: "the secret itself in X-Token",
  createSecret: () => "a-token-that-was-created",
  findSecretFault: (secret) => (secret.startsWith("a-token-") ? undefined : "must start with a-token-"),
  hasSignature: (headers) => headers["x-token"] !== undefined,
  check(secrets, headers) {
    if (!secrets.some(({ text }) => text === headers["x-token"])) return "wrong";
    return { deliveryId: null, kindHeader: "X-Token-Kind", isTimeSigned: false };
  },
} as const satisfies SignatureScheme;
`;

/** Runs in the copy, and prints what its server answers. */
const script = `
import { signUp } from "./testing/client.ts";
import { startTestServer } from "./testing/test-server.ts";

const server = await startTestServer();
const { client } = await signUp(server.client);
const { body: reference } = await server.client.get("/openapi.json");
const { body: source } = await client.post("/api/webhook/sources", { name: "s", scheme: "token" });
const refused = await client.post("/api/webhook/sources", { name: "s", scheme: "token", secret: "x".repeat(16) });
const send = (token: string) =>
  server.client.call("POST", "/api/webhook/process/" + source.id, {
    body: { number: 1 },
    headers: { "x-token": token, "x-token-kind": "order.created" },
  });
const [good, wrong] = [await send(source.secret), await send("a-token-of-nobody")];
const { body: event } = await client.get("/api/webhook/events/" + good.body.eventId);
await server.stop();
console.log(JSON.stringify({
  schemes: reference.components.schemas.WebhookScheme,
  secret: source.secret,
  fault: refused.body.errors[0].message,
  statuses: [good.status, wrong.status],
  event: [event.kind, event.data],
}));
`;

describe("a new signature scheme", () => {
  let copy: string;
  before(async () => {
    copy = await mkdtemp(join(tmpdir(), "parley-scheme-"));
    const filter = (path: string) => basename(path) !== "node_modules";
    await cp(join(root, "server"), join(copy, "server"), { recursive: true, filter });
    await cp(join(root, "package.json"), join(copy, "package.json"));
    for (const place of ["node_modules", "server/node_modules"]) {
      await symlink(join(root, place), join(copy, place)).catch(() => {});
    }
  });
  after(() => rm(copy, { recursive: true, force: true }));

  test("is one file and its entry in the list: the API, its reference and the checks follow", async () => {
    await writeFile(join(copy, folder, "token-scheme.ts"), scheme);
    const list = join(copy, folder, "signature-schemes.ts");
    const written = await readFile(list, "utf8");
    const entered = written.replace("standardScheme] as const", "standardScheme, tokenScheme] as const");
    assert.notEqual(entered, written);
    await writeFile(list, `import { tokenScheme } from "./token-scheme.ts";\n${entered}`);
    await writeFile(join(copy, "server/add-a-scheme.ts"), script);

    // Nothing else ever runs the files of this copy, so keeping what was compiled of them is in vain.
    const { NODE_TEST_CONTEXT: _ofThisRun, NODE_COMPILE_CACHE: _cache, ...env } = process.env;
    const run = promisify(execFile)(process.execPath, ["server/add-a-scheme.ts"], { cwd: copy, env });
    const { schemes, secret, fault, statuses, event } = JSON.parse((await run).stdout.trim().split("\n").at(-1)!);
    assert.deepEqual(schemes.anyOf.at(-1), { type: "string", const: "token" });
    assert.match(schemes.description, /`token`: the secret itself in X-Token\.$/);
    assert.equal(secret, "a-token-that-was-created");
    assert.equal(fault, "must start with a-token-");
    assert.deepEqual(statuses, [202, 401]);
    assert.deepEqual(event, ["order.created", { number: 1 }]);
  });
});
