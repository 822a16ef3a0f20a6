import { mutantsOf } from "../mutant.ts";

const automation = "server/capabilities/automation";
const approvalTests = [`${automation}/approvals/approvals.test.ts`];
const functionTests = [`${automation}/functions/parley-functions.test.ts`];

/**
 * These guard what binds decisions to people and requests, and what keeps functions from a second
 * effect.
 */
export const mutantsOfAutomation = [
  ...mutantsOf(`${automation}/approvals/decide.ts`, approvalTests, [
    [
      "a decision counts for another request than the one that was read",
      "requestHash !== undefined && requestHash !== approval.requestHash",
      "requestHash === null",
    ],
  ]),
  ...mutantsOf(`${automation}/approvals/decide-by-api.ts`, approvalTests, [
    [
      "a member whom the workflow does not name decides",
      "if (approval.approvers !== null) await",
      "if (approval.approvers === undefined) await",
    ],
  ]),
  ...mutantsOf(`${automation}/approvals/approval-page.ts`, approvalTests, [
    [
      "a former member decides with an old link",
      'if (member === undefined || member.status === "disabled" || !isApprover(approval, member)) return undefined;',
      'if (member?.status === "disabled") return undefined;',
    ],
    [
      "a mail scanner that opens the link decides",
      "return approval === undefined ? showWrongLink(call) : showApprovalPage(call, approval);\n  },\n\n  async submit",
      'call.body = { decision: "approved", requestHash: approval?.requestHash }; return approvalPage.submit(call as never);\n  },\n\n  async submit',
    ],
  ]),
  ...mutantsOf(`${automation}/functions/do-once.ts`, functionTests, [
    [
      "a repeated call has a second effect",
      "if (!(await insertEffect(tx, effect))) return",
      "if (!(await insertEffect(tx, effect)) && false) return",
    ],
  ]),
  ...mutantsOf(`${automation}/functions/workspace-caller.ts`, functionTests, [
    ["a workflow runs any SQL of its workspace", "filter(({ isSensitive }) => !isSensitive)", "filter(() => true)"],
  ]),
  ...mutantsOf(
    `${automation}/dry-runs/dry-run.ts`,
    [`${automation}/dry-runs/dry-run.test.ts`],
    [["who may only run reads secrets and what happened", "if (scopes.has(scope)) return;", "return;"]],
  ),
  ...mutantsOf(
    `${automation}/dry-runs/find-cases.ts`,
    [`${automation}/dry-runs/dry-run.test.ts`],
    [["a draft reads events beyond its writer", "scope !== undefined && scopes.has(scope)", "scope !== undefined"]],
  ),
  ...mutantsOf(
    `${automation}/runs/take-room-in-chain.ts`,
    [`${automation}/executor/quotas-of-runs.test.ts`],
    [
      [
        "a chain of events that cause each other starts runs without end",
        'return used >= limit ? { quota: "chainRuns", used, limit } : undefined;',
        'return used < 0 ? { quota: "chainRuns", used, limit } : undefined;',
      ],
    ],
  ),
  ...mutantsOf(
    `${automation}/triggers/start-triggered-runs.ts`,
    [`${automation}/runs/many/many-runs.test.ts`],
    [
      [
        "events of ended runs start others",
        "hearing.isChecked &&\n      (await isStartCancelled",
        "false &&\n      (await isStartCancelled",
      ],
    ],
  ),
  ...mutantsOf(
    "server/http/answering/request-call.ts",
    ["tests/quotas.test.ts"],
    [["changes store events beyond the bound", "if (!this.#route.isBounded) return work;", "return work;"]],
  ),
  ...mutantsOf(
    `${automation}/execution/joined-writes.ts`,
    [`${automation}/execution/joined-writes.test.ts`],
    [
      [
        "a checkpoint overwrites the end of its run",
        "while (this.#writing !== undefined) await this.#writing.catch(() => {});",
        "await this.#writing?.catch(() => {});",
      ],
    ],
  ),
  ...mutantsOf(
    "server/kernel/quotas/take-room.ts",
    ["server/kernel/quotas/take-room.test.ts"],
    [["runs of open transactions have no room", '+ (quota === "runs" ? runsUnstored : 0)', ""]],
  ),
  ...mutantsOf(
    "server/kernel/quotas/take-room.ts",
    ["tests/quotas.test.ts"],
    [
      [
        "a workspace stores more than it may",
        "if (used + Math.max(amount, 1) > limit) return",
        "if (used + Math.max(amount, 1) < 0) return",
      ],
    ],
  ),
];
