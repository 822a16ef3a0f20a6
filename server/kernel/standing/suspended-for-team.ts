import type { PageLanguage } from "../pages/page-language.ts";
import { kernelTexts } from "../pages/texts/kernel-texts.ts";
import { Problem, workspaceSuspended } from "../problem.ts";
import type { Standings } from "./standings.ts";

/** Makes the problem of a visitor of a suspended workspace: a sentence in the visitor's language. */
export function suspendedForVisitors(language: PageLanguage | null): Problem {
  return new Problem(workspaceSuspended, kernelTexts[language ?? "en"].problem.suspended);
}

/** Makes the problem of a member or a program of a suspended workspace, which says why it is suspended. */
export function suspendedForTeam(standings: Standings, workspaceId: string): Problem {
  const deletesAt = standings.deletionOf(workspaceId);
  if (deletesAt !== null) {
    return new Problem(
      workspaceSuspended,
      `The workspace is deleted at ${deletesAt.toISOString()}. Nothing begins until then, and what waits is kept. Its owners can sign in, read, export, and keep it: POST /api/workspace/keep.`,
    );
  }
  if (standings.awaitsApproval(workspaceId)) {
    return new Problem(
      workspaceSuspended,
      "The workspace is new, and the operator of this installation has to approve it. You get a mail when it may begin.",
    );
  }
  return new Problem(
    workspaceSuspended,
    "The operator of this installation has suspended the workspace. Nothing begins, and what waits is kept. Its owners can sign in, read, export and delete. Ask the operator.",
  );
}
