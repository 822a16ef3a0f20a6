import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import { textFrame } from "../../kernel/wire/web-socket.ts";
import { UserId } from "../accounts/index.ts";
import { ConversationId, findOwnConversation } from "../conversations/index.ts";
import type { ClientMessage } from "./schema.ts";

/** More than a person types or a client needs; what is above is ignored. */
const maxMessagesPerSecond = 10;

const pong = textFrame('{"type":"pong"}');

/** Takes what a client says over its WebSocket: pings, and that somebody types. */
export function hearClient(
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
    const message = isBinary ? undefined : read(String(bytes));
    if (message === undefined) {
      socket.send(JSON.stringify({ type: "error", detail: 'Send JSON: {"type":"ping"} or {"type":"typing",…}.' }));
    } else if (message.type === "ping") connection.write(pong);
    else void passTyping(kernel, caller, message, socket);
  });
}

function read(text: string): ClientMessage | undefined {
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

async function passTyping(
  kernel: Kernel,
  caller: Caller,
  message: Extract<ClientMessage, { type: "typing" }>,
  socket: WebSocket,
): Promise<void> {
  try {
    const found = await findOwnConversation(kernel.database.query, caller, message.conversationId);
    const who = caller.kind === "member" ? { kind: "member", id: UserId.format(caller.id) } : { kind: "visitor" };
    kernel.realtime.signal({
      workspaceId: caller.workspaceId,
      kind: "typing",
      data: { conversationId: ConversationId.format(found.id), who, isTyping: message.isTyping },
    });
  } catch (error) {
    const detail = error instanceof Problem ? error.detail : "That could not be passed on.";
    socket.send(JSON.stringify({ type: "error", detail }));
  }
}
