/**
 * A call of an operation that works, and its answer: the one description from which the call is written in every
 * language. `described-examples.json` has them by method and path.
 */
export type Example = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Becomes JSON. */
  body?: unknown;
  /** A text file in place of a body, with its media type. The fields of a form are written as such. */
  file?: { name: string; mediaType: string; text: string };
  /** Pointers to values of a workspace, such as `/body/token`. A test puts those of its own workspace there. */
  live?: string[];
  answer: { status: number; text: string };
};

export const formType = "application/x-www-form-urlencoded";

/** Gives the fields of a form. Undefined for another body. */
export function formOf({ file }: Example): Record<string, string> | undefined {
  return file?.mediaType === formType ? Object.fromEntries(new URLSearchParams(file.text)) : undefined;
}
