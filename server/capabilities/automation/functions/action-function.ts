import { type Action, type ActionCall, runAction } from "../../../kernel/log/action.ts";
import type { CallFunction } from "../calls/call.ts";
import { causeOf } from "../execution/run-facts.ts";
import { doOnce } from "./do-once.ts";
import { withProblemsAsFaults } from "./with-problems-as-faults.ts";
import { scopesOfRuns } from "./workspace-caller.ts";

/** Gives an action of a capability, as a function that workflows call. */
export function actionFunction(action: Action, name: string): CallFunction {
  return {
    name,
    isIdempotent: () => action.isReadOnly === true || action.commitsOnce === true,
    async run(call) {
      const { kernel, workspaceId } = call;
      const acting: ActionCall = {
        kernel,
        workspaceId,
        scopes: scopesOfRuns(kernel),
        caller: null,
        conversationId: null,
        sources: null,
        databaseRules: call.run.databaseRules,
        ...causeOf(call.run),
        commit: (work) => doOnce(call, work),
      };
      return { output: await withProblemsAsFaults(() => runAction(action.name, acting, call.with)) };
    },
  };
}
