import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
/** WCAG 2.2 asks for targets of 24 pixels; axe-core leaves this rule out unless it is asked. */
const options: RunOptions = { rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] };

/**
 * What axe-core finds wrong with the page for people with disabilities: the rule and the element of
 * each fault. The context must not have scripts disabled: axe-core waits for timers.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(await axe);
  const { violations } = (await page.evaluate(
    (how) => (globalThis as unknown as { axe: { run(how: unknown): Promise<unknown> } }).axe.run(how),
    options,
  )) as AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
