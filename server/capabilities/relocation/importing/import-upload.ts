import { text } from "node:stream/consumers";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import type { ImportedWorkspace } from "../schema.ts";
import { importWorkspace } from "./import-workspace.ts";

const silent = { doing() {}, rows() {}, file() {}, bytes() {} };

/** Imports the file of a body while it arrives. Throws as `importWorkspace` does, and invalid-request without a file. */
export async function importUpload(call: Call<unknown, unknown, unknown>): Promise<ImportedWorkspace> {
  const parts = call.parts[Symbol.asyncIterator]();
  let passphrase: string | undefined;
  for (let part = await parts.next(); part.done !== true; part = await parts.next()) {
    const { name, fileName, stream } = part.value;
    if (fileName !== null) {
      const key = passphrase === undefined || passphrase === "" ? null : { passphrase };
      return await importWorkspace(call, asLast(stream, parts), { key, watch: silent });
    }
    if (name !== "passphrase") throw wrongParts();
    passphrase = await text(stream);
  }
  throw wrongParts();
}

/** A part that follows the file is refused while the import can still be undone. */
async function* asLast(
  stream: AsyncIterable<Buffer>,
  parts: AsyncIterator<unknown, unknown>,
): AsyncGenerator<Buffer, void> {
  yield* stream;
  if ((await parts.next()).done !== true) throw wrongParts();
}

function wrongParts(): Problem {
  return new Problem(
    invalidRequest,
    "Send the file as a part with a file name, and the passphrase before it: -F passphrase=… -F file=@workspace.parley",
  );
}
