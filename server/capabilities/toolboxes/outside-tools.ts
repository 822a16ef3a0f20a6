import type { Kernel } from "../../kernel/kernel.ts";
import { resealAll } from "../../kernel/secrets.ts";
import { type OutsideTool, openToolbox, ToolsFailed } from "../../providers/tools/tools.ts";
import { outboundFetch } from "../models/index.ts";
import { listSealedHeaders, replaceSealedHeaders, type ToolboxRow } from "./store.ts";

const purpose = "toolbox-headers";
const listTimeoutMs = 20_000;
const callTimeoutMs = 30_000;
/** What models take as the name of a tool. */
const longestName = 64;

/** The action's name of a tool of a toolbox, as assistants and models use it. */
export function actionNameOf(toolbox: { name: string }, tool: { name: string; alias?: string }): string {
  return `${toolbox.name}__${tool.alias ?? tool.name}`.replace(/[^A-Za-z0-9_-]/g, "_").slice(0, longestName);
}

/** Two tools whose names differ only in what models cannot write get different ones here. */
function withAliases(toolbox: { name: string }, tools: readonly OutsideTool[]): OutsideTool[] {
  const taken = new Set<string>();
  return tools.map((tool) => {
    let named = tool;
    for (let count = 2; taken.has(actionNameOf(toolbox, named)); count++) {
      named = { ...tool, alias: `${tool.name.slice(0, longestName - toolbox.name.length - 6)}_${count}` };
    }
    taken.add(actionNameOf(toolbox, named));
    return named;
  });
}

export function sealHeaders(kernel: Kernel, id: string, headers: Record<string, string>): Buffer {
  return kernel.secrets.encrypt(purpose, JSON.stringify(headers), id);
}

type Address = Pick<ToolboxRow, "id" | "kind" | "url" | "sealedHeaders">;

function open(kernel: Kernel, { id, kind, url, sealedHeaders }: Address) {
  const headers = sealedHeaders === null ? {} : JSON.parse(kernel.secrets.decrypt(purpose, sealedHeaders, id));
  return openToolbox({ kind, url, headers, fetch: outboundFetch(kernel, "tools") });
}

/** Throws ToolsFailed, AddressRefused, or a TimeoutError. */
export async function readTools(kernel: Kernel, address: Address & { name: string }): Promise<OutsideTool[]> {
  const toolbox = await open(kernel, address);
  const tools = await toolbox.list(AbortSignal.timeout(listTimeoutMs));
  await checkServers(kernel, address, tools);
  return withAliases(address, tools);
}

/** A document may name another server than its own: it has to be one that may be called, and does not get this one's keys. */
async function checkServers(
  kernel: Kernel,
  { url, sealedHeaders }: Address,
  tools: readonly OutsideTool[],
): Promise<void> {
  const addresses = tools.flatMap(({ operation }) => (operation ? [operation.address] : []));
  for (const origin of new Set(addresses.map((address) => URL.parse(address)?.origin ?? "null"))) {
    if (origin === "null") throw new ToolsFailed("The document names a server that is no http address.");
    await kernel.outbound.checkUrl(origin, "tools");
    if (sealedHeaders !== null && origin !== new URL(url).origin) {
      throw new ToolsFailed(`The headers are for ${new URL(url).origin}, and the document names ${origin}.`);
    }
  }
}

/** What a tool returns; what goes wrong is returned as well, for whoever asked to say so. Throws the reason of `signal`. */
export async function callOutsideTool(
  kernel: Kernel,
  address: Address,
  tool: OutsideTool,
  input: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  if (input === null || typeof input !== "object" || Array.isArray(input)) return { error: "The input is no object." };
  try {
    const toolbox = await open(kernel, address);
    const patience = AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)]);
    return await toolbox.call(tool, input as Record<string, unknown>, patience);
  } catch (error) {
    signal.throwIfAborted();
    kernel.log.warn({ cause: (error as Error).name }, "an outside tool failed");
    return { error: "The tool did not answer." };
  }
}

/** For a PARLEY_SECRET that was replaced. */
export function resealHeaders({ secrets, database }: Kernel): Promise<void> {
  const db = database.query;
  return resealAll(secrets, purpose, {
    list: (afterId, limit) => listSealedHeaders(db, afterId, limit),
    replace: (id, former, sealed) => replaceSealedHeaders(db, id, former, sealed),
  });
}
