import { createHash } from "node:crypto";
import { type Bucket, codeIn } from "./open-bucket.ts";

/** S3 takes so many parts, of which all but the last must have one size, and at least 5 MiB. */
const mostParts = 10_000;
const usualPartBytes = 32 * 1024 * 1024;

/**
 * Uploads bytes whose length nobody knows yet, and holds one part in memory. The object is there when all
 * of it has arrived, and not before: what fails or breaks off leaves none. Gives the number of bytes.
 */
export async function uploadInParts(
  bucket: Bucket,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
  partBytes = usualPartBytes,
): Promise<number> {
  const begun = await (await bucket.send(key, { method: "POST", query: { uploads: "" } }, [200])).text();
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1];
  if (uploadId === undefined) throw new Error("The storage began no upload in parts. Does it speak S3?");
  let length = 0;
  const tags: string[] = [];
  try {
    for await (const part of inParts(bytes, partBytes)) {
      if (tags.length === mostParts) throw new Error(`S3 takes no more than ${mostParts} parts of ${partBytes} bytes.`);
      const query = { partNumber: String(tags.length + 1), uploadId };
      const answer = await bucket.send(key, { method: "PUT", query, body: part, headers: hashOf(part) }, [200]);
      await answer.body?.cancel();
      tags.push(answer.headers.get("etag") ?? "");
      length += part.length;
    }
    const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = new TextEncoder().encode(`<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`);
    const answer = await bucket.send(key, { method: "POST", query: { uploadId }, body, headers: hashOf(body) }, [200]);
    // S3 sends the status before it has put the parts together, and may find a fault then.
    const code = codeIn(await answer.text());
    if (code !== undefined) throw new Error(`The storage could not put the parts together (${code}). Try again.`);
    return length;
  } catch (error) {
    // A rule of the bucket removes parts that stay, and the first error is the one to tell.
    await bucket.send(key, { method: "DELETE", query: { uploadId } }, [200, 204, 404]).catch(() => {});
    throw error;
  }
}

async function* inParts(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(size);
  let filled = 0;
  for await (const piece of bytes) {
    for (let start = 0; start < piece.length; ) {
      const some = piece.subarray(start, start + size - filled);
      part.set(some, filled);
      filled += some.length;
      start += some.length;
      if (filled < size) continue;
      yield part;
      part = new Uint8Array(size);
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}

function hashOf(bytes: Uint8Array): Record<string, string> {
  return { "x-amz-content-sha256": createHash("sha256").update(bytes).digest("hex") };
}
