import type { Untrusted } from "../../../../kernel/untrusted/untrusted.ts";
import type { DecodedFile } from "./decoded-file.ts";

/** One person of a file; `number` counts from 1, without the row of names. */
export type FileRow = {
  number: number;
  /** The cells that are not blank, by the names of their columns. */
  fields: Record<string, unknown>;
  fault?: string;
  /** Cells to which the file has no column. */
  beyond?: readonly string[];
  /** Names what the format has of the person, and an import does not read. */
  unread?: readonly string[];
};

/** `text` and `bytes` are the same file: a format reads one of them. */
export type OpenFile = {
  text: DecodedFile;
  bytes: AsyncIterable<Buffer>;
  workspaceId: string;
  untrusted: Untrusted;
  parseJson(text: string): unknown;
};

export type FileFormat = {
  mediaTypes: readonly string[];
  /** A file that begins so has this format, whatever the sender calls it. */
  begins?: Buffer;
  /** Gives the names of the columns first, where the file has a row of them. */
  read(file: OpenFile): AsyncGenerator<{ names: string[] } | FileRow>;
};
