import type { Dispatcher } from "undici";
import { AddressRefused, type OutboundPolicy } from "./allowed-address.ts";
import { createConnections, type Lookup, loadUndici } from "./connections.ts";

export { AddressRefused, type AllowedAddress, type OutboundPolicy, parseOutboundAllow } from "./allowed-address.ts";
export type { Lookup } from "./connections.ts";

export type OutboundRequest = {
  /** Who calls, in one word of the code (`webhooks`, `models`); entries of PARLEY_OUTBOUND_ALLOW can be bound to it. */
  purpose: string;
  method?: string;
  /** `host`, `connection` and the framing headers are the transport's and are left out. */
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** For everything from the name's resolution to the last byte, redirects included. Default 15,000. */
  timeoutMs?: number;
  /** Default 1 MiB. */
  maxResponseBytes?: number;
  /** Default 0: a redirect is returned as it is. */
  maxRedirects?: number;
  signal?: AbortSignal;
};

/** As `OutboundRequest`, but `timeoutMs` ends with the response's headers; then each wait for bytes has its own limit. */
export type OutboundStreamRequest = OutboundRequest & {
  /** Default 60,000. */
  idleTimeoutMs?: number;
};

export type OutboundResponse = {
  status: number;
  headers: Record<string, string>;
  /** As sent: no content coding is asked for and none is undone. */
  body: Uint8Array;
  text(): string;
  /** The address that answered, after redirects. */
  url: string;
};

/** Read `body` to its end, break off the loop, or call `cancel`: each frees the connection. */
export type OutboundStream = {
  status: number;
  headers: Record<string, string>;
  body: AsyncIterable<Uint8Array>;
  cancel(): void;
  url: string;
};

export type Outbound = {
  /** @throws AddressRefused, OutboundTimeout, ResponseTooLarge, OutboundFailed, or the reason of `signal` */
  fetch(url: string | URL, init: OutboundRequest): Promise<OutboundResponse>;
  /** @throws the same, also while the body is read */
  fetchStream(url: string | URL, init: OutboundStreamRequest): Promise<OutboundStream>;
  /**
   * Tells early that a URL could not be called; it protects nothing, since the answer of DNS may change before the call.
   * @throws AddressRefused, or OutboundFailed and OutboundTimeout when the name cannot be resolved
   */
  checkUrl(url: string, purpose: string): Promise<void>;
  /** Breaks off what is still under way: end the callers first. */
  close(): Promise<void>;
};

export class OutboundTimeout extends Error {
  override name = "OutboundTimeout";
}
export class ResponseTooLarge extends Error {
  override name = "ResponseTooLarge";
}
/** No answer could be had: no such name, connection refused or broken, bad certificate, not HTTP. `cause` says which. */
export class OutboundFailed extends Error {
  override name = "OutboundFailed";
}

const METHODS = new Set<string>([
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
] satisfies Dispatcher.HttpMethod[]);
const TRANSPORT_HEADERS =
  /^(host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|proxy-.*)$/i;
// Keys travel under many names (authorization, x-api-key, signatures), so only what cannot be one follows to another origin.
const HEADERS_FOR_ANY_ORIGIN = /^(accept|accept-language|content-type|user-agent)$/i;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * HTTP to addresses that people name. Only http and https, any port, no user info in the URL; the address is checked when the connection
 * is made and the connection goes to the address that was checked. Names with any refused address are refused whole.
 * It cannot know a NAT64 prefix that a network chose for itself, nor the machine's own public address: close these in the firewall.
 */
export function createOutbound(policy: OutboundPolicy, options: { lookup?: Lookup } = {}): Outbound {
  const connections = createConnections(policy, options.lookup);
  let isClosed = false;

  return {
    async fetch(url, init) {
      const { timeoutMs = 15_000, maxResponseBytes = 1_048_576 } = init;
      const deadline = startDeadline(timeoutMs, init.signal);
      try {
        const { answer, finalUrl } = await follow(url, init, deadline.signal);
        const chunks: Uint8Array[] = [];
        for await (const chunk of readCapped(answer, maxResponseBytes)) chunks.push(chunk);
        const body = Buffer.concat(chunks);
        const headers = joinHeaders(answer.headers);
        return { status: answer.statusCode, headers, body, url: finalUrl, text: () => body.toString() };
      } catch (failure) {
        throw explain(failure, deadline.signal);
      } finally {
        deadline.stop();
      }
    },

    async fetchStream(url, init) {
      const { timeoutMs = 15_000, idleTimeoutMs = 60_000, maxResponseBytes = 1_048_576 } = init;
      const deadline = startDeadline(timeoutMs, init.signal);
      try {
        const { answer, finalUrl } = await follow(url, init, deadline.signal);
        deadline.restart(idleTimeoutMs);
        const body = readStream(answer, { maxBytes: maxResponseBytes, idleTimeoutMs }, deadline);
        const cancel = () => {
          deadline.stop();
          answer.body.destroy();
        };
        return { status: answer.statusCode, headers: joinHeaders(answer.headers), body, cancel, url: finalUrl };
      } catch (failure) {
        deadline.stop();
        throw explain(failure, deadline.signal);
      }
    },

    async checkUrl(text, purpose) {
      const url = readUrl(text);
      const deadline = startDeadline(5_000, undefined);
      try {
        await orAbort(connections.findAddresses(purpose, url), deadline.signal);
      } catch (failure) {
        throw explain(failure, deadline.signal);
      } finally {
        deadline.stop();
      }
    },

    async close() {
      isClosed = true;
      await connections.close();
    },
  };

  async function follow(start: string | URL, init: OutboundRequest, signal: AbortSignal) {
    const { maxRedirects = 0 } = init;
    if (isClosed) throw new OutboundFailed("Parley is shutting down and makes no more outbound calls.");
    let url = readUrl(start);
    let method = (init.method ?? "GET").toUpperCase();
    let headers = withoutHeaders(init.headers ?? {}, (name) => TRANSPORT_HEADERS.test(name));
    let body = init.body;
    if (!METHODS.has(method)) throw new OutboundFailed(`Outbound calls cannot use the method ${method}.`);

    for (let redirects = 0; ; redirects++) {
      const answering = connections.agentFor(init.purpose).request({
        origin: url.origin,
        path: url.pathname + url.search,
        method: method as Dispatcher.HttpMethod,
        headers: { "user-agent": "Parley", "accept-encoding": "identity", ...lowerCased(headers) },
        body: body ?? null,
        signal,
      });
      // A body that is dropped or aborted before anyone reads it must not end the process; a reader still gets the error.
      const guarded = answering.then((answered) => ({ ...answered, body: answered.body.on("error", () => {}) }));
      // The agent heeds the signal only once it is connected.
      const answer = await orAbort(guarded, signal);
      const location = REDIRECTS.has(answer.statusCode) ? answer.headers.location : undefined;
      if (maxRedirects === 0 || typeof location !== "string") return { answer, finalUrl: url.href };
      answer.body.destroy();
      if (redirects === maxRedirects)
        throw new OutboundFailed(`The address redirected more than ${maxRedirects} times.`);

      const next = readUrl(URL.canParse(location, url.href) ? new URL(location, url.href) : location);
      if (next.origin !== url.origin) headers = withoutHeaders(headers, (name) => !HEADERS_FOR_ANY_ORIGIN.test(name));
      if (answer.statusCode === 303 ? method !== "HEAD" : answer.statusCode < 303 && method === "POST") {
        method = "GET";
        body = undefined;
        headers = withoutHeaders(headers, (name) => /^content-/i.test(name));
      }
      url = next;
    }
  }
}

function readUrl(text: string | URL): URL {
  if (typeof text === "string" && !URL.canParse(text)) {
    throw new AddressRefused("The address is not a complete URL; write it like https://example.com/path.");
  }
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new AddressRefused(`The address begins with ${url.protocol}, but outbound calls use only http and https.`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new AddressRefused("The address contains a user name or password; send them in a header instead.");
  }
  return url;
}

type Deadline = { readonly signal: AbortSignal; restart(timeoutMs: number): void; stop(): void };

function startDeadline(timeoutMs: number, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const restart = (limitMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(
      () => controller.abort(new OutboundTimeout(`The address did not answer within ${limitMs} ms.`)),
      limitMs,
    );
  };
  restart(timeoutMs);
  const signal = outer ? AbortSignal.any([outer, controller.signal]) : controller.signal;
  return { signal, restart, stop: () => clearTimeout(timer) };
}

function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

async function* readStream(
  answer: Dispatcher.ResponseData,
  limits: { maxBytes: number; idleTimeoutMs: number },
  deadline: Deadline,
): AsyncGenerator<Uint8Array> {
  try {
    deadline.restart(limits.idleTimeoutMs);
    for await (const chunk of readCapped(answer, limits.maxBytes)) {
      // The reader's own pauses are not the peer's silence.
      deadline.stop();
      yield chunk;
      deadline.restart(limits.idleTimeoutMs);
    }
  } catch (failure) {
    throw explain(failure, deadline.signal);
  } finally {
    deadline.stop();
  }
}

async function* readCapped(answer: Dispatcher.ResponseData, maxBytes: number): AsyncGenerator<Uint8Array> {
  let receivedBytes = 0;
  try {
    for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
      const room = maxBytes - receivedBytes;
      receivedBytes += chunk.byteLength;
      if (chunk.byteLength <= room) yield chunk;
      else {
        // Who only wants the beginning has it, however large the pieces are.
        yield chunk.subarray(0, room);
        throw new ResponseTooLarge(`The answer is larger than ${maxBytes} bytes.`);
      }
    }
  } finally {
    answer.body.destroy();
  }
}

function joinHeaders(headers: Dispatcher.ResponseData["headers"]): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) joined[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  return joined;
}

function withoutHeaders(headers: Record<string, string>, isDropped: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)));
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** The error a caller may see: our own as they are, an abort as its reason, all else wrapped with its cause. */
function explain(failure: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  for (const known of [AddressRefused, OutboundTimeout, ResponseTooLarge, OutboundFailed])
    if (failure instanceof known) return failure;
  if (failure instanceof loadUndici().errors.ConnectTimeoutError) {
    return new OutboundTimeout("The address did not accept a connection in time.", { cause: failure });
  }
  if (failure instanceof loadUndici().errors.HeadersOverflowError)
    return new ResponseTooLarge("The answer's headers are too large.", { cause: failure });
  return new OutboundFailed("The outbound call failed: no connection, no such name, or no readable answer.", {
    cause: failure,
  });
}
