import { defineId } from "../../kernel/storage/id.ts";

export const WorkflowId = defineId("wf", "workflow");
export const RunId = defineId("run", "run");
export const ApprovalId = defineId("appr", "approval");
export const EmittedEventId = defineId("emt", "emitted event");
