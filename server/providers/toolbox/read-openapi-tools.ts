import { parse } from "yaml";
import { expandReferences, isObject, type Json, resolveReference } from "./resolve-reference.ts";
import { limitSchema, limitText, toolLimits } from "./tool-limits.ts";
import { type ExternalTool, ToolboxFailed, type ToolOperation } from "./toolbox.ts";

const methods = ["get", "post", "put", "patch", "delete"];

/**
 * One tool for each operation of an OpenAPI 3 document, which is JSON or YAML and was read from
 * `url`. The operations are called at the document's first server.
 * @throws ToolboxFailed
 */
export function readOpenapiTools(text: string, url: string): ExternalTool[] {
  const document = readDocument(text);
  const tools: ExternalTool[] = [];
  const root = readServer(document, url);
  for (const [path, item] of Object.entries(document.paths as Json)) {
    if (!isObject(item)) continue;
    for (const method of methods) {
      const operation = item[method];
      if (isObject(operation) && tools.length < toolLimits.tools) {
        tools.push(toolOf(document, { root, path, method, item, operation }));
      }
    }
  }
  if (tools.length === 0) throw new ToolboxFailed("The document contains no operations.");
  return tools;
}

function readDocument(text: string): Json {
  let document: unknown;
  try {
    // YAML aliases can make a huge value out of a small text.
    document = text.trimStart().startsWith("{") ? JSON.parse(text) : parse(text, { maxAliasCount: 50 });
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

function toolOf(document: Json, { root, path, method, item, operation }: Place): ExternalTool {
  const { inputSchema, parameters, hasBody } = readInput(document, item, operation);
  const words = [operation.summary, operation.description].filter((text) => typeof text === "string").join("\n");
  const name = typeof operation.operationId === "string" ? operation.operationId : `${method} ${path}`;
  return {
    name: limitText(name, toolLimits.nameCharacters),
    description: limitText(words || `${method} ${path}`, toolLimits.descriptionCharacters),
    inputSchema: limitSchema(inputSchema),
    isReadOnly: method === "get",
    operation: { method: method.toUpperCase(), address: root + path, parameters, hasBody },
  };
}

type Input = Pick<ToolOperation, "parameters" | "hasBody"> & { inputSchema: Json };

/**
 * A tool takes one object: the path's and the query's parameters by name, and the JSON body as
 * `body`.
 */
function readInput(document: Json, item: Json, operation: Json): Input {
  const listed = [item.parameters, operation.parameters].flatMap((list) => (Array.isArray(list) ? list : []));
  const properties: Json = {};
  const required = new Set<string>();
  const parameters: ToolOperation["parameters"] = [];
  for (const parameter of listed.map((each) => resolveReference(document, each))) {
    if (!isObject(parameter) || typeof parameter.name !== "string") continue;
    const { name, in: place } = parameter;
    if (place !== "path" && place !== "query") continue;
    const schema = expandReferences(document, parameter.schema) as Json;
    properties[name] = { ...schema, description: parameter.description };
    if (parameter.required === true || place === "path") required.add(name);
    parameters.push({ name, in: place });
  }
  const body = readBodySchema(document, operation);
  if (body !== undefined) {
    properties.body = body;
    required.add("body");
  }
  const inputSchema = { type: "object", properties, required: [...required], additionalProperties: false };
  return { inputSchema, parameters, hasBody: body !== undefined };
}

function readBodySchema(document: Json, operation: Json): unknown {
  const body = resolveReference(document, operation.requestBody);
  const content = isObject(body) && isObject(body.content) ? body.content["application/json"] : undefined;
  return isObject(content) ? expandReferences(document, content.schema) : undefined;
}
