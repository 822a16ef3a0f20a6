import assert from "node:assert/strict";
import { WebSocket } from "ws";
import { signUp } from "../../../server/testing/client.ts";
import { openEvents } from "../../../server/testing/clients/event-reader.ts";
import type { ScriptedAttack } from "./scripted-attack.ts";

const livesMs = 4_000;
/** A stream may end so much later than its credential. */
const graceMs = 3_000;

export const endedCredentials: ScriptedAttack = {
  name: "streams that outlive their key",
  async run(victim) {
    const { client } = await signUp(victim.client);
    await client.post("/api/chatbot/send", { message: "Hello", sessionId: "watched" });
    const endsAtMs = Date.now() + livesMs;
    const expiresAt = new Date(endsAtMs).toISOString();
    const { key } = (await client.post("/api/keys", { name: "short", kind: "secret", expiresAt })).body;
    const short = victim.client.as(key);
    const { ticket } = (await short.post("/api/stream/tickets")).body;
    const authorization = { authorization: `Bearer ${key}` };
    const ending: Record<string, Promise<unknown>> = {};

    const socket = new WebSocket(`${victim.url.replace("http", "ws")}/api/stream`, { headers: authorization });
    ending["a WebSocket"] = new Promise((resolve) => socket.on("close", resolve));
    const byTicket = `${victim.url}/api/stream?ticket=${ticket}`;
    const streams: [string, string, Record<string, string>][] = [
      ["an event stream", `${victim.url}/api/stream`, authorization],
      ["an event stream by a ticket", byTicket, {}],
      ["the events of a conversation", `${victim.url}/api/conversations/watched/events`, authorization],
    ];
    for (const [name, url, headers] of streams) {
      const stream = await openEvents(url, { headers });
      assert.equal(stream.status, 200, name);
      // A stream that is still open when the server is stopped ends with an error.
      ending[name] = stream.rest().catch(() => []);
    }
    for (const [name, end] of Object.entries(ending)) {
      const leftMs = endsAtMs + graceMs - Date.now();
      const late = new Promise((resolve) => setTimeout(resolve, Math.max(leftMs, 0), "late"));
      assert.notEqual(await Promise.race([end, late]), "late", `${name} outlives its key`);
    }
    assert.ok(Date.now() >= endsAtMs - 1_000, "the streams ended before their key");
    const again = await openEvents(byTicket);
    again.cut();
    assert.equal(again.status, 401, "a ticket outlives its key");
  },
};
