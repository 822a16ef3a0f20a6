import type { Kernel } from "../../../../kernel/kernel.ts";
import { issuerOf } from "../../audiences.ts";

/** The parameters of a query or a form, in order, where a name may come twice. */
export type Parameters = URLSearchParams;

/**
 * Writes a request as the library expects it. A client may send its secret in the header or in the
 * form, leave `scope` out for all that its app may have, and end our address with a slash.
 */
export function normalize(
  kernel: Kernel,
  given: Parameters,
  { path, authorization }: { path: string; authorization: string | undefined },
): Parameters {
  const parameters = new URLSearchParams(given);
  const issuer = issuerOf(kernel);
  const resources = parameters.getAll("resource");
  if (resources.length > 0) {
    parameters.delete("resource");
    for (const resource of resources) parameters.append("resource", resource === `${issuer}/` ? issuer : resource);
  }
  const asksForScopes =
    parameters.has("response_type") ||
    path === "/oauth/device" ||
    parameters.get("grant_type") === "client_credentials";
  // A parameter without a value counts as left out (RFC 6749, section 3.1).
  if ((parameters.get("scope") ?? "") === "" && asksForScopes) parameters.set("scope", allScopes(kernel));
  // The other modes need a page with a script, or show the code to one.
  const mode = parameters.get("response_mode");
  if (mode !== null && mode !== "query") parameters.set("response_mode", "not-offered");
  const basic = /^basic +([A-Za-z0-9+/=_-]+) *$/i.exec(authorization ?? "")?.[1];
  if (basic !== undefined && !parameters.has("client_secret")) {
    const [id = "", ...secret] = Buffer.from(basic, "base64").toString("utf8").split(":");
    // An app that names itself twice must do it alike.
    if (!parameters.has("client_id") || parameters.get("client_id") === formDecoded(id))
      parameters.set("client_id", formDecoded(id));
    else parameters.append("client_id", formDecoded(id));
    if (secret.length > 0 && secret.join(":") !== "") parameters.set("client_secret", formDecoded(secret.join(":")));
  }
  return parameters;
}

function allScopes(kernel: Kernel): string {
  return kernel.scopes.map(({ name }) => name).join(" ");
}

function formDecoded(text: string): string {
  return new URLSearchParams(`text=${text.replaceAll("&", "%26")}`).get("text") ?? "";
}
