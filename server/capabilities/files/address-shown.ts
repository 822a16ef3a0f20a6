import type { Kernel } from "../../kernel/kernel.ts";
import { toUuidText } from "../../kernel/storage/uuid.ts";
import type { Answer, Context } from "../../kernel/wire/route.ts";
import { noSuchFile } from "./problems.ts";
import { downloadOf } from "./read-file.ts";
import { findSharedFile } from "./store.ts";

const purpose = "file-link";
const lifeMs = 60 * 60 * 1000;
const bytesOfIds = 32;
const bytesOfLink = bytesOfIds + 8;

const mark = /^parley-file:([0-9a-f-]{36})\/([0-9a-f-]{36})$/;

/** Stands in a text for the address of a shared file, which ends: see `addressShown`. */
export function markOfFile(workspaceId: string, fileId: string): string {
  return `parley-file:${workspaceId}/${fileId}`;
}

/** Shows an address: in place of a shared file's mark, one that gives the file for an hour from now. */
export function addressShown(kernel: Kernel, url: string | null): string | null {
  const [, workspaceId, fileId] = mark.exec(url ?? "") ?? [];
  return workspaceId === undefined || fileId === undefined ? url : fileLinkOf(kernel, workspaceId, fileId);
}

function fileLinkOf({ secrets, config, clock }: Kernel, workspaceId: string, fileId: string): string {
  const link = Buffer.alloc(bytesOfLink);
  link.write(`${workspaceId}${fileId}`.replaceAll("-", ""), "hex");
  link.writeBigUInt64BE(BigInt(Math.ceil(clock.now() + lifeMs)), bytesOfIds);
  const token = Buffer.concat([link, secrets.sign(purpose, link.toString("hex"))]);
  return `${config.publicUrl}/files/${token.toString("base64url")}`;
}

/** Downloads the file of a link. Throws not-found for one that has ended, or whose file is not shared any more. */
export async function followLink({ kernel }: Context, token: string): Promise<Answer> {
  const bytes = Buffer.from(token, "base64url");
  const link = bytes.subarray(0, bytesOfLink);
  const isOurs =
    link.length === bytesOfLink && kernel.secrets.verify(purpose, link.toString("hex"), bytes.subarray(bytesOfLink));
  if (!isOurs || Number(link.readBigUInt64BE(bytesOfIds)) < kernel.clock.now()) throw noSuchFile();
  const [workspaceId, id] = [toUuidText(link.subarray(0, 16)), toUuidText(link.subarray(16, bytesOfIds))];
  return downloadOf(kernel, await findSharedFile(kernel.database.query, workspaceId, id));
}
