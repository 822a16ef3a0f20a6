import { capability } from "../../kernel/capability.ts";
import { backupKeeperOf } from "./backups/backup-keeper.ts";
import { backupVitals, rereadBackupState } from "./backups/backup-vitals.ts";
import { verifyKeeperOf } from "./backups/verify-keeper.ts";
import { deleteWorkspaces } from "./deletion/delete-workspaces.ts";
import { routes } from "./routes.ts";
import { noteSizes } from "./sizes/note-sizes.ts";
import { installationTexts } from "./texts/installation-texts.ts";

export { changeDefaultRetention } from "./change-default-retention.ts";
export { changeWorkspace, type WorkspaceChange } from "./change-workspace.ts";
export { installedWorkspaces } from "./list-workspaces.ts";
export type { InstalledWorkspace } from "./schema.ts";
export { readSizes } from "./sizes/note-sizes.ts";
export { findSizeNoteBefore, type SizeNote, type Sizes } from "./sizes/store.ts";

/** The operator's view of the installation: who operates it, its workspaces, and what they may do. */
export const installation = capability({
  name: "installation",
  texts: installationTexts,
  routes,
  tables: ["size_note"],
  jobs: [deleteWorkspaces, noteSizes],
  vitals: backupVitals,
  async start(kernel) {
    await rereadBackupState(kernel);
    backupKeeperOf(kernel).start();
    verifyKeeperOf(kernel).start();
  },
  async stop(kernel) {
    await Promise.all([backupKeeperOf(kernel).stop(), verifyKeeperOf(kernel).stop()]);
    await rereadBackupState(kernel);
  },
});
