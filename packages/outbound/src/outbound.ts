export { AddressRefused } from "./allowed-address.ts";

export type OutboundRequest = {
  /**
   * Says what the call is for, for example `webhooks` or `models`. Entries of PARLEY_OUTBOUND_ALLOW
   * can name it.
   */
  purpose: string;
  method?: string;
  /** Without `host`, `connection` and headers of the message's length, which the transport sets. */
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /**
   * Covers everything from the name's resolution to the last byte, with all redirects. Default
   * 15,000.
   */
  timeoutMs?: number;
  /** Default 1 MiB. */
  maxResponseBytes?: number;
  /** Default 0: a redirect is returned and not followed. */
  maxRedirects?: number;
  signal?: AbortSignal;
  /**
   * Is called when there is a connection and the first byte is about to leave, for each redirect once
   * more. A call that fails without it was never sent, so that repeating it repeats nothing.
   */
  onSend?: () => void;
};

/**
 * Here `timeoutMs` ends with the response's headers. After them, each wait for bytes has its own
 * limit.
 */
type OutboundStreamRequest = OutboundRequest & {
  /** `timeoutMs` ends with the first byte of the body instead. */
  awaitsFirstByte?: boolean;
  /** Default 60,000. */
  idleTimeoutMs?: number;
};

type OutboundResponse = {
  status: number;
  headers: Record<string, string>;
  /**
   * The bytes as the server sent them. The request asks for no content coding, and none is decoded.
   */
  body: Uint8Array;
  text(): string;
  /** The URL of the answer, after redirects. */
  url: string;
};

/**
 * Frees its connection when `body` was read to its end, when the loop over `body` ends, or by
 * `cancel`.
 */
type OutboundStream = {
  status: number;
  headers: Record<string, string>;
  body: AsyncIterable<Uint8Array>;
  cancel(): void;
  url: string;
};

type OutboundAddress = { address: string; family: number };

export type Outbound = {
  /**
   * @throws AddressRefused, OutboundTimeout, ResponseTooLarge, OutboundFailed, or the reason of
   * `signal`
   */
  fetch(url: string | URL, init: OutboundRequest): Promise<OutboundResponse>;
  /** @throws the same errors, also while the body is read */
  fetchStream(url: string | URL, init: OutboundStreamRequest): Promise<OutboundStream>;
  /**
   * Reports early that a URL cannot be called, by its form. Names are not looked up: DNS may answer
   * differently later, and its answer would tell about the operator's network.
   * @throws AddressRefused
   */
  checkUrl(url: string, purpose: string): void;
  /**
   * The addresses that a URL's host has now, for a connection of another protocol than HTTP. Connect
   * to one of these, never to the name: a second lookup could give another address.
   * @throws AddressRefused, OutboundFailed
   */
  findAddresses(url: string | URL, purpose: string): Promise<OutboundAddress[]>;
  /** Ends all calls under way. Stop the callers first. */
  close(): Promise<void>;
};

export class OutboundTimeout extends Error {
  override name = "OutboundTimeout";
}
export class ResponseTooLarge extends Error {
  override name = "ResponseTooLarge";
}
/**
 * There was no answer: unknown name, no connection, bad certificate, or not HTTP. `cause` says
 * which.
 */
export class OutboundFailed extends Error {
  override name = "OutboundFailed";
}
