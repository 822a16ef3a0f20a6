import { base64Url } from "../../../parts/base64-url.ts";
import type { parley } from "../../../session/session.ts";

type Options = Awaited<ReturnType<typeof parley.passkeys.options>>["options"];
type Made = Parameters<typeof parley.passkeys.create>[0]["passkey"];
type Known = { id: string; transports?: AuthenticatorTransport[] };

/**
 * Asks the device to make a passkey. The server writes and reads bytes as base64url.
 * @throws DOMException when the person declines, or the device has one already
 */
export async function makePasskey(options: Options): Promise<Made> {
  const { challenge, user, excludeCredentials, ...rest } = options as {
    challenge: string;
    user: { id: string; name: string; displayName: string };
    excludeCredentials?: Known[];
  };
  const made = (await navigator.credentials.create({
    publicKey: {
      ...(rest as unknown as PublicKeyCredentialCreationOptions),
      challenge: base64Url.toBytes(challenge),
      user: { ...user, id: base64Url.toBytes(user.id) },
      excludeCredentials: (excludeCredentials ?? []).map(({ id, ...more }) => ({
        ...{ ...more, type: "public-key" as const, id: base64Url.toBytes(id) },
      })),
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    rawId: made.id,
    type: "public-key",
    clientExtensionResults: { ...made.getClientExtensionResults() },
    response: {
      clientDataJSON: base64Url.toText(response.clientDataJSON),
      attestationObject: base64Url.toText(response.attestationObject),
      transports: response.getTransports(),
    },
  };
}
