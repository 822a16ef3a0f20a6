import { createHash } from "node:crypto";
import type { Kernel } from "../../kernel/kernel.ts";
import { bodyTooLarge, Problem, unavailable } from "../../kernel/problem.ts";
import { requireRoom } from "../../kernel/quotas/take-room.ts";
import { state } from "../../kernel/state.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { BodyPart } from "../../kernel/wire/route.ts";
import { openStorage } from "../../providers/storage/open-storage.ts";
import { fileKeys, sealFile } from "./seal-file.ts";
import { announceBytes, type FileRow } from "./store.ts";

export const storageOf = state((kernel) =>
  openStorage({ s3: kernel.config.files.s3, dataDirectory: kernel.config.dataDirectory }),
);

/** The bytes lie under this key. It says nothing of what they are. */
export const storageKeyOf = ({ workspaceId, id }: { workspaceId: string; id: string }): string =>
  `${workspaceId}/${id}`;

/** Far longer than an upload may take: what no file has by then was left by a crash. */
const uploadMs = 60 * 60 * 1000;
const longestName = 255;
/** Matches what is not seen, or turns the direction of writing, so that a name looks like another one. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const mimeTypePattern = /^[\w.+-]{1,63}\/[\w.+-]{1,63}$/;

type SentFile = Pick<BodyPart, "fileName" | "mimeType" | "stream">;

/**
 * Stores the bytes of a part while they arrive. When it returns they are synced, and the caller makes
 * them a file with `addFile` in the transaction of what uses it. Without that they go within an hour.
 * Throws quota-exceeded, body-too-large, and unavailable when the storage cannot be reached.
 */
export async function storeBytes(kernel: Kernel, workspaceId: string, part: SentFile): Promise<FileRow> {
  const { query } = kernel.database;
  const { maxBytes } = kernel.config.files;
  const id = newUuid();
  const place = { workspaceId, id };
  const now = kernel.clock.now();
  await requireRoom(kernel, query, workspaceId, { fileBytes: 0 });
  const { key, sealedKey } = fileKeys.make(kernel, id);
  await announceBytes(query, place, new Date(now + uploadMs));
  let bytes = 0;
  const hash = createHash("sha256");
  async function* counted() {
    for await (const chunk of part.stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) {
        throw new Problem(bodyTooLarge, `A file may have ${maxBytes} bytes at most. Send a smaller one.`);
      }
      hash.update(chunk);
      yield chunk;
    }
  }
  await storageOf(kernel)
    .write(storageKeyOf(place), sealFile(key, place, counted()))
    .catch((cause: Error) => {
      // A part that cannot be read fails with its problem.
      throw cause instanceof Problem ? cause : noStorage(kernel, cause);
    });
  try {
    await requireRoom(kernel, query, workspaceId, { fileBytes: bytes });
  } catch (problem) {
    await dropBytes(kernel, place);
    throw problem;
  }
  const mimeType = mimeTypePattern.test(part.mimeType) ? part.mimeType : "application/octet-stream";
  return {
    ...place,
    name: nameOf(part.fileName),
    mimeType,
    bytes,
    contentHash: hash.digest("hex"),
    sealedKey,
    createdAt: new Date(now),
  };
}

/** Deletes bytes that no file has. Those that stay are deleted when they are due. */
export async function dropBytes(kernel: Kernel, place: { workspaceId: string; id: string }): Promise<void> {
  await storageOf(kernel)
    .remove(storageKeyOf(place))
    .catch((cause: Error) => tellOperator(kernel, cause));
}

function nameOf(fileName: string | null): string {
  const shown = (fileName ?? "").replaceAll(hidden, "").trim();
  // A name of dots alone would stand for a folder.
  return /^\.*$/.test(shown) ? "file" : [...shown].slice(0, longestName).join("");
}

export function noStorage(kernel: Kernel, cause: Error): Problem {
  tellOperator(kernel, cause);
  const told = "The storage of files cannot be reached. Try again in a minute.";
  return new Problem(unavailable, told, { cause, isLogged: true, headers: { "retry-after": "60" } });
}

function tellOperator(kernel: Kernel, { message }: Error): void {
  kernel.log.error({ cause: message }, "the storage of files fails");
}
