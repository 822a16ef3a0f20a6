import Type, { type Static } from "typebox";
import { boundedThings, quotaNames } from "../../kernel/quotas/quotas-of.ts";
import { PageQuery } from "../../kernel/storage/page.ts";
import { IdOf, Nullable, show, Time, TimeOf } from "../../kernel/wire/show.ts";
import { UserId, WorkspaceId } from "../identity/index.ts";

export const Operator = Type.Object(
  { userId: IdOf(UserId), email: Type.String(), name: Nullable(Type.String()), madeAt: Time },
  { $id: "Operator" },
);
export type Operator = Static<typeof Operator>;
export const showOperator = show(Operator);

export const NewOperator = Type.Object(
  { userId: Type.String({ maxLength: 100, description: "The id of a person with an account here." }) },
  { additionalProperties: false, $id: "NewOperator" },
);
export type NewOperator = Static<typeof NewOperator>;

export const Installation = Type.Object(
  {
    version: Type.String({ description: "Of the program." }),
    api: Type.String({ description: "The newest version of the interface." }),
    schema: Type.Integer({ description: "The number of the newest migration of the database." }),
    nodes: Type.Array(Type.Object({ id: Type.String(), startedAt: Time, seenAt: Time })),
    operators: Type.Array(Operator),
    backedUpAt: Nullable(Time, { description: "When the newest whole backup was begun; null where none is known." }),
    backupTrial: Nullable(Type.Object({ endedAt: Time, isWhole: Type.Boolean(), failure: Nullable(Type.String()) }), {
      description: "How the server's last trial of a backup came out; null where none has ended.",
    }),
    backupVerifiedAt: Nullable(Time, { description: "When the last trial ended that found everything." }),
  },
  { $id: "Installation" },
);
export type Installation = Static<typeof Installation>;

export const Examination = Type.Object(
  {
    findings: Type.Array(
      Type.Object({
        code: Type.String({ description: "Stable, such as `backup-missing`." }),
        level: Type.Enum(["broken", "advice"], { description: "What is broken keeps something from working." }),
        sentence: Type.String({ description: "What is wrong and, where it is known, what to do." }),
      }),
      { description: "Empty: nothing is wrong." },
    ),
    certificates: Type.Array(
      Type.Object({
        host: Type.String(),
        use: Type.String({ description: "Who calls the host, and what for." }),
        daysLeft: Type.Integer({ description: "Below zero for one that has expired." }),
      }),
      { description: "Of what the installation calls by TLS, as far as it was reached." },
    ),
    fullInDays: Nullable(Type.Number(), {
      description: "When the disk is full at the growth of the last week. Null where nothing grows, or nobody knows.",
    }),
  },
  { $id: "Examination" },
);

const names = [...quotaNames, ...boundedThings, "chainRuns"] as const;
type BoundName = (typeof names)[number];
const eachBound = <Value>(value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<BoundName, Value>;

const Bound = Nullable(Type.Integer());
const NewBound = Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 1e15 })));
const Status = Type.Enum(["active", "suspended"]);

export const InstalledWorkspace = Type.Object(
  {
    id: IdOf(WorkspaceId),
    name: Type.String(),
    owner: Nullable(Type.Object({ id: IdOf(UserId), email: Type.String(), name: Nullable(Type.String()) }), {
      description: "The owner who joined first.",
    }),
    createdAt: Time,
    lastActiveAt: Nullable(Time, { description: "When its newest event came; null without one." }),
    status: Status,
    awaitsApproval: Type.Boolean({
      description: "It is new, and suspended until `PATCH` makes it `active` (`PARLEY_SIGNUP=approval`).",
    }),
    suspendedAt: Nullable(TimeOf()),
    reason: Nullable(Type.String({ description: "What the operator said about the suspension." })),
    deletesAt: Nullable(TimeOf(), {
      description: "When it is deleted; null: it stays. Until then it is suspended, too.",
    }),
    deletedBy: Nullable(Type.Enum(["owner", "operator"])),
    use: Type.Object(
      {
        members: Type.Integer(),
        conversations: Type.Integer(),
        passages: Type.Integer({ description: "An estimate by the length of its documents." }),
        databaseBytes: Type.Integer(),
        fileBytes: Type.Integer(),
        mails: Type.Integer({ description: "Mails of campaigns that were sent." }),
        modelCost: Type.Number({ description: "Of the current month, by the prices of its providers." }),
      },
      { description: "`GET /api/workspace/use` shows the workspace itself what its quotas count." },
    ),
    quotas: Type.Object(eachBound(Bound), { description: "The bounds that hold for it; null: there is none." }),
  },
  { $id: "InstalledWorkspace" },
);
export type InstalledWorkspace = Static<typeof InstalledWorkspace>;
export const showInstalledWorkspace = show(InstalledWorkspace);

export const NewSignInReset = Type.Object(
  {
    email: Type.String({ maxLength: 320, description: "The address with which the person signs in." }),
    removeSecondFactor: Type.Optional(
      Type.Boolean({ description: "Takes away authenticator app, passkeys and recovery codes." }),
    ),
  },
  { additionalProperties: false, $id: "NewSignInReset" },
);

export const SignInReset = Type.Object(
  {
    userId: IdOf(UserId),
    isMailed: Type.Boolean({ description: "The link was mailed. False: mail is not set up." }),
    url: Nullable(Type.String({ description: "The link, for you to pass on. Null: it was mailed." })),
  },
  { $id: "SignInReset" },
);

export const WorkspacesQuery = Type.Object(
  {
    ...PageQuery.properties,
    awaitsApproval: Type.Optional(
      Type.Boolean({ description: "Only workspaces that wait for an operator, or others." }),
    ),
  },
  { additionalProperties: false },
);
export type WorkspacesQuery = Static<typeof WorkspacesQuery>;

export const WorkspaceDeletion = Type.Object(
  { deletesAt: TimeOf({ description: "Until then `POST /api/workspace/keep` takes it back." }) },
  { $id: "WorkspaceDeletion" },
);
export type WorkspaceDeletion = Static<typeof WorkspaceDeletion>;
export const showWorkspaceDeletion = show(WorkspaceDeletion);

export const WorkspaceDecision = Type.Object(
  {
    status: Type.Optional(Status),
    reason: Type.Optional(
      Nullable(Type.String({ maxLength: 500, description: "The workspace reads it in its audit log and its events." })),
    ),
    quotas: Type.Optional(
      Type.Object(eachBound(NewBound), {
        additionalProperties: false,
        description: "Bounds for this workspace alone. Null: that of the settings. What is left out stays.",
      }),
    ),
  },
  { additionalProperties: false, minProperties: 1, $id: "WorkspaceDecision" },
);
export type WorkspaceDecision = Static<typeof WorkspaceDecision>;
