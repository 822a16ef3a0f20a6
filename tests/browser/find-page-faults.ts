import type { Page } from "playwright-core";
import { findViolations } from "./find-violations.ts";

const height = 800;
/** The widest and the narrowest screen that a page must serve. The narrow one is also a zoom of 400 %. */
const widths = [1280, 320];
const schemes = ["light", "dark"] as const;

/**
 * Finds what is wrong with the page that is open, a sentence each: for people with disabilities, on
 * narrow screens, in large letters, in the dark, and without a mouse. The context must not have
 * scripts disabled. `script`: the one script that the page may have.
 */
export async function findPageFaults(page: Page, script?: string): Promise<string[]> {
  const faults = new Set([...(await findFaultsOfStructure(page, script)), ...(await findViolations(page))]);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const where = `${colorScheme}, ${width} px wide`;
      for (const violation of await findViolations(page, "looks")) faults.add(`${where}: ${violation}`);
      if (await isTooWide(page)) faults.add(`${where}: scrolls sideways`);
    }
  }
  await page.setViewportSize({ width: widths[0]! / 2, height });
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  if (await isTooWide(page)) faults.add("in letters of twice the size: scrolls sideways");
  await page.evaluate("document.documentElement.style.fontSize = ''");
  for (const fault of await findFaultsOfKeyboard(page)) faults.add(fault);
  return [...faults];
}

async function findFaultsOfStructure(page: Page, script = "none"): Promise<string[]> {
  const [headings, scripts, language, title] = await Promise.all([
    page.locator("h1").count(),
    page.locator(`script:not([src="${script}"]), [onclick], [onload]`).count(),
    page.locator("html").getAttribute("lang"),
    page.title(),
  ]);
  return [
    ...(headings === 1 ? [] : [`has ${headings} main headings`]),
    ...(scripts === 0 ? [] : ["has a script"]),
    ...(language === null ? ["names no language"] : []),
    ...(title.trim() === "" ? ["has no title"] : []),
  ];
}

function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth");
}

const reachable =
  "a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, [tabindex='0']";

/** The Tab key must reach every element that can be used, in the order of the page, and show where it is. */
async function findFaultsOfKeyboard(page: Page): Promise<string[]> {
  await page.evaluate("document.activeElement?.blur()");
  const count = await page.locator(reachable).count();
  const faults: string[] = [];
  for (let index = 0; index < count; index++) {
    await page.keyboard.press("Tab");
    const [isReached, isShown, element] = (await page.evaluate(`(() => {
      const { activeElement } = document;
      const wanted = document.querySelectorAll(${JSON.stringify(reachable)})[${index}];
      return [activeElement === wanted, getComputedStyle(activeElement).outlineStyle !== "none", wanted.outerHTML];
    })()`)) as [boolean, boolean, string];
    if (!isReached) faults.push(`the Tab key does not reach ${element}`);
    else if (!isShown) faults.push(`the focus cannot be seen on ${element}`);
  }
  return faults;
}
