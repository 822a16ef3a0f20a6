/** Declares the part of the library that Parley uses, because the library brings no types. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** A request of a person that waits for their answer. */
  export type Interaction = {
    uid: string;
    returnTo: string;
    params: Record<string, unknown>;
    prompt: { name: string };
    deviceCode?: string;
  };
  export type Grant = {
    jti: string;
    accountId: string;
    clientId: string;
    resources?: Record<string, string>;
    rejected?: { resources: Record<string, string> };
  };
  export type Client = { clientId: string; clientSecret?: string; grantTypeAllowed(type: string): boolean };
  export type Token = { kind: string; clientId: string; accountId?: string; grantId?: string };
  export type OidcContext = {
    body: unknown;
    status: number;
    set(name: string, value: string): void;
    oidc: {
      route: string;
      client?: Client;
      params?: Record<string, unknown>;
      entities: { Grant?: Grant; Client?: Client };
      result?: { consent?: { grantId?: string } };
      session?: { id: string; accountId?: string; exp?: number; state?: { secret: string } };
      cookies: { set(name: string, value: string, options: object): void };
      provider: Provider;
    };
  };

  /** An access token of a client by itself. */
  export type ClientToken = { resourceServer?: object; scope?: string; save(): Promise<string> };

  export class Provider {
    constructor(issuer: string, setup: Record<string, unknown>);
    proxy: boolean;
    silent: boolean;
    Client: { prototype: { compareClientSecret(this: Client, actual: string): boolean } };
    Grant: { find(id: string): Promise<Grant | undefined> };
    ClientCredentials: new (content: {
      client: Client;
      scope: string;
    }) => ClientToken;
    ResourceServer: new (
      identifier: string,
      setup: Record<string, unknown>,
    ) => object;
    registerGrantType(name: string, handler: (context: OidcContext) => Promise<void>, parameters: string[]): void;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    on(event: "server_error", listener: (context: OidcContext, error: Error) => void): void;
    on(event: "error", listener: (error: Error) => void): void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<string>;
  }
  type ErrorType = new (detail?: string) => Error;
  export const errors: { InvalidGrant: ErrorType; InvalidScope: ErrorType; InvalidTarget: ErrorType };
}
