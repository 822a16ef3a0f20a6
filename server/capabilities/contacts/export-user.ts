import type { Context } from "../../kernel/wire/route.ts";

/**
 * Everything that the capabilities store about one user of the workspace, as lines of JSON. `part`
 * names the capability that stores the rest of the line. An unknown user has no lines.
 */
export async function* exportUser({ kernel, caller }: Context, userId: string): AsyncGenerator<string> {
  const user = { workspaceId: caller.workspaceId, userId };
  for (const { name, export: exportPart } of kernel.personalData) {
    for await (const item of exportPart(kernel, user)) yield `${JSON.stringify({ part: name, ...item })}\n`;
  }
}
