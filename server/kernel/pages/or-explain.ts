import { Problem } from "../problem.ts";
import type { Answer } from "../wire/route.ts";

/**
 * Explains on the page what the reader can correct (status 403 and 422). Other problems are answered
 * like on any route.
 */
export async function orExplain(
  work: () => Promise<Answer>,
  explain: (problem: Problem) => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && (error.type.status === 403 || error.type.status === 422)) return explain(error);
    throw error;
  }
}
