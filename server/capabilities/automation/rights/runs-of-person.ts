import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { KnownPerson, PersonalData, WorkspaceUser } from "../../../kernel/personal-data.ts";
import { limitRuns } from "../runs/limit-runs.ts";
import { showRun, showTask } from "../runs/show-run.ts";
import { findRun, listTasks } from "../runs/store.ts";
import { eraseRuns } from "./erase-runs.ts";
import { patternOfIds, patternOfPerson } from "./pattern-of-person.ts";
import { searchRuns } from "./search-runs.ts";

const ever = new Date(0);
/** The most tasks of one run. Of a longer run, the export has the id, and the API shows the tasks. */
const mostTasks = 1_000;
/** More ids than this are looked for in parts: a pattern of many ids takes long to prepare. */
const idsAtOnce = 50;

/** Runs in whose values an id, an address or a number of the person stands. They are erased whole. */
export const runsOfPerson: PersonalData = {
  name: "runs",
  tables: ["run", "run_task", "run_signal", "run_subscription", "approval", "function_effect", "workflow_alert"],
  export: (kernel, user, reader) => exportRuns(kernel, reader, patternOfPerson(ofUser(user))),
  erase: async (_kernel, tx, user) => ({
    runs: await eraseRuns(tx, user.workspaceId, { pattern: patternOfPerson(ofUser(user)), since: ever }),
  }),
  ofContact: {
    // A run that names one of the users is exported with the user.
    export: (kernel, person, reader) => exportRuns(kernel, reader, patternOfPerson({ ...person, userIds: [] })),
    erase: async (_kernel, tx, person) => ({
      runs: await eraseRuns(tx, person.workspaceId, { pattern: patternOfPerson(person), since: ever }),
    }),
  },
  async eraseEchoes(tx, workspaceId, { ids, since }) {
    for (let from = 0; from < ids.length; from += idsAtOnce) {
      await eraseRuns(tx, workspaceId, { pattern: patternOfIds(ids.slice(from, from + idsAtOnce)), since });
    }
  },
};

function ofUser({ userId }: WorkspaceUser): Omit<KnownPerson, "workspaceId"> {
  return { contactIds: [], userIds: [userId], emails: [], phones: [], conversationIds: [] };
}

async function* exportRuns(kernel: Kernel, reader: Caller, pattern: string | undefined) {
  const { workspaceId } = reader;
  const { query } = kernel.database;
  if (pattern === undefined) return;
  for await (const runs of searchRuns(query, workspaceId, { pattern, since: ever })) {
    for (const { id } of runs) {
      const found = await findRun(query, { workspaceId, id });
      const [row] = found === undefined ? [] : await limitRuns(kernel, reader, [found]);
      if (row === undefined) continue;
      const tasks = row.isLimited ? [] : await listTasks(query, row, { after: -1, limit: mostTasks });
      yield { run: { ...showRun(row), input: row.input, output: row.output, timeline: tasks.map(showTask) } };
    }
  }
}
