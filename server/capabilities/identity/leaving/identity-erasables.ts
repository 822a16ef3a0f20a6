import type { Erasable } from "../../../kernel/erasing/replay-erasures.ts";
import { isLastOperator } from "../operators/store.ts";
import { deletePictureById, idsOfPictures } from "../pictures/store.ts";
import { findWorkspacesWithoutOthers, hasOtherAccounts, idOfWorkspace, idsOfAccounts } from "../workspaces/store.ts";
import { removeAccount } from "./remove-account.ts";
import { removeWorkspace } from "./remove-workspace.ts";

/** Workspaces come first: their people may be erased with them. */
export const identityErasables: readonly Erasable[] = [
  {
    kind: "workspace",
    ids: idOfWorkspace,
    erase: (kernel, tx, { id }) => removeWorkspace(kernel, tx, id),
  },
  {
    kind: "account",
    ids: idsOfAccounts,
    async erase(kernel, tx, { id }) {
      if ((await isLastOperator(tx, id)) && (await hasOtherAccounts(tx, id))) {
        kernel.log.error(
          { accountId: id },
          "an account that was erased after the backup stays, because it is the only operator: make another one, and erase it",
        );
        return;
      }
      // A workspace that was deleted with the account has a line of its own. Others may have joined the rest.
      const left = await findWorkspacesWithoutOthers(tx, id);
      await removeAccount(kernel, tx, id, { keepsWorkspaces: true });
      for (const workspaceId of left)
        kernel.log.warn(
          { workspaceId },
          "a workspace has no member any more: its last one was erased after the backup",
        );
    },
  },
  {
    kind: "picture",
    ids: idsOfPictures,
    erase: (_kernel, tx, { id }) => deletePictureById(tx, id),
  },
];
