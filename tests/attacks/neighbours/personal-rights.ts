import { WorkspaceId } from "../../../server/capabilities/identity/index.ts";
import { fillWorkspace } from "../../costs/fill-workspace.ts";
import { inLanes, type NeighbourAttack } from "./neighbour-attack.ts";

const rows = 18_000;
const tasksOfRun = 5;

/** Leaves in one workspace as much as weeks of use would, or a minute of a workflow that starts itself. */
const fillByUse: NeighbourAttack["prepare"] = async ({ attackers, openDatabase }) => {
  const workspaceId = WorkspaceId.parse(attackers[0]!.person.workspaceId)!;
  const database = await openDatabase();
  await fillWorkspace(database, workspaceId, rows);
  await database.query(
    `update run set input = json_build_object('text', repeat(md5(id::text), 20)) where workspace_id = $1`,
    [workspaceId],
  );
  await database.query(
    `insert into run_task (workspace_id, run_id, number, pointer, name, kind, status, attempt, output, started_at)
     select workspace_id, id, number + 1000000, '/do/0', 'say', 'emit', 'completed', 1,
       json_build_object('text', repeat(md5(id::text), 10)), now()
     from run, generate_series(1, ${tasksOfRun}) as number where workspace_id = $1`,
    [workspaceId],
  );
  await database.query("analyze run, run_task");
  await database.end();
};

/** The user need not exist: all that the workspace has is searched all the same. */
function ask(method: "GET" | "DELETE", lanes: number): NeighbourAttack["run"] {
  return async ({ attackers: [attacker], makeKeyOf }, { isOver, answers }) => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => makeKeyOf(attacker!)));
    await inLanes(lanes, isOver, (lane, turn) => {
      const user = `/api/users/nobody-${lane}-${turn}-xyz`;
      const client = clients[lane % clients.length]!;
      return answers.count(client.call(method, method === "GET" ? `${user}/export` : user));
    });
    return [];
  };
}

export const exportsOfPeople: NeighbourAttack = {
  name: "neighbours of 40 exports of people at once, in a workspace with 18,000 runs",
  prepare: fillByUse,
  run: ask("GET", 40),
};

export const erasuresOfPeople: NeighbourAttack = {
  name: "neighbours of 24 erasures of people at once, in a workspace with 18,000 runs",
  prepare: fillByUse,
  run: ask("DELETE", 24),
};
