import type { IncomingHttpHeaders } from "node:http";
import { Readable, Writable } from "node:stream";
import type { Busboy, BusboyHeaders, BusboyInstance } from "@fastify/busboy";
import { bodyTooLarge, invalidRequest, Problem } from "../../kernel/problem.ts";
import type { BodyPart, MultipartLimits } from "../../kernel/wire/route.ts";
import { cleanStrings } from "./clean-strings.ts";
import { limitBytes } from "./limit-bytes.ts";

/** A browser sends three headers with a part. */
const maxHeadersOfPart = 32;
const maxHeaderBytesOfPart = 16 * 1024;

/**
 * Reads a multipart/form-data body (RFC 7578) part by part while it arrives. Nothing is kept whole
 * in memory: the client is slowed down to the speed of the reader. What is left of a part is
 * skipped when the next part is asked for. Throws body-too-large past a limit and invalid-request
 * for a body that is malformed or ends too early; the stream of the current part fails with the
 * same problem. `body` is closed at the end, however the reader leaves the loop.
 */
export async function* readParts(
  body: Readable,
  headers: IncomingHttpHeaders,
  limits: MultipartLimits,
): AsyncGenerator<BodyPart, void> {
  const { Busboy } = await import("@fastify/busboy");
  const parts = parse(body, createParser(Busboy, headers, limits), limits);
  try {
    for await (const part of parts) {
      try {
        yield part;
      } finally {
        part.stream.destroy();
      }
    }
  } finally {
    parts.destroy();
    body.destroy();
  }
}

function createParser(
  Parser: typeof Busboy,
  headers: IncomingHttpHeaders,
  { maxFiles, maxFields }: MultipartLimits,
): BusboyInstance {
  if (!usableBoundary.test(headers["content-type"] ?? "")) throw noBoundary();
  try {
    return new Parser({
      headers: headers as BusboyHeaders,
      // Fields come as streams, too: otherwise the parser collects their text.
      isPartAFile: () => true,
      limits: { parts: maxFiles + maxFields, headerPairs: maxHeadersOfPart, headerSize: maxHeaderBytesOfPart },
    });
  } catch (cause) {
    throw noBoundary(cause);
  }
}

/**
 * RFC 2046: 1 to 70 characters. With an empty one the parser would take any two dashes for a
 * delimiter.
 */
const usableBoundary = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70}(?=\s|;|$))/i;

function noBoundary(cause?: unknown): Problem {
  const detail = "Content-Type names no usable boundary. Let your HTTP client set this header.";
  return new Problem(invalidRequest, detail, { cause });
}

/** Reads the parts as an object stream, which fails with the problem that ends the reading. */
function parse(body: Readable, parser: BusboyInstance, limits: MultipartLimits): Readable {
  const parts = new Readable({ objectMode: true, read() {} });
  const open = new Set<Readable>();
  const fail = (problem: Error) => {
    for (const stream of open) stream.destroy(problem);
    parts.destroy(problem);
  };
  const left = { file: limits.maxFiles, field: limits.maxFields };

  parser.on("file", (name, source, fileName, _encoding, mimeType) => {
    // An error of the source is one of the parser, which reports it as well.
    source.on("error", () => {});
    const kind = fileName === undefined ? "field" : "file";
    if (name === undefined) return fail(new Problem(invalidRequest, "A part of the body has no name. Give it one."));
    if (--left[kind] < 0) return fail(tooManyParts(limits));
    const stream = limitBytes(kind === "file" ? limits.maxFileBytes : limits.maxFieldBytes, () =>
      tooLargePart(kind, limits),
    );
    open.add(stream);
    stream.once("error", (error) => error instanceof Problem && fail(error));
    stream.once("close", () => {
      open.delete(stream);
      // The parser comes to the next part only when this one was read to its end.
      source.unpipe(stream);
      source.resume();
    });
    source.pipe(stream);
    parts.push({ ...cleanNames(name, fileName), mimeType, stream } satisfies BodyPart);
  });
  parser.on("partsLimit", () => fail(tooManyParts(limits)));
  parser.on("finish", () => parts.push(null));
  parser.on("error", (cause: Error) => fail(malformed(cause)));

  // The parser is fed by hand: what it throws becomes a problem instead of ending the process.
  const feed = new Writable({
    write(chunk, _encoding, done) {
      attempt(() => parser.write(chunk, () => done()));
    },
    final(done) {
      attempt(() => parser.end());
      done();
    },
  });
  function attempt(step: () => void): void {
    try {
      step();
    } catch (cause) {
      fail(malformed(cause));
    }
  }
  body.once("error", fail);
  parts.once("close", () => {
    body.unpipe(feed);
    // The reader may still be at the last part when the whole body has come.
    if (!parts.readableEnded) for (const stream of open) stream.destroy();
  });
  if (body.errored !== null) fail(body.errored);
  else body.pipe(feed);
  return parts;
}

function cleanNames(name: string, fileName: string | undefined): Pick<BodyPart, "name" | "fileName"> {
  const cleaned = cleanStrings({ name, fileName: fileName ?? null }, "/body");
  return cleaned as Pick<BodyPart, "name" | "fileName">;
}

function malformed(cause: unknown): Problem {
  return new Problem(
    invalidRequest,
    "The body is not complete multipart/form-data. Send all parts and the last boundary.",
    {
      cause,
    },
  );
}

function tooManyParts({ maxFiles, maxFields }: MultipartLimits): Problem {
  return new Problem(bodyTooLarge, `The body may have at most ${maxFiles} files and ${maxFields} fields. Send fewer.`);
}

function tooLargePart(kind: "file" | "field", { maxFileBytes, maxFieldBytes }: MultipartLimits): Problem {
  const maxBytes = kind === "file" ? maxFileBytes : maxFieldBytes;
  return new Problem(bodyTooLarge, `A ${kind} of the body is larger than ${maxBytes} bytes. Send a smaller one.`);
}
