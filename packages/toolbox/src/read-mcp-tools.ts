import { parseJsonWithin } from "@parley/json";
import { isObject, type Json, startReading } from "./schemas/document-reading.ts";
import { fitSchema } from "./schemas/fit-schema.ts";
import { writeRootSchema } from "./schemas/write-root-schema.ts";
import { limitText, readTitle, toolLimits } from "./tool-limits.ts";
import type { ExternalTool, SkippedTool, ToolList } from "./toolbox.ts";

/**
 * Reads the tools that MCP servers listed, in JSON. The server chose all of it, so this runs in a thread.
 * What is no tool is left out.
 */
export function readMcpTools(listed: string): ToolList {
  const written = (parseJsonWithin(listed) as unknown[]).flatMap((tool) => (Array.isArray(tool) ? tool : [tool]));
  const tools = new Map<string, ExternalTool>();
  const skipped: SkippedTool[] = [];
  for (const tool of written) {
    if (!isObject(tool) || typeof tool.name !== "string" || tool.name === "") continue;
    const name = limitText(tool.name, toolLimits.nameCharacters);
    const reason = reasonToSkip(tool, tools.has(name), tools.size);
    if (reason === undefined) tools.set(name, toolOf(name, tool));
    else if (skipped.length < toolLimits.tools) skipped.push({ operation: name, reason });
  }
  return { tools: [...tools.values()], skipped };
}

function reasonToSkip({ execution }: Json, isTaken: boolean, count: number): string | undefined {
  if (isTaken) return "Another tool has the same name.";
  if (isObject(execution) && execution.taskSupport === "required") {
    return "It runs as a task, and Parley only makes calls that are answered at once.";
  }
  return count >= toolLimits.tools ? `A toolbox has at most ${toolLimits.tools} tools.` : undefined;
}

function toolOf(name: string, { title: ownTitle, description, inputSchema, annotations }: Json): ExternalTool {
  const hints = isObject(annotations) ? annotations : {};
  const title = readTitle(ownTitle) ?? readTitle(hints.title);
  const reading = startReading(isObject(inputSchema) ? inputSchema : {});
  return {
    name,
    ...(title !== undefined && { title }),
    description: limitText(typeof description === "string" ? description : name, toolLimits.descriptionCharacters),
    inputSchema: fitSchema((room) => writeRootSchema(reading, reading.document, room)),
    isReadOnly: hints.readOnlyHint === true,
  };
}
