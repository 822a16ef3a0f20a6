import { Readable } from "node:stream";
import { downloadOn } from "../../../providers/storage/download-on.ts";
import { openBucket, type S3Settings } from "../../../providers/storage/open-bucket.ts";
import { uploadInParts } from "../../../providers/storage/upload-in-parts.ts";
import type { BackupPlace } from "./backup-place.ts";

/** Keeps backups in a bucket, under names that begin with `prefix`, which is empty or ends with a slash. */
export function bucketPlace(settings: S3Settings, prefix: string, settingsName: string): BackupPlace {
  const bucket = openBucket(settings, { settingsName });

  /** Lists what is directly under the prefix, and begins with `start`. S3 gives a thousand names at once. */
  async function list(start = ""): Promise<string[]> {
    const names: string[] = [];
    const query: Record<string, string> = { "list-type": "2", prefix: prefix + start, delimiter: "/" };
    for (;;) {
      const answer = await (await bucket.send("", { method: "GET", query }, [200])).text();
      for (const [, key] of answer.matchAll(/<Key>([^<]+)<\/Key>/g)) names.push(key!.slice(prefix.length));
      const token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(answer)?.[1];
      if (token === undefined) break;
      query["continuation-token"] = token;
    }
    return names.sort();
  }

  return {
    at: (name) => `s3://${settings.bucket}/${prefix}${name}`,
    list: () => list(),
    async write(name, bytes, { mayReplace }) {
      // S3 would replace it silently.
      if (!mayReplace && (await list(name)).includes(name))
        throw new Error(`s3://${settings.bucket}/${prefix}${name} is there already. Choose another name.`);
      return await uploadInParts(bucket, prefix + name, bytes);
    },
    async read(name) {
      const bytes = await downloadOn(bucket, prefix + name);
      return bytes && Readable.from(bytes, { objectMode: false });
    },
    async remove(name) {
      const answer = await bucket.send(prefix + name, { method: "DELETE" }, [200, 204, 404]);
      await answer.body?.cancel();
    },
  };
}
