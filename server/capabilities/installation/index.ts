import { capability } from "../../kernel/capability.ts";
import { backupKeeperOf } from "./backups/backup-keeper.ts";
import { backupVitals, rereadBackupTime } from "./backups/backup-vitals.ts";
import { deleteWorkspaces } from "./deletion/delete-workspaces.ts";
import { routes } from "./routes.ts";
import { installationTexts } from "./texts/installation-texts.ts";

export { changeWorkspace, type WorkspaceChange } from "./change-workspace.ts";
export { installedWorkspaces } from "./list-workspaces.ts";
export type { InstalledWorkspace } from "./schema.ts";

/** The operator's view of the installation: who operates it, its workspaces, and what they may do. */
export const installation = capability({
  name: "installation",
  texts: installationTexts,
  routes,
  jobs: [deleteWorkspaces],
  vitals: backupVitals,
  async start(kernel) {
    await rereadBackupTime(kernel);
    backupKeeperOf(kernel).start();
  },
  async stop(kernel) {
    await backupKeeperOf(kernel).stop();
    await rereadBackupTime(kernel);
  },
});
