/// <reference path="./oidc-provider.d.ts" />
import { timingSafeEqual } from "node:crypto";
import type { Provider } from "oidc-provider";
import type { Kernel } from "../../../../kernel/kernel.ts";
import { sha256 } from "../../../../kernel/secrets.ts";
import { state } from "../../../../kernel/state.ts";
import { signingKeysOf } from "../../../identity/index.ts";
import { issuerOf } from "../../audiences.ts";
import { artifactsOf } from "./artifacts-of.ts";
import { devicePages } from "./device-pages.ts";
import { sessionCookie, sessionSeconds } from "./keep-session.ts";
import { policyOf } from "./policy-of.ts";
import { running } from "./running.ts";
import { registerWorkloadGrants } from "./workload-grants.ts";

/** The paths that the library serves, by its own names. */
export const paths = {
  authorization: "/oauth/authorize",
  token: "/oauth/token",
  revocation: "/oauth/revoke",
  introspection: "/oauth/introspect",
  device_authorization: "/oauth/device",
  code_verification: "/oauth/device/verify",
  pushed_authorization_request: "/oauth/par",
  jwks: "/.well-known/jwks.json",
} as const;

/** Says where a person answers what an app asks for; the id of the request follows. */
const consentPath = "/oauth/consent";

const minuteSeconds = 60;
const daySeconds = 86_400;
/** A refresh token, and with it the access of an app, ends when it was not used for this long. */
export const unusedDays = 30;

/**
 * Gives the library, set up for the key that signs now. It is loaded at the first use: many
 * installations have no apps.
 */
export async function providerOf(kernel: Kernel): Promise<Provider> {
  const made = madeOf(kernel);
  const jwk = await signingKeysOf(kernel).currentJwk();
  if (made.keyId !== jwk.kid || made.provider === undefined) {
    made.keyId = jwk.kid;
    made.provider = make(kernel, jwk);
  }
  return made.provider;
}

const madeOf = state((): { keyId?: string; provider?: Promise<Provider> } => ({}));

async function make(kernel: Kernel, jwk: object): Promise<Provider> {
  const library = await import("oidc-provider");
  const issuer = issuerOf(kernel);
  const provider = new library.Provider(issuer, {
    adapter: (model: string) => artifactsOf(model),
    jwks: { keys: [jwk] },
    routes: paths,
    scopes: [],
    responseTypes: ["code"],
    clientAuthMethods: ["client_secret_post", "none"],
    clientDefaults: { id_token_signed_response_alg: "EdDSA", token_endpoint_auth_method: "none" },
    allowOmittingSingleRegisteredRedirectUri: false,
    pkce: { required: () => true },
    rotateRefreshToken: true,
    ...policyOf(kernel, library.errors),
    ttl: {
      AuthorizationCode: minuteSeconds,
      DeviceCode: 10 * minuteSeconds,
      Grant: 365 * daySeconds,
      IdToken: minuteSeconds,
      Interaction: 30 * minuteSeconds,
      RefreshToken: unusedDays * daySeconds,
      Session: sessionSeconds,
      AccessToken: 10 * minuteSeconds,
      ClientCredentials: 10 * minuteSeconds,
    },
    cookies: {
      names: { session: sessionCookie.name, interaction: "parley_oauth_consent", resume: "parley_oauth_resume" },
      long: sessionCookie.options,
      short: { httpOnly: true, sameSite: "lax" },
    },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `${consentPath}/${uid}` },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      clientCredentials: { enabled: true },
      introspection: { enabled: true, allowedPolicy: isOwnToken },
      revocation: { enabled: true, allowedPolicy: isOwnToken },
      pushedAuthorizationRequests: { enabled: true },
      resourceIndicators: { enabled: true, ...policyOf(kernel, library.errors).resources },
      deviceFlow: { enabled: true, charset: "base-20", mask: "****-****", ...devicePages.ofLibrary },
    },
    renderError: devicePages.showError,
  });
  registerWorkloadGrants(kernel, provider, library.errors);
  // The app's secret is known by its hash only.
  provider.Client.prototype.compareClientSecret = function compare(actual) {
    return timingSafeEqual(sha256(actual), Buffer.from(this.clientSecret ?? "", "hex"));
  };
  provider.proxy = issuer.startsWith("https:");
  provider.silent = true;
  provider.on("server_error", (_, error) => {
    running.current().failure = error;
  });
  provider.on("error", (error) => {
    running.current().failure ??= error;
  });
  return provider;
}

function isOwnToken(_: unknown, client: { clientId: string }, token: { clientId: string }): boolean {
  return client.clientId === token.clientId;
}
