import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { createClient } from "../server/testing/client.ts";
import { until } from "../server/testing/until.ts";
import { startServerProcess } from "./server-process.ts";

type Line = { msg?: string; level?: number; blockedMs?: number; recent?: string[]; stack?: string[] };

/**
 * Does what a mistake in the code may do. At a signal, the server's process spins until a file is
 * there.
 */
const mistake = (file: string) => `
  import { existsSync, unlinkSync } from "node:fs";
  process.on("SIGUSR2", () => {
    (function spin() { while (!existsSync(${JSON.stringify(file)})); })();
    unlinkSync(${JSON.stringify(file)});
  });`;

test("a blocked main thread is logged with what it was doing, and runs on", { timeout: 180_000 }, async (t) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), "parley-watched-"));
  // As root, PostgreSQL may run as another user, who must pass through.
  chmodSync(dataDirectory, 0o711);
  const end = join(dataDirectory, "end of the block");
  const server = startServerProcess({
    PARLEY_DATA_DIR: join(dataDirectory, "data"),
    PARLEY_BLOCKED_AFTER_MS: "300",
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(mistake(end))}`,
  });
  t.after(async () => {
    writeFileSync(end, "");
    server.signal("SIGTERM");
    await server.ended;
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  const client = createClient(await server.ready);
  const lines = (msg: string) => {
    assert.ok(!server.hasEnded(), server.output());
    const texts = server.output().split("\n").slice(0, -1);
    return texts.flatMap((text): Line[] => (text.includes(msg) ? [JSON.parse(text)] : []));
  };
  /** A busy machine may block the thread, too: only the block of the mistake counts. */
  const blocks = () => lines("the main thread is blocked").filter(({ stack }) => stack?.join().includes("spin"));

  for (const round of [1, 2]) {
    assert.equal((await client.get("/api/conversations/a-name-of-a-client")).status, 401);
    server.signal("SIGUSR2");
    const block = await until(() => blocks()[round - 1]);
    assert.equal(block.level, 40);
    assert.ok(block.blockedMs! >= 300);
    // A job may begin between the request and the block.
    const requests = block.recent?.filter((activity) => !activity.startsWith("job "));
    assert.equal(requests?.[0], "GET /api/conversations/:sessionId");
    const ended = lines("the main thread runs again").length;
    writeFileSync(end, "");
    const again = await until(() => lines("the main thread runs again")[ended]);
    assert.ok(again.blockedMs! >= block.blockedMs!);
    assert.equal((await client.get("/livez")).status, 200, "the main thread was not left paused");
  }
  assert.doesNotMatch(server.output(), /a-name-of-a-client/);
});
