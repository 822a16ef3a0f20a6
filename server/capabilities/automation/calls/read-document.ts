import { createHash } from "node:crypto";
import { isObject } from "@parley/json";
import { ToolboxFailed, ToolboxTooLarge } from "@parley/toolbox";
import { Problem } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { readEndpoint } from "./authentication/read-endpoint.ts";
import { type Caller, CallFault, faultyCall, standardError } from "./call.ts";
import { decodeBytes } from "./http/read-content.ts";
import { type HttpAnswer, sendRequest } from "./http/send-request.ts";

type DocumentKind<Result> = {
  /** The argument that names the document, for messages. */
  name: string;
  /**
   * The part of the document that is wanted, for instance the id of an operation, is named here.
   */
  part?: string;
  maxBytes: number;
  /** Reads the text, in a thread where that may take long. */
  parse(text: string, url: string): Promise<Result>;
};

type Entry = { result: unknown; etag: string | undefined; readAt: number };

const freshMs = 60_000;
const maxEntries = 200;
const entriesOf = state(() => new Cache<string, Entry>(maxEntries));

/**
 * Reads an external resource that a call needs (`{ endpoint }`). A workspace reads it at most once
 * a minute; after that the server is asked whether it has changed. Reading has no effect on the
 * other side, so that a failure has the effect `not-sent`.
 * @throws CallFault, or the reason of the call's signal
 */
export async function readDocument<Result>(
  call: Caller,
  resource: unknown,
  kind: DocumentKind<Result>,
): Promise<Result> {
  const { name, part } = kind;
  if (!isObject(resource)) throw faultyCall(`\`${name}\` must be an object with an \`endpoint\`.`);
  const { url, authentication } = await readEndpoint(call, resource.endpoint, `${name}.endpoint`);
  const entries = entriesOf(call.kernel);
  // The endpoint may hold credentials.
  const identity = JSON.stringify([call.workspaceId, url, resource.endpoint, name, part]);
  const key = createHash("sha256").update(identity).digest("base64");
  const known = entries.get(key);
  const now = call.kernel.clock.now();
  if (known !== undefined && now - known.readAt < freshMs) return known.result as Result;
  const headers: Record<string, string> = { accept: "application/json, application/yaml;q=0.9, */*;q=0.8" };
  if (known?.etag !== undefined) headers["if-none-match"] = known.etag;
  const request = { method: "GET", url, headers, maxRedirects: 5, maxBytes: kind.maxBytes };
  const answer = await withoutEffect(() => sendRequest(silent(call), request, authentication));
  if (answer.status === 304 && known !== undefined) {
    entries.set(key, { ...known, readAt: now });
    return known.result as Result;
  }
  const text = await withoutEffect(() => textOf(answer, name, kind.maxBytes));
  const result = await parse(kind, text, answer.url);
  entries.set(key, { result, etag: answer.headers.etag, readAt: now });
  return result;
}

/** Reading a document does not count as sending the call. */
function silent({ kernel, signal, timeoutMs }: Caller) {
  return { kernel, signal, ...(timeoutMs !== undefined && { timeoutMs }) };
}

async function textOf({ status, headers, bytes }: HttpAnswer, name: string, maxBytes: number): Promise<string> {
  if (status >= 200 && status <= 299)
    return (await decodeBytes(bytes, headers["content-encoding"], maxBytes)).toString();
  const detail = `The server of \`${name}\` answered ${status}.`;
  const told = { type: standardError("communication"), status, title: "A document cannot be read", detail };
  throw new CallFault(told, "not-sent");
}

async function withoutEffect<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallFault) throw new CallFault(error.error, "not-sent", { cause: error });
    throw error;
  }
}

async function parse<Result>(kind: DocumentKind<Result>, text: string, url: string): Promise<Result> {
  try {
    return await kind.parse(text, url);
  } catch (error) {
    if (error instanceof ToolboxFailed || error instanceof ToolboxTooLarge) {
      throw faultyCall(`\`${kind.name}\` cannot be used. ${error.message}`);
    }
    if (!(error instanceof Problem)) throw error;
    const { status } = error.type;
    if (status < 429) throw faultyCall(`\`${kind.name}\` cannot be used. ${error.detail}`);
    const told = { type: standardError("runtime"), status: 503, title: "The server is busy", detail: error.detail };
    throw new CallFault(told, "not-sent", { cause: error });
  }
}
