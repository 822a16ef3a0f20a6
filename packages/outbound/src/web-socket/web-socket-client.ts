/** A connection to a WebSocket server. */
export type WebSocketClient = {
  /** Ends when the server closes. Bytes are given as text in UTF-8. @throws WebSocketFailed */
  messages: AsyncIterable<string>;
  /** Text, or bytes as a binary message. @throws WebSocketFailed */
  send(message: string | Uint8Array): Promise<void>;
  /** Closes, and tells whether the server has confirmed it: then it has read everything before. */
  close(): Promise<boolean>;
};

export type WebSocketTarget = {
  /** Begins with `ws:` or `wss:`. */
  url: string;
  /** The host may be called at these addresses and at no others. */
  addresses: readonly { address: string; family: number }[];
  headers: Record<string, string>;
  maxMessageBytes: number;
  timeoutMs: number;
  signal: AbortSignal;
};

export class WebSocketFailed extends Error {
  override name = "WebSocketFailed";
  /** The status of an answer that opens no WebSocket. */
  readonly status: number | undefined;
  readonly headers: Record<string, string>;

  constructor(
    message: string,
    { status, headers = {}, cause }: { status?: number; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.headers = headers;
  }
}
