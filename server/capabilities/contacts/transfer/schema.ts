import Type, { type Static } from "typebox";
import { Nullable } from "../../../kernel/wire/show.ts";
import { CountryText } from "../people/schema.ts";

const closed = { additionalProperties: false };

export const maxImportBytes = 52_428_800;

export const ImportQuery = Type.Object(
  {
    dryRun: Type.Optional(Type.Boolean({ description: "Only says what would happen." })),
    mapping: Type.Optional(
      Type.String({
        maxLength: 5_000,
        description:
          'Which field a column is, as JSON: `{"E-Mail": "email", "Notes": null}`; null leaves a column out.',
      }),
    ),
    country: Type.Optional(CountryText),
    encoding: Type.Optional(
      Type.String({
        maxLength: 40,
        description:
          "How the file is encoded, such as `windows-1252`; a byte order mark goes before it. Without it the `charset` of the Content-Type says so; without both, lines that are not UTF-8 are Windows-1252.",
      }),
    ),
    dateFormat: Type.Optional(
      Type.Enum(["DMY", "MDY", "YMD"], {
        description:
          "The order of day, month and year in dates that are not ISO 8601. Months may then be named, in seven languages.",
      }),
    ),
  },
  closed,
);
export type ImportQuery = Static<typeof ImportQuery>;

/** Says for whom a file is written. It is a parameter of every export as CSV. */
export const forSpreadsheet = Type.Optional(
  Type.Enum(["spreadsheet"], {
    description:
      "`spreadsheet`: the CSV begins with a byte order mark, by which Excel knows UTF-8, and a cell that a spreadsheet would take for a formula begins with an apostrophe. Lines of JSON stay as they are.",
  }),
);

const RowText = Type.Object({ row: Type.Integer(), field: Type.String(), message: Type.String() }, closed);
export type RowText = Static<typeof RowText>;

export const ImportReport = Type.Object(
  {
    dryRun: Type.Boolean(),
    rows: Type.Integer(),
    created: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    failed: Type.Integer(),
    encoding: Type.String({
      description: "How the file was read; `windows-1252` when lines of it were not UTF-8.",
    }),
    layout: Nullable(Type.String({ description: "The service that wrote the file, by its columns." })),
    columns: Type.Array(Type.Object({ name: Type.String(), field: Nullable(Type.String()) }, closed), {
      description:
        "Which field each of the first thousand columns was taken for, by the mapping or its usual names; null: left out. `left`, `wanted`, `bounced` and `complained` say who gets no mail.",
    }),
    notes: Type.Array(RowText, {
      description:
        "The first thousand rows that share something with others: people with one number stay several contacts, and rows with one address become one. Others say what of a row was kept as a text, shortened or left out. Row 0 is that of the names: columns there seem to say who has left, and were not heeded.",
    }),
    faults: Type.Array(RowText, {
      description: "The first thousand rows that were left out; the first row of people is 1.",
    }),
    errorFile: Nullable(Type.String(), {
      description:
        "All rows that were left out as CSV, with what is wrong as the column `error`, which an import passes over: correct it and import it. It ends after 16 million characters; a note then says where.",
    }),
  },
  { ...closed, $id: "ImportReport" },
);
export type ImportReport = Static<typeof ImportReport>;
