import { generateKeyPairSync, sign } from "node:crypto";

const scanner = generateKeyPairSync("ec", { namedCurve: "P-256" });
const keyId = "scanner";

/** The keys that a scanner of secrets publishes, in GitHub's form. */
export const publishedScannerKeys = JSON.stringify({
  public_keys: [
    { key_identifier: keyId, key: scanner.publicKey.export({ type: "spki", format: "pem" }), is_current: true },
  ],
});

/** The headers by which the scanner signs a report. */
export function scannerSignature(body: Buffer): [name: string, value: string][] {
  return [
    ["github-public-key-identifier", keyId],
    ["github-public-key-signature", sign("sha256", body, scanner.privateKey).toString("base64")],
  ];
}
