import { apiVersion, idempotentOperations } from "../api-types.generated.ts";
import type { UntypedInput } from "../operation.ts";
import type { Settings } from "../settings.ts";
import type { Exchange } from "./exchange.ts";
import { randomKey } from "./random-key.ts";
import { isRepeatable } from "./retry.ts";

/** Turns a call into the request that each of its attempts sends, byte for byte. */
export async function writeExchange(settings: Settings, operation: string, input: UntypedInput): Promise<Exchange> {
  const [method = "", path = ""] = operation.split(" ");
  const { body, idempotencyKey } = input;
  const headers: Record<string, string> = { accept: "application/json, */*", "parley-version": apiVersion };
  const credential = typeof settings.apiKey === "function" ? await settings.apiKey() : settings.apiKey;
  if (credential !== undefined) headers.authorization = `Bearer ${credential}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  // All attempts share one key, so that the server does the work once.
  if (idempotentOperations.has(operation)) headers["idempotency-key"] = idempotencyKey ?? randomKey();
  for (const [name, value] of Object.entries(input.headers ?? {})) {
    if (value !== undefined) headers[name.toLowerCase()] = value;
  }
  return {
    url: settings.endpoint + writePath(path, input.params ?? {}) + writeQuery(input.query ?? {}),
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    isRepeatable: isRepeatable(operation),
    maxRetries: input.maxRetries ?? settings.maxRetries,
    timeoutMs: input.timeoutMs ?? settings.timeoutMs,
    firstDelayMs: settings.retryDelayMs,
    signal: input.signal,
    fetch: settings.fetch,
  };
}

function writePath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = params[name];
    // URLs resolve dots even when they are encoded, so the call would reach another path.
    if (value === undefined || value === "" || value === "." || value === "..") {
      throw new TypeError(`params.${name} of ${path} cannot be ${JSON.stringify(value)}.`);
    }
    return encodeURIComponent(String(value));
  });
}

function writeQuery(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  const written = String(search);
  return written === "" ? "" : `?${written}`;
}
