import { createHash } from "node:crypto";
import { carryOut, DatabaseRequest } from "../../../database/index.ts";
import type { CallFunction } from "../../calls/call.ts";
import { causeOf } from "../../execution/run-facts.ts";
import { readCall } from "../read-call.ts";
import { withProblemsAsFaults } from "../with-problems-as-faults.ts";
import { workspaceCaller } from "../workspace-caller.ts";

/**
 * One operation of `POST /api/database`, with the scopes `database:read` and `database:write`: no SQL, and no
 * change of tables. The workspace's database remembers for 25 hours what a call did.
 */
export const callDatabase: CallFunction = {
  name: "parley.database:1.0.0@default",
  isIdempotent: () => true,
  run: (call) =>
    withProblemsAsFaults(async () => {
      const body = readCall(call, DatabaseRequest);
      const output = await carryOut({
        kernel: call.kernel,
        caller: workspaceCaller(call),
        body,
        signal: call.signal,
        ...causeOf(call.run),
        idOf: async (access) => (access === "read" ? undefined : uuidOf(call.idempotencyKey)),
      });
      return { output };
    }),
};

/** A UUID (version 8) that is the same in every repetition of the call. */
export function uuidOf(key: string): string {
  const hex = createHash("sha256").update(key).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
