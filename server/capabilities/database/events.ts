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

const about = "Rows of statements in SQL are announced too. The row itself is read with `select`.";

export const recordCreated = defineEvent({
  type: "record.created",
  summary: `A row was inserted into a table of the workspace. ${about}`,
  schema: Change,
  visibleTo: "database:read",
});

export const recordUpdated = defineEvent({
  type: "record.updated",
  summary: `A row of a table was changed. ${about}`,
  schema: Change,
  visibleTo: "database:read",
});

export const recordDeleted = defineEvent({
  type: "record.deleted",
  summary: `A row of a table was deleted. ${about}`,
  schema: Change,
  visibleTo: "database:read",
});
