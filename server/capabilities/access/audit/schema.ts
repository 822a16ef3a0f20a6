import Type, { type Static } from "typebox";
import { closed, Time } from "../schema.ts";

export const AuditEntry = Type.Object(
  {
    id: Type.String(),
    actor: Type.Object({ kind: Type.String(), id: Type.Union([Type.String(), Type.Null()]) }, closed),
    action: Type.String({ description: "What was done, as noun.verb." }),
    targetId: Type.Union([Type.String(), Type.Null()]),
    details: Type.Record(Type.String(), Type.Unknown()),
    clientAddress: Type.Union([Type.String(), Type.Null()]),
    createdAt: Time,
  },
  { ...closed, $id: "AuditEntry" },
);
export type AuditEntry = Static<typeof AuditEntry>;
