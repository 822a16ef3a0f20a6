import type { Kernel } from "../../kernel/kernel.ts";
import { AddressRefused, ResponseTooLarge } from "../../kernel/outbound/outbound.ts";
import { addressRefused, Problem } from "../../kernel/problem.ts";
import { tooComplex } from "../../kernel/untrusted/untrusted.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { type ExternalTool, type Parse, ToolboxFailed, ToolboxTooLarge } from "../../providers/toolbox/toolbox.ts";
import { isStorable } from "./is-storable.ts";
import { openStoredToolbox, type StoredAddress } from "./open-stored-toolbox.ts";
import { toolboxUnreadable } from "./problems.ts";
import { maxActionName, toolActionName } from "./tool-action-name.ts";

const timeoutMs = 20_000;

/** Asks the toolbox's server for its tools. @throws address-refused, toolbox-unreadable, too-complex */
export async function readTools(
  { kernel, caller }: Context,
  toolbox: StoredAddress & { name: string },
): Promise<ExternalTool[]> {
  try {
    kernel.outbound.checkUrl(toolbox.url, "tools");
    const opened = await openStoredToolbox(kernel, toolbox);
    const parse: Parse = (parser, input) => kernel.untrusted.parse(caller.workspaceId, parser, input);
    const tools = await opened.list(parse, AbortSignal.timeout(timeoutMs));
    await checkServers(kernel, toolbox, tools);
    return withAliases(toolbox, tools.map(makeStorable));
  } catch (error) {
    throw explain(error as Error);
  }
}

function explain(error: Error): Problem {
  if (error instanceof Problem) return error;
  const refusal = [error, error.cause].find((each) => each instanceof AddressRefused);
  if (refusal !== undefined) {
    const { message } = refusal;
    return new Problem(addressRefused, message, { errors: [{ pointer: "/body/url", message }] });
  }
  const tooLarge = [error, error.cause].find(
    (each) => each instanceof ToolboxTooLarge || each instanceof ResponseTooLarge,
  );
  if (tooLarge !== undefined) {
    const { message } = tooLarge as Error;
    return new Problem(tooComplex, `${message} Offer fewer or smaller tools at this url.`, { cause: error });
  }
  const reason = error instanceof ToolboxFailed ? error.message : "The server did not answer.";
  return new Problem(toolboxUnreadable, `${reason} Check the url and the headers.`, { cause: error });
}

/**
 * An OpenAPI document may name another server. Parley must be allowed to call it,
 * and the headers are never sent to another origin than the one they were entered for.
 */
async function checkServers(
  kernel: Kernel,
  { url, encryptedHeaders }: StoredAddress,
  tools: readonly ExternalTool[],
): Promise<void> {
  const addresses = tools.flatMap(({ operation }) => (operation ? [operation.address] : []));
  for (const origin of new Set(addresses.map((address) => URL.parse(address)?.origin ?? "null"))) {
    if (origin === "null") throw new ToolboxFailed("The document names a server that is not an http URL.");
    kernel.outbound.checkUrl(origin, "tools");
    if (encryptedHeaders !== null && origin !== new URL(url).origin) {
      throw new ToolboxFailed(`The headers are for ${new URL(url).origin}, but the document names ${origin}.`);
    }
  }
}

function makeStorable(tool: ExternalTool): ExternalTool {
  if (!isStorable(tool.operation ?? null)) {
    throw new ToolboxFailed("The document has an address or a parameter with a NUL character or half a character.");
  }
  return isStorable(tool.inputSchema) ? tool : { ...tool, inputSchema: { type: "object" } };
}

/**
 * Two tools can have the same action name, because action names allow fewer characters. The later
 * one gets a number.
 */
function withAliases(toolbox: { name: string }, tools: readonly ExternalTool[]): ExternalTool[] {
  const taken = new Set<string>();
  return tools.map((tool) => {
    let named = tool;
    for (let count = 2; taken.has(toolActionName(toolbox, named)); count++) {
      named = { ...tool, alias: `${tool.name.slice(0, maxActionName - toolbox.name.length - 6)}_${count}` };
    }
    taken.add(toolActionName(toolbox, named));
    return named;
  });
}
