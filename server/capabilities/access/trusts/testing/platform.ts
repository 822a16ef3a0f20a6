import { createServer, type Server } from "node:http";
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from "jose";

type PrivateKey = Awaited<ReturnType<typeof generateKeyPair>>["privateKey"];
type Key = { kid: string; algorithm: string; privateKey: PrivateKey; jwk: Record<string, unknown> };
type Signing = { header?: Partial<JWTHeaderParameters>; key?: Key };

/** A platform as CIs and clusters are: it signs tokens for its machines, and publishes its keys. */
export class Platform {
  readonly #server: Server;
  keys: Key[] = [];
  /** Counts the requests for the keys. */
  reads = 0;
  /** Takes the place of the discovery document, where it is set. */
  document: ((issuer: string) => { status: number; body: string }) | undefined;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<Platform> {
    const server = createServer((request, response) => {
      const { status, body } = platform.#answer(request.url ?? "");
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    });
    const platform = new Platform(server);
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    platform.keys = [await makeKey("first")];
    return platform;
  }

  get issuer(): string {
    return `http://${this.host}`;
  }

  get host(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The platform does not listen.");
    return `127.0.0.1:${address.port}`;
  }

  get jwks(): { keys: Record<string, unknown>[] } {
    return { keys: this.keys.map(({ jwk }) => jwk) };
  }

  /** Signs a token that lives five minutes, unless the claims say otherwise. A claim that is undefined is left out. */
  async sign(claims: JWTPayload, { header, key = this.keys[0]! }: Signing = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: this.issuer, iat: now, exp: now + 300, jti: crypto.randomUUID() };
    return new SignJWT({ ...usual, ...claims })
      .setProtectedHeader({ alg: key.algorithm, kid: key.kid, typ: "JWT", ...header })
      .sign(key.privateKey);
  }

  stop(): Promise<void> {
    return new Promise((done) => {
      this.#server.close(() => done());
      this.#server.closeAllConnections();
    });
  }

  #answer(path: string): { status: number; body: string } {
    if (path === "/keys") {
      this.reads++;
      return { status: 200, body: JSON.stringify(this.jwks) };
    }
    if (path !== "/.well-known/openid-configuration") return { status: 404, body: "{}" };
    const { issuer } = this;
    return this.document?.(issuer) ?? { status: 200, body: JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }) };
  }
}

export async function makeKey(kid: string, algorithm = "RS256"): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  return { kid, algorithm, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: "sig" } };
}
