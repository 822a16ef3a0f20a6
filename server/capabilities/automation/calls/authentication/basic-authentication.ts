import type { Json } from "@parley/json";
import { faultyCall } from "../call.ts";
import type { Authentication } from "./authentication.ts";
import { requireText } from "./require-text.ts";

/** RFC 7617, in UTF-8. @throws CallFault */
export function basicAuthentication(settings: Json): Authentication {
  const username = requireText(settings, "username", "basic");
  const password = requireText(settings, "password", "basic");
  if (username.includes(":")) throw faultyCall("A user name of `authentication.basic` can have no colon.");
  const parameter = Buffer.from(`${username}:${password}`).toString("base64");
  return {
    headersFor: async () => ({ authorization: `Basic ${parameter}` }),
    renew: async () => false,
    authorization: () => ({ scheme: "Basic", parameter }),
    hidden: () => [parameter, password],
  };
}
