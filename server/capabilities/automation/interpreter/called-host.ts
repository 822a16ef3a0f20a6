import { isObject } from "@parley/json";

/** Where a call goes, for people: the host that its arguments name, or else the name of the function. */
export function calledHost(name: string, args: Record<string, unknown>): string {
  const transport = isObject(args.transport) && isObject(args.transport.http) ? args.transport.http : {};
  const document = isObject(args.document) ? args.document : {};
  const endpoint = args.endpoint ?? transport.endpoint ?? document.endpoint;
  const uri = isObject(endpoint) ? endpoint.uri : endpoint;
  if (typeof uri === "string" && URL.canParse(uri)) return new URL(uri).host;
  return isObject(args.service) && typeof args.service.host === "string" ? args.service.host : name;
}
