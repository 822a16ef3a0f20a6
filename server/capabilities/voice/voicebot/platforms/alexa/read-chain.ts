import { type KeyObject, X509Certificate } from "node:crypto";

/** The key that a chain of certificates vouches for, and from when to when it does. */
export type VouchedKey = { key: KeyObject; fromMs: number; toMs: number };

const signer = "echo-api.amazon.com";
const mostCertificates = 10;
const pemBlock = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** Reads the certificates of a PEM file in their order. Undefined when one of them cannot be read. */
export function readCertificates(pem: string): X509Certificate[] | undefined {
  try {
    return (pem.match(pemBlock) ?? []).slice(0, mostCertificates).map((block) => new X509Certificate(block));
  } catch {
    return undefined;
  }
}

/**
 * Reads the key of the first certificate, when it is Amazon's for Alexa and a chain leads from it to a
 * trusted root. Each certificate of the chain is signed by the next, which may sign certificates.
 */
export function readChain(pem: string, roots: readonly X509Certificate[]): VouchedKey | undefined {
  const [leaf, ...others] = readCertificates(pem) ?? [];
  if (leaf?.checkHost(signer, { subject: "never", wildcards: false }) === undefined) return undefined;
  if (leaf.publicKey.asymmetricKeyType !== "rsa") return undefined;
  const chain = chainFrom(leaf, others, roots);
  if (chain === undefined) return undefined;
  const fromMs = Math.max(...chain.map(({ validFrom }) => Date.parse(validFrom)));
  const toMs = Math.min(...chain.map(({ validTo }) => Date.parse(validTo)));
  return { key: leaf.publicKey, fromMs, toMs };
}

/** Gives the certificates from the first to a root, with both. */
function chainFrom(
  leaf: X509Certificate,
  others: readonly X509Certificate[],
  roots: readonly X509Certificate[],
): X509Certificate[] | undefined {
  const chain = [leaf];
  for (let current = leaf; chain.length <= mostCertificates; ) {
    const root = roots.find((candidate) => hasSigned(candidate, current));
    if (root !== undefined) return [...chain, root];
    const next = others.find((candidate) => !chain.includes(candidate) && hasSigned(candidate, current));
    if (next === undefined) return undefined;
    chain.push(next);
    current = next;
  }
  return undefined;
}

function hasSigned(issuer: X509Certificate, certificate: X509Certificate): boolean {
  return issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}
