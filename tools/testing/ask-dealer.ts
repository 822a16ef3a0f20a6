import { createConnection } from "node:net";
import { json } from "node:stream/consumers";

/** The socket on which the dealer listens, which the processes of a run inherit. */
export const dealerVariable = "TEST_DEALER";

/** Says what a process tells of the file that it ran before this question. */
export type Report = { path: string; ms: number; cpuMs: number };
export type Question = { pid: number; done?: Report };
export type Answer = { path?: string };

/** Gives the next file for this process. Undefined when the process should end. */
export async function askDealer(done: Report | undefined): Promise<string | undefined> {
  const question: Question = { pid: process.pid, ...(done === undefined ? {} : { done }) };
  const connection = createConnection(process.env[dealerVariable] ?? "");
  connection.end(JSON.stringify(question));
  const { path } = (await json(connection)) as Answer;
  return path;
}
