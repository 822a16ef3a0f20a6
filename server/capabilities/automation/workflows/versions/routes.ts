import Type from "typebox";
import { may } from "../../../../kernel/caller.ts";
import { Answer, type Routes } from "../../../../kernel/wire/route.ts";
import { show } from "../../../../kernel/wire/show.ts";
import { requireWorkflow } from "../../definitions/require-workflow.ts";
import { tooManyWorkflows, workflowInvalid } from "../../problems.ts";
import * as schema from "../../schema.ts";
import { restoreVersion } from "../save-workflow.ts";
import { compareDefinitions } from "./compare-definitions.ts";
import { requireVersion } from "./require-version.ts";
import { unifiedDiff } from "./unified-diff.ts";

const read = may("automation:read");
const number = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const VersionPath = Type.Object({ name: schema.WorkflowName, version: number });

const VersionWithDefinition = Type.Object({
  ...schema.Version.properties,
  definition: Type.Unknown({ description: "The document as JSON." }),
});
const showVersion = show(VersionWithDefinition);
const VersionQuery = Type.Object(
  { format: Type.Optional(Type.Enum(["json", "source"], { description: "`source`: the text as it was sent." })) },
  { additionalProperties: false },
);
const Change = Type.Object({
  pointer: Type.String({ description: "With the names of tasks in place of their places." }),
  change: Type.Enum(["added", "removed", "changed", "moved"]),
  before: Type.Optional(Type.Unknown()),
  after: Type.Optional(Type.Unknown()),
});
const Difference = Type.Object({
  version: Type.Integer(),
  against: Type.Integer(),
  changes: Type.Array(Change),
  text: Type.String({ description: "The texts by lines, in the unified format." }),
});

export function versionRoutes(app: Routes): void {
  app.get(
    "/api/workflows/:name/versions/:version",
    {
      schema: {
        summary: "Read a version of a workflow",
        params: VersionPath,
        query: VersionQuery,
        response: { 200: VersionWithDefinition },
        alsoProduces: ["application/yaml"],
      },
      guard: read,
    },
    async ({ kernel, caller, params, query }) => {
      const row = await requireVersion(kernel.database.query, caller.workspaceId, params.name, params.version);
      if (query.format === "source") return asSource(row);
      return showVersion(row);
    },
  );
  app.get(
    "/api/workflows/:name/versions/:version/diff",
    {
      schema: {
        summary: "Compare a version of a workflow with another",
        description: "Says what is different in `version`. Without `against`, the version before it is compared.",
        params: VersionPath,
        query: Type.Object({ against: Type.Optional(number) }, { additionalProperties: false }),
        response: { 200: Difference },
      },
      guard: read,
      cost: () => ({ workMs: 100, of: "comparing two versions" }),
    },
    async ({ kernel, caller, params: { name, version }, query }) => {
      const against = query.against ?? Math.max(version - 1, 1);
      const [after, before] = await Promise.all(
        [version, against].map((each) => requireVersion(kernel.database.query, caller.workspaceId, name, each)),
      );
      const names = { before: `${name} version ${against}`, after: `${name} version ${version}` };
      return {
        version,
        against,
        changes: compareDefinitions(before?.definition, after?.definition),
        text: unifiedDiff(before?.source ?? "", after?.source ?? "", names),
      };
    },
  );
  app.post(
    "/api/workflows/:name/versions/:version/restore",
    {
      schema: {
        summary: "Save a version of a workflow again as the newest",
        params: VersionPath,
        response: { 200: schema.SavedWorkflow },
      },
      guard: may("automation:write"),
      problems: [workflowInvalid, tooManyWorkflows],
    },
    restoreVersion,
  );
  app.get(
    "/api/workflows/:name/export",
    {
      schema: {
        summary: "Download the document of a workflow as it was sent",
        params: schema.WorkflowPath,
        response: { 200: Type.Unknown({ description: "The document." }) },
        alsoProduces: ["application/yaml"],
      },
      guard: read,
    },
    async ({ kernel, caller, params: { name } }) => {
      const { version } = await requireWorkflow(kernel.database.query, caller.workspaceId, name);
      const row = await requireVersion(kernel.database.query, caller.workspaceId, name, version);
      const suffix = row.mediaType === "application/json" ? "json" : "yaml";
      return asSource(row, { "content-disposition": `attachment; filename="${name}.${suffix}"` });
    },
  );
}

function asSource({ mediaType, source }: { mediaType: string; source: string }, headers = {}): Answer {
  return new Answer(200, source, { "content-type": `${mediaType}; charset=utf-8`, ...headers });
}
