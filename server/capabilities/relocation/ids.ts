import { defineId } from "../../kernel/storage/id.ts";

export const WorkspaceExportId = defineId("wex", "workspace-export");
