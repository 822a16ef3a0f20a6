import { mutantsOf } from "../mutant.ts";

const knowledge = "server/capabilities/knowledge";
const suspensionTests = ["tests/suspended-workspace.test.ts"];
const outgoing = "server/capabilities/outgoing-webhooks";

/** Statements that forget the workspace. */
export const mutantsOfWorkspaces = [
  ...mutantsOf("server/http/admitting/refuse-suspended.ts", suspensionTests, [
    [
      "a suspended workspace makes calls",
      "if (!kernel.standings.isSuspended(caller.workspaceId)) return;",
      "if (kernel !== undefined) return;",
    ],
    ["everybody reads a suspended workspace", "caller.isOwner === true && ", ""],
  ]),
  ...mutantsOf("server/kernel/log/job-worker.ts", suspensionTests, [
    ["a suspended workspace runs jobs", "if (await isParked(kernel, job, payload, helpers)) return;", ""],
  ]),
  ...mutantsOf("server/kernel/standing/store.ts", suspensionTests, [
    [
      "a suspended workspace takes up work",
      "standing.workspace_id = ${workspaceId} and coalesce(standing.suspended_at, standing.deletes_at) is not null)",
      "standing.workspace_id = ${workspaceId} and false)",
    ],
  ]),
  ...mutantsOf(
    "server/capabilities/installation/deletion/keep-own-workspace.ts",
    ["tests/deleted-workspace.test.ts"],
    [
      ["an owner keeps what the operator deletes", 'if (by === "owner" && ', 'if (by !== "owner" && '],
      ["every member keeps the workspace", "requireOwner(await lockTeam(context, tx));", ""],
    ],
  ),
  ...mutantsOf(
    "server/capabilities/installation/deletion/delete-own-workspace.ts",
    ["tests/deleted-workspace.test.ts"],
    [
      ["every member deletes the workspace", "requireOwner(await lockTeam(context, tx));", ""],
      ["an operator is locked out", "if (homeless !== undefined) {", "if (tx === undefined) {"],
    ],
  ),
  ...mutantsOf(
    "server/capabilities/installation/add-operator.ts",
    ["server/capabilities/installation/installation.test.ts"],
    [
      ["the last operator is removed", "if (await isLastOperator(tx, found.accountId)) {", "if (tx === undefined) {"],
      [
        "a key makes operators",
        'if (caller.kind === "member") return;',
        'if (caller.kind !== "publishable-key") return;',
      ],
    ],
  ),
  ...mutantsOf(
    `${knowledge}/sources/store.ts`,
    [`${knowledge}/sources/replace-source.test.ts`, `${knowledge}/sources/read-sources.test.ts`],
    [
      [
        "a source of another workspace is read",
        "where workspace_id = ${workspaceId} and id = ${id}\n    ) as source\n    left join knowledge_document as document on document.workspace_id = ${workspaceId} and",
        "where id = ${id}\n    ) as source\n    left join knowledge_document as document on",
      ],
      [
        "the sources of all workspaces are listed",
        "where workspace_id = ${workspaceId}\n      ${filter.before",
        "where true\n      ${filter.before",
      ],
    ],
  ),
  ...mutantsOf(
    `${knowledge}/documents/store.ts`,
    [`${knowledge}/sources/replace-source.test.ts`, `${knowledge}/sources/read-sources.test.ts`],
    [
      [
        "a document of another workspace is read",
        "text, questions from knowledge_document\n    where workspace_id = ${workspaceId} and id",
        "text, questions from knowledge_document\n    where id",
      ],
    ],
  ),
  ...mutantsOf(
    `${outgoing}/endpoints/store.ts`,
    [`${outgoing}/endpoints/endpoints.test.ts`],
    [
      [
        "an endpoint of another workspace is read",
        "where endpoint.workspace_id = ${workspaceId} and endpoint.id = ${id}",
        "where endpoint.id = ${id}",
      ],
      [
        "the endpoints of all workspaces are listed",
        "where endpoint.workspace_id = ${workspaceId} and (${page.before",
        "where (${page.before",
      ],
    ],
  ),
  ...mutantsOf(
    "server/capabilities/assistants/store.ts",
    ["server/capabilities/assistants/model-names/model-aliases.test.ts"],
    [
      [
        "the aliases of all workspaces are shown",
        "from model_alias where workspace_id = ${workspaceId} order by name",
        "from model_alias order by name",
      ],
    ],
  ),
  ...mutantsOf(
    "server/capabilities/conversations/record/store.ts",
    ["server/capabilities/compatible-apis/openai-responses/stored-responses.test.ts"],
    [
      [
        "a response of another workspace is read, deleted or referred to",
        "where message.workspace_id = ${workspaceId} and message.id = any(",
        "where message.id = any(",
      ],
    ],
  ),
  ...mutantsOf(
    "server/capabilities/compatible-apis/openai-responses/find-response.ts",
    ["server/capabilities/compatible-apis/openai-responses/stored-responses.test.ts"],
    [["a deleted response is read", "if (isDeleted) throw noSuchResponse();", ""]],
  ),
  ...mutantsOf(
    `${knowledge}/sources/remove-source.ts`,
    ["server/capabilities/conversations/replying/finding/choices.test.ts"],
    [
      [
        "a purged source keeps its title as a choice",
        "if (await withdrawTitle(tx, workspaceId, id)) isThere = true;",
        "",
      ],
    ],
  ),
  ...mutantsOf(
    "server/capabilities/conversations/replying/ending/store-end.ts",
    ["tests/removed-sources.test.ts"],
    [
      [
        "a source is offered as a choice after its purge",
        "!(await keepSources(tx, workspaceId, sourceIdsOf(end)))",
        "sourceIdsOf(end).includes(workspaceId)",
      ],
    ],
  ),
  ...mutantsOf(
    "server/capabilities/conversations/citing/store.ts",
    ["server/capabilities/conversations/citing/sections.test.ts"],
    [
      [
        "a withdrawn citation keeps its section",
        "section: null,\n  anchor: null,\n  page: null,\n  passage",
        "passage",
      ],
    ],
  ),
];
