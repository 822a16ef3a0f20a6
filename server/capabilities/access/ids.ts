import { defineId } from "../../kernel/storage/id.ts";

export const ApiKeyId = defineId("key", "api-key");
export const AppId = defineId("app", "app");
export const AppGrantId = defineId("grant", "app-grant");
export const TrustId = defineId("trust", "trust");

/** Reads the `client_id` of an app or a trust. Undefined for any other text. */
export function readClientId(written: string): string | undefined {
  return AppId.parse(written) ?? TrustId.parse(written);
}
