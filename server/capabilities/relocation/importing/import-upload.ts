import { text } from "node:stream/consumers";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import type { ImportedWorkspace } from "../schema.ts";
import { importWorkspace } from "./import-workspace.ts";

const silent = { doing() {}, rows() {}, file() {}, bytes() {} };

/** Imports the file of a body while it arrives. Throws as `importWorkspace` does, and invalid-request without a file. */
export async function importUpload(call: Call<unknown, unknown, unknown>): Promise<ImportedWorkspace> {
  let passphrase: string | undefined;
  let imported: ImportedWorkspace | undefined;
  for await (const part of call.parts) {
    if (part.fileName !== null) {
      const key = passphrase === undefined || passphrase === "" ? null : { passphrase };
      imported = await importWorkspace(call, part.stream, { key, watch: silent });
    } else if (part.name === "passphrase" && imported === undefined) passphrase = await text(part.stream);
    else throw wrongParts();
  }
  if (imported === undefined) throw wrongParts();
  return imported;
}

function wrongParts(): Problem {
  return new Problem(
    invalidRequest,
    "Send the file as a part with a file name, and the passphrase before it: -F passphrase=… -F file=@workspace.parley",
  );
}
