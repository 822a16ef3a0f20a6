import { createHash, randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { AwsClient } from "aws4fetch";
import type { FileStorage } from "./file-storage.ts";
import { writeSynced } from "./open-folder-storage.ts";

/** Says where a bucket is, and with which key it is opened. `endpoint` has no slash at its end. */
export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const mostRetries = 3;
const usualPatienceMs = 60_000;
/** A slower connection to the bucket than that is taken for a broken one. */
const leastBytesPerMs = 100;

/**
 * Keeps files in a bucket of a service that speaks S3. `folder` belongs to this storage alone: an upload
 * waits there, encrypted, until its length and its hash are known, which S3 wants before the first byte.
 */
export function openS3Storage(settings: S3Settings, folder: string, patienceMs = usualPatienceMs): FileStorage {
  const { accessKeyId, secretAccessKey, region, endpoint, bucket } = settings;
  let client: Promise<AwsClient> | undefined;
  // A crash has left them. The next write tells of a folder that cannot be emptied.
  const emptied = rm(folder, { recursive: true, force: true }).catch(() => {});

  async function openClient(): Promise<AwsClient> {
    const { AwsClient } = await import("aws4fetch");
    return new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: mostRetries });
  }

  async function send(key: string, init: RequestInit & { body?: Blob }, accepted: readonly number[]) {
    client ??= openClient();
    const opened = await client;
    const waiting = new AbortController();
    // The time limit ends when the headers have come: a slow client may still be reading the body.
    const timer = setTimeout(() => waiting.abort(), patienceMs + (init.body?.size ?? 0) / leastBytesPerMs);
    const ask = () =>
      opened.fetch(`${endpoint}/${bucket}/${key}`, { ...init, redirect: "manual", signal: waiting.signal });
    try {
      // The storage may have closed a connection that was open for the next request.
      const answer = await ask().catch((cause) => (waiting.signal.aborted ? Promise.reject(cause) : ask()));
      if (accepted.includes(answer.status)) return answer;
      // The answer quotes the request, so that only its code is told.
      const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? "no code";
      throw new StorageRefused(`${endpoint} answered ${init.method}`, answer.status, code);
    } catch (cause) {
      if (cause instanceof StorageRefused) throw cause;
      const { code = waiting.signal.aborted ? "timeout" : "no connection" } = ((cause as Error).cause ?? {}) as {
        code?: string;
      };
      throw new Error(`${endpoint} does not answer ${init.method} (${code}). Check PARLEY_FILES_S3_ENDPOINT.`, {
        cause,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async write(key, bytes) {
      await emptied;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, randomUUID());
      const hash = createHash("sha256");
      try {
        await writeSynced(path, hashed(bytes, hash));
        const headers = { "x-amz-content-sha256": hash.digest("hex") };
        const answer = await send(key, { method: "PUT", body: await openAsBlob(path), headers }, [200]);
        await answer.body?.cancel();
      } finally {
        await rm(path, { force: true });
      }
    },
    async read(key) {
      const answer = await send(key, { method: "GET" }, [200]).catch((error: Error) => {
        if (error instanceof StorageRefused && error.isAbsent) return undefined;
        throw error;
      });
      return answer && Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
    },
    async remove(key) {
      const answer = await send(key, { method: "DELETE" }, [200, 204, 404]);
      await answer.body?.cancel();
    },
  };
}

/** The storage has answered, and not as it was asked. */
class StorageRefused extends Error {
  readonly isAbsent: boolean;

  constructor(what: string, status: number, code: string) {
    super(`${what} with ${status} (${code}). ${adviceFor(status)}`);
    this.isAbsent = code === "NoSuchKey";
  }
}

function adviceFor(status: number): string {
  if (status === 401 || status === 403) {
    return "Check PARLEY_FILES_S3_ACCESS_KEY_ID and …_SECRET_ACCESS_KEY, and that this key may read, write and delete in the bucket.";
  }
  if (status >= 500 || status === 429) return "Uploads and downloads work again when the storage does.";
  return "Check PARLEY_FILES_S3_ENDPOINT, …_BUCKET and …_REGION.";
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
}
