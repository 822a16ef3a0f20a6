import Type, { type Static } from "typebox";
import { IdOf, Nullable, show, Time, TimeOf } from "../../kernel/wire/show.ts";
import { UserId, WorkspaceId } from "../identity/index.ts";
import { WorkspaceExportId } from "./ids.ts";

export const NewWorkspaceExport = Type.Object(
  {
    passphrase: Type.Optional(
      Type.String({
        minLength: 12,
        maxLength: 1_000,
        description:
          "Encrypts the file. Only then its secrets come along: keys of providers, secrets of webhooks and workflows.",
      }),
    ),
    code: Type.Optional(
      Type.String({
        maxLength: 40,
        description: "Of the authenticator app, or a recovery code, where the workspace requires a second factor.",
      }),
    ),
  },
  { additionalProperties: false, $id: "NewWorkspaceExport" },
);
export type NewWorkspaceExport = Static<typeof NewWorkspaceExport>;

export const WorkspaceExport = Type.Object(
  {
    id: IdOf(WorkspaceExportId),
    status: Type.Enum(["waiting", "running", "ready", "failed"]),
    isEncrypted: Type.Boolean(),
    rows: Type.Integer({ description: "So many were written until now." }),
    files: Type.Integer(),
    bytes: Type.Integer({ description: "Of the file." }),
    sha256: Nullable(Type.String(), { description: "Of the file, in hexadecimal; null until it is ready." }),
    reason: Nullable(Type.String(), { description: "Why it failed." }),
    createdAt: Time,
    endedAt: Nullable(Time),
    endsAt: TimeOf({ description: "The file is deleted then." }),
    url: Nullable(Type.String(), {
      description: "Gives the file to its holder, without a sign-in, until `urlEndsAt`.",
    }),
    urlEndsAt: Nullable(Time),
  },
  { $id: "WorkspaceExport" },
);
export type WorkspaceExport = Static<typeof WorkspaceExport>;
export const showWorkspaceExport = show(WorkspaceExport);

export const WorkspaceFile = Type.Object(
  {
    passphrase: Type.Optional(Type.String({ description: "Of an encrypted file. It comes before the file." })),
    file: Type.String({ format: "binary", description: "An export of a workspace." }),
  },
  { $id: "WorkspaceFile" },
);

const Count = Type.Integer();

export const ImportedWorkspace = Type.Object(
  {
    id: IdOf(WorkspaceId),
    name: Type.String(),
    moment: Type.String({ description: "It is as it was at this time." }),
    rows: Count,
    files: Count,
    fileBytes: Count,
    missingFiles: Type.Integer({ description: "The former installation had no bytes of so many." }),
    hasSecrets: Type.Boolean({ description: "False: enter keys of providers and secrets of webhooks again." }),
    isSuspended: Type.Boolean({ description: "It was suspended where it comes from, and still is." }),
    stopped: Type.Object(
      { campaigns: Count, endpoints: Count, runs: Count, series: Count, workflows: Count },
      { description: "So many were under way. They are paused, disabled, inactive or cancelled now." },
    ),
    members: Type.Array(
      Type.Object({
        userId: IdOf(UserId, { description: "The id at the former installation." }),
        email: Type.String(),
        role: Type.Enum(["owner", "admin", "agent"]),
        became: Type.Enum(["member", "invited"], {
          description:
            "`member`: with an account that has no password yet. `invited`: the address or the id is known here.",
        }),
        url: Nullable(Type.String({ description: "The link, for you to pass on. Null: it was mailed." })),
      }),
    ),
  },
  { $id: "ImportedWorkspace" },
);
export type ImportedWorkspace = Static<typeof ImportedWorkspace>;
export const showImportedWorkspace = show(ImportedWorkspace);
