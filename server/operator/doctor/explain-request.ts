import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { findModelAnswers, MessageId, type ModelAnswer } from "../../capabilities/conversations/index.ts";
import { WorkspaceId } from "../../capabilities/identity/index.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { AuditEntryId, EventId, RequestId } from "../../kernel/storage/id.ts";
import { WrongUse } from "../command.ts";
import { findCausedEvents, findJobsOf, findStoredBetween, type LeftJob, type StoredThing } from "./store.ts";

/** Without a line of the log nobody knows when the request ended: most have ended by then. */
const usualMs = 1_000;
const mostThings = 100;

type LogLine = Record<string, unknown>;
type Shown = { workspace: string; kind: StoredThing["table"]; id: string; name: string; causedBy: string | null };
type ShownAnswer = Omit<ModelAnswer, "workspaceId"> & { workspace: string };
type ShownJob = Omit<LeftJob, "runAt"> & { runAt: string };
type Explanation = {
  beganAt: string;
  endedAt: string | null;
  log: LogLine[];
  stored: Shown[];
  caused: Shown[];
  answers: ShownAnswer[];
  jobs: ShownJob[];
};

/** Reads an id of a request that answers, logs and problems name. @throws WrongUse for another text */
export function readRequestId(written: string): string {
  const uuid = RequestId.parse(written);
  if (uuid === undefined) throw new WrongUse(`"${written}" is no id of a request. Answers have it as x-request-id.`);
  return uuid;
}

/**
 * Tells what the log and the tables know of one request. Only jobs name requests. Its time is part of its id, and
 * so are those of all that was stored meanwhile: what other requests of the same moment stored is among it.
 *
 * @param logFile holds lines as the server writes them; null where it is not known
 */
export async function explainRequest(kernel: Kernel, uuid: string, logFile: string | null): Promise<Explanation> {
  const { query } = kernel.database;
  const beganMs = Number.parseInt(uuid.replaceAll("-", "").slice(0, 12), 16);
  const log = logFile === null ? [] : await readLines(logFile, RequestId.format(uuid));
  const endedMs = log.find(({ msg }) => msg === "answered")?.time;
  const lastMs = typeof endedMs === "number" ? endedMs : beganMs + usualMs;
  const between = { first: uuid, last: lastUuidOf(lastMs) };
  const stored = await findStoredBetween(query, between, mostThings);
  const events = stored.filter(({ table }) => table === "event").map(({ id }) => id);
  const known = new Set(events);
  const caused = (await findCausedEvents(query, events, mostThings)).filter(({ id }) => !known.has(id));
  const ofEvents = [...events, ...caused.map(({ id }) => id)];
  const [answers, jobs] = await Promise.all([
    findModelAnswers(query, between, mostThings),
    findJobsOf(query, RequestId.format(uuid), ofEvents, mostThings),
  ]);
  return {
    beganAt: new Date(beganMs).toISOString(),
    endedAt: typeof endedMs === "number" ? new Date(endedMs).toISOString() : null,
    log,
    stored: stored.map(show),
    caused: caused.map(show),
    answers: answers.map(({ workspaceId, id, ...rest }) => ({
      workspace: WorkspaceId.format(workspaceId),
      id: MessageId.format(id),
      ...rest,
    })),
    jobs: jobs.map(({ runAt, ...rest }) => ({ ...rest, runAt: runAt.toISOString() })),
  };
}

/** Writes an explanation for people. */
export function linesOf({ beganAt, endedAt, log, stored, caused, answers, jobs }: Explanation): string[] {
  const show = ({ workspace, kind, id, name, causedBy }: Shown) =>
    `  ${workspace}  ${kind}  ${name}  ${id}${causedBy === null ? "" : `  caused by ${causedBy}`}`;
  const until = endedAt ?? "an unknown end: the second from then on is shown. --log names the server's log";
  return [
    `It began at ${beganAt}, until ${until}.`,
    ...log.map((line) => `  ${JSON.stringify(line)}`),
    stored.length === 0 ? "Nothing was stored meanwhile." : "This was stored meanwhile, by it or by others:",
    ...stored.map(show),
    ...(caused.length === 0 ? [] : ["These events came of it later:", ...caused.map(show)]),
    ...(answers.length === 0 ? [] : ["Models wrote meanwhile:"]),
    ...answers.map(
      ({ workspace, id, model, status, ms, inputTokens, outputTokens }) =>
        `  ${workspace}  ${id}  ${model}  ${status}${ms === null ? "" : ` after ${ms} ms`}` +
        `${inputTokens === null ? "" : `, ${inputTokens} tokens in and ${outputTokens} out`}`,
    ),
    ...(jobs.length === 0 ? [] : ["Jobs that it left and that have not ended well:"]),
    ...jobs.map(
      ({ name, runAt, attempts, maxAttempts }) => `  ${name}  due ${runAt}  ${attempts} of ${maxAttempts} attempts`,
    ),
  ];
}

function show({ workspaceId, id, table, name, causedBy }: StoredThing): Shown {
  return {
    workspace: WorkspaceId.format(workspaceId),
    kind: table,
    id: (table === "event" ? EventId : AuditEntryId).format(id),
    name,
    causedBy: causedBy === null ? null : EventId.format(causedBy),
  };
}

/** Reads line by line, because a log may be larger than the memory. */
async function readLines(file: string, requestId: string): Promise<LogLine[]> {
  const found: LogLine[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    // A prefix of the journal or of a container may stand before the line itself.
    const start = line.indexOf("{");
    if (start < 0 || !line.includes(requestId)) continue;
    try {
      found.push(JSON.parse(line.slice(start)) as LogLine);
    } catch {
      // A line that is cut, or no line of Parley's, is shown as it is.
      found.push({ msg: line });
    }
    if (found.length === mostThings) break;
  }
  return found;
}

/** The last id that may be made in a millisecond. */
function lastUuidOf(ms: number): string {
  const time = Math.floor(ms).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7fff-bfff-ffffffffffff`;
}
