import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem, unsupportedMediaType } from "../../kernel/problem.ts";
import { anyMediaType, type BodyFormat } from "../../kernel/wire/route.ts";
import { formMediaType, mediaTypesOf, multipartMediaType } from "../answering/media-types-of.ts";
import { type BodyReader, bodyReaderOf } from "./body-reader.ts";
import { parseFormBody } from "./parse-form-body.ts";
import { parseJsonBody, readUtf8 } from "./parse-json-body.ts";

/** Makes `request.body` from the bytes of the body. */
type Parse = (body: Buffer, request: FastifyRequest) => unknown;

/**
 * Adds the parsers of one body format to a Fastify context in place of those that it had: JSON when
 * it is undefined. Refused with unsupported-media-type are other media types and, unless the route
 * takes `bytes`, compressed bodies.
 */
export function addBodyParsers(kernel: Kernel, app: FastifyInstance, format: BodyFormat | undefined): void {
  const reader = bodyReaderOf(kernel);
  const mediaTypes = mediaTypesOf(format);
  app.removeAllContentTypeParsers();
  for (const mediaType of mediaTypes) {
    if (format?.kind === "stream" || format?.kind === "multipart") addStreaming(app, mediaType, reader);
    else if (format?.kind === "json-or-parts" && mediaType === multipartMediaType) {
      addStreaming(app, mediaType, reader, format.maxBytes(kernel.config));
    } else if (format?.kind === "bytes") addBuffering(app, mediaType, reader, (body) => body);
    else addBuffering(app, mediaType, reader, parserOf(mediaType));
  }
  if (mediaTypes.includes(anyMediaType)) return;
  app.addContentTypeParser("*", (_request, _payload, done) => done(refusalOf(mediaTypes)));
}

/** Tells whether a body that may be JSON came in parts, which the route reads while they arrive. */
export function isInParts({ body }: FastifyRequest, format: BodyFormat | undefined): boolean {
  return format?.kind === "json-or-parts" && body instanceof Readable;
}

function addBuffering(app: FastifyInstance, mediaType: string, reader: BodyReader, parse: Parse): void {
  app.addContentTypeParser(matcherOf(mediaType), (request, _payload, done) => {
    reader.readWhole(request, (problem, body) => {
      if (problem !== null) return done(problem);
      let value: unknown;
      try {
        value = parse(body as Buffer, request);
      } catch (error) {
        return done(error as Error);
      }
      done(null, value);
    });
  });
}

/** The body goes to the route while it arrives. `maxBytes`: where it is another bound than the route's. */
function addStreaming(app: FastifyInstance, mediaType: string, reader: BodyReader, maxBytes?: number): void {
  app.addContentTypeParser(matcherOf(mediaType), (request, _payload, done) => {
    if (maxBytes !== undefined) request.maxBodyBytes = maxBytes;
    try {
      refuseEncoded(request);
      done(null, reader.stream(request));
    } catch (error) {
      done(error as Error);
    }
  });
}

function parserOf(mediaType: string): Parse {
  return (body, request) => {
    refuseEncoded(request);
    return mediaType === formMediaType ? parseFormBody(body.toString()) : parseJsonBody(readUtf8(body));
  };
}

/**
 * `audio/*` stands for every subtype, and `application/*+json` for those with this suffix (RFC
 * 6839).
 */
function matcherOf(mediaType: string): string | RegExp {
  if (mediaType === anyMediaType) return "*";
  if (!mediaType.includes("*")) return mediaType;
  const pattern = mediaType.replace(/[.+]/g, "\\$&").replace("*", "[\\w.+-]+");
  return new RegExp(`^${pattern}(?:\\s*;|$)`, "i");
}

function refusalOf(mediaTypes: readonly string[]): Problem {
  const [first, ...others] = mediaTypes;
  const detail =
    others.length === 0
      ? `Send the body as ${first} with the header Content-Type: ${first}.`
      : `Send the body as ${mediaTypes.join(" or ")} and name its type in the Content-Type header.`;
  return new Problem(unsupportedMediaType, detail);
}

/** Throws unsupported-media-type for a compressed body. */
function refuseEncoded({ headers }: FastifyRequest): void {
  const encoding = headers["content-encoding"];
  if (encoding === undefined || encoding === "identity") return;
  throw new Problem(unsupportedMediaType, "Send the body without compression and without Content-Encoding.");
}
