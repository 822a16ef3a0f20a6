import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { signUp } from "../../testing/client.ts";
import { startTestServer } from "../../testing/test-server.ts";

test("a server of others that does not answer is one warning with the codes of its causes, without a stack", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, "close");
  const lines: string[] = [];
  const settings = { PARLEY_LOG_LEVEL: "warn", PARLEY_OUTBOUND_ALLOW: `tools:127.0.0.1:${port}` };
  const server = await startTestServer({ settings, log: { write: (line) => lines.push(line) } });
  try {
    const { client } = await signUp(server.client);
    const toolbox = { name: "gone", kind: "openapi", url: `http://127.0.0.1:${port}/secret-path` };
    const refused = await client.post("/api/toolboxes", toolbox);
    assert.deepEqual([refused.status, refused.body.code], [502, "toolbox-unreadable"]);
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "toolbox-unreadable");
    assert.equal(told.length, 1, lines.join(""));
    const { level, path, cause, requestId } = told[0];
    assert.deepEqual([level, path, requestId], [40, "/api/toolboxes", refused.headers.get("x-request-id")]);
    assert.match(cause, /OutboundFailed.*ECONNREFUSED/);
    assert.doesNotMatch(lines.join(""), /at .*\.ts|secret-path/);
  } finally {
    await server.stop();
  }
});
