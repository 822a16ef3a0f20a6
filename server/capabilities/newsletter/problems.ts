import { defineProblem } from "../../kernel/problem.ts";

export const bounceMailUnreadable = defineProblem(422, "bounce-mail-unreadable", "The mail cannot be read");
