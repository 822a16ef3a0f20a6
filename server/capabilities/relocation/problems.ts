import { defineProblem } from "../../kernel/problem.ts";

export const exportUnderWay = defineProblem(409, "export-under-way", "An export of the workspace is being written");
export const workspaceClash = defineProblem(409, "workspace-clash", "The installation has something of this file");
export const workspaceFileRefused = defineProblem(422, "workspace-file-refused", "The file is no usable workspace");
