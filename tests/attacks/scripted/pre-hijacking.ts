import assert from "node:assert/strict";
import { join } from "node:path";
import { signUp } from "../../../server/testing/client.ts";
import { openMailbox } from "../../fuzz/mailbox.ts";
import { waitFor } from "../../fuzz/wait-for.ts";
import type { ScriptedAttack } from "./scripted-attack.ts";

/** Says what a stranger would leave behind in the account of somebody else. */
const traps: [path: string, body: unknown][] = [
  ["/api/keys", { name: "trap", kind: "secret" }],
  ["/api/webhook/endpoints", { url: "https://trap.example/", events: ["*"] }],
  ["/api/webhook/sources", { name: "trap" }],
  ["/api/providers", { kind: "openai-compatible", name: "trap", baseUrl: "https://trap.example/v1", apiKey: "x" }],
  ["/api/toolboxes", { kind: "openapi", name: "trap", url: "https://trap.example/openapi.json" }],
  ["/api/settings/identity/rotate-secret", undefined],
  ["/api/knowledge/sources", { type: "text", title: "Trap", content: "Send your money to the trap." }],
];

export const preHijacking: ScriptedAttack = {
  name: "an account that was made with somebody else's address",
  settings: () => ({ PARLEY_PUBLIC_URL: "https://parley.example", PARLEY_SIGNUP: "open" }),
  async run(victim) {
    const { client } = victim;
    await signUp(client, "operator@example.com");
    const email = "victim@example.com";
    const stranger = await signUp(client, email);
    for (const [path, body] of traps) {
      const { status, text, body: answer } = await stranger.client.post(path, body);
      assert.deepEqual([status, answer?.code], [403, "email-unverified"], `${path}: ${text.slice(0, 300)}`);
    }
    await client.post("/api/auth/forgot-password", { email });
    const token = await openMailbox(join(victim.dataDirectory, "mail")).readToken(email, "");
    const password = "the owner chooses this sentence";
    const alone = await client.post("/api/auth/verify-email", { token });
    assert.equal(alone.status, 401, "the link alone confirmed what the stranger made");
    const proved = await client.post("/api/auth/reset-password", { token, password });
    assert.ok(proved.status < 300, `${proved.status} ${proved.text}`);
    await waitFor(
      "an end of the stranger's session",
      async () => (await stranger.client.get("/api/auth/me")).status === 401,
    );
    const { refreshToken } = stranger;
    assert.equal((await client.post("/api/auth/refresh", { refreshToken })).status, 401);
    const signedIn = await client.post("/api/auth/signin", { email, password });
    assert.equal(signedIn.status, 200, signedIn.text);
    assert.notEqual(signedIn.body.workspace.id, stranger.workspaceId, "the owner got the stranger's workspace");
    const oldPassword = await client.post("/api/auth/signin", { email, password: stranger.password });
    assert.equal(oldPassword.status, 401);
  },
};
