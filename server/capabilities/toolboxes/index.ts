import { capability } from "../../kernel/capability.ts";
import { toolboxChanged, toolboxRemoved } from "./events.ts";
import { ToolboxId } from "./ids.ts";
import { resealHeaders } from "./outside-tools.ts";
import { routes } from "./routes.ts";

export { ToolboxId } from "./ids.ts";
export { actionNameOf, callOutsideTool } from "./outside-tools.ts";
export { listToolboxes, type ToolboxRow } from "./store.ts";

/** Tools that others run, for assistants to use: MCP servers and services with an OpenAPI document. */
export const toolboxes = capability({
  name: "toolboxes",
  ids: [ToolboxId],
  routes,
  events: [toolboxChanged, toolboxRemoved],
  start: resealHeaders,
});
