import { isObject } from "./resolve-reference.ts";
import { limitSchema, limitText, readTitle, toolLimits } from "./tool-limits.ts";
import type { ExternalTool } from "./toolbox.ts";

/**
 * The tools that MCP servers listed, in JSON. The server chose all of it, so this runs in a thread.
 * What is no tool is left out.
 */
export function readMcpTools(listed: string): ExternalTool[] {
  const tools = (JSON.parse(listed) as unknown[]).flatMap((tool) => (Array.isArray(tool) ? tool : [tool]));
  return tools.slice(0, toolLimits.tools).flatMap((tool) => {
    if (!isObject(tool) || typeof tool.name !== "string" || tool.name === "") return [];
    const { name, description, inputSchema, annotations } = tool;
    const title = readTitle(tool.title) ?? readTitle(isObject(annotations) ? annotations.title : undefined);
    return {
      name: limitText(name, toolLimits.nameCharacters),
      ...(title !== undefined && { title }),
      description: limitText(typeof description === "string" ? description : name, toolLimits.descriptionCharacters),
      inputSchema: limitSchema(isObject(inputSchema) ? inputSchema : { type: "object" }),
      isReadOnly: isObject(annotations) && annotations.readOnlyHint === true,
    };
  });
}
