import { pipeline, Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kernel } from "../../kernel/kernel.ts";
import { occupancyOf } from "../admitting/occupancy.ts";
import { leave } from "./leave.ts";
import { requestLogOf } from "./request-log.ts";
import { standingHeaders } from "./standing-headers.ts";

/** The headers of an answer as node:http takes them without copying: name, value, name, value. */
export type Head = string[];

const standingFields: Head = ["x-request-id", "", ...Object.entries(standingHeaders).flat()];
/** The place in a `Head` of the version that the answer has. */
export const versionField: number = standingFields.indexOf("parley-version") + 1;

export function beginHead(requestId: string): Head {
  const head = standingFields.slice();
  head[1] = requestId;
  return head;
}

const noContent = 204;
const json = "application/json; charset=utf-8";

/**
 * Sends an answer: strings, bytes and streams as they are, anything else as JSON. Only Server-Sent Events
 * and WebSockets bypass it. It does not use Fastify's reply, whose object of headers took a tenth
 * of the time of a request.
 */
export function sendAnswer(
  kernel: Kernel,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: unknown,
  headers?: Readonly<Record<string, string>>,
): void {
  const { head } = request;
  if (headers !== undefined) {
    for (const name in headers) {
      // Node would cut the connection at once, and a client that still sends would lose the answer.
      if (name === "connection") reply.raw.once("finish", () => leave(request.raw.socket));
      else setField(head, name, headers[name]!);
    }
  }
  countAnswer(kernel, request, status);
  if (body instanceof Readable) {
    reply.raw.writeHead(status, head);
    sendStream(kernel, request, reply, body);
    return;
  }
  const content = body === undefined || body === null ? "" : isRaw(body) ? body : JSON.stringify(body);
  if (typeof body === "object" && body !== null && headers?.["content-type"] === undefined)
    head.push("content-type", json);
  if (status !== noContent) head.push("content-length", String(Buffer.byteLength(content)));
  reply.raw.writeHead(status, head);
  reply.raw.end(content);
  if (reply.raw.writableLength > 0) occupancyOf(kernel).holdAnswer(request, reply.raw);
  if (!request.raw.complete || request.body instanceof Readable) discardRest(request);
}

function isRaw(body: unknown): body is string | Uint8Array {
  return typeof body === "string" || body instanceof Uint8Array;
}

function sendStream(kernel: Kernel, request: FastifyRequest, reply: FastifyReply, body: Readable): void {
  reply.hijack();
  if (request.method === "HEAD") {
    body.destroy();
    reply.raw.end();
    return;
  }
  const stopLooking = occupancyOf(kernel).cutWhenStalled(request.raw.socket);
  pipeline(body, reply.raw, (error) => {
    stopLooking();
    discardRest(request);
    // The status was sent long before: only a cut connection can tell the client that the answer is
    // not complete.
    if (error != null && error.code !== "ERR_STREAM_PREMATURE_CLOSE") {
      kernel.log.error({ requestId: request.id, name: error.name, code: error.code }, "an answer broke off");
    }
  });
}

function setField(head: Head, name: string, value: string): void {
  for (let index = 0; index < head.length; index += 2) {
    if (head[index] === name) {
      head[index + 1] = value;
      return;
    }
  }
  head.push(name, value);
}

export function countAnswer(kernel: Kernel, request: FastifyRequest, status: number): void {
  const durationMs = performance.now() - request.startedAtMs;
  request.counter.count(request.method, status, durationMs);
  requestLogOf(kernel).add(request, status, durationMs);
}

/**
 * A client that goes on sending after its answer is read for this long: cut off at once, it may
 * never see the answer.
 */
const maxDiscardingMs = 5_000;

/** Reads what the route left of the body, so that the connection can serve the next request. */
function discardRest({ raw, body }: FastifyRequest): void {
  if (raw.closed) return;
  if (body instanceof Readable) {
    // Destroying the body alone would pause the request a moment later.
    raw.unpipe();
    body.destroy();
  }
  const cut = setTimeout(() => raw.socket.destroy(), maxDiscardingMs).unref();
  raw.once("close", () => clearTimeout(cut));
  raw.resume();
}
