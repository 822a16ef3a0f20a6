import type { IncomingMessage } from "node:http";
import { Transform } from "node:stream";
import { bodyTooLarge, invalidRequest, Problem } from "../../kernel/problem.ts";

/**
 * Makes a stream that passes bytes on until there are more than `maxBytes`. Then it fails with what
 * `refuse` returns. It keeps no more than a stream's usual buffer and waits for its reader.
 */
export function limitBytes(maxBytes: number, refuse: () => Problem): Transform {
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(refuse());
      else done(null, chunk);
    },
  });
  // The reader of the stream gets the error. Without a listener it would end the process while
  // nobody reads.
  limited.on("error", () => {});
  return limited;
}

/**
 * Gives the body of a request while it arrives, of at most `maxBytes`. A Content-Length above that
 * throws body-too-large at once. The stream fails with body-too-large, or with invalid-request when
 * the client disconnects half-way. The request itself is never destroyed, so that it can still be
 * answered.
 */
export function limitBody(request: IncomingMessage, maxBytes: number): Transform {
  if (isTooLong(request, maxBytes)) throw tooLongBody(maxBytes);
  const body = limitBytes(maxBytes, () => tooLongBody(maxBytes));
  request.once("close", () => {
    if (!request.complete) body.destroy(brokenOffBody());
  });
  return request.pipe(body);
}

/** Tells whether the Content-Length says already that the body has more than `maxBytes`. */
export function isTooLong({ headers }: IncomingMessage, maxBytes: number): boolean {
  return Number(headers["content-length"]) > maxBytes;
}

export function tooLongBody(maxBytes: number): Problem {
  return new Problem(bodyTooLarge, `The body is larger than ${maxBytes} bytes. Send less in one request.`);
}

export function brokenOffBody(): Problem {
  return new Problem(invalidRequest, "The connection ended before the whole body came.");
}
