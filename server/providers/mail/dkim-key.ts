import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from "node:crypto";
import { promisify } from "node:util";

/**
 * Mails of a domain are signed with this key (DKIM, RFC 6376). `privateKey` is an RSA key as PEM.
 */
export type DkimKey = { domain: string; selector: string; privateKey: string };

/** The record to publish, so that receivers find the public key. */
type DkimRecord = { name: string; type: "TXT"; value: string };

/** Receivers ignore signatures with shorter keys (RFC 8301). */
const fewestBits = 1024;
const usualBits = 2048;
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const dnsName = new RegExp(`^${label}(?:\\.${label})*$`, "i");
const domainName = new RegExp(`^${label}(?:\\.${label})+$`, "i");

/**
 * Says what is wrong with the key, in a sentence that does not repeat it. It gives undefined when
 * the key can sign.
 */
export function findDkimFault({ domain, selector, privateKey }: DkimKey): string | undefined {
  if (!domainName.test(domain) || domain.length > 253)
    return "The domain of dkim must look like example.com: the domain that the sender's address ends in.";
  if (!dnsName.test(selector) || selector.length > 63)
    return "The selector of dkim must be a name for DNS, for example parley1: letters, digits and hyphens.";
  let key: KeyObject;
  try {
    key = createPrivateKey(privateKey);
  } catch {
    return "The privateKey of dkim cannot be read. Send a private RSA key as PEM without a password, or leave it out.";
  }
  if (key.asymmetricKeyType !== "rsa") return "The privateKey of dkim must be an RSA key.";
  const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (modulusLength >= fewestBits) return undefined;
  return `The privateKey of dkim has ${modulusLength} bits. Receivers need at least ${fewestBits}: make one of 2048.`;
}

/** Makes a new private key as PEM. */
export async function makeDkimPrivateKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: usualBits });
  return privateKey.export({ type: "pkcs8", format: "pem" }) as string;
}

export function dkimRecordOf({ domain, selector, privateKey }: DkimKey): DkimRecord {
  const publicKey = createPublicKey(privateKey).export({ type: "spki", format: "der" });
  return {
    name: `${selector}._domainkey.${domain}`,
    type: "TXT",
    value: `v=DKIM1; k=rsa; p=${publicKey.toString("base64")}`,
  };
}
