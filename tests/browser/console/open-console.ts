import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { makeKey, type Person, signUp } from "../../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../../server/testing/test-server.ts";
import { findViolations } from "../find-violations.ts";
import { openBrowser } from "../open-browser.ts";

/** Ends what never comes. */
const patienceMs = 60_000;

/** A server with a team that works in the console. */
export type Desk = {
  server: TestServer;
  browser: Browser;
  owner: Person;
  /** Runs the work in a page where the person is signed in. Errors of the page fail the test. */
  work(
    path: string,
    deed: (page: Page, context: BrowserContext) => Promise<void>,
    options?: DeskOptions,
  ): Promise<void>;
  /** Says something as a visitor of a website. Gives the conversation. */
  say(message: string, more?: Record<string, unknown>): Promise<string>;
  stop(): Promise<void>;
};

type DeskOptions = BrowserContextOptions & { person?: Person | null };

/** Opens a desk. Its assistant knows what a cake costs. `settings` are those of the server's environment. */
export async function openDesk(settings: Record<string, string> = {}): Promise<Desk> {
  const [server, browser] = await Promise.all([startTestServer({ settings }), openBrowser()]);
  const owner = await signUp(server.client);
  const origin = "https://shop.example";
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
  const visitor = server.client.as(key, { origin });
  await owner.client.post("/api/knowledge/sources", {
    ...{ type: "text", title: "Birthday cakes", content: "# Prices\n\nA birthday cake for 8 people costs 32 euros." },
  });
  const tokens = new Map<string, string>();
  return {
    ...{ server, browser, owner },
    async work(path, deed, { person = owner, ...options } = {}) {
      const context = await browser.newContext({ locale: "en-GB", baseURL: server.url, ...options });
      const faults: string[] = [];
      try {
        context.setDefaultTimeout(patienceMs);
        const page = await context.newPage();
        page.on("pageerror", (error) => faults.push(String(error)));
        // A browser tells here alone of what the policy keeps from running.
        page.on("console", (line) => /Content Security Policy/.test(line.text()) && faults.push(line.text()));
        await page.goto(path);
        if (person !== null) await signIn(page, person);
        await deed(page, context);
      } finally {
        await context.close();
      }
      if (faults.length > 0) throw new Error(`The page has errors: ${faults.join("; ")}`);
    },
    async say(message, more = {}) {
      const { sessionId } = more as { sessionId?: string };
      const token = sessionId === undefined ? undefined : tokens.get(sessionId);
      const headers: Record<string, string> = token === undefined ? {} : { "x-visitor-token": token };
      const { body, status, text } = await visitor.post("/api/chatbot/send", { message, ...more }, { headers });
      if (status !== 200) throw new Error(text);
      if (body.visitorToken !== undefined) tokens.set(body.conversationId, body.visitorToken);
      return body.conversationId;
    },
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}

export async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail address" }).fill(email);
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("navigation", { name: "Main" }).waitFor();
}

/** Finds what axe-core says of the page in light and dark, on a desktop and on a phone. */
export async function findFaults(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  const faults = new Set<string>();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const fault of await findViolations(page)) faults.add(`${colorScheme}, ${width} px wide: ${fault}`);
      const isTooWide = await page.evaluate(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth",
      );
      if (isTooWide) faults.add(`${colorScheme}, ${width} px wide: scrolls sideways`);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(size);
  return [...faults];
}
