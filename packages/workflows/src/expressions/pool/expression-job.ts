/** Programs of one workspace on the same input, for one thread. */
export type ExpressionJob = {
  workspaceId: string;
  /** jq programs, complete. */
  programs: string[];
  /** One JSON value. */
  input: string;
  /** Each result has so many bytes at most. */
  maxResultBytes: number;
};

/**
 * The outcome says what became of one program. `output`: one JSON value in each line. `complaint`:
 * what jq says of a fault, data included.
 */
export type JobOutcome =
  | { output: string }
  | { kind: "syntax" | "runtime"; complaint: string }
  | { kind: "limit"; reason: "memory" | "depth" | "output" };

export type ThreadSettings = { module: WebAssembly.Module };

/** For so long a thread goes on with the programs of one job. */
export const sliceMs = 50;
