import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { FileId, findFile, keepFile, readOriginal } from "../../files/index.ts";
import { pictureTypeOf } from "./picture-type-of.ts";

/** Every visitor loads it. */
const mostBytes = 256 * 1024;

/**
 * Checks that a file can be the picture of the chat, and keeps it from the cleaning of files that nothing uses.
 * Gives its id as it is stored.
 * @throws invalid-request for a file that there is not, that is larger, and that is no PNG, JPEG or WebP
 */
export async function keepAvatar({ kernel, caller }: Context, tx: Transaction, wireId: string): Promise<string> {
  const { workspaceId } = caller;
  const id = FileId.parse(wireId);
  const file = id === undefined ? undefined : await findFile(tx, workspaceId, id);
  if (file === undefined) throw wrongFile("is no file of this workspace");
  if (file.bytes > mostBytes) throw wrongFile(`has more than ${mostBytes / 1024} KiB`);
  const bytes = await readOriginal(kernel, workspaceId, file.id);
  if (bytes === undefined || pictureTypeOf(bytes) === undefined) throw wrongFile("is no PNG, JPEG or WebP");
  // A file that is kept already stays so.
  await keepFile(tx, workspaceId, { id: file.id, isShared: false });
  return file.id;
}

function wrongFile(message: string): Problem {
  return new Problem(
    invalidRequest,
    "Upload the picture with POST /api/files first: a PNG, JPEG or WebP of at most 256 KiB.",
    { errors: [{ pointer: "/body/avatarFileId", message }] },
  );
}
