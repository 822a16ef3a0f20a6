import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { type Preview, shrinkPictureModule } from "@parley/pictures";
import { audit } from "../../../kernel/audit.ts";
import { noteErasure, ofInstallation } from "../../../kernel/erasing/note-erasure.ts";
import { invalidRequest, notFound, Problem, unauthenticated } from "../../../kernel/problem.ts";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";
import { Answer, type Call, type Context } from "../../../kernel/wire/route.ts";
import type { User } from "../workspaces/schema.ts";
import { showUser } from "../workspaces/show-user.ts";
import { lockAccount } from "../workspaces/store.ts";
import { deletePictureOf, findPicture, writePicture } from "./store.ts";

const pictures = parserIn<(bytes: Uint8Array) => Preview | undefined>(shrinkPictureModule, "squarePicture", {
  needsProcess: true,
});

/**
 * Stores a picture of the caller. It is encoded again from the file in the body, so that nothing else of the
 * file is kept. Each picture has an address of its own, so that browsers may cache it.
 * @throws invalid-request for a body without a picture that can be read; too-complex, unavailable
 */
export async function keepPicture(call: Call<unknown, unknown, unknown>): Promise<User> {
  const { kernel, caller } = call;
  let sent: Buffer | undefined;
  for await (const part of call.parts) if (part.fileName !== null) sent = await buffer(part.stream);
  if (sent === undefined) throw refused("Send it as a part with a file name: -F file=@ada.jpg");
  const picture = await kernel.untrusted.parse(caller.workspaceId, pictures, sent);
  if (picture === undefined) throw refused("Send a PNG, JPEG, WebP or GIF of at most 30 million pixels.");
  // Anybody who knows the address sees the picture: ids that grow with time could be guessed.
  const kept = { accountId: caller.id, id: randomUUID(), bytes: Buffer.from(picture.bytes) };
  return call.commit(async (tx) => {
    const account = await lockAccount(tx, caller.id);
    if (account === undefined) throw new Problem(unauthenticated, "This account was erased. Sign up again.");
    await writePicture(tx, kept);
    const { workspaceId } = caller;
    await audit(tx, { workspaceId, caller, action: "account.picture-changed", targetId: caller.id });
    return showUser({ ...account, pictureId: kept.id });
  });
}

function refused(detail: string): Problem {
  return new Problem(invalidRequest, detail, {
    errors: [{ pointer: "/body/file", message: "is no picture that can be read" }],
  });
}

/** Erases the caller's picture, also from what a backup brings back. Without one nothing changes. */
export async function removePicture(context: Context): Promise<void> {
  const { kernel, caller } = context;
  await context.commit(async (tx) => {
    const id = await deletePictureOf(tx, caller.id);
    if (id === undefined) return;
    const { workspaceId } = caller;
    await audit(tx, { workspaceId, caller, action: "account.picture-removed", targetId: caller.id });
    await noteErasure(kernel, [{ kind: "picture", workspaceId: ofInstallation, id }]);
  });
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Shows the picture of an address, and never as anything else than a picture. Browsers keep it for a day: who
 * takes a picture away wants it gone.
 * @throws not-found, also for a picture that was replaced or erased
 */
export async function showPicture({ kernel }: Context, id: string): Promise<Answer> {
  const picture = uuid.test(id) ? await findPicture(kernel.database.query, id) : undefined;
  if (picture === undefined)
    throw new Problem(notFound, "There is no such picture. Its person has another one by now.");
  return new Answer(200, picture.bytes, {
    ...{ "content-type": "image/jpeg", "x-content-type-options": "nosniff" },
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    ...{ "cache-control": "public, max-age=86400, immutable", "cross-origin-resource-policy": "cross-origin" },
  });
}
