import Type, { type Static } from "typebox";
import { Nullable, Time } from "../../../kernel/wire/show.ts";

export const ErasureReceipt = Type.Object(
  {
    id: Type.String(),
    erasedAt: Nullable(Time, {
      description: "Null while a failure interrupts the erasure: repeat it.",
    }),
    counts: Type.Record(Type.String(), Type.Integer({ minimum: 1 }), {
      description: "How much was erased, by kind: `conversations`, `messages`, `leads`.",
    }),
    remains: Type.Array(
      Type.Object({
        where: Type.String(),
        until: Nullable(Time, { description: "Null: not yet over, or not known to Parley." }),
        note: Type.String(),
      }),
      { description: "Copies that deleting does not reach, and until when they may be there." },
    ),
    keptHash: Type.String({
      description: "What the audit log and this receipt keep: the id of the contact, or a keyed hash of the user's id.",
    }),
  },
  { $id: "ErasureReceipt" },
);
export type ErasureReceipt = Static<typeof ErasureReceipt>;
