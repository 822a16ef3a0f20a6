import type { Socket } from "node:net";
import { headersTooLarge, invalidRequest, Problem } from "../kernel/problem.ts";
import { problemDocument } from "../kernel/problem-of.ts";
import { RequestId } from "../kernel/storage/id.ts";
import { problemMediaType } from "./send-problem.ts";
import { standingHeaders } from "./standing-headers.ts";

/**
 * Answers bytes that are not HTTP. No request object exists then, so the answer is written to the
 * socket.
 */
export function refuseRawConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem =
    error.code === "HPE_HEADER_OVERFLOW"
      ? new Problem(headersTooLarge, "The request headers are larger than 16 KiB. Send fewer or shorter ones.")
      : new Problem(invalidRequest, "This is not a valid HTTP request. Check its request line and headers.");
  const requestId = RequestId.make();
  const headers = Object.entries({ ...standingHeaders, "x-request-id": requestId }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const body = JSON.stringify(problemDocument(problem, requestId));
  socket.end(
    `HTTP/1.1 ${problem.type.status} ${problem.type.title}\r\n${headers.join("\r\n")}\r\ncontent-type: ${problemMediaType}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
