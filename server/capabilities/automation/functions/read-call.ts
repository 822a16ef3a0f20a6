import type { Static, TSchema } from "typebox";
import { findFaults } from "../../../kernel/wire/explain-faults.ts";
import { type Call, faultyCall } from "../calls/call.ts";

const mostNamed = 3;

/** The arguments of a call, checked by their schema. Throws CallFault of the type `configuration`. */
export function readCall<Schema extends TSchema>({ with: args }: Pick<Call, "with">, schema: Schema): Static<Schema> {
  const faults = findFaults("", schema, args).slice(0, mostNamed);
  if (faults.length === 0) return args as Static<Schema>;
  throw faultyCall(faults.map(({ pointer, message }) => `${pointer || "The arguments"} ${message}.`).join(" "));
}
