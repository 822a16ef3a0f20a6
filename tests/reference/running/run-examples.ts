import type { Operation } from "../../../sdks/emitter/api.ts";
import type { Example } from "../../../sdks/emitter/examples/example.ts";
import { exampleWriters } from "../../../sdks/emitter/examples/write-examples.ts";
import { type Reference, readApi } from "../../../sdks/emitter/reading/read-api.ts";
import { must } from "../../fuzz/world.ts";
import { type ExampleWorld, readDescribed } from "../example-world.ts";
import { enliven, valueAt } from "../live-example.ts";

/** A call as the reference shows it, with the ids of this workspace in place of those of the page. */
export type RunExample = (example: {
  /** The method and path of the operation. */
  name: string;
  text: string;
  /** The values of this workspace, by their pointers. */
  live: Record<string, unknown>;
  token: string;
  file: Example["file"];
  isEndless: boolean;
  /** Makes something happen again and again, for those that wait for an event. */
  provoke: (isOver: () => boolean) => Promise<void>;
}) => Promise<void>;

/** These wait for what happens next. */
const endless = new Set(["GET /api/stream", "GET /api/conversations/{sessionId}/events"]);

/**
 * Runs the examples of one language, and tells of those that failed. A part is one operation of each group of the
 * clients: the first that sends a body, or else the first. `EXAMPLES_ONLY` takes those with this in their name.
 */
export async function runExamples(
  examples: ExampleWorld,
  language: string,
  run: RunExample,
  extent: "all" | "part" = "all",
): Promise<string[]> {
  const { server, world } = examples;
  const reference = (await server.client.get("/openapi.json")).body as Reference;
  const api = readApi(reference, []);
  const operations = new Map<string, Operation>();
  for (const { operations: own } of api.groups)
    for (const each of own) if (each.tag === undefined) operations.set(`${each.method} ${each.path}`, each);
  const described = readDescribed();
  const only = process.env.EXAMPLES_ONLY ?? "";
  const provoke = async (isOver: () => boolean) => {
    while (!isOver())
      await must(
        world.first.client.post("/api/chatbot/send", { message: "Who?", sessionId: world.things.conversationId }),
      );
  };
  const faults: string[] = [];
  const runOne = async (each: (typeof examples.operations)[number]) => {
    const [operation, example] = [operations.get(each.name), described[each.name]];
    if (operation === undefined || example === undefined) return;
    try {
      const { call, token } = await examples.prepare(each);
      const lively = enliven(example, call);
      const text = exampleWriters[language]!(operation, lively, api);
      if (text === undefined) return;
      const live = Object.fromEntries((example.live ?? []).map((pointer) => [pointer, valueAt(lively, pointer)]));
      const isEndless = endless.has(each.name);
      await run({ name: each.name, text, live, token, file: lively.file, isEndless, provoke });
    } catch (error) {
      faults.push(`${each.name}: ${String((error as Error).message ?? error).slice(0, 300)}`);
    }
  };
  const named = examples.operations.filter(({ name }) => name.includes(only) && operations.has(name));
  const groups = Map.groupBy(named, ({ name }) => operations.get(name)!.group);
  const firsts = [...groups.values()].map((own) => own.find(({ name }) => described[name]?.body) ?? own[0]!);
  const wanted = extent === "all" ? named : firsts;
  await inLanes(wanted.filter(examples.isApart), 6, runOne);
  // These change what the others rely on, so each runs alone.
  await inLanes(
    wanted.filter((operation) => !examples.isApart(operation)),
    1,
    runOne,
  );
  return faults;
}

async function inLanes<Value>(values: readonly Value[], lanes: number, work: (value: Value) => Promise<void>) {
  const left = [...values];
  const lane = async () => {
    for (let value = left.shift(); value !== undefined; value = left.shift()) await work(value);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
