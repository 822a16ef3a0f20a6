import { invalidRequest, Problem } from "../../kernel/problem.ts";
import type { Call } from "../../kernel/wire/route.ts";
import { fileLinkOf } from "./file-link.ts";
import { type File, showFile } from "./schema.ts";
import { addFile, storeBytes } from "./store-file.ts";

/** Stores the first file of a body. When it answers, the bytes are synced. Throws as `storeBytes` does. */
export async function uploadFile(call: Call<unknown, unknown, unknown>): Promise<File> {
  const { kernel, caller } = call;
  for await (const part of call.parts) {
    if (part.fileName === null) continue;
    const file = await storeBytes(kernel, caller.workspaceId, part);
    await call.commit((tx) => addFile(tx, file));
    return showFile({ ...file, url: fileLinkOf(kernel, file.workspaceId, file.id) });
  }
  throw new Problem(invalidRequest, "The body has no file. Send it as a part with a file name: -F file=@guide.pdf");
}
