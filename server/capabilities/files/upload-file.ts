import { bodyTooLarge, invalidRequest, Problem } from "../../kernel/problem.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import type { Call } from "../../kernel/wire/route.ts";
import { type File, showFile } from "./schema.ts";
import { type FileRow, insertFile } from "./store.ts";
import { dropBytes, storeBytes } from "./store-bytes.ts";

/** Makes stored bytes a file of their workspace. Nothing uses it yet: see `keepFile`. */
export async function addFile(tx: Transaction, file: FileRow): Promise<void> {
  if (!(await insertFile(tx, file))) {
    throw new Problem(bodyTooLarge, "The upload took more than an hour. Send the file again over a faster connection.");
  }
}

/** Uploads the file of a body. When it answers, the bytes are synced. Throws as `storeBytes` does. */
export async function uploadFile(call: Call<unknown, unknown, unknown>): Promise<File> {
  const file = await readUpload(call);
  await call.commit((tx) => addFile(tx, file));
  return showFile(file);
}

/** Stores the file of a body, which is read to its end: a second file is refused, and not lost silently. */
async function readUpload({ kernel, caller, parts }: Call<unknown, unknown, unknown>): Promise<FileRow> {
  let file: FileRow | undefined;
  try {
    for await (const part of parts) {
      if (part.fileName !== null) file = await storeBytes(kernel, caller.workspaceId, part);
    }
  } catch (problem) {
    if (file !== undefined) await dropBytes(kernel, file);
    throw problem;
  }
  if (file !== undefined) return file;
  throw new Problem(invalidRequest, "The body has no file. Send it as a part with a file name: -F file=@guide.pdf");
}
