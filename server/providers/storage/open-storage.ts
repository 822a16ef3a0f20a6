import { join } from "node:path";
import type { FileStorage } from "./file-storage.ts";
import type { S3Settings } from "./open-bucket.ts";
import { openFolderStorage } from "./open-folder-storage.ts";
import { openS3Storage } from "./open-s3-storage.ts";

/** Opens the storage that the operator chose: a bucket, or the folder `files` of the data directory. */
export function openStorage({ s3, dataDirectory }: { s3: S3Settings | null; dataDirectory: string }): FileStorage {
  return s3 === null
    ? openFolderStorage(join(dataDirectory, "files"))
    : openS3Storage(s3, join(dataDirectory, "uploads"));
}
