import { apiVersion } from "../generated/rows.generated.ts";
import type { UntypedInput } from "../operation.d.ts";
import { isRepeatable, type Route, type WrittenBody } from "../route.ts";
import { readKey, type Settings } from "../settings.ts";
import type { Exchange } from "./exchange.ts";
import { randomKey } from "./random-key.ts";

/** Turns a call into the request that each of its attempts sends, byte for byte. */
export async function writeExchange(settings: Settings, route: Route, input: UntypedInput): Promise<Exchange> {
  const url = writeUrl(settings, route, input);
  const key = await readKey(settings);
  const body = (route.write ?? writeJson)(route, input);
  const headers: Record<string, string> = { accept: "application/json, */*", "parley-version": apiVersion };
  if (key) headers.authorization = `Bearer ${key}`;
  if (body.contentType) headers["content-type"] = body.contentType;
  // All attempts share one key, so that the server does the work once.
  if (route.flags.includes("i")) headers["idempotency-key"] = input.idempotencyKey ?? randomKey();
  for (const [name, value] of Object.entries(input.headers ?? {})) {
    if (value != null) headers[name.toLowerCase()] = value;
  }
  return {
    url,
    method: route.method,
    headers,
    body,
    // A stream can be read once.
    isRepeatable: isRepeatable(route),
    maxRetries: body.isOnce ? 0 : (input.maxRetries ?? settings.maxRetries),
    // Known bytes have the time that a slow line of 16 kB a second takes.
    timeoutMs: (input.timeoutMs ?? settings.timeoutMs) + (body.bytes ?? 0) / 16,
    firstDelayMs: settings.retryDelayMs,
    signal: input.signal,
    fetch: settings.fetch,
    key,
    extras: settings.extras,
  };
}

function writeJson(_route: Route, { body }: UntypedInput): WrittenBody {
  if (body === undefined) return { begin: () => ({}) };
  // A value that is no JSON is the caller's mistake, which no retry mends.
  const text = JSON.stringify(body);
  return { begin: () => ({ body: text }), contentType: "application/json" };
}

/** Writes the address of a call with its parameters. */
export function writeUrl({ endpoint }: Settings, { path }: Route, { params = {}, query = {} }: UntypedInput): string {
  return endpoint + writePath(path, params) + writeQuery(query);
}

function writePath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = String(params[name] ?? "");
    // URLs resolve dots even when they are encoded, so the call would reach another path.
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${name} cannot be "${value}".`);
    return encodeURIComponent(value);
  });
}

function writeQuery(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value != null);
  return String(new URLSearchParams(given as [string, string][])).replace(/^(?=.)/, "?");
}
