import { type Reference, writeApiTypes } from "../../sdks/typescript/tools/write-api-types.ts";
import { capabilities } from "../app.ts";
import { settings } from "../config.ts";
import { listProblems } from "../kernel/problem.ts";
import { openApiOf, withSystem } from "../start-server.ts";

const note = "<!-- Written by `npm run generate`. Do not edit. -->\n\n";

/** The generated pages of docs/reference and the types of the client library, by path. */
export async function writeReferences(): Promise<Map<string, string>> {
  const openApi = openApiOf(capabilities);
  const problemCodes = listProblems().map(({ code }) => code);
  return new Map([
    ["docs/reference/openapi.json", `${JSON.stringify(openApi, null, 2)}\n`],
    ["sdks/typescript/src/api-types.generated.ts", writeApiTypes(openApi as unknown as Reference, problemCodes)],
    ["docs/reference/configuration.md", describeConfiguration()],
    ["docs/reference/events.md", describeEvents()],
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
