import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
/** WCAG 2.2 asks for targets of 24 pixels; axe-core leaves this rule out unless it is asked. */
const everything: RunOptions = { rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] };
/** The rules whose verdict depends on colours and sizes, and not on the document alone. */
const looks: RunOptions = {
  runOnly: ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"],
  resultTypes: ["violations"],
};

/**
 * Says what axe-core finds wrong with the page for people with disabilities: the rule and the
 * element of each fault. `looks` asks only what may differ in other colours and sizes. The context
 * must not have scripts disabled: axe-core waits for timers.
 */
export async function findViolations(page: Page, extent: "everything" | "looks" = "everything"): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(await axe);
  const { violations } = (await page.evaluate(
    (how) => (globalThis as unknown as { axe: { run(how: unknown): Promise<unknown> } }).axe.run(how),
    extent === "everything" ? everything : looks,
  )) as AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
