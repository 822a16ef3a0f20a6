import type { Caller } from "../../kernel/caller.ts";
import type { EncodedMessage } from "./encoded-message.ts";

/** A client of the stream, connected by either protocol. */
export type Client = {
  /**
   * The connection serves this caller. A WebSocket's caller may get other scopes while it is open.
   */
  readonly caller: Caller;
  /** The version of the interface in which the connection began, and which it keeps. */
  readonly version: string;
  readonly isOpen: boolean;
  /**
   * Gives undefined when the client can take more at once. Else resolves when it can: the sender waits
   * for a slow client instead of filling its buffer.
   */
  write(message: EncodedMessage): Promise<void> | undefined;
  /** For messages without a position. A client that does not keep up does not get them. */
  writeIfKeepingUp(message: EncodedMessage): void;
  /** Calls back once, when the connection has ended. */
  onEnd(run: () => void): void;
};
