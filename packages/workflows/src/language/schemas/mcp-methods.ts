/** A task may ask these of an MCP server. */
export const mcpMethods = [
  "tools/list",
  "tools/call",
  "prompts/list",
  "prompts/get",
  "resources/list",
  "resources/read",
  "resources/templates/list",
] as const;
