import Type, { type Static } from "typebox";
import { PageQuery } from "../../../kernel/storage/page.ts";
import { IdOf, Nullable, Time } from "../../../kernel/wire/show.ts";
import { ApprovalId, RunId } from "../ids.ts";

export const approvalStatuses = ["pending", "approved", "rejected", "expired", "cancelled"] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** The decider is a user or a key, by its id. */
export const Decider = Type.Object({ kind: Type.Enum(["member", "secret-key"]), id: Type.String() });

export const Approval = Type.Object(
  {
    id: IdOf(ApprovalId),
    runId: IdOf(RunId),
    workflow: Type.String(),
    title: Type.String(),
    request: Type.Unknown({ description: "What exactly is approved." }),
    requestHash: Type.String({
      description: "SHA-256 of the canonical JSON (RFC 8785) of `{title, request}`, in hexadecimal.",
    }),
    status: Type.Enum([...approvalStatuses]),
    approvers: Nullable(
      Type.Array(Type.String(), {
        description: "The members who may decide, by e-mail address or role. Null: every caller with the scope.",
      }),
    ),
    deadline: Nullable(Time),
    escalateTo: Nullable(Type.String({ description: "Who is asked once the deadline has passed." })),
    escalatedAt: Nullable(Time),
    decidedBy: Nullable(Decider),
    comment: Nullable(Type.String()),
    createdAt: Time,
    decidedAt: Nullable(Time),
  },
  { $id: "Approval" },
);
export type Approval = Static<typeof Approval>;

export const ApprovalPath = Type.Object({ approvalId: Type.String() });
export const ApprovalListQuery = Type.Object(
  { ...PageQuery.properties, status: Type.Optional(Type.Enum([...approvalStatuses])) },
  { additionalProperties: false },
);
export type ApprovalListQuery = Static<typeof ApprovalListQuery>;

const decision = Type.Enum(["approved", "rejected"]);
const maxCommentLength = 2_000;

export const Decision = Type.Object(
  {
    decision,
    requestHash: Type.Optional(
      Type.String({
        maxLength: 64,
        description: "The `requestHash` that was read: the decision is refused when it is another.",
      }),
    ),
    comment: Type.Optional(Type.String({ maxLength: maxCommentLength })),
  },
  { additionalProperties: false },
);
export type Decision = Static<typeof Decision>;

/** The path of the page that decides. The token is the proof. */
export const LinkPath = Type.Object({ token: Type.String({ maxLength: 100 }) });
export const DecisionForm = Type.Object({
  decision,
  requestHash: Type.String({ maxLength: 64 }),
  comment: Type.Optional(Type.String({ maxLength: maxCommentLength })),
});
export type DecisionForm = Static<typeof DecisionForm>;
