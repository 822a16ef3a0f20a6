import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Options = { challenge: string; rp?: { id?: string }; rpId?: string };
type Changes = { origin?: string; challenge?: string; counter?: number; rpId?: string; credentialId?: string };

/** Holds what a browser answers, as `PublicKeyCredential.toJSON()` writes it. */
export type CredentialAnswer = {
  id: string;
  rawId: string;
  type: "public-key";
  clientExtensionResults: Record<string, never>;
  response: Record<string, unknown>;
};

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** An authenticator in software (WebAuthn level 2, ES256), which a browser at `origin` talks to. */
export class SoftwarePasskey {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = randomBytes(16);
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Answers `navigator.credentials.create()`. `attestation` replaces the format and its statement. */
  create(
    options: Options,
    changes: Changes & { attestation?: [format: string, statement: unknown] } = {},
  ): CredentialAnswer {
    const { x, y } = this.#keys.publicKey.export({ format: "jwk" });
    const publicKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, "base64url")],
        [-3, Buffer.from(y!, "base64url")],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, publicKey]);
    const authData = Buffer.concat([
      this.#head(changes.rpId ?? options.rp?.id ?? "", 0x41, changes.counter),
      credential,
    ]);
    const [format, statement] = changes.attestation ?? ["none", new Map()];
    const attestationObject = cbor(
      new Map<string, unknown>([
        ["fmt", format],
        ["attStmt", statement],
        ["authData", authData],
      ]),
    );
    return this.#answer(changes, {
      clientDataJSON: this.#clientData("webauthn.create", options, changes),
      attestationObject: attestationObject.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Answers `navigator.credentials.get()`. */
  get(options: Options, changes: Changes = {}): CredentialAnswer {
    const authenticatorData = this.#head(changes.rpId ?? options.rpId ?? "", 0x01, changes.counter);
    const clientDataJSON = this.#clientData("webauthn.get", options, changes);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return this.#answer(changes, {
      clientDataJSON,
      authenticatorData: authenticatorData.toString("base64url"),
      signature: sign("sha256", signed, this.#keys.privateKey).toString("base64url"),
    });
  }

  #head(rpId: string, flags: number, counter = ++this.#counter): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  #clientData(type: string, options: Options, changes: Changes): string {
    const { origin = this.#origin, challenge = options.challenge } = changes;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
  }

  #answer(changes: Changes, response: Record<string, unknown>): CredentialAnswer {
    const id = changes.credentialId ?? this.#id.toString("base64url");
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }
}

/** Gives the part of CBOR (RFC 8949) that authenticators write. */
function cbor(value: unknown): Buffer {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
  throw new Error(`No CBOR for ${String(value)}.`);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
