import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";
import type { Kernel } from "../../../kernel/kernel.ts";
import { signUp } from "../../../testing/client.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { openVoice } from "../testing/voice-client.ts";
import { refuseWhenCrowded, takeRoom } from "./take-room.ts";

describe("the room for voice sessions", () => {
  let server: TestServer;
  let kernel: Kernel;
  let leaves: (() => void)[] = [];
  const ended: string[] = [];
  before(async () => {
    const settings = { PARLEY_MAX_VOICE_SESSIONS: "8", PARLEY_MAX_VOICE_SESSIONS_OF_ADDRESS: "2" };
    server = await startTestServer({ settings });
    kernel = server.server.kernel;
  });
  afterEach(() => {
    for (const leave of leaves) leave();
    leaves = [];
    ended.length = 0;
  });
  after(() => server.stop());

  let sessions = 0;
  function take(workspaceId: string, { silentMs = 0, address = null as string | null } = {}): void {
    const id = `${workspaceId}-${++sessions}`;
    const close = (reason: string) => void ended.push(`${workspaceId} ${reason}`);
    leaves.push(takeRoom(kernel, { workspaceId, id, address, silentMs: () => silentMs, close }));
  }
  function takeAll(workspaceId: string, options = {}): number {
    for (let taken = 0; ; taken++) {
      try {
        take(workspaceId, options);
      } catch (error) {
        assert.match(
          String((error as { detail?: string }).detail),
          /^The (server|workspace) has \d voice sessions open/,
        );
        return taken;
      }
    }
  }

  test("is never all taken by a few workspaces: each takes half of what the others leave", () => {
    assert.deepEqual(
      ["a", "b", "c", "d", "e"].map((workspaceId) => takeAll(workspaceId)),
      [4, 2, 1, 1, 0],
    );
    assert.deepEqual(ended, []);
  });

  test("is given by those that are silent, first by the workspace with the most of them", () => {
    for (const silentMs of [25_000, 30_000, 20_000, 19_999]) take("a", { silentMs });
    for (const silentMs of [60_000, 19_000]) take("b", { silentMs });
    take("c");
    take("d");
    refuseWhenCrowded(kernel, { workspaceId: "e", address: null });
    assert.deepEqual(ended, []);
    take("e");
    assert.deepEqual(ended, ["a silent"]);
    // The workspace's own silent session would not make enough room for it, and goes on.
    assert.equal(takeAll("b"), 0);
    assert.equal(takeAll("e"), 0);
    take("f");
    assert.deepEqual(ended, ["a silent", "a silent"]);
  });

  test("of one address is bounded for visitors", () => {
    for (const workspaceId of ["a", "b"]) take(workspaceId, { address: "192.0.2.1" });
    assert.throws(() => take("c", { address: "192.0.2.1" }), { detail: /^Your network has 2 voice sessions open/ });
    take("c", { address: "192.0.2.2" });
    take("c");
  });

  test("of a session that is silent while another waits is given to it, and its client is told", async () => {
    for (const workspaceId of ["a", "a", "a", "b", "b", "c", "d"]) take(workspaceId);
    const person = await signUp(server.client);
    const start = () => person.client.post("/api/voice/start", { language: "en-US", voice_model: "kal" });
    const silent = await openVoice((await start()).body.webSocketUrl);
    assert.equal((await start()).status, 503);
    moveClock(server, 21_000);
    const started = await start();
    assert.equal(started.status, 201, started.text);
    const next = await openVoice(started.body.webSocketUrl);
    assert.equal((await silent.closed).reason, "silent");
    await next.close();
  });
});
