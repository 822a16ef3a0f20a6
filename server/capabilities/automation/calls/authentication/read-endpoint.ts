import { isObject } from "@parley/json";
import { type Caller, faultyCall } from "../call.ts";
import { expandUri } from "../expand-uri.ts";
import type { Authentication } from "./authentication.ts";
import { openAuthentication } from "./open-authentication.ts";

type ReadEndpoint = { url: string; authentication: Authentication | undefined };

/** Reads an endpoint with its URI expanded: a text, or `{ uri, authentication }`. @throws CallFault */
export async function readEndpoint(call: Caller, endpoint: unknown, name: string): Promise<ReadEndpoint> {
  const { uri, authentication } = isObject(endpoint) ? endpoint : { uri: endpoint, authentication: undefined };
  if (typeof uri !== "string" || uri.trim() === "") throw faultyCall(`\`${name}\` has no URI.`);
  const url = URL.parse(expandUri(uri.trim(), call));
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw faultyCall(`\`${name}\` must be a complete URL, such as https://example.com/path.`);
  }
  if (url.username !== "" || url.password !== "") {
    throw faultyCall(`\`${name}\` contains a user name or a password. Write them under \`authentication\`.`);
  }
  return { url: url.href, authentication: await openAuthentication(call, authentication) };
}
