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
const longestMimeType = 127;

type SentFile = Pick<BodyPart, "fileName" | "mimeType" | "stream">;

/**
 * Stores the bytes of a part while they arrive. When it returns they are synced, and the caller makes
 * them a file with `addFile` in the transaction of what uses it. Without that they go within an hour.
 * Throws quota-exceeded, body-too-large, and unavailable when the storage cannot be reached.
 */
export async function storeBytes(kernel: Kernel, workspaceId: string, part: SentFile): Promise<FileRow> {
  const { query } = kernel.database;
  const id = newUuid();
  const place = { workspaceId, id };
  const now = kernel.clock.now();
  await requireRoom(kernel, query, workspaceId, { fileBytes: 0 });
  const { key, sealedKey } = fileKeys.make(kernel, id);
  await announceBytes(query, place, new Date(now + uploadMs));
  let bytes = 0;
  const hash = createHash("sha256");
  const { maxBytes } = kernel.config.files;
  async function* counted() {
    for await (const chunk of part.stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      hash.update(chunk);
      yield chunk;
    }
  }
  await storageOf(kernel)
    .write(storageKeyOf(place), sealFile(key, place, counted()))
    .catch((cause: Error) => {
      throw part.stream.errored ?? (cause instanceof Problem ? cause : noStorage(cause));
    });
  await requireRoom(kernel, query, workspaceId, { fileBytes: bytes });
  const name = (part.fileName ?? "").slice(0, longestName) || "file";
  const mimeType = part.mimeType.slice(0, longestMimeType) || "application/octet-stream";
  return { ...place, name, mimeType, bytes, contentHash: hash.digest("hex"), sealedKey, createdAt: new Date(now) };
}

function tooLarge(maxBytes: number): Problem {
  return new Problem(bodyTooLarge, `A file may have up to ${maxBytes.toLocaleString("en")} bytes. Send a smaller one.`);
}

export function noStorage(cause: Error): Problem {
  return new Problem(unavailable, "The storage of files cannot be reached. Try again in a minute.", { cause });
}
