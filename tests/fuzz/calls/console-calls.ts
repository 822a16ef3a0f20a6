import { until } from "../../../server/testing/until.ts";
import type { World } from "../world.ts";
import type { ValidCall } from "./valid-calls.ts";

/** Valid calls of the console's pages: it is one page, whatever its address names. */
export const consoleCalls: Record<string, (world: World) => ValidCall | Promise<ValidCall>> = {
  "GET /console": () => ({}),
  "GET /console/{page}": () => ({ params: { page: "inbox" } }),
  "GET /console/{page}/{thing}": ({ browser }: World) => ({
    params: { page: "inbox", thing: browser.conversationId },
  }),
  "GET /console/assets/{file}": async ({ server }: World) => {
    const file = await until(async () => {
      const { text } = await server.client.get("/console");
      return /\/console\/assets\/(main-\w+\.js)/.exec(text)?.[1];
    });
    return { params: { file } };
  },
};
