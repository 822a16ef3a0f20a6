import type { Audience } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { pageLanguages } from "../../../kernel/pages/page-language.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { audiences, issuerOf } from "../audiences.ts";
import { serveOauth } from "./library/serve-oauth.ts";

const headers = { "cache-control": "public, max-age=300" };

/** Documents by which programs find their way (RFC 8414, OpenID Connect Discovery, RFC 9728). */
export const metadata = {
  async ofServer(call: Call<unknown, unknown, unknown>): Promise<Answer> {
    const { kernel } = call;
    const { status, body } = await serveOauth(call, { method: "GET", path: "/.well-known/oauth-authorization-server" });
    const issuer = issuerOf(kernel);
    const document = {
      ...(JSON.parse(String(body)) as Record<string, unknown>),
      scopes_supported: kernel.scopes.map(({ name }) => name),
      response_modes_supported: ["query"],
      token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post", "none"],
      ui_locales_supported: pageLanguages,
      service_documentation: `${issuer}/docs`,
      ...(kernel.config.oauthRegistration === "off" ? {} : { registration_endpoint: `${issuer}/oauth/register` }),
    };
    return new Answer(status, document, headers);
  },

  ofResource(kernel: Kernel, audience: Audience): Answer {
    const document = {
      resource: audiences.addressOf(kernel, audience),
      authorization_servers: [issuerOf(kernel)],
      scopes_supported: kernel.scopes.filter(({ isSensitive }) => isSensitive !== true).map(({ name }) => name),
      bearer_methods_supported: ["header"],
      resource_name: audience === "mcp" ? "Parley for clients of the Model Context Protocol" : "Parley",
    };
    return new Answer(200, document, headers);
  },
};
