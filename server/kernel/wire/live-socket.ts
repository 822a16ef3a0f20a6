import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import type { Caller } from "../caller.ts";
import type { Kernel } from "../kernel.ts";
import { forbidden, Problem, unauthenticated } from "../problem.ts";
import { type LongConnection, superviseConnection } from "./supervise-connection.ts";

const heartbeatMs = 20_000;
/**
 * A close code from the range for private use (RFC 6455, section 7.4.2), named after HTTP's 401:
 * connect again with another credential.
 */
const credentialEnded = 4401;

/**
 * Holds an open WebSocket. It closes with code 4401 when its credential ends, and is cut when its
 * client answers no ping or reads nothing.
 */
export class LiveSocket implements LongConnection {
  readonly socket: WebSocket;
  /** For frames of `textFrame` that are written to many sockets. */
  readonly connection: Socket;
  readonly heartbeatMs = heartbeatMs;
  readonly #kernel: Kernel;
  #caller: Caller | null;
  #endsAtMs: number;
  #hasAnsweredPing = true;

  constructor(
    kernel: Kernel,
    { caller, endsAtMs, ...parts }: { caller: Caller | null; endsAtMs: number; socket: WebSocket; connection: Socket },
  ) {
    this.#kernel = kernel;
    this.#caller = caller;
    this.#endsAtMs = endsAtMs;
    this.socket = parts.socket;
    this.connection = parts.connection;
    this.socket.on("pong", () => {
      this.#hasAnsweredPing = true;
    });
    this.socket.once("close", superviseConnection(kernel, this));
  }

  /** Says who the socket serves now: `renew` may change the scopes. */
  get caller(): Caller | null {
    return this.#caller;
  }

  get endsAtMs(): number {
    return this.#endsAtMs;
  }

  /**
   * Lets the socket go on with a fresh access token of the same member, whose scopes apply from now
   * on. Throws unauthenticated for a token that is not valid and forbidden for another caller's;
   * the socket then goes on until its former end.
   */
  async renew(accessToken: string): Promise<void> {
    const fresh = await this.#kernel.credentials.authenticate(accessToken);
    if (fresh === undefined)
      throw new Problem(unauthenticated, "The access token is not valid or has expired. Send a fresh one.");
    const current = this.#caller;
    const isSame =
      fresh.kind === "member" &&
      current?.kind === "member" &&
      fresh.id === current.id &&
      fresh.appId === current.appId &&
      fresh.workspaceId === current.workspaceId;
    if (!isSame) {
      throw new Problem(
        forbidden,
        "Only a fresh access token of the member who opened this connection renews it. Connect again instead.",
      );
    }
    this.#caller = fresh;
    this.#endsAtMs = fresh.expiresAtMs ?? Number.POSITIVE_INFINITY;
  }

  /** Ends the connection of a client that has not answered the ping before. */
  beat(): void {
    if (!this.#hasAnsweredPing) this.socket.terminate();
    this.#hasAnsweredPing = false;
    this.socket.ping();
  }

  /** The second call ends the connection of a client that did not answer the first. */
  end(): void {
    if (this.socket.readyState === this.socket.CLOSING) this.socket.terminate();
    else this.socket.close(credentialEnded, "The credential has ended. Connect again with a new one.");
  }
}
