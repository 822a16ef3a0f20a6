import type { Transaction } from "../../../kernel/storage/database.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { providerOf } from "../authorizing/library/provider-of.ts";
import { running } from "../authorizing/library/running.ts";
import { asking, withLibrary } from "../authorizing/library/serve-oauth.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/**
 * Tells the library what the person decided, and sends the browser on. `decide` works in the same
 * transaction, so that a grant and the answer about it exist together.
 */
export async function answerApp(
  call: AnyCall,
  uid: string,
  decide: (tx: Transaction) => Promise<Record<string, unknown>>,
): Promise<Answer> {
  const provider = await providerOf(call.kernel);
  const reply = asking(async (request, response) => {
    const result = await decide(running.current().tx);
    return provider.interactionResult(request, response, result, { mergeWithLastSubmission: false });
  });
  const path = `/oauth/consent/${encodeURIComponent(uid)}`;
  const { found } = await withLibrary(call, { method: "GET", path }, reply.dispatch, async () => reply.found());
  return new Answer(303, undefined, { location: found, "cache-control": "no-store" });
}
