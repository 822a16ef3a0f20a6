import { auditOperation } from "../../../kernel/audit.ts";
import { may } from "../../../kernel/caller.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { listOf, PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import { Answer, type Routes } from "../../../kernel/wire/route.ts";
import { tooManySecrets } from "../problems.ts";
import { putSecret, showSecret } from "./put-secret.ts";
import { NewSecret, Secret, SecretPath } from "./schema.ts";
import { deleteSecret, listSecrets } from "./store.ts";

const write = may("automation:write");

const readSecrets = listOf({
  name: "workflow-secrets",
  find: ({ kernel, caller }, { last = "", limit }) =>
    listSecrets(kernel.database.query, caller.workspaceId, { after: last, limit }),
  positionOf: (row) => [row.name],
  show: showSecret,
});

export function secretRoutes(app: Routes): void {
  app.get(
    "/api/automation/secrets",
    {
      schema: {
        summary: "List the names of the secrets of workflows",
        description: "No answer shows a value.",
        query: PageQuery,
        response: { 200: PageOf(Secret) },
      },
      guard: write,
    },
    (call) => readSecrets(call, call.query),
  );
  app.put(
    "/api/automation/secrets/:name",
    {
      schema: {
        summary: "Save a secret of workflows",
        description:
          "Workflows that list it in `use.secrets` read it as `$secrets.NAME`. It is stored encrypted, and kept out of what runs show.",
        params: SecretPath,
        body: NewSecret,
        response: { 200: Secret, 201: Secret },
      },
      guard: write,
      problems: [tooManySecrets],
    },
    putSecret,
  );
  app.delete(
    "/api/automation/secrets/:name",
    {
      schema: { summary: "Delete a secret of workflows", params: SecretPath, response: { 204: null } },
      guard: write,
    },
    async (call) => {
      const { workspaceId } = call.caller;
      const { name } = call.params;
      await call.commit(async (tx) => {
        if (!(await deleteSecret(tx, workspaceId, name))) {
          throw new Problem(notFound, `There is no secret named ${name}. GET /api/automation/secrets lists the names.`);
        }
        await auditOperation(call, tx, "workflow-secret.deleted", workspaceId, { name });
      });
      return new Answer(204, undefined);
    },
  );
}
