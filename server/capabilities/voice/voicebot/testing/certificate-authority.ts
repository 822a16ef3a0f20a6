import "reflect-metadata";
import { createPrivateKey, createSign, type KeyObject, type webcrypto } from "node:crypto";
import * as x509 from "@peculiar/x509";

const algorithm = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};
const dayMs = 24 * 60 * 60 * 1000;

export type TestCertificate = {
  pem: string;
  /** Signs a body as Alexa does: RSA-SHA256, base64. */
  sign(body: string): string;
  certificate: x509.X509Certificate;
  keys: webcrypto.CryptoKeyPair;
};

type Wish = {
  /** A certificate without an issuer is a root, which signs itself. */
  issuer?: TestCertificate;
  name?: string;
  /** The names in the certificate's subject alternative name. */
  hosts?: string[];
  isAuthority?: boolean;
  fromMs?: number;
  toMs?: number;
};

/** Makes a certificate of a chain that tests trust or do not trust. */
export async function makeCertificate(wish: Wish): Promise<TestCertificate> {
  const { issuer, hosts = [], isAuthority = false, fromMs = Date.now() - dayMs, toMs = Date.now() + dayMs } = wish;
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const subject = `CN=${wish.name ?? hosts[0] ?? "Test authority"}`;
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: Math.random().toString(16).slice(2).padEnd(8, "0"),
    subject,
    issuer: issuer?.certificate.subject ?? subject,
    notBefore: new Date(fromMs),
    notAfter: new Date(toMs),
    signingAlgorithm: algorithm,
    publicKey: keys.publicKey,
    signingKey: (issuer?.keys ?? keys).privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(isAuthority, undefined, true),
      ...(hosts.length === 0
        ? []
        : [new x509.SubjectAlternativeNameExtension(hosts.map((value) => ({ type: "dns" as const, value })))]),
    ],
  });
  const exported = await crypto.subtle.exportKey("pkcs8", keys.privateKey);
  const key: KeyObject = createPrivateKey({ key: Buffer.from(exported), format: "der", type: "pkcs8" });
  return {
    pem: `${certificate.toString("pem")}\n`,
    sign: (body) => createSign("RSA-SHA256").update(body).sign(key, "base64"),
    certificate,
    keys,
  };
}
