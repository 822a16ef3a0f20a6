import { parse } from "yaml";
import {
  keptSchema,
  limits,
  type Operation,
  type OutsideTool,
  shortened,
  type Toolbox,
  type ToolboxAddress,
  ToolsFailed,
} from "./tools.ts";

/** Tools made of the operations of an OpenAPI document (3.x, JSON or YAML). Its owner's servers are called, and no others. */
export function openApiToolbox({ url, headers, fetch }: ToolboxAddress): Toolbox {
  return {
    async list(signal) {
      const response = await fetch(url, {
        headers: { ...headers, accept: "application/json, application/yaml" },
        signal,
      });
      if (!response.ok) throw new ToolsFailed(`The document could not be read (${response.status}).`);
      return readTools(readDocument(await response.text()), url);
    },
    async call({ operation }, input, signal) {
      if (operation === undefined) throw new ToolsFailed("This tool has no operation.");
      const { address, init } = requestOf(operation, input);
      const response = await fetch(address, { ...init, headers: { ...headers, ...init.headers }, signal });
      const text = shortened(await response.text(), limits.outputCharacters);
      return response.ok ? readJson(text) : { error: `status ${response.status}`, body: text };
    },
  };
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const methods = ["get", "post", "put", "patch", "delete"];

function readDocument(text: string): Json {
  let document: unknown;
  try {
    // Aliases can make a small text a huge value.
    document = text.trimStart().startsWith("{") ? JSON.parse(text) : parse(text, { maxAliasCount: 50 });
  } catch (cause) {
    throw new ToolsFailed("The document is neither JSON nor YAML.", { cause });
  }
  if (!isObject(document) || !isObject(document.paths))
    throw new ToolsFailed("The document is no OpenAPI description.");
  return document;
}

function readTools(document: Json, url: string): OutsideTool[] {
  const tools: OutsideTool[] = [];
  const [server] = Array.isArray(document.servers) ? document.servers : [];
  const written = isObject(server) && typeof server.url === "string" ? server.url : "/";
  const root = URL.parse(written, url)?.href.replace(/\/+$/, "");
  if (root === undefined) throw new ToolsFailed("The document's server is no address.");
  for (const [path, item] of Object.entries(document.paths as Json)) {
    if (!isObject(item)) continue;
    for (const method of methods) {
      const operation = item[method];
      if (isObject(operation) && tools.length < limits.tools) {
        tools.push(toolOf(document, { root, path, method, item, operation }));
      }
    }
  }
  if (tools.length === 0) throw new ToolsFailed("The document has no operations.");
  return tools;
}

type Place = { root: string; path: string; method: string; item: Json; operation: Json };

function toolOf(document: Json, { root, path, method, item, operation }: Place): OutsideTool {
  const listed = [item.parameters, operation.parameters].flatMap((list) => (Array.isArray(list) ? list : []));
  const properties: Json = {};
  const required: string[] = [];
  const parameters: Operation["parameters"] = [];
  for (const parameter of listed.map((each) => resolve(document, each))) {
    if (!isObject(parameter) || typeof parameter.name !== "string") continue;
    const { name, in: place } = parameter;
    if (place !== "path" && place !== "query") continue;
    properties[name] = { ...(expand(document, parameter.schema) as Json), description: parameter.description };
    if (parameter.required === true || place === "path") required.push(name);
    parameters.push({ name, in: place });
  }
  const body = bodySchema(document, operation);
  if (body !== undefined) {
    properties.body = body;
    required.push("body");
  }
  const inputSchema = { type: "object", properties, required: [...new Set(required)], additionalProperties: false };
  const words = [operation.summary, operation.description].filter((text) => typeof text === "string").join("\n");
  return {
    name: shortened(typeof operation.operationId === "string" ? operation.operationId : `${method} ${path}`, 200),
    description: shortened(words || `${method} ${path}`, limits.description),
    inputSchema: keptSchema(inputSchema),
    isReadOnly: method === "get",
    operation: { method: method.toUpperCase(), address: root + path, parameters, hasBody: body !== undefined },
  };
}

function bodySchema(document: Json, operation: Json): unknown {
  const body = resolve(document, operation.requestBody);
  const content = isObject(body) && isObject(body.content) ? body.content["application/json"] : undefined;
  return isObject(content) ? expand(document, content.schema) : undefined;
}

/** Follows a reference within the document; others are left out, for they would call another address. */
function resolve(document: Json, value: unknown): unknown {
  if (!isObject(value) || typeof value.$ref !== "string") return value;
  if (!value.$ref.startsWith("#/")) return {};
  let found: unknown = document;
  for (const part of value.$ref.slice(2).split("/")) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    found = isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  }
  return found;
}

const deepest = 8;
/** References to references grow a small document into a huge one. */
const mostValues = 2_000;

/** The schema with its references replaced, as deep and as far as models read. */
function expand(document: Json, schema: unknown): unknown {
  let left = mostValues;
  const expanded = (value: unknown, depth: number): unknown => {
    if (!isObject(value) && !Array.isArray(value)) return value;
    const found = resolve(document, value);
    if (depth > deepest || left <= 0) return {};
    if (Array.isArray(found)) return found.map((each) => expanded(each, depth + 1));
    if (!isObject(found)) return found ?? {};
    const members: Json = {};
    for (const [name, each] of Object.entries(found)) {
      if (left-- <= 0) break;
      members[name] = expanded(each, depth + 1);
    }
    return members;
  };
  return expanded(schema ?? {}, 0);
}

function requestOf({ method, address, parameters, hasBody }: Operation, input: Json) {
  const query = new URLSearchParams();
  let path = address;
  for (const { name, in: place } of parameters) {
    const value = input[name];
    if (place === "path") {
      const text = String(value ?? "");
      // A value must stay within its segment of the path.
      if (text === "" || text === "." || text === "..") throw new ToolsFailed(`${name} cannot be a part of the path.`);
      path = path.replace(`{${name}}`, encodeURIComponent(text));
    } else if (value !== undefined && value !== null) {
      for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
    }
  }
  const search = query.toString();
  const body = hasBody && input.body !== undefined ? JSON.stringify(input.body) : undefined;
  return {
    address: search === "" ? path : `${path}?${search}`,
    init: {
      method,
      headers:
        body === undefined
          ? { accept: "application/json" }
          : { accept: "application/json", "content-type": "application/json" },
      ...(body === undefined ? {} : { body }),
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
