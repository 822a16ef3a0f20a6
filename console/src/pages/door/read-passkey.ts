import type { PasskeyAnswer } from "@parley/client";
import { base64Url } from "../../parts/base64-url.ts";

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
      challenge: base64Url.toBytes(challenge),
      allowCredentials: allowCredentials.map(({ id, ...more }) => ({
        ...more,
        type: "public-key",
        id: base64Url.toBytes(id),
      })),
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response as AuthenticatorAssertionResponse;
  return {
    id: found.id,
    rawId: found.id,
    type: "public-key",
    clientExtensionResults: { ...found.getClientExtensionResults() },
    response: {
      clientDataJSON: base64Url.toText(clientDataJSON),
      authenticatorData: base64Url.toText(authenticatorData),
      signature: base64Url.toText(signature),
      ...(userHandle === null ? {} : { userHandle: base64Url.toText(userHandle) }),
    },
  };
}
