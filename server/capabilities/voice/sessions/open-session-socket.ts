import type { Caller } from "../../../kernel/caller.ts";
import type { LiveSocket } from "../../../kernel/wire/live-socket.ts";
import { openWebSocket } from "../../../kernel/wire/open-web-socket.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import type { SessionLife } from "./session-life.ts";

type SessionConnection = {
  life: SessionLife;
  /** Null means that the client has no credential that ends. */
  caller: Caller | null;
  maxMessageBytes: number;
  /** Connects the session's row. Throws to refuse the handshake. */
  connect(): Promise<void>;
  /**
   * Resolves when nothing of the session runs any more. Called once, also when nothing was
   * connected.
   */
  stop(): Promise<void>;
};

/**
 * Connects a session to the WebSocket that a client asks for; the session ends when the socket
 * closes. Undefined where the client left meanwhile. Throws what `connect` throws, and
 * invalid-request for a bad handshake.
 */
export async function openSessionSocket(
  call: Call<unknown, unknown, unknown>,
  { life, caller, maxMessageBytes, connect, stop }: SessionConnection,
): Promise<LiveSocket | undefined> {
  const finish = async (reason: string) => {
    await stop();
    await life.finish(reason);
  };
  const opened = await openWebSocket(call, { caller, maxMessageBytes, confirm: connect }).catch(async (error) => {
    await finish("failed");
    throw error;
  });
  if (opened === undefined) await finish("client-left");
  opened?.socket.once("close", (code) => void finish(reasonOfClose(code)));
  return opened;
}

/** Says why a session has ended, by the close code of its socket. */
function reasonOfClose(code: number): string {
  if (code === 4401) return "credential-ended";
  return code === 1001 ? "server-stopping" : "client-left";
}
