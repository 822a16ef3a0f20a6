import { randomInt } from "node:crypto";
import { type Challenge, createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Kernel } from "../../kernel/kernel.ts";
import { sha256 } from "../../kernel/secrets.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { timesOfWork } from "./flood-points.ts";
import { FormTimestamp } from "./form-timestamp.ts";
import type { FormChallenge } from "./schema.ts";

/** `hash` names the challenge: the solution may be sent once, until `endsAt`. */
export type Proof = { state: "missing" | "expired" | "wrong" } | { state: "solved"; hash: Buffer; endsAt: Date };

/** Some 0.3 s of a phone's time for each form, up to 2.5 s in an attack; checking it costs two hashes. */
const cost = 5_000;
const leastRounds = 500;
const mostRounds = 1_000;
const lifetimeMs = 3_600_000;

type Payload = { challenge: Challenge; solution: { counter: number; derivedKey: string } };

/**
 * ALTCHA challenges in the format of altcha-lib 2, signed for one workspace. None is stored before it
 * is solved.
 */
export const ProofOfWork = {
  /** More rounds cost this server nothing; a higher `cost` would. */
  make(kernel: Kernel, workspaceId: string): Promise<Challenge> {
    const times = timesOfWork(kernel, workspaceId);
    const secrets = secretsOf(kernel.secrets.sign("altcha", workspaceId));
    return createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost,
      counter: randomInt(leastRounds * times, mostRounds * times),
      deriveKey,
      expiresAt: new Date(kernel.clock.now() + lifetimeMs),
      ...secrets,
    });
  },

  /** Reads the base64 that the ALTCHA widget puts into the field `altcha`. */
  async read(kernel: Kernel, workspaceId: string, text: string | undefined): Promise<Proof> {
    if (text === undefined || text === "") return { state: "missing" };
    const payload = readPayload(text);
    const endsAtMs = (payload?.challenge.parameters.expiresAt ?? 0) * 1000;
    if (payload === undefined || !Number.isFinite(endsAtMs)) return { state: "wrong" };
    const keys = [kernel.secrets.sign("altcha", workspaceId), kernel.secrets.signWithPrevious("altcha", workspaceId)];
    let isExpired = false;
    for (const key of keys) {
      if (key === null) continue;
      const { verified, expired } = await verifySolution({ ...payload, deriveKey, ...secretsOf(key) });
      isExpired ||= expired || (verified && endsAtMs <= kernel.clock.now());
      if (verified && !isExpired) {
        return { state: "solved", hash: sha256(String(payload.challenge.signature)), endsAt: new Date(endsAtMs) };
      }
    }
    return { state: isExpired ? "expired" : "wrong" };
  },
};

/** The second secret lets a solution be checked without deriving the key again. */
function secretsOf(key: Buffer): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } {
  return { hmacSignatureSecret: key.toString("hex"), hmacKeySignatureSecret: sha256(key).toString("hex") };
}

/** Gives undefined for anything but a whole payload: the library takes its shape for granted. */
function readPayload(text: string): Payload | undefined {
  const value = parseOrNothing(Buffer.from(text, "base64").toString("utf8"));
  const { challenge, solution } = (value ?? {}) as Partial<Payload>;
  const { parameters, signature } = (challenge ?? {}) as Partial<Challenge>;
  const isWhole =
    typeof parameters === "object" &&
    parameters !== null &&
    typeof parameters.keySignature === "string" &&
    typeof parameters.expiresAt === "number" &&
    typeof signature === "string" &&
    typeof solution === "object" &&
    solution !== null &&
    /^[0-9a-f]{64}$/.test(String(solution.derivedKey));
  return isWhole ? ({ challenge, solution } as Payload) : undefined;
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A field that a stranger filled with something else is judged, and is no reason to refuse the
    // form.
    return undefined;
  }
}

/** Makes the challenge that a form fetches when it is opened, and sends back with its fields. */
export async function makeChallenge({ kernel, caller }: Context): Promise<FormChallenge> {
  const { parameters, signature = "" } = await ProofOfWork.make(kernel, caller.workspaceId);
  const altcha = { parameters: { ...parameters }, signature };
  return { timestamp: FormTimestamp.make(kernel, caller.workspaceId), altcha, ...altcha };
}
