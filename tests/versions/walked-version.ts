import type { VersionChange, VersionEntry } from "../../server/kernel/versions/version-change.ts";
import type { TestClient } from "../../server/testing/client.ts";
import { createJudge, type Judge } from "../fuzz/judge-answer.ts";
import { type Operation, type Reference, readOperations } from "../fuzz/read-operations.ts";
import type { HttpAnswer } from "../fuzz/send-request.ts";
import { mergeOperations, type RecordedOperation, type Recording, readRecording } from "./recording.ts";
import { findShapeFaults, type Shape, shapeOf } from "./shape.ts";

/** An older version of the interface, as a walk meets it. */
export type WalkedVersion = {
  date: string;
  judge: Judge;
  /** The operation as this version describes it; undefined where a walk need not send it in this version. */
  operationOf(name: string): Operation | undefined;
  /** Finds what of a valid request and its success is not as it was recorded, and records it. */
  note(operation: Operation, body: unknown, answer: HttpAnswer): string[];
  /** Holds what the walk has seen, together with what was recorded before. */
  readonly recording: Recording;
};

/** Reads the older versions from the references of a server, from the oldest on. */
export async function readWalkedVersions(
  client: TestClient,
  entries: readonly VersionEntry[],
  problems: ReadonlyMap<string, number>,
): Promise<WalkedVersion[]> {
  return Promise.all(
    entries.slice(0, -1).map(async ({ date, changes }, index) => {
      const reference = readOperations((await client.get(`/openapi.json?version=${date}`)).body);
      const operations = new Map(reference.operations.map((operation) => [operation.name, operation]));
      const changed = namesIn(changes);
      // An operation that did not change in this version is sent in the one before, which is translated alike.
      const operationOf = (name: string) => (index === 0 || changed.has(name) ? operations.get(name) : undefined);
      return { ...walkedVersion(date, reference, createJudge(reference, problems)), operationOf };
    }),
  );
}

/** The operations that changes name, as the reference names them. */
export function namesIn(changes: readonly VersionChange[]): ReadonlySet<string> {
  return new Set(changes.flatMap(({ operations }) => operations.map((name) => name.replace(/:([A-Za-z]+)/g, "{$1}"))));
}

function walkedVersion(date: string, { schemas }: Reference, judge: Judge) {
  const recorded = readRecording(date);
  const recording: Record<string, RecordedOperation> = { ...recorded };
  return {
    date,
    judge,
    recording,
    note(operation: Operation, body: unknown, answer: HttpAnswer): string[] {
      const seen = shapesOf(operation, schemas, body, answer);
      recording[operation.name] = mergeOperations(recording[operation.name], seen);
      const known = recorded[operation.name];
      // An operation that came after the last release has no recording yet.
      return known === undefined ? [] : findFaults(known, seen);
    },
  };
}

function shapesOf(
  { body: bodySchema, responses }: Operation,
  schemas: Reference["schemas"],
  body: unknown,
  { status, headers, text }: HttpAnswer,
): RecordedOperation {
  const schema = responses[String(status)]?.content?.["application/json"]?.schema;
  const isJson = schema !== undefined && String(headers["content-type"]).startsWith("application/json");
  const answer: Shape = isJson ? shapeOf(JSON.parse(text), schema, schemas) : text === "" ? "nothing" : "text";
  const request = bodySchema === undefined || body === undefined ? undefined : shapeOf(body, bodySchema, schemas);
  return { ...(request === undefined ? {} : { request }), answers: { [status]: answer } };
}

function findFaults(known: RecordedOperation, seen: RecordedOperation): string[] {
  const faults = Object.entries(seen.answers).flatMap(([status, shape]) => {
    const recorded = known.answers[status];
    if (recorded === undefined) return [`answered ${status} and was ${Object.keys(known.answers).join(" or ")}`];
    return findShapeFaults(recorded, shape, `answer ${status}`);
  });
  if (known.request === undefined || seen.request === undefined) return faults;
  // A request that has more than the recorded one would not prove that the old one is still taken.
  return [...faults, ...findShapeFaults(seen.request, known.request, "the recorded request")];
}
