import { parse } from "yaml";
import {
  type DocumentReading,
  expandReferences,
  isObject,
  type Json,
  resolveReference,
  type SchemaRoom,
  startReading,
} from "./resolve-reference.ts";
import { limitSchema, limitText, readTitle, toolLimits } from "./tool-limits.ts";
import { type ExternalTool, ToolboxFailed, ToolboxTooLarge, type ToolOperation } from "./toolbox.ts";

const methods = ["get", "post", "put", "patch", "delete"];

/** YAML is read a hundred times more slowly than JSON. */
const maxYamlCharacters = 1_048_576;
/**
 * Aliases can make a huge value out of a small text, and comparing every two keys of a map takes a
 * minute for 30,000 of them.
 */
const yamlOptions = { maxAliasCount: 50, uniqueKeys: false, logLevel: "silent" } as const;
const maxParameters = 200;
const maxNameLength = 200;
const maxAddressLength = 2_000;

/**
 * One tool for each operation of an OpenAPI 3 document, which is JSON or YAML and was read from
 * `url`. The operations are called at the document's first server. This is the parser of documents
 * that a workspace chose, so it runs in a thread.
 * @throws ToolboxFailed, ToolboxTooLarge
 */
export function readOpenapiTools({ text, url }: { text: string; url: string }): ExternalTool[] {
  const document = readDocument(text);
  const reading = startReading(document);
  const tools: ExternalTool[] = [];
  const root = readServer(document, url);
  for (const [path, item] of Object.entries(document.paths as Json)) {
    if (!isObject(item)) continue;
    for (const method of methods) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      if (tools.length >= toolLimits.tools) return tools;
      tools.push(toolOf(reading, { root, path, method, item, operation }));
    }
  }
  if (tools.length === 0) throw new ToolboxFailed("The document contains no operations.");
  return tools;
}

function readDocument(text: string): Json {
  const isJson = text.trimStart().startsWith("{");
  if (!isJson && text.length > maxYamlCharacters) {
    throw new ToolboxTooLarge(`A document in YAML may have at most ${maxYamlCharacters} characters. Use JSON.`);
  }
  let document: unknown;
  try {
    document = isJson ? JSON.parse(text) : parse(text, yamlOptions);
  } catch (cause) {
    throw new ToolboxFailed("The document is neither JSON nor YAML.", { cause });
  }
  if (isObject(document) && isObject(document.paths)) return document;
  throw new ToolboxFailed("The document is not an OpenAPI document.");
}

function readServer({ servers }: Json, url: string): string {
  const [server] = Array.isArray(servers) ? servers : [];
  const written = isObject(server) && typeof server.url === "string" ? server.url : "/";
  const root = URL.parse(written, url)?.href.replace(/\/+$/, "");
  if (root === undefined) throw new ToolboxFailed("The document's server is not a URL.");
  return root;
}

type Place = { root: string; path: string; method: string; item: Json; operation: Json };

function toolOf(reading: DocumentReading, { root, path, method, item, operation }: Place): ExternalTool {
  const address = root + path;
  if (address.length > maxAddressLength) {
    throw new ToolboxTooLarge(`The address of an operation may have at most ${maxAddressLength} characters.`);
  }
  const name = typeof operation.operationId === "string" ? operation.operationId : `${method} ${path}`;
  const { inputSchema, parameters, hasBody } = readInput(reading, item, operation, limitText(name, maxNameLength));
  const words = [operation.summary, operation.description].filter((text) => typeof text === "string").join("\n");
  const title = readTitle(operation.summary);
  return {
    name: limitText(name, toolLimits.nameCharacters),
    ...(title !== undefined && { title }),
    description: limitText(words || `${method} ${path}`, toolLimits.descriptionCharacters),
    inputSchema: limitSchema(inputSchema),
    isReadOnly: method === "get",
    operation: { method: method.toUpperCase(), address, parameters, hasBody },
  };
}

type Input = Pick<ToolOperation, "parameters" | "hasBody"> & { inputSchema: Json };

/**
 * A tool takes one object: the path's and the query's parameters by name, and the JSON body as
 * `body`.
 */
function readInput(reading: DocumentReading, item: Json, operation: Json, toolName: string): Input {
  const room: SchemaRoom = { charactersLeft: toolLimits.schemaBytes };
  const properties = new Map<string, unknown>();
  const required = new Set<string>();
  const parameters: ToolOperation["parameters"] = [];
  for (const parameter of listParameters(reading, item, operation, toolName)) {
    if (!isObject(parameter) || typeof parameter.name !== "string") continue;
    const { name, in: place } = parameter;
    if (place !== "path" && place !== "query") continue;
    if (name.length > maxNameLength) {
      throw new ToolboxTooLarge(`A parameter of ${toolName} has a name of more than ${maxNameLength} characters.`);
    }
    const schema = expandReferences(reading, parameter.schema, room);
    const { description } = parameter;
    const words =
      typeof description === "string" ? limitText(description, toolLimits.descriptionCharacters) : undefined;
    properties.set(name, { ...(isObject(schema) ? schema : {}), description: words });
    if (parameter.required === true || place === "path") required.add(name);
    parameters.push({ name, in: place });
  }
  const body = readBodySchema(reading, operation, room);
  if (body !== undefined) {
    properties.set("body", body);
    required.add("body");
  }
  const inputSchema = {
    type: "object",
    properties: Object.fromEntries(properties),
    required: [...required],
    additionalProperties: false,
  };
  return { inputSchema, parameters, hasBody: body !== undefined };
}

function listParameters(reading: DocumentReading, item: Json, operation: Json, toolName: string): unknown[] {
  const lists = [item.parameters, operation.parameters].map((list) => (Array.isArray(list) ? list : []));
  if (lists.reduce((sum, list) => sum + list.length, 0) > maxParameters) {
    throw new ToolboxTooLarge(`The operation ${toolName} has more than ${maxParameters} parameters.`);
  }
  return lists.flat().map((each) => resolveReference(reading, each));
}

function readBodySchema(reading: DocumentReading, operation: Json, room: SchemaRoom): unknown {
  const body = resolveReference(reading, operation.requestBody);
  const content = isObject(body) && isObject(body.content) ? body.content["application/json"] : undefined;
  return isObject(content) ? expandReferences(reading, content.schema, room) : undefined;
}
