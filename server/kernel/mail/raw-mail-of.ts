import { invalidRequest, Problem } from "../problem.ts";
import type { Call } from "../wire/route.ts";

/** The fields in which services pass on a whole mail. */
const rawFields = ["raw", "email", "body-mime"];

/**
 * Reads the whole mail that a request brings: the body itself, or a field of a form or of JSON.
 * Throws invalid-request without one.
 */
export function rawMailOf(call: Call<unknown, unknown, unknown>): Buffer {
  if (/^message\/rfc822\b/i.test(call.header("content-type") ?? "")) return call.rawBody;
  const { value } = call.parseRawBody();
  const fields = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  const raw = rawFields.map((name) => fields[name]).find((field) => typeof field === "string");
  if (typeof raw === "string" && raw !== "") return Buffer.from(raw);
  const message = "must hold the whole mail as a text; or post it as message/rfc822";
  throw new Problem(invalidRequest, `/body/raw ${message}.`, { errors: [{ pointer: "/body/raw", message }] });
}
