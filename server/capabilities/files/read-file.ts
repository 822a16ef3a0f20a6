import { once } from "node:events";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem, unavailable } from "../../kernel/problem.ts";
import { Answer, type Context } from "../../kernel/wire/route.ts";
import { FileId } from "./ids.ts";
import { noSuchFile } from "./problems.ts";
import { fileKeys, openFile } from "./seal-file.ts";
import { type FileRow, findFile } from "./store.ts";
import { noStorage, storageKeyOf, storageOf } from "./store-bytes.ts";

/** Downloads a file of the caller's workspace. Throws not-found. */
export async function readFile({ kernel, caller }: Context, wireId: string): Promise<Answer> {
  const id = FileId.parse(wireId);
  if (id === undefined) throw noSuchFile();
  return downloadOf(kernel, await findFile(kernel.database.query, caller.workspaceId, id));
}

/**
 * Answers with the bytes of a file. A browser saves them and shows nothing: they may be a page with scripts. `type`
 * is for bytes that Parley itself wrote.
 */
export async function downloadOf(
  kernel: Kernel,
  file: FileRow | undefined,
  type = "application/octet-stream",
): Promise<Answer> {
  if (file === undefined) throw noSuchFile();
  const bytes = await openBytes(kernel, file);
  return new Answer(200, bytes, {
    "content-type": type,
    "content-length": String(file.bytes),
    "content-disposition": attachmentOf(file.name),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cache-control": "private, no-store",
  });
}

/** Reads a whole file into memory. Gives undefined where the workspace has no such file. Throws unavailable. */
export async function readOriginal(kernel: Kernel, workspaceId: string, fileId: string): Promise<Buffer | undefined> {
  const file = await findFile(kernel.database.query, workspaceId, fileId);
  if (file === undefined) return undefined;
  return buffer(await openBytes(kernel, file)).catch((cause) => Promise.reject(unreadable(cause)));
}

/**
 * Reads the bytes of a file while they come from the storage. The first of them are read, so that an
 * answer can still be a problem. Of damaged bytes none are given: the stream ends with an error.
 */
async function openBytes(kernel: Kernel, file: FileRow): Promise<Readable> {
  const sealed = await storageOf(kernel)
    .read(storageKeyOf(file))
    .catch((cause: Error) => {
      throw noStorage(kernel, cause);
    });
  const pieces = sealed ?? failing("Its bytes are not in the storage.");
  const bytes = Readable.from(openFile(fileKeys.open(kernel, file), file, pieces), { objectMode: false });
  bytes.on("error", ({ message }) => {
    kernel.log.error({ fileId: FileId.format(file.id), cause: message }, "a stored file cannot be read: restore it");
  });
  await once(bytes, "readable").catch((cause) => Promise.reject(unreadable(cause)));
  return bytes;
}

// biome-ignore lint/correctness/useYield: it fails when it is read.
async function* failing(message: string): AsyncGenerator<never, void> {
  throw new Error(message);
}

function unreadable(cause: unknown): Problem {
  const told = "The stored bytes of this file are lost or damaged. Upload it again, or ask the operator to restore it.";
  return new Problem(unavailable, told, { cause, isLogged: true });
}

/** Names the file as RFC 6266 does: once for old clients, once with every letter. */
function attachmentOf(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
