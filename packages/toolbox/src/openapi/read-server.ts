import { isObject, type Json } from "../schemas/document-reading.ts";
import { ToolboxFailed } from "../toolbox.ts";
import { isSwagger2 } from "./read-document.ts";

/**
 * Reads the URL that an operation's path is added to: the first server of the operation, else of the
 * path, else of the document. A relative one is relative to `url`, from where the document was
 * read.
 * @throws ToolboxFailed
 */
export function readServer(document: Json, item: Json, operation: Json, url: string): string {
  if (isSwagger2(document)) return readSwagger2Server(document, operation, url);
  const servers = [operation.servers, item.servers, document.servers].find(
    (list): list is unknown[] => Array.isArray(list) && list.length > 0,
  );
  const server = servers?.find(isObject);
  const written = typeof server?.url === "string" ? fillVariables(server.url, server.variables) : "/";
  return rootOf(written, url);
}

function rootOf(written: string, url: string): string {
  const server = URL.parse(written, url);
  if (server === null || !/^https?:$/.test(server.protocol)) {
    throw new ToolboxFailed("Its server is not an http URL.");
  }
  return server.origin + server.pathname.replace(/\/+$/, "");
}

/** Each variable has its default. A server whose variables have none cannot be known. */
function fillVariables(written: string, variables: unknown): string {
  return written.replaceAll(/\{([^{}]*)\}/g, (_whole, name: string) => {
    const variable = isObject(variables) && Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (isObject(variable)) {
      const [first] = Array.isArray(variable.enum) ? variable.enum : [];
      const value = variable.default ?? first;
      if (typeof value === "string" || typeof value === "number") return String(value);
    }
    throw new ToolboxFailed(`The address of its server has the variable ${name.slice(0, 100)} without a default.`);
  });
}

/** Chooses among several schemes the one by which the document was read, else https. */
function readSwagger2Server(document: Json, operation: Json, url: string): string {
  const read = new URL(url);
  const schemes = [operation.schemes, document.schemes].find(Array.isArray) as unknown[] | undefined;
  const own = read.protocol.slice(0, -1);
  const scheme = [own, "https", "http"].find((each) => (schemes ?? [own]).includes(each));
  if (scheme === undefined) throw new ToolboxFailed("Its server does not speak http.");
  const host = typeof document.host === "string" && document.host !== "" ? document.host : read.host;
  const path = typeof document.basePath === "string" ? document.basePath : "/";
  return rootOf(`${scheme}://${host}${path.startsWith("/") ? path : `/${path}`}`, url);
}
