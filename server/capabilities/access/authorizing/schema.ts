import Type from "typebox";

/** Shapes of the protocol, for the reference: the library checks what it is sent. */

const open = { additionalProperties: true };
const text = (description?: string) => Type.Optional(Type.String(description === undefined ? {} : { description }));

export const Uid = Type.Object({ uid: Type.String({ maxLength: 100 }) });
export const UserCode = Type.Object({ user_code: Type.Optional(Type.String({ maxLength: 100 })) });

export const AuthorizationRequest = Type.Object(
  {
    client_id: Type.String(),
    response_type: Type.Literal("code"),
    redirect_uri: Type.String({ description: "Exactly one of the app's." }),
    code_challenge: Type.String(),
    code_challenge_method: Type.Literal("S256"),
    scope: text("Without it, all that the app may have."),
    resource: text("What the token is for: this server, or this server's /mcp."),
    state: text(),
  },
  { ...open, $id: "OauthAuthorizationRequest" },
);

export const TokenRequest = Type.Object(
  {
    grant_type: Type.String(),
    client_id: text(),
    client_secret: text("Of a confidential app; it may also stand in the header, as Basic."),
    code: text(),
    code_verifier: text(),
    redirect_uri: text(),
    refresh_token: text(),
    device_code: text(),
    subject_token: text("The token of a machine's platform (RFC 8693)."),
    subject_token_type: text(),
    assertion: text("The same token in the form of RFC 7523."),
    scope: text(),
    resource: text(),
  },
  { ...open, $id: "OauthTokenRequest" },
);

export const TokenAnswer = Type.Object(
  {
    access_token: Type.String(),
    token_type: Type.String(),
    expires_in: Type.Integer({ description: "Seconds." }),
    scope: text(),
    refresh_token: text(),
    issued_token_type: text("Only of a token that was exchanged (RFC 8693)."),
  },
  { ...open, $id: "OauthTokenAnswer" },
);

export const OneToken = Type.Object(
  { token: Type.String(), client_id: text(), client_secret: text(), token_type_hint: text() },
  { ...open, $id: "OauthToken" },
);

export const Introspection = Type.Object({ active: Type.Boolean() }, { ...open, $id: "OauthIntrospection" });

export const PushedRequest = Type.Object(
  { request_uri: Type.String(), expires_in: Type.Integer({ description: "Seconds." }) },
  { ...open, $id: "OauthPushedRequest" },
);

export const DeviceRequest = Type.Object(
  { client_id: Type.String(), scope: text(), resource: text() },
  { ...open, $id: "OauthDeviceRequest" },
);

export const DeviceAnswer = Type.Object(
  {
    device_code: Type.String(),
    user_code: Type.String(),
    verification_uri: Type.String(),
    verification_uri_complete: text(),
    expires_in: Type.Integer({ description: "Seconds." }),
    interval: Type.Optional(Type.Integer({ description: "Seconds between two requests." })),
  },
  { ...open, $id: "OauthDeviceAnswer" },
);

export const DeviceForm = Type.Object(
  { xsrf: text(), user_code: text(), confirm: text(), abort: text() },
  { ...open, $id: "OauthDeviceForm" },
);

export const Metadata = Type.Object({}, { ...open, $id: "OauthMetadata" });
