import { AppId } from "../ids.ts";
import type { FoundApp } from "./store.ts";

/** Describes an app in the words of the protocol. Its secret is known by the hash only. */
export function clientOf(app: FoundApp): Record<string, unknown> {
  const { kind, redirectUris, secretHash } = app;
  const hasPages = redirectUris.length > 0;
  return {
    client_id: AppId.format(app.id),
    client_name: app.name,
    redirect_uris: redirectUris,
    response_types: hasPages ? ["code"] : [],
    grant_types: [
      ...(hasPages ? ["authorization_code"] : []),
      "refresh_token",
      "urn:ietf:params:oauth:grant-type:device_code",
      ...(kind === "confidential" && app.workspaceId !== null ? ["client_credentials"] : []),
    ],
    // Somebody else's program can take a scheme or a port of the machine, but no https address.
    application_type: redirectUris.every((uri) => uri.startsWith("https:")) ? "web" : "native",
    token_endpoint_auth_method: secretHash === null ? "none" : "client_secret_post",
    ...(secretHash === null ? {} : { client_secret: secretHash.toString("hex") }),
  };
}
