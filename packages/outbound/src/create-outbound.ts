import type { Dispatcher } from "undici";
import { AddressRefused, type OutboundPolicy } from "./allowed-address.ts";
import { createConnections, type Lookup, loadUndici } from "./connections.ts";
import { type Outbound, OutboundFailed, type OutboundRequest, OutboundTimeout, ResponseTooLarge } from "./outbound.ts";

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
// Credentials are in headers of many names, so only headers that cannot hold one go to another
// origin.
const HEADERS_FOR_ANY_ORIGIN = /^(accept|accept-language|content-type|user-agent)$/i;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const neverAborted = new AbortController().signal;

/**
 * HTTP calls to addresses that users enter, safe against server-side request forgery. Only http and
 * https, any port, no user name in the URL. A connection goes to the address that was checked, and
 * a name is refused when one of its addresses is. Parley cannot know a network's own NAT64 prefix,
 * nor the machine's own public address: block these in the firewall.
 *
 * @example
 * const outbound = createOutbound({ allow: parseOutboundAllow("webhooks:10.0.0.0/8:443") });
 * const { status, body } = await outbound.fetch(url, { purpose: "webhooks", method: "POST" });
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
        if (!init.awaitsFirstByte) deadline.restart(idleTimeoutMs);
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

    checkUrl: (text, purpose) => connections.checkHost(purpose, readUrl(text)),

    async findAddresses(url, purpose) {
      try {
        return await connections.findAddresses(purpose, readUrl(url));
      } catch (failure) {
        throw explain(failure, neverAborted);
      }
    },

    async close() {
      isClosed = true;
      await connections.close();
    },
  };

  function senderFor({ purpose, onSend }: OutboundRequest, signal: AbortSignal): Dispatcher {
    const agent = connections.agentFor(purpose);
    if (onSend === undefined) return agent;
    // A request that was aborted while it waited for its connection is not sent.
    return agent.compose(tellStart(() => signal.aborted || onSend()));
  }

  async function follow(start: string | URL, init: OutboundRequest, signal: AbortSignal) {
    const { maxRedirects = 0 } = init;
    if (isClosed) throw new OutboundFailed("Parley is stopping and makes no more outbound calls.");
    let url = readUrl(start);
    let method = (init.method ?? "GET").toUpperCase();
    let headers = withoutHeaders(init.headers ?? {}, (name) => TRANSPORT_HEADERS.test(name));
    let body = init.body;
    if (!METHODS.has(method)) throw new OutboundFailed(`Outbound calls cannot use the method ${method}.`);

    for (let redirects = 0; ; redirects++) {
      const answering = senderFor(init, signal).request({
        origin: url.origin,
        path: url.pathname + url.search,
        method: method as Dispatcher.HttpMethod,
        headers: { "user-agent": "Parley", "accept-encoding": "identity", ...lowerCased(headers) },
        body: body ?? null,
        signal,
      });
      // An error of a body that nobody reads must not end the process. A reader still gets the
      // error.
      const guarded = answering.then((answered) => ({ ...answered, body: answered.body.on("error", () => {}) }));
      // The agent observes the signal only after it has connected.
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

/** Undici calls `onRequestStart` when the request has its connection, before the first byte. */
function tellStart(onStart: () => void): Dispatcher.DispatcherComposeInterceptor {
  const { DecoratorHandler } = loadUndici();
  return (dispatch) => (options, handler) => {
    const telling: Dispatcher.DispatchHandler = new DecoratorHandler(handler);
    const start = telling.onRequestStart?.bind(telling);
    telling.onRequestStart = (controller, context) => {
      onStart();
      start?.(controller, context);
    };
    return dispatch(options, telling);
  };
}

function readUrl(text: string | URL): URL {
  if (typeof text === "string" && !URL.canParse(text)) {
    throw new AddressRefused("The address is not a complete URL. Write it like https://example.com/path.");
  }
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new AddressRefused(`The address begins with ${url.protocol}, but outbound calls use only http and https.`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new AddressRefused("The address contains a user name or password. Send them in a header instead.");
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
    // An answer whose body nobody reads keeps no process from ending.
    timer.unref();
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
    for await (const chunk of readCapped(answer, limits.maxBytes)) {
      // While the reader pauses, the server's silence is not measured.
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
        // A reader that wants only the beginning gets it, even when the server sends large pieces.
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

/**
 * Gives the error for the caller: the reason of an abort, an error of this file, else a wrapped error.
 */
function explain(failure: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  for (const known of [AddressRefused, OutboundTimeout, ResponseTooLarge, OutboundFailed])
    if (failure instanceof known) return failure;
  if (failure instanceof loadUndici().errors.ConnectTimeoutError) {
    return new OutboundTimeout("The address did not accept a connection in time.", { cause: failure });
  }
  if (failure instanceof loadUndici().errors.HeadersOverflowError)
    return new ResponseTooLarge("The answer's headers are too large.", { cause: failure });
  return new OutboundFailed("The outbound call failed: unknown name, no connection, or no readable answer.", {
    cause: failure,
  });
}
