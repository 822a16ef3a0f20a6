import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { proveWorkload, WorkloadRefused } from "../trusts/prove-workload.ts";
import { normalize } from "./library/normalize.ts";
import { paths } from "./library/provider-of.ts";
import { serveOauth } from "./library/serve-oauth.ts";
import { accessTokenType, workloadGrants } from "./library/workload-grants.ts";

type AnyCall = Call<unknown, unknown, unknown>;

const tokenTypes = ["urn:ietf:params:oauth:token-type:jwt", "urn:ietf:params:oauth:token-type:id_token"];

/**
 * Gives an access token for the token of a platform, or answers any other request for a token. The machine
 * is proved before the transaction, because its issuer may have to be asked for keys.
 */
export async function exchangeToken(call: AnyCall, form: URLSearchParams): Promise<Answer> {
  const request = { method: "POST", path: paths.token, form } as const;
  const grant = form.get("grant_type");
  if (grant !== workloadGrants.exchange && grant !== workloadGrants.assertion) return serveOauth(call, request);
  const fault = findFault(form);
  if (fault !== undefined) return refuse("invalid_request", fault);
  const named = normalize(call.kernel, form, { path: paths.token, authorization: call.header("authorization") });
  const token = form.get(grant === workloadGrants.exchange ? "subject_token" : "assertion") ?? "";
  try {
    const workload = await proveWorkload(call.kernel, named.get("client_id") ?? "", token);
    return await serveOauth(call, { ...request, workload });
  } catch (error) {
    if (!(error instanceof WorkloadRefused)) throw error;
    return refuse(error.error, error.message);
  }
}

/** Says what of RFC 8693 is missing, or not offered. Undefined for a good form. */
function findFault(form: URLSearchParams): string | undefined {
  if (form.get("grant_type") === workloadGrants.assertion)
    return form.get("assertion") ? undefined : "Send the token of the platform as assertion.";
  if (!form.get("subject_token")) return "Send the token of the platform as subject_token.";
  if (!tokenTypes.includes(form.get("subject_token_type") ?? ""))
    return `The subject_token_type must be one of ${tokenTypes.join(", ")}.`;
  if (form.has("actor_token")) return "A machine acts by itself here: leave actor_token out.";
  const wanted = form.get("requested_token_type") ?? accessTokenType;
  return wanted === accessTokenType ? undefined : `The requested_token_type can only be ${accessTokenType}.`;
}

function refuse(error: WorkloadRefused["error"] | "invalid_request", sentence: string): Answer {
  const headers = { "cache-control": "no-store" };
  return new Answer(error === "invalid_client" ? 401 : 400, { error, error_description: sentence }, headers);
}
