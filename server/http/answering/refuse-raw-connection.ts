import type { Socket } from "node:net";
import { headersTooLarge, invalidRequest, Problem, requestTimeout } from "../../kernel/problem.ts";
import { problemDocument } from "../../kernel/problem-of.ts";
import { RequestId } from "../../kernel/storage/id.ts";
import { leave } from "./leave.ts";
import { problemMediaType } from "./media-types-of.ts";
import { standingHeaders } from "./standing-headers.ts";

/**
 * Answers bytes that are not HTTP, and headers that do not end. No request object exists then, so the
 * answer is written to the socket.
 */
export function refuseRawConnection(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const { rawPacket } = error;
  const isTls = Buffer.isBuffer(rawPacket) && rawPacket[0] === tlsHandshake;
  refuseSocket(isTls ? tlsOnHttp() : problemOfCode(error.code), socket);
}

/** A client of https begins with this byte. Its libraries know an answer of HTTP, and say so. */
const tlsHandshake = 0x16;

function tlsOnHttp(): Problem {
  return new Problem(invalidRequest, "This port speaks http, and the client began with TLS. Use http:// here.");
}

function problemOfCode(code: string | undefined): Problem {
  if (code === "HPE_HEADER_OVERFLOW")
    return new Problem(headersTooLarge, "The request headers are larger than 16 KiB. Send fewer or shorter ones.");
  if (code === "ERR_HTTP_REQUEST_TIMEOUT")
    return new Problem(requestTimeout, "The headers of the request did not arrive in time. Send it again.");
  return new Problem(invalidRequest, "This is not a valid HTTP request. Check its request line and headers.");
}

/** Answers on a connection that has no request, and ends it. */
export function refuseSocket(problem: Problem, socket: Socket): void {
  const requestId = RequestId.make();
  const { connection: _closes, ...own } = problem.headers;
  const headers = Object.entries({ ...standingHeaders, ...own, "x-request-id": requestId }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const body = JSON.stringify(problemDocument(problem, requestId));
  leave(
    socket,
    `HTTP/1.1 ${problem.type.status} ${problem.type.title}\r\n${headers.join("\r\n")}\r\ncontent-type: ${problemMediaType}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
