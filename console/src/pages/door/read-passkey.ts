import type { PasskeyAnswer } from "@parley/client";

type Options = Record<string, unknown> | undefined;
type Descriptor = { id: string; transports?: AuthenticatorTransport[] };

/**
 * Asks the device for a passkey. The server writes and reads bytes as base64url.
 * @throws DOMException when the person declines
 */
export async function readPasskey(options: Options): Promise<PasskeyAnswer> {
  const {
    challenge,
    allowCredentials = [],
    ...rest
  } = (options ?? {}) as {
    challenge: string;
    allowCredentials?: Descriptor[];
  };
  const found = (await navigator.credentials.get({
    publicKey: {
      ...rest,
      challenge: toBytes(challenge),
      allowCredentials: allowCredentials.map(({ id, ...more }) => ({ ...more, type: "public-key", id: toBytes(id) })),
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response as AuthenticatorAssertionResponse;
  return {
    id: found.id,
    rawId: found.id,
    type: "public-key",
    clientExtensionResults: { ...found.getClientExtensionResults() },
    response: {
      clientDataJSON: toText(clientDataJSON),
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
      ...(userHandle === null ? {} : { userHandle: toText(userHandle) }),
    },
  };
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

function toText(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
