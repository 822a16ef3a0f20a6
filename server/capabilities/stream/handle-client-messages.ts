import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import { textFrame } from "../../kernel/wire/open-web-socket.ts";
import { UserId } from "../accounts/index.ts";
import type { ClientMessage } from "./schema.ts";
import { wireSubject } from "./wire-subject.ts";

/** More than a person who types needs. Further messages of the same second are ignored. */
const maxMessagesPerSecond = 10;

const pong = textFrame('{"type":"pong"}');

/** Handles what a client sends over its WebSocket: pings, and that a person types. */
export function handleClientMessages(
  kernel: Kernel,
  caller: Caller,
  { socket, connection }: { socket: WebSocket; connection: Duplex },
): void {
  let second = 0;
  let count = 0;
  socket.on("message", (bytes, isBinary) => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    if (count > maxMessagesPerSecond || socket.readyState !== socket.OPEN) return;
    const message = isBinary ? undefined : parseMessage(String(bytes));
    if (message === undefined) {
      socket.send(JSON.stringify({ type: "error", detail: 'Send JSON: {"type":"ping"} or {"type":"typing",…}.' }));
    } else if (message.type === "ping") connection.write(pong);
    else void passOnTyping(kernel, caller, message, socket);
  });
}

function parseMessage(text: string): ClientMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { type, conversationId, isTyping } = (value ?? {}) as Record<string, unknown>;
  if (type === "ping") return { type };
  const isName = typeof conversationId === "string" && conversationId.length <= 128;
  return type === "typing" && isName && typeof isTyping === "boolean" ? { type, conversationId, isTyping } : undefined;
}

async function passOnTyping(
  kernel: Kernel,
  caller: Caller,
  { conversationId: name, isTyping }: Extract<ClientMessage, { type: "typing" }>,
  socket: WebSocket,
): Promise<void> {
  try {
    const subject = await wireSubject.find(kernel, caller, name);
    const who = caller.kind === "member" ? { kind: "member", id: UserId.format(caller.id) } : { kind: "visitor" };
    const data = { ...wireSubject.show(subject), who, isTyping };
    kernel.realtime.signal({ workspaceId: caller.workspaceId, kind: "typing", data });
  } catch (error) {
    const detail =
      error instanceof Problem ? error.detail : "The server could not pass this message on. Send it again.";
    socket.send(JSON.stringify({ type: "error", detail }));
  }
}
