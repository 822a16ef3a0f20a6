import { isObject } from "@parley/json";
import { anything, listOf, object, oneTextOf, type Shape, text, textThat } from "./shape.ts";
import { endpointWith, template, uri, uriPath } from "./value-schema.ts";

/** These shapes describe how a call proves who it is. */

const name = textThat("a name", (value) => value !== "");

/** A scheme is written in the document, or it names a secret that holds its properties. */
function inlineOrSecret(inline: Shape, what: string): Shape {
  const secret = object(what, { use: name });
  return (value, pointer, faults) => {
    const isSecret = isObject(value) && Object.hasOwn(value, "use");
    return (isSecret ? secret : inline)(value, pointer, faults);
  };
}

const userAndPassword = (what: string) =>
  inlineOrSecret(
    object(what, { username: text, password: text, use: name }, { required: ["username", "password"] }),
    what,
  );

const token = object("a token", { token: text, type: text }, { required: ["token", "type"] });

const oauth2Members: Record<string, Shape> = {
  authority: uri,
  grant: oneTextOf(
    "authorization_code",
    "client_credentials",
    "password",
    "refresh_token",
    "urn:ietf:params:oauth:grant-type:token-exchange",
  ),
  client: object("an OAuth2 client", {
    id: text,
    secret: text,
    assertion: text,
    authentication: oneTextOf(
      "client_secret_basic",
      "client_secret_post",
      "client_secret_jwt",
      "private_key_jwt",
      "none",
    ),
  }),
  request: object(
    "a token request",
    { encoding: oneTextOf("application/x-www-form-urlencoded", "application/json") },
    { isOpen: true },
  ),
  issuers: listOf(text),
  scopes: listOf(text),
  audiences: listOf(text),
  username: text,
  password: text,
  subject: token,
  actor: token,
  use: name,
};
const oauth2Endpoints = object(
  "OAuth2 endpoints",
  { token: uriPath, revocation: uriPath, introspection: uriPath },
  { isOpen: true },
);
const required = ["authority", "grant"];

const schemes: Record<string, Shape> = {
  basic: userAndPassword("a basic authentication"),
  bearer: inlineOrSecret(
    object("a bearer authentication", { token: text, use: name }, { required: ["token"] }),
    "a bearer authentication",
  ),
  digest: userAndPassword("a digest authentication"),
  oauth2: inlineOrSecret(
    object("an OAuth2 authentication", { ...oauth2Members, endpoints: oauth2Endpoints }, { required }),
    "an OAuth2 authentication by a secret",
  ),
  oidc: inlineOrSecret(
    object("an OpenID Connect authentication", oauth2Members, { required }),
    "an OpenID Connect authentication by a secret",
  ),
};
export const authenticationSchemes = Object.keys(schemes);

/** One of `use.authentications`. */
export const authenticationPolicy = object("an authentication", schemes, {
  oneOf: [authenticationSchemes],
  isOpen: true,
});

/** A policy, or `use` with the name of one of `use.authentications`. */
export const authentication = object(
  "an authentication",
  { use: name, ...schemes },
  { oneOf: [["use", ...authenticationSchemes]] },
);

export const endpoint = endpointWith(authentication);

/** A document that lies elsewhere. */
export const externalResource = object("an external resource", { name: text, endpoint }, { required: ["endpoint"] });

const schema = object(
  "a schema",
  { format: text, document: anything, resource: externalResource },
  { oneOf: [["document", "resource"]] },
);
export const inputRule = object("an input", { schema, from: template });
export const outputRule = object("an output", { schema, as: template });
export const exportRule = object("an export", { schema, as: template });
