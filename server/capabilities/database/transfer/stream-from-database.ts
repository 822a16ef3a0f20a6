import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Session } from "../plane/session.ts";
import { runTransfer, type Transfer } from "./run-transfer.ts";

/** The session with the database was ended before the body was complete. */
class BrokenOff extends Error {
  override name = "BrokenOff";
}

/**
 * A body that is read from the database while the client takes it. What goes wrong before the first
 * piece is thrown; later, the body breaks off. The session is given back when the body has ended,
 * also because nobody reads it.
 */
export function streamFromDatabase(
  kernel: Kernel,
  transfer: Transfer,
  read: (session: Session) => AsyncGenerator<string>,
): Promise<Readable> {
  const started = Promise.withResolvers<Readable>();
  const work = runTransfer(kernel, transfer, async (session) => {
    const pieces = read(session);
    const first = await pieces.next();
    const body = Readable.from(continued(first, pieces));
    session.onEnd = () => body.destroy(session.endedBecause === "caller-left" ? undefined : new BrokenOff());
    started.resolve(body);
    try {
      await finished(body);
    } finally {
      session.onEnd = undefined;
    }
  });
  // After the start, the body itself tells of the failure.
  work.catch(started.reject);
  return started.promise;
}

async function* continued(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done === true) return;
  try {
    yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
