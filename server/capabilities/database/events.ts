import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { Nullable } from "../../kernel/wire/show.ts";

const Change = Type.Object(
  {
    table: Type.String({ examples: ["orders"] }),
    key: Nullable(Type.Record(Type.String(), Type.Unknown()), {
      description:
        'The primary key of the row, for example `{"id": 7}`. null where one event tells of all rows of a statement: in a table without a primary key, of a TRUNCATE, and of a statement that changes more than 10,000 rows.',
    }),
  },
  { $id: "RecordChange" },
);

const Values = (what: string) =>
  Nullable(Type.Record(Type.String(), Type.Unknown()), {
    description: `${what}, of the columns that changed. null where there is no key, and where old and new values have more than 8,000 characters together.`,
  });

const Update = Type.Object(
  { ...Change.properties, old: Values("The values before"), new: Values("The values since then") },
  { $id: "RecordUpdate" },
);

const about = "Rows of statements in SQL are announced too. The row itself is read with `select`.";

export const recordCreated = defineEvent({
  type: "record.created",
  summary: `A row was inserted into a table of the workspace. ${about}`,
  schema: Change,
  visibleTo: "database:read",
});

export const recordUpdated = defineEvent({
  type: "record.updated",
  summary: `A row of a table was changed. A statement that leaves a row as it was announces nothing of it. ${about}`,
  schema: Update,
  visibleTo: "database:read",
});

export const recordDeleted = defineEvent({
  type: "record.deleted",
  summary: `A row of a table was deleted. ${about}`,
  schema: Change,
  visibleTo: "database:read",
});
