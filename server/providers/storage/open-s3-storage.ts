import { createHash, randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FileStorage } from "./file-storage.ts";
import { BucketRefused, openBucket, type S3Settings } from "./open-bucket.ts";
import { writeSynced } from "./open-folder-storage.ts";

/**
 * Keeps files in a bucket of a service that speaks S3. `folder` belongs to this storage alone: an upload
 * waits there, encrypted, until its length and its hash are known, which S3 wants before the first byte.
 */
export function openS3Storage(settings: S3Settings, folder: string, patienceMs?: number): FileStorage {
  const bucket = openBucket(settings, { patienceMs });
  // A crash has left them. The next write tells of a folder that cannot be emptied.
  const emptied = rm(folder, { recursive: true, force: true }).catch(() => {});

  return {
    async write(key, bytes) {
      await emptied;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, randomUUID());
      const hash = createHash("sha256");
      try {
        await writeSynced(path, hashed(bytes, hash));
        const headers = { "x-amz-content-sha256": hash.digest("hex") };
        const answer = await bucket.send(key, { method: "PUT", body: await openAsBlob(path), headers }, [200]);
        await answer.body?.cancel();
      } finally {
        await rm(path, { force: true });
      }
    },
    async read(key) {
      const answer = await bucket.send(key, { method: "GET" }, [200]).catch((error: Error) => {
        if (error instanceof BucketRefused && error.isAbsent) return undefined;
        throw error;
      });
      return answer && Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
    },
    async remove(key) {
      const answer = await bucket.send(key, { method: "DELETE" }, [200, 204, 404]);
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
