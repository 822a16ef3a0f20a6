import type { Mutant } from "./mutant.ts";

/**
 * The source with the mutant's edit. Throws when the text to edit is gone or is there twice: then
 * the mutant would prove nothing.
 */
export function editSource(source: string, { name, file, find, replace }: Mutant): string {
  const places = source.split(find).length - 1;
  if (places !== 1) {
    throw new Error(
      `The mutant "${name}" edits a text that is in ${file} ${places} times. Write it in tests/mutants as the file has it now.`,
    );
  }
  return source.replace(find, () => replace);
}
