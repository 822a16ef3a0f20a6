import type { Static, TObject } from "typebox";
import { Check, Errors } from "typebox/value";
import { explainFaults } from "../../../kernel/wire/explain-faults.ts";
import { type Call, faultyCall } from "../calls/call.ts";

const mostNamed = 3;

/** The arguments of a call, checked by their schema. Throws CallFault of the type `configuration`. */
export function readCall<Schema extends TObject>({ with: args }: Call, schema: Schema): Static<Schema> {
  if (Check(schema, args)) return args as Static<Schema>;
  const faults = explainFaults("", Errors(schema, args)).slice(0, mostNamed);
  throw faultyCall(faults.map(({ pointer, message }) => `${pointer || "The arguments"} ${message}.`).join(" "));
}
