import type { WebSocket } from "ws";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import type { LiveSocket } from "../../kernel/wire/live-socket.ts";
import { textFrame } from "../../kernel/wire/open-web-socket.ts";
import type { Client } from "./client.ts";
import { passOnTyping } from "./pass-on-typing.ts";
import type { ClientMessage } from "./schema.ts";

/** More than a person who types needs. Further messages of the same second are ignored. */
const maxMessagesPerSecond = 10;
/** An access token has some 500 characters. */
const maxTokenLength = 4_096;

const pong = textFrame('{"type":"pong"}');

/** Handles what a client sends over its WebSocket: pings, a fresh token, and that a person types. */
export function handleClientMessages(kernel: Kernel, client: Client, opened: LiveSocket): void {
  const { socket, connection } = opened;
  let second = 0;
  let count = 0;
  socket.on("message", (bytes, isBinary) => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    if (count > maxMessagesPerSecond || socket.readyState !== socket.OPEN) return;
    const message = isBinary ? undefined : parseMessage(String(bytes));
    if (message === undefined) {
      const detail = 'Send JSON: {"type":"ping"}, {"type":"typing",…} or {"type":"token",…}.';
      socket.send(JSON.stringify({ type: "error", detail }));
    } else if (message.type === "ping") connection.write(pong);
    else if (message.type === "token") void answer(socket, () => renew(opened, message.accessToken));
    else void answer(socket, () => passOnTyping(kernel, client.caller, message));
  });
}

function parseMessage(text: string): ClientMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { type, conversationId, isTyping, accessToken } = (value ?? {}) as Record<string, unknown>;
  if (type === "ping") return { type };
  if (type === "token") {
    const isToken = typeof accessToken === "string" && accessToken.length <= maxTokenLength;
    return isToken ? { type, accessToken } : undefined;
  }
  const isName = typeof conversationId === "string" && conversationId.length <= 128;
  return type === "typing" && isName && typeof isTyping === "boolean" ? { type, conversationId, isTyping } : undefined;
}

/** Sends what `handle` returns, or why it failed. */
async function answer(socket: WebSocket, handle: () => Promise<object | undefined>): Promise<void> {
  try {
    const message = await handle();
    if (message !== undefined) socket.send(JSON.stringify(message));
  } catch (error) {
    const detail = error instanceof Problem ? error.detail : "The server could not handle this message. Send it again.";
    socket.send(JSON.stringify({ type: "error", detail }));
  }
}

async function renew(opened: LiveSocket, accessToken: string): Promise<object> {
  await opened.renew(accessToken);
  return { type: "token", expiresAt: new Date(opened.endsAtMs).toISOString() };
}
