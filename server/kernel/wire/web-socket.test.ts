import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { WebSocket } from "ws";
import { useTestServer } from "../../testing/test-server.ts";
import { anyone } from "../caller.ts";
import { capability } from "../capability.ts";
import { openWebSocket } from "./open-web-socket.ts";
import { alreadyAnswered, type Call } from "./route.ts";

const sizes = { "/commands": 1_000, "/audio": 100_000 };

async function echo(call: Call<unknown, unknown, unknown>, maxMessageBytes: number) {
  const opened = await openWebSocket(call, { maxMessageBytes });
  opened?.socket.on("message", (message, isBinary) => opened.socket.send(message, { binary: isBinary }));
  return alreadyAnswered;
}

const sockets = capability({
  name: "sockets",
  routes(app) {
    const schema = { summary: "Echo", response: { 200: null } };
    for (const [path, maxBytes] of Object.entries(sizes)) {
      app.get(path, { schema, guard: anyone }, (call) => echo(call, maxBytes));
    }
  },
});

const server = useTestServer({ capabilities: [sockets] });

for (const [path, maxBytes] of Object.entries(sizes)) {
  test(`a message of ${maxBytes} bytes is taken at ${path}, a larger one closes the socket with code 1009`, async () => {
    const socket = new WebSocket(server.url.replace("http", "ws") + path);
    await once(socket, "open");
    const answered = once(socket, "message");
    socket.send(Buffer.alloc(maxBytes, 1));
    const [message] = await answered;
    assert.equal((message as Buffer).length, maxBytes);
    const closed = once(socket, "close");
    socket.send(Buffer.alloc(maxBytes + 1, 1));
    assert.equal((await closed)[0], 1009);
  });
}
