import type { Kernel } from "../../../kernel/kernel.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { toUuidText } from "../../../kernel/storage/uuid.ts";
import { Answer, type Context } from "../../../kernel/wire/route.ts";
import { readOriginal } from "../../files/index.ts";
import { pictureTypeOf } from "./picture-type-of.ts";

const purpose = "widget-avatar";
const bytesOfIds = 32;

/** Gives the path at which browsers find a picture. It changes with the picture, so that they may keep it. */
export function avatarAddress({ secrets }: Kernel, workspaceId: string, fileId: string | null): string | null {
  if (fileId === null) return null;
  const ids = `${workspaceId}${fileId}`.replaceAll("-", "");
  const token = Buffer.concat([Buffer.from(ids, "hex"), secrets.sign(purpose, ids)]);
  return `/widget/avatar/${token.toString("base64url")}`;
}

/**
 * Shows the picture of an address, and never as anything else than a picture.
 * @throws not-found, also for a picture that was deleted
 */
export async function showAvatar({ kernel }: Context, token: string): Promise<Answer> {
  const bytes = Buffer.from(token, "base64url");
  const ids = bytes.subarray(0, bytesOfIds);
  const isOurs =
    ids.length === bytesOfIds && kernel.secrets.verify(purpose, ids.toString("hex"), bytes.subarray(bytesOfIds));
  const [workspaceId, fileId] = [toUuidText(ids.subarray(0, 16)), toUuidText(ids.subarray(16))];
  const picture = isOurs ? await readOriginal(kernel, workspaceId, fileId) : undefined;
  const type = picture && pictureTypeOf(picture);
  if (type === undefined) throw new Problem(notFound, "There is no such picture. Pages get its address anew.");
  return new Answer(200, picture, {
    ...{ "content-type": type, "x-content-type-options": "nosniff" },
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    ...{ "cache-control": "public, max-age=31536000, immutable", "cross-origin-resource-policy": "cross-origin" },
  });
}
