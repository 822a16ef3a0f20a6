import { createHash, hkdfSync } from "node:crypto";
import type { Transaction } from "../kernel/database.ts";
import { inTransaction } from "../kernel/database.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { idempotencyKeyReused, invalidRequest, Problem, requestInProgress } from "../kernel/problem.ts";
import { open, seal } from "../kernel/secrets.ts";
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
  requestHash: Buffer;
  /** Opens stored answers; made from the raw key, which is never stored. */
  answerKey: Buffer;
};

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
  const scope = [request.caller, request.method, request.path, keyHash];
  return {
    workspaceId: request.workspaceId ?? noWorkspace,
    fingerprint: createHash("sha256").update(JSON.stringify(scope)).digest(),
    requestHash: createHash("sha256")
      .update(JSON.stringify(request.body ?? null))
      .digest(),
    answerKey: Buffer.from(
      hkdfSync("sha256", kernel.secrets.sign("idempotency", keyHash), request.key, "stored answer", 32),
    ),
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
  return JSON.parse(open(request.answerKey, record.sealedAnswer, "")) as StoredAnswer;
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
      requestHash: request.requestHash,
      nodeId: kernel.node.id,
      progress: progressOf === undefined ? null : progressOf(value),
      sealedAnswer: progressOf === undefined ? seal(request.answerKey, JSON.stringify(answer), "") : null,
    });
    return value;
  });
}

function refuseOtherBody(record: IdempotencyRecord, request: IdempotentRequest): void {
  if (record.requestHash.equals(request.requestHash)) return;
  throw new Problem(
    idempotencyKeyReused,
    "This Idempotency-Key was used with another body. Use a new key for a new request.",
  );
}
