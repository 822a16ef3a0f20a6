import { createHash, createHmac, hkdfSync } from "node:crypto";
import type { Kernel } from "../kernel/kernel.ts";
import { idempotencyKeyReused, invalidRequest, Problem, requestInProgress } from "../kernel/problem.ts";
import { open, seal } from "../kernel/secrets.ts";
import type { Transaction } from "../kernel/storage/database.ts";
import { inTransaction } from "../kernel/storage/database.ts";
import {
  findIdempotencyRecord,
  type IdempotencyRecord,
  lockIdempotencyKey,
  writeIdempotencyRecord,
} from "../kernel/store.ts";

/** One request as far as its retries are concerned: scope, key and body. */
export type IdempotentRequest = {
  workspaceId: string;
  fingerprint: Buffer;
  proof: Proof;
  /** While PARLEY_SECRET is being replaced: what an attempt before the replacement left. */
  previousProof: Proof | null;
};

/** Made from the raw key, which is never stored: tells the same body again, and opens the stored answer. */
type Proof = { requestHash: Buffer; answerKey: Buffer };

export type StoredAnswer = { status: number; body: unknown };

/** Calls made before there is a workspace are kept under the nil UUID. */
const noWorkspace = "00000000-0000-0000-0000-000000000000";

/** Undefined without the header. Throws invalid-request for a header that is empty, too long or not printable ASCII. */
export function identifyRequest(
  kernel: Kernel,
  request: {
    key: string | undefined;
    workspaceId: string | null;
    caller: string;
    method: string;
    path: string;
    body: unknown;
  },
): IdempotentRequest | undefined {
  if (request.key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(request.key)) {
    throw new Problem(invalidRequest, "Idempotency-Key must be 1 to 255 printable ASCII characters without spaces.");
  }
  const keyHash = createHash("sha256").update(request.key).digest("hex");
  const previous = kernel.secrets.signWithPrevious("idempotency", keyHash);
  const scope = [request.caller, request.method, request.path, keyHash];
  return {
    workspaceId: request.workspaceId ?? noWorkspace,
    fingerprint: createHash("sha256").update(JSON.stringify(scope)).digest(),
    proof: proofOf(kernel.secrets.sign("idempotency", keyHash), request.key, request.body),
    previousProof: previous && proofOf(previous, request.key, request.body),
  };
}

/** Bodies may hold passwords: a plain hash of one could be guessed at from a dump, a keyed one cannot. */
function proofOf(secretPart: Buffer, rawKey: string, body: unknown): Proof {
  const keyFor = (use: string) => Buffer.from(hkdfSync("sha256", secretPart, rawKey, use, 32));
  return {
    answerKey: keyFor("stored answer"),
    requestHash: createHmac("sha256", keyFor("request body"))
      .update(JSON.stringify(body ?? null))
      .digest(),
  };
}

/** Thrown out of a transaction that found the work done already. */
export class AlreadyDone extends Error {
  readonly record: IdempotencyRecord;
  constructor(record: IdempotencyRecord) {
    super("This request was answered before.");
    this.record = record;
  }
}

/** The record of an earlier attempt. Throws idempotency-key-reused when the key came with another body. */
export async function findEarlierAttempt(
  kernel: Kernel,
  request: IdempotentRequest,
): Promise<IdempotencyRecord | undefined> {
  const record = await findIdempotencyRecord(kernel.database.query, request.workspaceId, request.fingerprint);
  if (record !== undefined) refuseOtherBody(record, request);
  return record;
}

export function readStoredAnswer(request: IdempotentRequest, record: IdempotencyRecord): StoredAnswer | undefined {
  if (record.sealedAnswer === null) return undefined;
  const proof = proofThatFits(record, request);
  return proof && (JSON.parse(open(proof.answerKey, record.sealedAnswer, "")) as StoredAnswer);
}

/** Commits the effect and the record of it together. Throws AlreadyDone, or request-in-progress while a twin runs. */
export function commitOnce<Value>(
  kernel: Kernel,
  request: IdempotentRequest,
  status: number,
  work: (tx: Transaction) => Promise<Value>,
  progressOf: ((value: Value) => unknown) | undefined,
): Promise<Value> {
  return inTransaction(kernel.database, async (tx) => {
    if (!(await lockIdempotencyKey(tx, request.fingerprint))) {
      throw new Problem(requestInProgress, "A request with this Idempotency-Key is still running. Try again shortly.", {
        headers: { "retry-after": "1" },
      });
    }
    const earlier = await findIdempotencyRecord(tx, request.workspaceId, request.fingerprint);
    if (earlier !== undefined) {
      refuseOtherBody(earlier, request);
      throw new AlreadyDone(earlier);
    }
    const value = await work(tx);
    const answer: StoredAnswer = { status, body: value };
    await writeIdempotencyRecord(tx, {
      workspaceId: request.workspaceId,
      fingerprint: request.fingerprint,
      requestHash: request.proof.requestHash,
      nodeId: kernel.node.id,
      progress: progressOf === undefined ? null : progressOf(value),
      sealedAnswer: progressOf === undefined ? seal(request.proof.answerKey, JSON.stringify(answer), "") : null,
    });
    return value;
  });
}

function refuseOtherBody(record: IdempotencyRecord, request: IdempotentRequest): void {
  if (proofThatFits(record, request) !== undefined) return;
  throw new Problem(
    idempotencyKeyReused,
    "This Idempotency-Key was used with another body. Use a new key for a new request.",
  );
}

function proofThatFits(record: IdempotencyRecord, request: IdempotentRequest): Proof | undefined {
  return (
    [request.proof, request.previousProof].find((proof) => proof?.requestHash.equals(record.requestHash)) ?? undefined
  );
}
