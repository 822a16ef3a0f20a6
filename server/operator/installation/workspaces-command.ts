import {
  changeWorkspace,
  type InstalledWorkspace,
  installedWorkspaces,
  type WorkspaceChange,
} from "../../capabilities/installation/index.ts";
import { type Given, WrongUse } from "../command.ts";
import type { Report } from "../report.ts";
import { decidingOf } from "./deciding-of.ts";
import { readPairs } from "./read-pairs.ts";
import { withKernel } from "./with-kernel.ts";

const deeds = ["list", "suspend", "resume", "delete", "keep", "quotas"] as const;
type Deed = (typeof deeds)[number];

/** Lists the workspaces, or decides about one of them as the API does. */
export async function workspacesCommand(given: Given, report: Report): Promise<void> {
  const [written = "list", workspaceId] = given.positionals;
  const deed = deeds.find((each) => each === written);
  if (deed === undefined) throw new WrongUse(`There is no "workspaces ${written}", but ${deeds.join(", ")}.`);
  if (deed === "list") {
    const isAwaiting = given.isSet("awaiting") ? true : undefined;
    const workspaces = await withKernel((kernel) => installedWorkspaces(kernel, isAwaiting));
    report.result({ workspaces }, workspaces.length === 0 ? ["There is none."] : workspaces.map(lineOf));
    return;
  }
  if (workspaceId === undefined) throw new WrongUse(`"workspaces ${deed}" needs the id of a workspace.`);
  const change = changeOf(deed, given);
  const workspace = await withKernel((kernel) => changeWorkspace(decidingOf(kernel), workspaceId, change));
  report.result({ workspace }, [lineOf(workspace), ...(deed === "quotas" ? quotasOf(workspace) : [])]);
}

function changeOf(deed: Exclude<Deed, "list">, given: Given): WorkspaceChange {
  const reason = given.text("reason");
  switch (deed) {
    case "suspend":
      return { kind: "decision", decision: { status: "suspended", ...(reason === undefined ? {} : { reason }) } };
    case "resume":
      return { kind: "decision", decision: { status: "active" } };
    case "quotas":
      return { kind: "decision", decision: { quotas: readPairs(given.text("set") ?? "", "runs") } };
    default:
      return { kind: deed };
  }
}

function lineOf({ id, name, owner, status, awaitsApproval, deletesAt, use }: InstalledWorkspace): string {
  const state = deletesAt !== null ? `deleted at ${deletesAt}` : awaitsApproval ? "awaits approval" : status;
  const amounts = `${use.members} members, ${use.conversations} conversations, ${use.passages} passages`;
  return `${id}  ${state}  ${owner?.email ?? "no owner"}  ${JSON.stringify(name)}  ${amounts}`;
}

function quotasOf({ quotas }: InstalledWorkspace): string[] {
  return Object.entries(quotas).map(([name, bound]) => `  ${name}: ${bound ?? "none"}`);
}
