import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { serveParent } from "../measuring/child.ts";
import { monotonicMs } from "../measuring/monotonic-time.ts";

/**
 * A mail server that takes every mail and keeps none. Answers when it has so many mails since the
 * question.
 */
export type SinkReady = { url: string };
export type SinkQuestion = { mails: number };
export type Sunk = { elapsedMs: number; twice: number };

let count = 0;
let beganMs: number | undefined;
let onMail: () => void = () => {};
let recipients = new Set<string>();
let twice = 0;

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, session, done) => {
    stream.resume();
    stream.on("end", () => {
      beganMs ??= monotonicMs();
      const to = session.envelope.rcptTo[0]?.address ?? "";
      if (recipients.has(to)) twice++;
      recipients.add(to);
      count++;
      onMail();
      done();
    });
  },
});
smtp.on("error", () => undefined);
smtp.listen(0, "127.0.0.1", () => {
  const { port } = smtp.server.address() as AddressInfo;
  serveParent({ url: `smtp://127.0.0.1:${port}` } satisfies SinkReady, take, async () => smtp.close());
});

async function take({ mails }: SinkQuestion): Promise<Sunk> {
  [count, beganMs, recipients, twice] = [0, undefined, new Set(), 0];
  await new Promise<void>((resolve) => {
    onMail = () => {
      if (count === mails) resolve();
    };
  });
  return { elapsedMs: monotonicMs() - beganMs!, twice };
}
