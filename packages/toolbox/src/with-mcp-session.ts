import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport, StreamableHTTPError } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { ResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { limitAnswers } from "./limit-answers.ts";
import { markNumbers } from "./mark-numbers.ts";
import { type ToolboxAddress, ToolboxFailed, ToolboxRefused } from "./toolbox.ts";

/** Sends one request and gives its result, unchecked. */
export type McpSession = (method: string, params: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** Where an MCP server is, and as whom it is asked. */
type McpAddress = ToolboxAddress & {
  client?: { name: string; version: string };
  /** Without it, the newest version that the package knows. */
  protocolVersion?: string;
};

/** The server has ended the session, and has not done what it was asked. */
class SessionLost extends ToolboxFailed {
  override name = "SessionLost";
}

const closingTimeoutMs = 5_000;
/** The caller's signal ends what takes too long; the package would do so after a minute. */
const noTimeoutMs = 2_147_483_647;

/**
 * Opens a session, does the work and closes the session. A server that has lost the session by then
 * gets a new one, once.
 * @throws ToolboxFailed, ToolboxRefused, ToolboxTooLarge, the reason of `signal`
 */
export async function withMcpSession<Result>(
  address: McpAddress,
  signal: AbortSignal,
  work: (ask: McpSession) => Promise<Result>,
): Promise<Result> {
  try {
    return await inOneSession(address, signal, work);
  } catch (error) {
    if (error instanceof SessionLost) return inOneSession(address, signal, work);
    throw error;
  }
}

async function inOneSession<Result>(
  { url, headers, fetch, client: named, protocolVersion }: McpAddress,
  outerSignal: AbortSignal,
  work: (ask: McpSession) => Promise<Result>,
): Promise<Result> {
  const client = new Client(named ?? { name: "parley", version: "1" });
  const tooLarge = new AbortController();
  const signal = AbortSignal.any([outerSignal, tooLarge.signal]);
  const lastWords = new Set<Promise<unknown>>();
  const { fetch: marking, unmark } = markNumbers(limitAnswers(fetch, tooLarge));
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    fetch: async (input, init) => {
      const answering = marking(input, init);
      // Until it is sent, the session must not be closed: that would take it back.
      if (isCancellation(init?.body)) lastWords.add(answering.catch(() => {}));
      return answering;
    },
    requestInit: { headers },
  });
  if (protocolVersion !== undefined) askForVersion(transport, protocolVersion);
  try {
    await whileAsking(signal, (asking) =>
      client.connect(transport as Transport, { signal: asking, timeout: noTimeoutMs }),
    );
    // The package's own `listTools` and `callTool` would check every part of the answer, and
    // compile the schemas of outputs, on the thread that answers requests.
    return await work(async (method, params) => {
      const asked = whileAsking(signal, (asking) =>
        client.request({ method, params } as never, ResultSchema, { signal: asking, timeout: noTimeoutMs }),
      );
      return unmark(await asked);
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw explain(error as Error, transport.sessionId !== undefined);
  } finally {
    void closeSession(client, transport, lastWords);
  }
}

/**
 * The package would cancel requests that were answered long ago, too, and the opening of the
 * session, which the protocol forbids.
 */
async function whileAsking<Result>(
  signal: AbortSignal,
  ask: (asking: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const asking = new AbortController();
  const stop = () => asking.abort(signal.reason);
  signal.addEventListener("abort", stop);
  try {
    return await ask(asking.signal);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** The package has no setting for the version that it proposes. */
function askForVersion(transport: StreamableHTTPClientTransport, protocolVersion: string): void {
  const send = transport.send.bind(transport);
  transport.send = (message, options) => {
    const isOpening = !Array.isArray(message) && "method" in message && message.method === "initialize";
    return send(isOpening ? { ...message, params: { ...message.params, protocolVersion } } : message, options);
  };
}

function isCancellation(body: unknown): boolean {
  return typeof body === "string" && body.includes('"method":"notifications/cancelled"');
}

/** Nobody waits for it: the result is there. */
async function closeSession(
  client: Client,
  transport: StreamableHTTPClientTransport,
  lastWords: ReadonlySet<Promise<unknown>>,
): Promise<void> {
  const timer = setTimeout(() => client.close().catch(() => {}), closingTimeoutMs);
  await Promise.all(lastWords);
  await transport.terminateSession().catch(() => {});
  clearTimeout(timer);
  await client.close().catch(() => {});
}

function explain(error: Error, hasSession: boolean): ToolboxFailed {
  const status = error instanceof StreamableHTTPError ? error.code : undefined;
  if (status === 401 || status === 403) {
    return new ToolboxRefused(`The MCP server refused the request (${status}).`, { cause: error });
  }
  if (status === 404 && hasSession) return new SessionLost("The MCP server ended the session.", { cause: error });
  if (status !== undefined && status > 0) {
    return new ToolboxFailed(`The url is no endpoint of an MCP server: it answered ${status}.`, { cause: error });
  }
  return new ToolboxFailed(`The server did not answer by the rules of MCP: ${error.name}.`, { cause: error });
}
