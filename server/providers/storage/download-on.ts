import { setTimeout as delay } from "node:timers/promises";
import { type Bucket, BucketRefused } from "./open-bucket.ts";

/** The most connections in a row that may break without a byte. */
const mostFailures = 5;
const usualPauseMs = 1_000;

/**
 * Gives the bytes of an object, or undefined where there is none. When the connection breaks, the next one goes on
 * where it broke, as long as the object is the same.
 *
 * @throws the error of the last connection, after five in a row that gave nothing
 */
export async function downloadOn(
  bucket: Bucket,
  key: string,
  { pauseMs = usualPauseMs }: { pauseMs?: number } = {},
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const first = await bucket.send(key, { method: "GET" }, [200]).catch((error: Error) => {
    if (error instanceof BucketRefused && error.isAbsent) return undefined;
    throw error;
  });
  return first && readOn(bucket, key, first, pauseMs);
}

async function* readOn(bucket: Bucket, key: string, first: Response, pauseMs: number): AsyncIterable<Uint8Array> {
  const tag = first.headers.get("etag");
  const isSame: Record<string, string> = tag === null ? {} : { "if-match": tag };
  let answer: Response | undefined = first;
  let failures = 0;
  for (let at = 0; ; ) {
    try {
      answer ??= await bucket.send(key, { method: "GET", headers: { ...isSame, range: `bytes=${at}-` } }, [206]);
      for await (const piece of answer.body ?? []) {
        at += piece.length;
        failures = 0;
        yield piece;
      }
      return;
    } catch (error) {
      // Without a tag, another object might go on in the middle of the first one.
      if (error instanceof BucketRefused || tag === null || ++failures >= mostFailures) throw error;
      answer = undefined;
      await delay(pauseMs * failures);
    }
  }
}
