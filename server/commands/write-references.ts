import { capabilities } from "../app.ts";
import { settings } from "../config.ts";
import type { Guard } from "../kernel/caller.ts";
import { listProblems } from "../kernel/problem.ts";
import { openApiOf, routesOf, withSystem } from "../start-server.ts";

const note = "<!-- Written by `npm run generate`. Do not edit. -->\n\n";

/** Writes the generated pages of docs/reference, by path. */
export async function writeReferences(): Promise<Map<string, string>> {
  return new Map([
    ["docs/reference/openapi.json", `${JSON.stringify(await openApiOf(capabilities), null, 2)}\n`],
    ["docs/reference/configuration.md", describeConfiguration()],
    ["docs/reference/events.md", describeEvents()],
    ["docs/reference/operations.md", describeOperations()],
    ["docs/reference/problems.md", describeProblems()],
    ["docs/reference/scopes.md", describeScopes()],
  ]);
}

function describeConfiguration(): string {
  const rows = settings.map(({ name, meaning, defaultValue }) => `| \`${name}\` | ${meaning} | ${defaultValue} |`);
  return `${note}# Configuration\n\nAll settings are environment variables.\n\n| name | meaning | default |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
}

function describeEvents(): string {
  const events = capabilities.flatMap((capability) =>
    (capability.events ?? []).map((event) => ({ capability, event })),
  );
  const rows = events.map(
    ({ capability, event }) => `| \`${event.type}\` | ${capability.name} | ${event.summary} | \`${event.visibleTo}\` |`,
  );
  return `${note}# Events\n\n| type | announced by | fact | visible to |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
}

/** Lists every operation of the interface, capability by capability, in the order of app.ts. */
function describeOperations(): string {
  const routes = routesOf(capabilities);
  const parts = [...new Set(routes.map(({ capability }) => capability))].map((name) => {
    const own = routes.filter(({ capability }) => capability === name);
    const rows = own.map(
      ({ method, path, definition: { schema, guard } }) =>
        `| ${method} | \`${path}\` | ${schema.summary} | ${describeGuard(guard)} |`,
    );
    return `## ${name}\n\n| method | path | operation | for |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
  });
  return `${note}# Operations

The ${routes.length} operations of the interface, by capability. [openapi.json](openapi.json) has their
shapes, and the page \`/docs\` of each installation shows them. A scope in the last column is what
the credential needs; "key" beside it means that a publishable key may call the operation too.

${parts.join("\n")}`;
}

function describeGuard(guard: Guard): string {
  switch (guard.kind) {
    case "may":
      return `\`${guard.scope}\`${guard.publishable ? ", key" : ""}`;
    case "anyone":
      return "anyone";
    case "signature":
      return "the signature";
    case "caller":
      return "every credential";
    case "trusted":
      return "members, secret keys";
    case "member":
      return "members";
    case "operator":
      return "the operator";
  }
}

function describeScopes(): string {
  const rows = withSystem(capabilities).flatMap((capability) =>
    (capability.scopes ?? []).map(
      ({ name, summary, isSensitive, isPublishable }) =>
        `| \`${name}\` | ${capability.name} | ${summary} | ${isSensitive ? "only by name" : "yes"} | ${isPublishable ? "yes" : "no"} |`,
    ),
  );
  return `${note}# Scopes

A member has all scopes of the role. A key made without \`scopes\` has those that its kind has by default, and gets
those that later versions add; a key made with \`scopes\` has these and no others.

| scope | brought by | allows | secret keys by default | publishable keys |
| --- | --- | --- | --- | --- |
${rows.join("\n")}
`;
}

function describeProblems(): string {
  const rows = listProblems().map(({ code, status, title }) => `| \`${code}\` | ${status} | ${title}. |`);
  return `${note}# Problems\n\n| code | status | meaning |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
}
