import { bodyTooLarge, invalidRequest, Problem } from "../../kernel/problem.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import type { Call } from "../../kernel/wire/route.ts";
import { type File, showFile } from "./schema.ts";
import { type FileRow, insertFile } from "./store.ts";
import { storeBytes } from "./store-bytes.ts";

/** Makes stored bytes a file of their workspace. Nothing uses it yet: see `keepFile`. */
export async function addFile(tx: Transaction, file: FileRow): Promise<void> {
  if (!(await insertFile(tx, file))) {
    throw new Problem(bodyTooLarge, "The upload took more than an hour. Send the file again over a faster connection.");
  }
}

/** Stores the first file of a body. When it answers, the bytes are synced. Throws as `storeBytes` does. */
export async function uploadFile(call: Call<unknown, unknown, unknown>): Promise<File> {
  const { kernel, caller } = call;
  for await (const part of call.parts) {
    if (part.fileName === null) continue;
    const file = await storeBytes(kernel, caller.workspaceId, part);
    await call.commit((tx) => addFile(tx, file));
    return showFile(file);
  }
  throw new Problem(invalidRequest, "The body has no file. Send it as a part with a file name: -F file=@guide.pdf");
}
