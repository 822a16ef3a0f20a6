import Type, { type Static } from "typebox";
import { pageLanguages } from "../../../kernel/pages/page-language.ts";
import { ScopeName } from "../../../kernel/scope.ts";
import { Nullable } from "../../../kernel/wire/show.ts";
import { Picture } from "../pictures/picture-address.ts";
import { ChosenPassword, closed, Email, oneLine, oneWrittenLine, Password, Role, sessionParts } from "../schema.ts";
import { Method } from "../second-factor/schema.ts";

export const NewAccount = Type.Object(
  {
    ...sessionParts,
    email: Email,
    password: ChosenPassword,
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    workspaceName: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, pattern: `^${oneLine}`, description: "One line." }),
    ),
  },
  { ...closed, $id: "NewAccount" },
);

export const User = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    name: Nullable(Type.String()),
    emailVerified: Type.Boolean(),
    picture: Picture,
    language: Nullable(Type.Enum([...pageLanguages]), {
      description: "The language of mails to this user. Null: nobody chose one, and mails are English.",
    }),
  },
  { ...closed, $id: "User" },
);
export type User = Static<typeof User>;

export const Workspace = Type.Object(
  { id: Type.String(), name: Type.String(), role: Role },
  { ...closed, $id: "Workspace" },
);
export type Workspace = Static<typeof Workspace>;

export const Me = Type.Object(
  {
    user: User,
    workspace: Workspace,
    workspaces: Type.Array(Workspace, { description: "Every workspace that this user is a member of." }),
    sessionId: Type.String(),
    scopes: Type.Array(ScopeName),
    workspaceDeletesAt: Nullable(Type.String({ format: "date-time" }), {
      description: "When this workspace is deleted; null: it stays. `POST /api/workspace/keep` takes it back.",
    }),
    workspaceAwaitsApproval: Type.Boolean({
      description: "This workspace is new and waits for the operator (`PARLEY_SIGNUP=approval`).",
    }),
    secondFactors: Type.Array(Method, {
      description: "What the sign-in asks for beside the password; none: nothing.",
    }),
    isOperator: Type.Boolean({ description: "Whether this user runs the installation." }),
  },
  { ...closed, $id: "Me" },
);
export type Me = Static<typeof Me>;

export const ChangedUser = Type.Object(
  {
    name: Type.Optional(
      Nullable(Type.String({ maxLength: 100, pattern: `^${oneWrittenLine}` }), {
        description: "Visitors read it beside your answers. One line; null takes it away.",
      }),
    ),
    language: Type.Optional(Type.Enum([...pageLanguages], { description: "The language of mails to you." })),
  },
  { ...closed, minProperties: 1, $id: "ChangedUser" },
);
export type ChangedUser = Static<typeof ChangedUser>;

export const EraseAccount = Type.Object({ password: Password }, { ...closed, $id: "EraseAccount" });
