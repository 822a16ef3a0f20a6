import Type, { type Static } from "typebox";
import { Nullable, Time } from "../../../kernel/wire/show.ts";
import { closed } from "../schema.ts";

export const AuditEntry = Type.Object(
  {
    id: Type.String(),
    actor: Type.Object({ kind: Type.String(), id: Nullable(Type.String()) }, closed),
    action: Type.String({ description: "What was done, as noun.verb." }),
    targetId: Nullable(Type.String()),
    details: Type.Record(Type.String(), Type.Unknown()),
    clientAddress: Nullable(Type.String()),
    createdAt: Time,
  },
  { ...closed, $id: "AuditEntry" },
);
export type AuditEntry = Static<typeof AuditEntry>;
