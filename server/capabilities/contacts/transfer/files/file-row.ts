import type { DecodedFile } from "./decoded-file.ts";

/** One person of a file; `number` counts from 1, without the row of names. */
export type FileRow = {
  number: number;
  /** The cells that are not blank, by the names of their columns. */
  fields: Record<string, unknown>;
  fault?: string;
  /** Cells to which the file has no column. */
  beyond?: readonly string[];
};

export type OpenFile = { text: DecodedFile; parseJson(text: string): unknown };

export type FileFormat = {
  mediaTypes: readonly string[];
  /** Gives the names of the columns first, where the file has a row of them. */
  read(file: OpenFile): AsyncGenerator<{ names: string[] } | FileRow>;
};
