import { createHash, createHmac, hkdfSync } from "node:crypto";
import { parseJsonWithin } from "@parley/json";
import type { Kernel } from "../../kernel/kernel.ts";
import { idempotencyKeyReused, invalidRequest, Problem, requestInProgress } from "../../kernel/problem.ts";
import { decryptWith, encryptWith } from "../../kernel/secrets.ts";
import { inTransaction, type Transaction } from "../../kernel/storage/database.ts";
import {
  findIdempotencyRecord,
  type IdempotencyRecord,
  lockIdempotencyKey,
  writeIdempotencyRecord,
} from "../../kernel/store.ts";
import { Answer } from "../../kernel/wire/route.ts";

/**
 * Holds what identifies a request among its retries: who sent it where, with which key and body.
 */
export type IdempotentRequest = {
  workspaceId: string;
  /**
   * Names the request. Progress is stored under it: a retry with a renewed proof of the user
   * continues there, because the handler is called and checks the proof.
   */
  fingerprint: Buffer;
  /**
   * Names the request together with the proof of the user that came in a header. A whole answer is
   * stored under it: it is given again without a call of the handler, so only to the same proof.
   */
  answerFingerprint: Buffer;
  proof: Proof;
  /**
   * The proof by PARLEY_SECRET_PREVIOUS: opens what an attempt stored before the secret was
   * replaced.
   */
  previousProof: Proof | null;
};

/**
 * Derived from the raw key, which is never stored: recognises the same body and decrypts the stored
 * answer.
 */
type Proof = { requestHash: Buffer; answerKey: Buffer };

/** The body is as the newest version of the interface had it then, which is absent where it was the first. */
type StoredAnswer = { status: number; body: unknown; version?: string };

/** Requests without a workspace, such as sign-up, are stored under the nil UUID. */
const noWorkspace = "00000000-0000-0000-0000-000000000000";

/**
 * Gives undefined without the header. Throws invalid-request for a header that is empty, too long or not
 * printable ASCII.
 */
export function identifyRequest(
  kernel: Kernel,
  request: {
    key: string | undefined;
    workspaceId: string | null;
    caller: string;
    /** The proof of the user in a header; empty without one. */
    userProof: string;
    method: string;
    path: string;
    body: unknown;
  },
): IdempotentRequest | undefined {
  if (request.key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(request.key)) {
    throw new Problem(
      invalidRequest,
      "Idempotency-Key must have 1 to 255 printable ASCII characters without spaces. A random UUID is best.",
    );
  }
  const keyHash = createHash("sha256").update(request.key).digest("hex");
  const previous = kernel.secrets.signWithPrevious("idempotency", keyHash);
  const scope = [request.caller, request.method, request.path, keyHash];
  const fingerprint = fingerprintOf(scope);
  return {
    workspaceId: request.workspaceId ?? noWorkspace,
    fingerprint,
    answerFingerprint: request.userProof === "" ? fingerprint : fingerprintOf([...scope, request.userProof]),
    proof: proofOf(kernel.secrets.sign("idempotency", keyHash), request.key, request.body),
    previousProof: previous && proofOf(previous, request.key, request.body),
  };
}

function fingerprintOf(scope: readonly string[]): Buffer {
  return createHash("sha256").update(JSON.stringify(scope)).digest();
}

/**
 * The hash of the body is keyed: from a database dump a plain hash of a password could be guessed.
 */
function proofOf(secretPart: Buffer, rawKey: string, body: unknown): Proof {
  const keyFor = (use: string) => Buffer.from(hkdfSync("sha256", secretPart, rawKey, use, 32));
  return {
    answerKey: keyFor("stored answer"),
    requestHash: createHmac("sha256", keyFor("request body"))
      .update(JSON.stringify(body ?? null))
      .digest(),
  };
}

/** Rolls back a transaction that found the work done by an earlier attempt. */
export class AlreadyDone extends Error {
  readonly record: IdempotencyRecord;
  constructor(record: IdempotencyRecord) {
    super("This request was answered before.");
    this.record = record;
  }
}

/**
 * Finds the record of an earlier attempt. Throws idempotency-key-reused when that one had another
 * body.
 */
export async function findEarlierAttempt(
  kernel: Kernel,
  request: IdempotentRequest,
): Promise<IdempotencyRecord | undefined> {
  const record = await findIdempotencyRecord(kernel.database.query, request.workspaceId, fingerprintsOf(request));
  if (record !== undefined) refuseOtherBody(record, request);
  return record;
}

export function readStoredAnswer(request: IdempotentRequest, record: IdempotencyRecord): StoredAnswer | undefined {
  if (record.sealedAnswer === null) return undefined;
  const proof = matchingProof(record, request);
  return proof && (parseJsonWithin(decryptWith(proof.answerKey, record.sealedAnswer, "")) as StoredAnswer);
}

/**
 * Commits the effect together with its record, so that a retry finds both or neither. Throws
 * AlreadyDone when an earlier attempt committed, and request-in-progress while one is running.
 */
export function commitOnce<Value>(
  kernel: Kernel,
  request: IdempotentRequest,
  status: number,
  work: (tx: Transaction) => Promise<Value>,
  progressOf: ((value: Value) => unknown) | undefined,
): Promise<Value> {
  return inTransaction(kernel.database, async (tx) => {
    if (!(await lockIdempotencyKey(tx, request.fingerprint))) {
      throw new Problem(
        requestInProgress,
        "A request with this Idempotency-Key is still running. Try again in a second.",
        {
          headers: { "retry-after": "1" },
        },
      );
    }
    const earlier = await findIdempotencyRecord(tx, request.workspaceId, fingerprintsOf(request));
    if (earlier !== undefined) {
      refuseOtherBody(earlier, request);
      throw new AlreadyDone(earlier);
    }
    const value = await work(tx);
    const { workspaceId, fingerprint, answerFingerprint, proof } = request;
    const given = value instanceof Answer ? { status: value.status, body: value.body } : { status, body: value };
    const answer: StoredAnswer = { ...given, version: kernel.versions.newest.date };
    await writeIdempotencyRecord(tx, {
      workspaceId,
      requestHash: proof.requestHash,
      nodeId: kernel.node.id,
      ...(progressOf === undefined
        ? {
            fingerprint: answerFingerprint,
            progress: null,
            sealedAnswer: encryptWith(proof.answerKey, JSON.stringify(answer), ""),
          }
        : { fingerprint, progress: progressOf(value), sealedAnswer: null }),
    });
    return value;
  });
}

function fingerprintsOf({ fingerprint, answerFingerprint }: IdempotentRequest): Buffer[] {
  return [fingerprint, answerFingerprint];
}

function refuseOtherBody(record: IdempotencyRecord, request: IdempotentRequest): void {
  if (matchingProof(record, request) !== undefined) return;
  throw new Problem(
    idempotencyKeyReused,
    "This Idempotency-Key was used with another body. Use a new key for a new request.",
  );
}

function matchingProof(record: IdempotencyRecord, request: IdempotentRequest): Proof | undefined {
  return (
    [request.proof, request.previousProof].find((proof) => proof?.requestHash.equals(record.requestHash)) ?? undefined
  );
}
