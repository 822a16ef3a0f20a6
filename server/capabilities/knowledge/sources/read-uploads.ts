import { text } from "node:stream/consumers";
import Type, { type Static } from "typebox";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { findFaults } from "../../../kernel/wire/explain-faults.ts";
import type { BodyPart, Call } from "../../../kernel/wire/route.ts";
import { aboutUploads } from "../schema.ts";

const Fields = Type.Object(aboutUploads, { additionalProperties: false });
type SentFields = Static<typeof Fields>;

/** Holds what a request says of its files. `externalId`: one for each, in their order. */
export type UploadFields = Omit<SentFields, "shareOriginal"> & { shareOriginal?: boolean };

const lists: readonly string[] = ["externalId", "tags"];

/** Reads the files and the fields of a form, which come in any order. Throws invalid-request. */
export async function readUploads(
  call: Call<unknown, unknown, unknown>,
  take: (part: BodyPart) => Promise<void>,
): Promise<UploadFields> {
  const fields: Record<string, string | string[]> = Object.create(null);
  let count = 0;
  for await (const part of call.parts) {
    const { name, fileName } = part;
    if (fileName !== null) {
      if (name !== "file") throw wrong(name, "is no part for a file. Name each file's part `file`");
      await take(part);
      count++;
      continue;
    }
    const value = await text(part.stream);
    if (lists.includes(name)) fields[name] = [...(fields[name] ?? []), value];
    else if (fields[name] === undefined) fields[name] = value;
    else throw wrong(name, "is there twice. Send it once");
  }
  const errors = findFaults("/body", Fields, fields);
  if (errors.length > 0) throw new Problem(invalidRequest, `${errors[0]!.pointer} ${errors[0]!.message}.`, { errors });
  if (count === 0) throw wrong("file", "is missing: send each file as a part `file` with a file name");
  const { shareOriginal, ...sent } = fields as SentFields;
  return { ...sent, ...(shareOriginal === undefined ? {} : { shareOriginal: shareOriginal === "true" }) };
}

function wrong(name: string, message: string): Problem {
  const pointer = `/body/${name}`;
  return new Problem(invalidRequest, `${pointer} ${message}.`, { errors: [{ pointer, message }] });
}
