import { join } from "node:path";
import type { Config } from "../../config.ts";
import type { FileStorage } from "./file-storage.ts";
import { openFolderStorage } from "./folder-storage.ts";
import { openS3Storage } from "./s3-storage.ts";

/** Opens the storage that the operator chose: a bucket, or the folder `files` of the data directory. */
export function openStorage({ files, dataDirectory }: Config): FileStorage {
  const folder = join(dataDirectory, "files");
  return files.s3 === null ? openFolderStorage(folder) : openS3Storage(files.s3, folder);
}
