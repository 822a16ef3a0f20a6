/** A tool that somebody else runs. */
export type OutsideTool = {
  /** As its owner calls it. */
  name: string;
  description: string;
  /** JSON Schema of an object. */
  inputSchema: Record<string, unknown>;
  /** What it is called here, when its own name is another's already. */
  alias?: string;
  /** Its owner says that it changes nothing. */
  isReadOnly: boolean;
  /** For tools of an OpenAPI document: how it is called. */
  operation?: Operation;
};

export type Operation = {
  method: string;
  /** With `{names}` for the path's parameters. */
  address: string;
  parameters: { name: string; in: "path" | "query" | "header" }[];
  hasBody: boolean;
};

export type ToolboxKind = "mcp" | "openapi";

export type ToolboxAddress = {
  kind: ToolboxKind;
  /** The endpoint of an MCP server (streamable HTTP), or the OpenAPI document. */
  url: string;
  /** Sent with every request: keys of the tools' owner. */
  headers: Record<string, string>;
  /** Every request goes through it: it keeps to what the server may call. */
  fetch: typeof globalThis.fetch;
};

export type Toolbox = {
  /** @throws ToolsFailed */
  list(signal: AbortSignal): Promise<OutsideTool[]>;
  /** What the tool returns, as far as it is text or JSON. @throws ToolsFailed */
  call(tool: OutsideTool, input: Record<string, unknown>, signal: AbortSignal): Promise<unknown>;
};

/** The tools could not be read or called. `message` names no key. */
export class ToolsFailed extends Error {
  override name = "ToolsFailed";
}

/** More than this is not kept of a description or a list: a model has to read it with every question. */
export const limits = { tools: 100, description: 1_000, schemaBytes: 16_384, outputCharacters: 20_000 };

/** Loads what the kind needs when it is needed first. */
export async function openToolbox(address: ToolboxAddress): Promise<Toolbox> {
  if (address.kind === "mcp") return (await import("./mcp-tools.ts")).openMcpToolbox(address);
  return (await import("./openapi-tools.ts")).openApiToolbox(address);
}

export function shortened(text: string, most: number): string {
  const whole = text.replaceAll("\0", "").toWellFormed();
  return whole.length > most ? `${whole.slice(0, most).toWellFormed()}…` : whole;
}

/** Whether a database keeps it: none takes NUL, or half of a character. */
export function isKeepable(value: unknown): boolean {
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i.test(JSON.stringify(value));
}

/** The schema, or where it is too large to be read with every question, or cannot be kept, only that it is one. */
export function keptSchema(schema: Record<string, unknown>): Record<string, unknown> {
  return JSON.stringify(schema).length <= limits.schemaBytes && isKeepable(schema) ? schema : { type: "object" };
}
