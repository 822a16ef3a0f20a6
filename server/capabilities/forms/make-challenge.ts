import type { Context } from "../../kernel/wire/route.ts";
import { FormTimestamp } from "./form-timestamp.ts";
import { ProofOfWork } from "./proof-of-work.ts";
import type { FormChallenge } from "./schema.ts";

/** What a form fetches when it is opened, and sends back with its fields. */
export async function makeChallenge({ kernel, caller }: Context): Promise<FormChallenge> {
  const { parameters, signature = "" } = await ProofOfWork.make(kernel, caller.workspaceId);
  const altcha = { parameters: { ...parameters }, signature };
  return { timestamp: FormTimestamp.make(kernel, caller.workspaceId), altcha, ...altcha };
}
