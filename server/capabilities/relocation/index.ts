import { capability } from "../../kernel/capability.ts";
import { exportKeys, forgetExports, writeExport } from "./exporting/write-export.ts";
import { WorkspaceExportId } from "./ids.ts";
import { routes } from "./routes.ts";

export { exportWorkspace } from "./exporting/export-workspace.ts";
export { importWorkspace } from "./importing/import-workspace.ts";

/** Takes a whole workspace along to another installation: its exports, and what an import makes of them. */
export const relocation = capability({
  name: "relocation",
  tables: ["workspace_export"],
  ids: [WorkspaceExportId],
  routes,
  jobs: [writeExport, forgetExports],
  sealed: [exportKeys],
});
