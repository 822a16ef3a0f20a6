import type { Kernel } from "../../kernel/kernel.ts";
import { toUuidText } from "../../kernel/storage/uuid.ts";
import type { Answer, Context } from "../../kernel/wire/route.ts";
import { noSuchFile } from "./problems.ts";
import { downloadOf } from "./read-file.ts";
import { findFile } from "./store.ts";

const purpose = "file-link";
const lifeMs = 60 * 60 * 1000;
const bytesOfIds = 32;
const bytesOfLink = bytesOfIds + 8;

/** Makes an address that gives a file for an hour to whoever has it, as long as the file is there. */
export function fileLinkOf({ secrets, config, clock }: Kernel, workspaceId: string, fileId: string): string {
  const link = Buffer.alloc(bytesOfLink);
  link.write(`${workspaceId}${fileId}`.replaceAll("-", ""), "hex");
  link.writeBigUInt64BE(BigInt(Math.ceil(clock.now() + lifeMs)), bytesOfIds);
  const token = Buffer.concat([link, secrets.sign(purpose, link.toString("hex"))]);
  return `${config.publicUrl}/files/${token.toString("base64url")}`;
}

/** Downloads the file of a link. Throws not-found for one that has ended or was not made here. */
export async function followLink({ kernel }: Context, token: string): Promise<Answer> {
  const bytes = Buffer.from(token, "base64url");
  const link = bytes.subarray(0, bytesOfLink);
  const isOurs =
    link.length === bytesOfLink && kernel.secrets.verify(purpose, link.toString("hex"), bytes.subarray(bytesOfLink));
  if (!isOurs || Number(link.readBigUInt64BE(bytesOfIds)) < kernel.clock.now()) throw noSuchFile();
  const [workspaceId, id] = [toUuidText(link.subarray(0, 16)), toUuidText(link.subarray(16, bytesOfIds))];
  return downloadOf(kernel, await findFile(kernel.database.query, workspaceId, id));
}
