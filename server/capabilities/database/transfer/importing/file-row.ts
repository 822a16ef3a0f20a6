import type { SentRow } from "../../tables/writing/read-rows.ts";

/** A row has this fault before it is sent to PostgreSQL. */
type FileFault = { column: string | null; message: string };

/** One row of a file; `number` counts from 1. */
export type FileRow = { number: number; characters: number } & ({ values: SentRow } | { fault: FileFault });
