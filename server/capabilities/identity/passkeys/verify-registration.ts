import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { loadWebauthn, loadWebauthnDecoders } from "./load-webauthn.ts";
import { passkeyAlgorithms, type RelyingParty } from "./relying-party-of.ts";
import type { NewPasskey } from "./schema.ts";
import type { StoredPasskey } from "./store.ts";

type Credential = Pick<StoredPasskey, "credentialId" | "publicKey" | "counter" | "transports">;

/** Returns the challenge that a new passkey signed; empty when the text is not of a browser. */
export function readChallenge(clientDataJson: string): string {
  try {
    const { challenge } = loadWebauthnDecoders().decodeClientDataJSON(clientDataJson) as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

/**
 * Returns undefined for an answer that is wrong in any way. Whether the challenge is ours is asked
 * elsewhere.
 */
export async function verifyRegistration(
  site: RelyingParty,
  challenge: string,
  { response, ...credential }: NewPasskey["passkey"],
): Promise<Credential | undefined> {
  try {
    if (namesCertificates(response.attestationObject)) return undefined;
    const { verified, registrationInfo } = await loadWebauthn().verifyRegistrationResponse({
      response: { ...credential, response } as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: Buffer.from(id, "base64url"),
      publicKey: Buffer.from(publicKey),
      counter,
      transports: response.transports ?? [],
    };
  } catch {
    // The library throws for whatever is wrong with an answer that a client wrote.
    return undefined;
  }
}

/**
 * We ask for no attestation, so browsers send none or one that the passkey signed itself. The check
 * of another would read certificates that the client wrote, and fetch lists that they name.
 */
function namesCertificates(attestationObject: string): boolean {
  const decoded = loadWebauthnDecoders().decodeAttestationObject(Buffer.from(attestationObject, "base64url"));
  const format = decoded.get("fmt");
  return format !== "none" && (format !== "packed" || decoded.get("attStmt").get("x5c") !== undefined);
}
