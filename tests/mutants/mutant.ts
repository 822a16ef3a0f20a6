/**
 * One small edit that breaks one promise of security. A test must notice it; an edit that no test
 * notices has found a promise that nobody checks.
 */
export type Mutant = {
  /** Unique among all mutants. */
  name: string;
  /** From the root of the repository. */
  file: string;
  /** Exact text that is in the file once. */
  find: string;
  replace: string;
  /** Test files, from the root. At least one of them must fail with the edit. */
  noticedBy: readonly string[];
};

/** The mutants of one file, which the same tests guard. */
export function mutantsOf(
  file: string,
  noticedBy: readonly string[],
  edits: readonly [name: string, find: string, replace: string][],
): Mutant[] {
  return edits.map(([name, find, replace]) => ({ name, file, find, replace, noticedBy }));
}
