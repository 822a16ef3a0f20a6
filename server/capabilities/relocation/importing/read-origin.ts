import Type, { type Static, type TSchema } from "typebox";
import { checkBySchema } from "../../../kernel/untrusted/check-by-schema.ts";
import { Nullable } from "../../../kernel/wire/show.ts";
import { fileVersion, type Origin } from "../carrying/part-names.ts";
import { readJson } from "./read-lines.ts";
import { refused } from "./refused.ts";

const Uuid = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });
const Count = Type.Integer({ minimum: 0 });
const Text = (maxLength: number) => Type.String({ maxLength });

const OriginShape = Type.Object({
  version: Count,
  parley: Text(100),
  schema: Count,
  migrations: Text(100),
  workspaceId: Uuid,
  name: Text(1_000),
  moment: Text(100),
  hasSecrets: Type.Boolean(),
});

export const MemberShape = Type.Object({
  accountId: Uuid,
  email: Text(320),
  name: Nullable(Type.String({ maxLength: 100 })),
  language: Nullable(Text(20)),
  role: Type.Enum(["owner", "admin", "agent"]),
  joinedAt: Text(100),
});

export const ContentsShape = Type.Object({
  members: Count,
  tables: Type.Record(Type.String(), Count),
  database: Nullable(Type.Object({ moment: Text(100) })),
  files: Type.Object({ count: Count, bytes: Count, missing: Count }),
});

/** Reads JSON of a certain shape. Throws workspace-file-refused. */
export function readShape<Schema extends TSchema>(shape: Schema, text: string, what: string): Static<Schema> {
  const value = readJson(text);
  if (checkBySchema(shape, value) === undefined) return value as Static<Schema>;
  throw refused(`The ${what} of the file cannot be read.`);
}

/** Reads from where a file comes. Throws workspace-file-refused for one that this program cannot import. */
export function readOrigin(text: string, own: { schema: number; migrations: string }): Origin {
  const { version } = readShape(Type.Object({ version: Count }), text, "beginning");
  if (version > fileVersion) throw refused(`A newer Parley wrote the file, in its version ${version}.`);
  const origin = readShape(OriginShape, text, "beginning");
  const { schema, parley, migrations } = origin;
  if (schema > own.schema)
    throw refused(
      `The file has schema ${schema}, and this installation ${own.schema}. Upgrade this one to Parley ${parley} or newer.`,
    );
  if (schema < own.schema)
    throw refused(
      `The file has schema ${schema}, and this installation ${own.schema}. Upgrade the former installation, and export again; or import the file into one of Parley ${parley}, upgrade that, and export there.`,
    );
  if (migrations !== own.migrations)
    throw refused("The schema of the file was made by other migrations than this installation has.");
  return origin;
}
