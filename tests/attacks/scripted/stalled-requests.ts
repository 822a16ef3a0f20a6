import assert from "node:assert/strict";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { signUp } from "../../../server/testing/client.ts";
import type { ScriptedAttack } from "./scripted-attack.ts";

const head = (path: string, length: number, type = "application/json") =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
const quarterMebibyte = "x".repeat(262_144);

/** Says what each connection writes before it falls silent. */
const stalls: [name: string, count: number, bytes: string][] = [
  ["nothing", 100, ""],
  ["half a head", 100, "POST /api/chatbot/send HTTP/1.1\r\nhost: x\r\n"],
  ["a head without its body", 100, head("/api/chatbot/send", 900_000)],
  ["a quarter of a mebibyte of a body", 400, head("/api/chatbot/send", 900_000) + quarterMebibyte],
  ["a body of a webhook", 100, head("/api/webhook/process", 200_000) + quarterMebibyte.slice(0, 100_000)],
  ["a body of a sign-in", 50, `${head("/api/auth/signin", 500)}{"email":`],
  [
    "a chunk that goes on",
    50,
    "POST /v1/responses HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nfffff\r\n{",
  ],
  ["half an upgrade", 50, "GET /api/stream HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"],
];

/** Headers are awaited for 15 s and bodies for 60 s, and the server looks for late ones now and then. */
const patienceMs = 100_000;

export const stalledRequests: ScriptedAttack = {
  name: "900 requests that fall silent",
  async run(victim) {
    const person = await signUp(victim.client);
    const port = Number(new URL(victim.url).port);
    const open = new Set<Socket>();
    for (const [, count, bytes] of stalls) {
      for (let index = 0; index < count; index++) {
        const socket = connect(port, "127.0.0.1");
        open.add(socket);
        socket.on("connect", () => bytes !== "" && socket.write(bytes));
        socket.on("error", () => {});
        socket.on("close", () => open.delete(socket));
        socket.resume();
      }
    }
    const startedAtMs = performance.now();
    let asked = 0;
    while (open.size > 0 && performance.now() - startedAtMs < patienceMs) {
      const { status } = await person.client.get("/api/auth/me");
      assert.equal(status, 200, "a caller who is not silent is answered meanwhile");
      asked++;
      await pause(250);
    }
    const left = open.size;
    for (const socket of open) socket.destroy();
    assert.ok(asked > 0);
    assert.equal(left, 0, `${left} silent connections are still open after ${patienceMs / 1000} s`);
  },
};
