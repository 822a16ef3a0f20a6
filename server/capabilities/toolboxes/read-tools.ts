import { AddressRefused, ResponseTooLarge } from "@parley/outbound";
import {
  type ExternalTool,
  type Parse,
  type SkippedTool,
  ToolboxFailed,
  ToolboxRefused,
  ToolboxTooLarge,
  type ToolList,
} from "@parley/toolbox";
import type { Kernel } from "../../kernel/kernel.ts";
import { addressRefused, Problem } from "../../kernel/problem.ts";
import { tooComplex } from "../../kernel/untrusted/untrusted.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { isStorable } from "./is-storable.ts";
import { nameActions } from "./name-actions.ts";
import { openStoredToolbox, type StoredAddress } from "./open-stored-toolbox.ts";
import { toolboxUnreadable } from "./problems.ts";

const timeoutMs = 20_000;

/** Asks the toolbox's server for its tools. @throws address-refused, toolbox-unreadable, too-complex */
export async function readTools(
  { kernel, caller }: Context,
  toolbox: StoredAddress & { name: string },
): Promise<ToolList> {
  try {
    kernel.outbound.checkUrl(toolbox.url, "tools");
    const opened = await openStoredToolbox(kernel, toolbox);
    const parse: Parse = (parser, input) => kernel.untrusted.parse(caller.workspaceId, parser, input);
    const { tools, skipped } = await opened.list(parse, AbortSignal.timeout(timeoutMs));
    const callable = withoutForeignServers(kernel, toolbox, tools);
    return {
      tools: nameActions(toolbox, callable.tools.map(withStorableSchema)),
      skipped: [...callable.skipped, ...skipped].filter(isStorable),
    };
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
  if (error instanceof ToolboxRefused) {
    const detail = `${error.message} Enter the credentials that it asks for in \`headers\`, e.g. \`authorization\`.`;
    return new Problem(toolboxUnreadable, detail, { cause: error });
  }
  const reason = error instanceof ToolboxFailed ? error.message : "The server did not answer.";
  return new Problem(toolboxUnreadable, `${reason} Check the url and the headers.`, { cause: error });
}

/**
 * An OpenAPI document may name other servers. Parley must be allowed to call them, and the headers
 * are never sent to another origin than the one they were entered for. What cannot be called is
 * skipped.
 * @throws when nothing is left
 */
function withoutForeignServers(kernel: Kernel, toolbox: StoredAddress, listed: readonly ExternalTool[]): ToolList {
  const tools: ExternalTool[] = [];
  const skipped: SkippedTool[] = [];
  let firstRefusal: unknown;
  for (const tool of listed) {
    try {
      checkServer(kernel, toolbox, tool);
      tools.push(tool);
    } catch (error) {
      if (!(error instanceof ToolboxFailed || error instanceof AddressRefused)) throw error;
      firstRefusal ??= error;
      const { method = "", address = "" } = tool.operation ?? {};
      skipped.push({ operation: `${method} ${address}`.slice(0, 200).toWellFormed(), reason: error.message });
    }
  }
  if (tools.length === 0 && firstRefusal !== undefined) throw firstRefusal;
  return { tools, skipped };
}

function checkServer(kernel: Kernel, { url, encryptedHeaders }: StoredAddress, { operation }: ExternalTool): void {
  if (operation === undefined) return;
  if (!isStorable(operation)) {
    throw new ToolboxFailed("Its address or a parameter has a NUL character or half a character.");
  }
  const server = URL.parse(operation.address);
  if (server === null) throw new ToolboxFailed("Its address is not a URL.");
  kernel.outbound.checkUrl(server.origin, "tools");
  const own = new URL(url).origin;
  if (encryptedHeaders !== null && server.origin !== own) {
    throw new ToolboxFailed(`The headers are for ${own}, but this operation is at ${server.origin}.`);
  }
}

function withStorableSchema(tool: ExternalTool): ExternalTool {
  return isStorable(tool.inputSchema) ? tool : { ...tool, inputSchema: { type: "object", properties: {} } };
}
