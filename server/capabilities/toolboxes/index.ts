import { capability } from "../../kernel/capability.ts";
import { sealedToolboxHeaders } from "./encrypt-headers.ts";
import { toolboxChanged, toolboxRemoved } from "./events.ts";
import { ToolboxId } from "./ids.ts";
import { routes } from "./routes.ts";

export { callExternalTool } from "./call-external-tool.ts";
export { findInputFault } from "./find-input-fault.ts";
export { isStorable } from "./is-storable.ts";
export { listToolboxes, type ToolboxRow } from "./store.ts";
export { toolActionName } from "./tool-action-name.ts";

/**
 * Tools that other servers run and assistants use: from MCP servers, and from services with an
 * OpenAPI document.
 */
export const toolboxes = capability({
  name: "toolboxes",
  tables: ["toolbox"],
  ids: [ToolboxId],
  routes,
  events: [toolboxChanged, toolboxRemoved],
  sealed: [sealedToolboxHeaders],
});
