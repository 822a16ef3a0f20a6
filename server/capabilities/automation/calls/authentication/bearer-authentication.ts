import type { Json } from "@parley/json";
import { faultyCall } from "../call.ts";
import type { Authentication } from "./authentication.ts";
import { requireText } from "./require-text.ts";

/** RFC 6750: a token that the author has. @throws CallFault */
export function bearerAuthentication(settings: Json): Authentication {
  const parameter = requireText(settings, "token", "bearer").trim();
  if (!/^[\x21-\x7e]+$/.test(parameter)) throw faultyCall("`authentication.bearer.token` is no token.");
  return {
    headersFor: async () => ({ authorization: `Bearer ${parameter}` }),
    renew: async () => false,
    authorization: () => ({ scheme: "Bearer", parameter }),
    hidden: () => [parameter],
  };
}
