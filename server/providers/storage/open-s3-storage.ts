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
const answerTimeoutMs = 60_000;

/**
 * Keeps files in a bucket of a service that speaks S3. `folder`: an upload waits there, encrypted, until
 * its length and its hash are known, which S3 wants before the first byte.
 */
export function openS3Storage(settings: S3Settings, folder: string): FileStorage {
  const { accessKeyId, secretAccessKey, region, endpoint, bucket } = settings;
  let client: Promise<AwsClient> | undefined;
  async function openClient(): Promise<AwsClient> {
    const { AwsClient } = await import("aws4fetch");
    return new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: mostRetries });
  }
  const send = async (key: string, init: RequestInit, accepted: readonly number[]): Promise<Response> => {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    client ??= openClient();
    const answer = await (await client).fetch(`${endpoint}/${bucket}/${key}`, { ...init, signal });
    if (accepted.includes(answer.status)) return answer;
    // The answer quotes the request, so that only its code is told.
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? "no code";
    throw new Error(`The storage of files answered ${init.method} with ${answer.status} (${code}).`);
  };
  return {
    async write(key, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `upload-${randomUUID()}`);
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
      const answer = await send(key, { method: "GET" }, [200]);
      return Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
    },
    async remove(key) {
      const answer = await send(key, { method: "DELETE" }, [200, 204, 404]);
      await answer.body?.cancel();
    },
  };
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
}
