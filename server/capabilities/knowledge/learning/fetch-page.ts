import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import { readRobotsTag } from "@parley/documents";
import { AddressRefused, OutboundFailed, OutboundTimeout, ResponseTooLarge, readRetryAfter } from "@parley/outbound";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { PageProblem } from "./page-problems.ts";

/** Larger pages are refused before they are read. */
const mostBytes = 25 * 1024 * 1024;
const timeoutMs = 30_000;
/** The name of the crawler, as robots.txt may call it. */
export const agent = "Parley";
const accepted = "text/html,application/xhtml+xml,application/pdf;q=0.9,text/markdown;q=0.9,text/plain;q=0.9,*/*;q=0.5";

export type Fetched =
  | {
      kind: "body";
      bytes: Uint8Array;
      contentType: string;
      etag: string | null;
      lastModified: string | null;
      asks: ReturnType<typeof readRobotsTag>;
    }
  | { kind: "unchanged" }
  | { kind: "moved"; to: string }
  | { kind: "wait"; ms: number }
  /** The page cannot be had; `isPassing`: perhaps a while later. */
  | { kind: "none"; problem: PageProblem; isPassing: boolean };

/** Fetches one address and follows nothing: the caller decides where a redirect may lead. */
export async function fetchPage(
  kernel: Kernel,
  address: string,
  known: { etag: string | null; lastModified: string | null } = { etag: null, lastModified: null },
): Promise<Fetched> {
  try {
    const { status, headers, body } = await kernel.outbound.fetch(address, {
      purpose: "knowledge",
      headers: {
        "user-agent": `${agent}/1 (+${kernel.config.publicUrl})`,
        accept: accepted,
        ...(known.etag === null ? {} : { "if-none-match": known.etag }),
        ...(known.lastModified === null ? {} : { "if-modified-since": known.lastModified }),
      },
      timeoutMs,
      maxResponseBytes: mostBytes,
    });
    if (status === 304) return { kind: "unchanged" };
    const { location } = headers;
    if (status >= 300 && status < 400 && location !== undefined) {
      const to = URL.parse(location, address);
      return to === null ? none("page-not-found", false) : { kind: "moved", to: to.href };
    }
    if (status === 429 || (status === 503 && headers["retry-after"] !== undefined)) {
      return { kind: "wait", ms: readRetryAfter(headers["retry-after"], kernel.clock.now()) ?? 60_000 };
    }
    if (status === 401 || status === 403 || status === 407) return none("page-needs-sign-in", false);
    if (status === 404 || status === 410) return none("page-not-found", false);
    if (status !== 200) return none("page-failed", status >= 500 || status === 408 || status === 425);
    return {
      kind: "body",
      bytes: await decoded(body, headers["content-encoding"]),
      contentType: headers["content-type"] ?? "",
      etag: headers.etag ?? null,
      lastModified: headers["last-modified"] ?? null,
      asks: readRobotsTag({ text: headers["x-robots-tag"] ?? "", agent }),
    };
  } catch (cause) {
    if (cause instanceof AddressRefused) return none("address-refused", false);
    if (cause instanceof ResponseTooLarge) return none("page-too-large", false);
    if (cause instanceof OutboundTimeout || cause instanceof OutboundFailed) return none("page-failed", true);
    throw cause;
  }
}

const none = (problem: PageProblem, isPassing: boolean): Fetched => ({ kind: "none", problem, isPassing });

const decoders = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** Some servers compress although nobody asked for it. */
async function decoded(bytes: Uint8Array, encoding = "identity"): Promise<Uint8Array> {
  const decode = decoders[encoding.trim().toLowerCase() as keyof typeof decoders];
  if (decode === undefined) return bytes;
  try {
    return await decode(bytes, { maxOutputLength: mostBytes });
  } catch (cause) {
    const isLarge = (cause as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    throw isLarge
      ? new ResponseTooLarge(`The page is larger than ${mostBytes} bytes.`)
      : new OutboundFailed("The page was compressed and could not be read.", { cause });
  }
}
