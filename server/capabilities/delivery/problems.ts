import { defineProblem } from "../../kernel/problem.ts";

export const addressRefused = defineProblem(422, "address-refused", "The address may not be called");
