import type { Operation } from "../api.ts";
import { type Example, formOf } from "./example.ts";

/** Writes a call as a line of a shell, which reads `PARLEY_URL` and `PARLEY_API_KEY`. */
export function writeCurl(operation: Operation, example: Example): string {
  const { params = {}, query = {}, headers = {}, body, file } = example;
  const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const address = `"$PARLEY_URL${path}${search.length === 0 ? "" : `?${search.join("&")}`}"`;
  const method =
    operation.method === "GET" || (operation.method === "POST" && hasContent(example)) ? "" : ` -X ${operation.method}`;
  const form = formOf(example);
  const silent = operation.answer.kind === "stream" ? "-sSN" : "-sS";
  return [
    `curl ${silent}${method} ${address}`,
    '-H "Authorization: Bearer $PARLEY_API_KEY"',
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(jsonOf(body))}`]),
    ...Object.entries(form ?? {}).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ...(file === undefined || form !== undefined
      ? []
      : [`-H ${quoted(`Content-Type: ${file.mediaType}`)}`, `--data-binary @${file.name}`]),
  ].join(" \\\n  ");
}

function hasContent({ body, file }: Example): boolean {
  return body !== undefined || file !== undefined;
}

const widest = 80;

function jsonOf(body: unknown): string {
  const line = JSON.stringify(body);
  return line.length <= widest ? line : JSON.stringify(body, null, 2);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
