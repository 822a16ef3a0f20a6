import { createPublicKey, type KeyObject, verify } from "node:crypto";
import Type from "typebox";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, unavailable } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { loadChecks } from "../../../kernel/wire/explain-faults.ts";

const keptMs = 24 * 60 * 60 * 1_000;
/** A report that names an unknown key makes this node ask for the keys again, at most so often. */
const leastMsBetweenReadings = 60_000;
/** A flood of reports must not become a flood of readings while the keys cannot be read. */
const pauseAfterFailureMs = 2_000;
const fetchTimeoutMs = 5_000;
const mostBytes = 262_144;
const mostKeys = 100;

/** The form in which GitHub publishes its keys. */
const PublishedKeys = Type.Object({
  public_keys: Type.Array(Type.Object({ key_identifier: Type.String(), key: Type.String() }), { maxItems: mostKeys }),
});

type Keys = ReadonlyMap<string, KeyObject>;
type Reading = { keys: Promise<Keys>; held: Keys | undefined; beganAtMs: number; hasFailed: boolean };

/** The last reading of the published keys. */
const readingOf = state((): { last: Reading | undefined } => ({ last: undefined }));

/**
 * Tells whether a key that is published at PARLEY_LEAK_REPORT_KEYS has signed the bytes: by ECDSA
 * over P-256 with SHA-256, as in GitHub's secret scanning partner programme. Throws unavailable when
 * the keys cannot be read.
 */
export async function isSignedReport(
  kernel: Kernel,
  bytes: Buffer,
  { keyId, signature }: { keyId: string; signature: string },
): Promise<boolean> {
  const key = await findKey(kernel, keyId);
  return key !== undefined && verify("sha256", bytes, key, Buffer.from(signature, "base64"));
}

/** Tells whether a report by this key is judged without reading the published keys. */
export function holdsKey(kernel: Kernel, keyId: string): boolean {
  const { last } = readingOf(kernel);
  return last !== undefined && !isOlder(kernel, last, keptMs) && last.held?.has(keyId) === true;
}

async function findKey(kernel: Kernel, keyId: string): Promise<KeyObject | undefined> {
  const { last } = readingOf(kernel);
  const known = last === undefined || isOlder(kernel, last, keptMs) ? undefined : (await last.keys).get(keyId);
  if (known !== undefined) return known;
  return (await (isRepeatable(kernel, last) ? startReading(kernel) : last!).keys).get(keyId);
}

function isOlder(kernel: Kernel, { beganAtMs, hasFailed }: Reading, ageMs: number): boolean {
  return hasFailed || kernel.clock.elapsed() - beganAtMs > ageMs;
}

function isRepeatable(kernel: Kernel, last: Reading | undefined): boolean {
  if (last === undefined) return true;
  const pauseMs = last.hasFailed ? pauseAfterFailureMs : leastMsBetweenReadings;
  return kernel.clock.elapsed() - last.beganAtMs > pauseMs;
}

function startReading(kernel: Kernel): Reading {
  const reading: Reading = {
    ...{ keys: readKeys(kernel), held: undefined },
    ...{ beganAtMs: kernel.clock.elapsed(), hasFailed: false },
  };
  readingOf(kernel).last = reading;
  reading.keys.then(
    (keys) => {
      reading.held = keys;
    },
    () => {
      reading.hasFailed = true;
    },
  );
  return reading;
}

async function readKeys(kernel: Kernel): Promise<Keys> {
  const { leakReportKeys } = kernel.config;
  try {
    const answer = await kernel.outbound.fetch(leakReportKeys, {
      purpose: "leak-reports",
      headers: { accept: "application/json", "user-agent": "Parley" },
      timeoutMs: fetchTimeoutMs,
      maxResponseBytes: mostBytes,
    });
    if (answer.status !== 200) throw new Error(`The answer was ${answer.status}.`);
    const published: unknown = JSON.parse(answer.text());
    if (!loadChecks().Check(PublishedKeys, published)) throw new Error("The answer does not hold public keys.");
    return new Map(published.public_keys.flatMap(({ key_identifier, key }) => readKey(key_identifier, key)));
  } catch (cause) {
    kernel.log.warn({ cause: String(cause) }, "the public keys of leak reports cannot be read");
    const detail = "The public keys cannot be read at present. Send the report again.";
    throw new Problem(unavailable, detail, { isLogged: true });
  }
}

/** Leaves out what is no key of the scheme: an RSA key would be verified in another one. */
function readKey(id: string, pem: string): [string, KeyObject][] {
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyDetails?.namedCurve === "prime256v1" ? [[id, key]] : [];
  } catch {
    return [];
  }
}
