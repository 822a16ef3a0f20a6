/** A command writes to these. `isTerminal` says whether a person reads `err`. */
export type Outputs = { out(text: string): void; err(text: string): void; isTerminal: boolean };

/**
 * Tells what a command does. With `--json` each call is one line of JSON on the standard output, with
 * its `kind`; else only the result is there, and the rest goes to the standard error.
 */
export type Report = {
  /** Says how far the work is: to terminals, and as JSON, at most twice a second. */
  progress(sentence: string, numbers: Readonly<Record<string, number>>): void;
  /** Says what is about to happen. */
  plan(sentence: string, fields: Readonly<Record<string, unknown>>): void;
  warn(sentence: string): void;
  /** The result: as fields for programs, and as lines for people. */
  result(fields: Readonly<Record<string, unknown>>, lines: readonly string[]): void;
  /** Says why the command failed. */
  fail(sentence: string): void;
};

const progressMs = 500;

export function createReport({ out, err, isTerminal }: Outputs, isJson: boolean): Report {
  const json = (kind: string, fields: object) => out(`${JSON.stringify({ kind, ...fields })}\n`);
  let toldAtMs = Number.NEGATIVE_INFINITY;
  let isLineOpen = false;
  const closeLine = () => {
    // The last progress is overwritten by what follows it.
    if (isLineOpen) err("\r\u001b[K");
    isLineOpen = false;
  };
  return {
    progress(sentence, numbers) {
      const now = performance.now();
      if (now - toldAtMs < progressMs) return;
      toldAtMs = now;
      if (isJson) return json("progress", { message: sentence, ...numbers });
      if (!isTerminal) return;
      closeLine();
      err(sentence);
      isLineOpen = true;
    },
    plan(sentence, fields) {
      closeLine();
      if (isJson) json("plan", { message: sentence, ...fields });
      else err(`${sentence}\n`);
    },
    warn(sentence) {
      closeLine();
      if (isJson) json("warning", { message: sentence });
      else err(`warning: ${sentence}\n`);
    },
    result(fields, lines) {
      closeLine();
      if (isJson) json("result", fields);
      else out(lines.map((line) => `${line}\n`).join(""));
    },
    fail(sentence) {
      closeLine();
      if (isJson) json("error", { message: sentence });
      else err(`parley: ${sentence}\n`);
    },
  };
}
