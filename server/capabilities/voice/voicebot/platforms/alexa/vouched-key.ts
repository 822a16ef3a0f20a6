import { X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { rootCertificates } from "node:tls";
import type { Kernel } from "../../../../../kernel/kernel.ts";
import { Problem, unavailable } from "../../../../../kernel/problem.ts";
import { state } from "../../../../../kernel/state.ts";
import { Cache } from "../../../../../kernel/storage/cache.ts";
import { readCertificates, readChain, type VouchedKey } from "./read-chain.ts";

/** Amazon uses one address at a time. */
const mostKept = 100;
const keptMs = 24 * 60 * 60 * 1000;
const fetchTimeoutMs = 3_000;
const mostBytes = 65_536;

type Kept = { key: Promise<VouchedKey | undefined>; readAtMs: number };

const keptOf = state(() => new Cache<string, Kept>(mostKept));
const rootsOf = state((kernel) => readRoots(kernel));

/** Tells whether the key of this address is known, so that asking for it reaches nobody. */
export function isKeyKnown(kernel: Kernel, address: URL): boolean {
  const kept = keptOf(kernel).get(address.href);
  return kept !== undefined && kernel.clock.elapsed() - kept.readAtMs < keptMs;
}

/**
 * Gives the key that the certificates at one of Amazon's addresses vouch for. Undefined when they vouch
 * for none. Throws unavailable when nothing answers at the address.
 */
export async function vouchedKey(kernel: Kernel, address: URL): Promise<VouchedKey | undefined> {
  const kept = keptOf(kernel);
  const known = isKeyKnown(kernel, address) ? kept.get(address.href) : undefined;
  if (known !== undefined) return known.key;
  const key = readKey(kernel, address);
  kept.set(address.href, { key, readAtMs: kernel.clock.elapsed() });
  // A file that vouches for nothing may be another one in a moment, so it is not kept.
  const forget = () => void (kept.get(address.href)?.key === key && kept.delete(address.href));
  key.then((found) => found === undefined && forget(), forget);
  return key;
}

async function readKey(kernel: Kernel, address: URL): Promise<VouchedKey | undefined> {
  const [pem, roots] = await Promise.all([readPem(kernel, address), rootsOf(kernel)]);
  return pem === undefined ? undefined : readChain(pem, roots);
}

async function readPem(kernel: Kernel, address: URL): Promise<string | undefined> {
  const { alexaCertificates: folder } = kernel.config;
  if (folder !== null) return readFileOf(folder, address);
  const options = { purpose: "alexa", timeoutMs: fetchTimeoutMs, maxResponseBytes: mostBytes };
  try {
    const answer = await kernel.outbound.fetch(address, options);
    return answer.status === 200 ? answer.text() : undefined;
  } catch (cause) {
    kernel.log.warn({ cause: String(cause) }, "Amazon's certificates for Alexa cannot be fetched");
    throw new Problem(unavailable, "The certificates cannot be fetched at present. Send the request again.", { cause });
  }
}

/** A file of PARLEY_ALEXA_CERTS stands for the address with its name. */
async function readFileOf(folder: string, address: URL): Promise<string | undefined> {
  const name = address.pathname.slice("/echo.api/".length);
  if (!/^[\w-][\w.-]*$/.test(name)) return undefined;
  return readFile(join(folder, name), "utf8").catch(() => undefined);
}

async function readRoots({ config }: Kernel): Promise<X509Certificate[]> {
  const { alexaCertificates: folder } = config;
  if (folder === null) return rootCertificates.map((pem) => new X509Certificate(pem));
  return readCertificates(await readFile(join(folder, "root.pem"), "utf8").catch(() => "")) ?? [];
}
