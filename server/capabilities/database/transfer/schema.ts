import Type, { type Static } from "typebox";
import { Nullable } from "../../../kernel/wire/show.ts";
import { forSpreadsheet } from "../../contacts/index.ts";

const closed = { additionalProperties: false };
const tableName = Type.String({
  minLength: 1,
  maxLength: 63,
  description: "The table's name, exactly as it was created.",
});

const FileFormat = Type.Enum(["csv", "ndjson"]);
export type FileFormat = Static<typeof FileFormat>;

export const DatabaseExportQuery = Type.Object(
  {
    table: Type.Optional({
      ...tableName,
      description: "A table or a view. Without it, the whole database is exported.",
    }),
    format: Type.Optional(
      Type.Enum(["csv", "ndjson"], {
        description: "`csv` for a table, unless it is named; a whole database is always `ndjson`.",
      }),
    ),
    for: forSpreadsheet,
  },
  closed,
);

export const DatabaseImportQuery = Type.Object(
  {
    table: Type.Optional({ ...tableName, description: "The table. In multipart/form-data it may be a field." }),
    fileFormat: Type.Optional(
      Type.Enum(["csv", "ndjson"], { description: "By default what the Content-Type header says." }),
    ),
    mode: Type.Optional(
      Type.Enum(["insert", "upsert"], {
        default: "insert",
        description: "`upsert` changes rows that exist already, by the primary key or by `onConflict`.",
      }),
    ),
    onConflict: Type.Optional(
      Type.String({
        maxLength: 4_000,
        description: "For `upsert`: the columns of a unique key, as a JSON list.",
        examples: ['["email"]'],
      }),
    ),
    dateFormat: Type.Optional(
      Type.Enum(["DMY", "MDY", "YMD"], {
        description:
          "The order of day, month and year in dates that are no ISO 8601, such as 03/04/2026. Months may also be named in English, German, French, Spanish, Italian, Dutch or Portuguese. Without it, such dates are refused.",
      }),
    ),
    dryRun: Type.Optional(Type.Boolean({ description: "Only says what would happen." })),
  },
  closed,
);
const { mode, dateFormat } = DatabaseImportQuery.properties;

/** A workflow says this of an import beside its rows. */
export const DatabaseImport = Type.Object(
  { table: tableName, mode, dateFormat, onConflict: Type.Optional(Type.Array(Type.String(), { minItems: 1 })) },
  closed,
);
export type DatabaseImport = Static<typeof DatabaseImport>;

export type DatabaseImportQuery = Static<typeof DatabaseImportQuery>;

const RowFault = Type.Object(
  {
    row: Type.Integer({ description: "The first row is 1; the header of a CSV does not count." }),
    column: Nullable(Type.String()),
    pointer: Type.String({ description: "Where in the file, as a JSON pointer: `/rows/0/email`." }),
    message: Type.String(),
  },
  closed,
);
export type RowFault = Static<typeof RowFault>;

export const DatabaseImportReport = Type.Object(
  {
    dryRun: Type.Boolean(),
    rows: Type.Integer({ description: "Rows that were read." }),
    inserted: Type.Integer(),
    updated: Type.Integer(),
    failed: Type.Array(RowFault, { description: "The first hundred faults; after that many, reading ends." }),
  },
  { ...closed, $id: "DatabaseImportReport" },
);
export type DatabaseImportReport = Static<typeof DatabaseImportReport>;

export const DatabaseRestoreReport = Type.Object(
  { tables: Type.Integer(), views: Type.Integer(), rows: Type.Integer() },
  { ...closed, $id: "DatabaseRestoreReport" },
);
export type DatabaseRestoreReport = Static<typeof DatabaseRestoreReport>;
