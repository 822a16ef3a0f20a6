import Type, { type Static } from "typebox";
import { PageQuery } from "../../../kernel/storage/page.ts";
import { Nullable, Time } from "../../../kernel/wire/show.ts";
import { closed } from "../schema.ts";

export const AuditEntry = Type.Object(
  {
    id: Type.String(),
    actor: Type.Object({ kind: Type.String(), id: Nullable(Type.String()) }, closed),
    action: Type.String({ description: "What was done, as noun.verb." }),
    target: Nullable(
      Type.Object(
        { kind: Type.String({ description: "A noun, like that of `action`: `user`, `api-key`." }), id: Type.String() },
        closed,
      ),
      { description: "What it was done to. Null: the workspace itself, or nothing that has an id." },
    ),
    details: Type.Record(Type.String(), Type.Unknown()),
    clientAddress: Nullable(Type.String()),
    createdAt: Time,
  },
  { ...closed, $id: "AuditEntry" },
);
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditQuery = Type.Interface(
  [PageQuery],
  {
    action: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: "Only entries of this action, such as `api-key.revoked`, or of all with its noun: `api-key`.",
      }),
    ),
  },
  { additionalProperties: false },
);
export type AuditQuery = Static<typeof AuditQuery>;
