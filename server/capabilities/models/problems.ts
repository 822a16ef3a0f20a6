import { defineProblem } from "../../kernel/problem.ts";

export const providerNameTaken = defineProblem(409, "provider-name-taken", "A provider of this name exists already");
