import { audit } from "../../../kernel/audit.ts";
import { noteErasure, ofInstallation } from "../../../kernel/erasing/note-erasure.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { deletePictureOf } from "./store.ts";

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
