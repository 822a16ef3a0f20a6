import type { World } from "../world.ts";
import type { ValidCall } from "./valid-calls.ts";

/** Valid calls of the chat on websites. */
export const widgetCalls: Record<string, (world: World) => ValidCall | Promise<ValidCall>> = {
  "GET /api/needs-me": () => ({}),
  "GET /api/statistics": () => ({}),
  "GET /api/widget": () => ({}),
  "PATCH /api/widget": () => ({ body: { greeting: "Hello!", colour: "#0b6b5e", suggestions: ["What is new?"] } }),
  "GET /api/widget/config": () => ({}),
  "GET /widget/settings/{file}": ({ browser }: World) => ({ params: { file: `${browser.key}.json` } }),
  "GET /widget.js": () => ({}),
  "GET /chat/{key}": ({ browser }: World) => ({ params: { key: browser.key } }),
  "GET /widget/preview": ({ browser }: World) => ({
    query: [
      ["key", browser.key],
      ["colour", "#7a3b2e"],
    ],
  }),
  "GET /widget/{build}/{file}": async ({ server }: World) => {
    const { text } = await server.client.get("/widget.js");
    return { params: { build: /\/widget\/([0-9a-f]{16})/.exec(text)?.[1] ?? "", file: "window.js" } };
  },
};
