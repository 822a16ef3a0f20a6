import { isTest, readImports, type SourceFile } from "./walls.ts";

/**
 * Rules that a file keeps by itself, each broken rule as a sentence that says what to do instead.
 */

export function findBrokenRules(files: readonly SourceFile[]): string[] {
  return [...files.flatMap((file) => rules.flatMap((rule) => rule(file) ?? [])), ...findCrowdedRooms(files)];
}

type Rule = (file: SourceFile) => string | undefined;

const rules: Rule[] = [
  sqlInStores,
  environmentInConfig,
  packagesAtHome,
  mailToAccountsInOneRoom,
  shortOrExplained,
  namedForWhatItHolds,
  namedAfterContent,
  memoryOfNodesInState,
  digitsKept,
];

/**
 * Beside the stores: what runs before there is a schema to speak of, and what reads the schema
 * itself.
 */
const otherPlacesOfSql = [
  "kernel/storage/sql.ts",
  "migrations/migrate.ts",
  "commands/describe-schema.ts",
  "packages/postgres/",
];
const signsOfSql = [
  /\bsql(?:<[^`]*>)?`/,
  /\b(?:all|one|first|execute)(?:<[^`]*>)?\(\w+\)`/,
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/,
  /\.query(?:<[^(]*>)?\(\s*["'`]/,
  /["'`]\s*(?:select\s+[\w*"$(].*\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|(?:create|alter|drop)\s+(?:table|index|database)\s|listen\s+\w)/i,
];

function sqlInStores({ path, text }: SourceFile): string | undefined {
  if (isTest(path) || isNamed(path, "store.ts") || isIn(path, otherPlacesOfSql)) return undefined;
  if (!signsOfSql.some((sign) => sign.test(text))) return undefined;
  return `${path} holds SQL. Put the statement into the store.ts beside it, as a function that reads as a sentence.`;
}

function environmentInConfig({ path, text }: SourceFile): string | undefined {
  if (isTest(path) || path === "config.ts" || path.includes("/bench/") || !/\bprocess\.env\b/.test(text))
    return undefined;
  return `${path} reads process.env. Add the setting to config.ts, which checks it, and take it from there.`;
}

/** Each outside package may be imported here only. One that is not listed belongs to a provider. */
const homes: Record<string, string[]> = {
  typebox: [""],
  fastify: ["http/", "kernel/wire/route.ts", "start-server.ts"],
  ajv: ["http/", "capabilities/automation/"],
  "ajv-formats": ["http/", "capabilities/automation/"],
  "@fastify/busboy": ["http/"],
  "prom-client": ["http/"],
  htmlparser2: ["capabilities/incoming-webhooks/mails/", "capabilities/campaigns/rendering/"],
  "markdown-it": [
    "capabilities/campaigns/rendering/",
    "capabilities/voice/speakable-text.ts",
    "capabilities/widget/page/draw-talk.ts",
    "http/reference/",
  ],
  "mjml-browser": ["capabilities/campaigns/rendering/"],
  "postal-mime": ["capabilities/incoming-webhooks/mails/", "capabilities/newsletter/bouncing/"],
  pg: ["kernel/", "migrations/", "commands/", "operator/", "start-server.ts", "open-home.ts", "capabilities/database/"],
  "pg-copy-streams": ["operator/"],
  "pg-cursor": ["capabilities/database/plane/"],
  kysely: ["capabilities/database/tables/", "capabilities/database/transfer/"],
  "graphile-worker": ["kernel/log/job-worker.ts"],
  pino: ["kernel/logger.ts"],
  ws: ["kernel/wire/", "capabilities/stream/", "providers/"],
  jose: [
    "capabilities/identity/",
    "capabilities/access/authorizing/",
    "capabilities/access/trusts/",
    "capabilities/contacts/",
  ],
  "oidc-provider": ["capabilities/access/"],
  "light-my-request": ["capabilities/access/authorizing/"],
  "altcha-lib": ["capabilities/forms/"],
  yazl: ["capabilities/contacts/rights/", "http/client/"],
  croner: ["capabilities/automation/schedules/", "capabilities/automation/workflows/"],
  uqr: ["capabilities/identity/"],
  "libphonenumber-js": ["capabilities/contacts/"],
  "@node-rs/argon2": ["capabilities/identity/"],
  "@simplewebauthn/server": ["capabilities/identity/"],
  "@modelcontextprotocol/sdk": ["capabilities/compatible-apis/", "providers/"],
  zod: ["capabilities/compatible-apis/", "providers/"],
};

function packagesAtHome(file: SourceFile): string | undefined {
  // The own package.json of a package tells of it: see package-walls.ts.
  if (isTest(file.path) || file.path.startsWith("packages/")) return undefined;
  for (const name of readImports(file)) {
    if (
      name.endsWith(".ts") ||
      /^browser\/.+\.js$/.test(name) ||
      name.startsWith("node:") ||
      name.startsWith("@parley/")
    )
      continue;
    const [scopeOrName, inScope] = name.split("/");
    const places = homes[scopeOrName?.startsWith("@") ? `${scopeOrName}/${inScope}` : scopeOrName!] ?? ["providers/"];
    if (isIn(file.path, places)) continue;
    return `${file.path} imports the package ${name}, which belongs to ${places.join(", ")}. Outside services go behind an interface in providers/.`;
  }
  return undefined;
}

/** The files in this room send no mail to an unverified address, except the one that verifies it. */
const roomOfMail = "capabilities/identity/mail/";

function mailToAccountsInOneRoom(file: SourceFile): string | undefined {
  const { path } = file;
  if (isTest(path) || !path.startsWith("capabilities/identity/") || path.startsWith(roomOfMail)) return undefined;
  if (!readImports(file).includes("kernel/send-mail.ts")) return undefined;
  return `${path} sends mail. Mail to an account goes through mailToken or mailNotice in ${roomOfMail}, which know unverified addresses.`;
}

/**
 * These read no long number of others: Parley or an installation wrote the text itself, the messages
 * have short numbers only, the values are copies of own schemas, or are not used at all.
 */
const placesOfJsonParse = [
  ...[
    "commands/",
    "operator/",
    "packages/backup/",
    "packages/json/",
    "packages/engine/bench/",
    "packages/engine/fit/",
    "packages/postgres/",
    "packages/speech/",
  ],
  ...[
    "http/api-version.ts",
    "http/bodies/",
    "http/reference/",
    "kernel/log/realtime.ts",
    "kernel/versions/api-versions.ts",
    "kernel/mail/",
    "kernel/erasing/note-erasure.ts",
  ],
  ...["kernel/storage/page.ts", "packages/outbound/src/read-reason-of-body.ts", "packages/sql-gate/src/parse-sql.ts"],
  ...["packages/workflows/src/expressions/fast/token-reader.ts", "capabilities/identity/sessions/refresh.ts"],
  ...["capabilities/access/authorizing/", "capabilities/access/consent/"],
  ...["capabilities/access/leaks/", "capabilities/automation/calls/", "capabilities/automation/secrets/"],
  "capabilities/forms/proof-of-work.ts",
  "capabilities/installation/backups/",
  ...["capabilities/compatible-apis/mcp/", "capabilities/database/tables/reading/cursor.ts"],
  ...[
    "capabilities/database/backup/",
    "capabilities/database/transfer/whole/restore-lines.ts",
    "capabilities/incoming-webhooks/sources/source-secrets.ts",
  ],
  ...[
    "capabilities/models/providers/find-default-model.ts",
    "capabilities/outgoing-webhooks/endpoints/signing-keys.ts",
    "capabilities/relocation/",
  ],
  ...["capabilities/stream/handle-client-messages.ts", "capabilities/toolboxes/encrypt-headers.ts"],
  ...["capabilities/voice/twilio/", "capabilities/voice/socket/"],
  "capabilities/conversations/replying/acting/allowed-tools.ts",
];

function digitsKept({ path, text }: SourceFile): string | undefined {
  if (isTest(path) || path.includes("/browser/") || isIn(path, placesOfJsonParse)) return undefined;
  if (!/\bJSON\.parse\b/.test(text)) return undefined;
  return `${path} calls JSON.parse, which rounds long numbers. Take parseJson of @parley/json.`;
}

const maxLines = 300;

function shortOrExplained({ path, text }: SourceFile): string | undefined {
  const lines = text.split("\n").length - 1;
  if (lines <= maxLines || /^\/\/ Long because /.test(text)) return undefined;
  return `${path} has ${lines} lines. Split it by operation, or begin it with "// Long because …".`;
}

const emptyWords = new Set(
  "manager helper helpers util utils common shared misc service services base data info new v2".split(" "),
);

/**
 * Two terms have the word "data" by right: the data directory (PARLEY_DATA_DIR) and personal data,
 * as laws call it.
 */
function namedForWhatItHolds({ path }: SourceFile): string | undefined {
  const words = path.replaceAll(/data-directory|personal-data/g, "").split(/[/.-]/);
  const empty = words.find((word) => emptyWords.has(word));
  if (empty === undefined) return undefined;
  return `${path} has "${empty}" in its name, which says nothing. Name the file after the operation or the thing that it holds.`;
}

/**
 * Names that say the kind of a file's contents; what such a file exports is named by its folder.
 */
export const kindsOfFiles = [
  "app",
  "index",
  "ids",
  "routes",
  "schema",
  "store",
  "events",
  "problems",
  "actions",
  "retention",
];

/**
 * A stranger finds a file by the name of the thing that it holds, which other files need not
 * import: a class may be reached by a function beside it. Scripts export nothing.
 */
function namedAfterContent({ path, text }: SourceFile): string | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1, -".ts".length);
  const kind = name.slice(name.lastIndexOf("-") + 1);
  if (isTest(path) || isGenerated(path) || kindsOfFiles.includes(kind)) return undefined;
  const declared = [...text.matchAll(/^(export )?(?:async )?(?:function\*?|const|class|type) +(\w+)/gm)];
  const exported = declared.filter((found) => found[1] !== undefined).map((found) => found[2]!);
  if (exported.length === 0 || declared.some((found) => kebabOf(found[2]!) === name)) return undefined;
  return `${path} exports ${exported.join(", ")}. Name the file after one of them, or what it holds after the file.`;
}

/** `openWebSocket` → `open-web-socket`, `HTTPServer` → `http-server`, `WORD_WEIGHTS` → `word-weights`. */
function kebabOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
}

/** Two servers may run in one process: what each holds in memory is made and found in one way. */
function memoryOfNodesInState({ path, text }: SourceFile): string | undefined {
  if (isTest(path) || path === "kernel/state.ts" || !/\bnew (?:Weak)?Map<Kernel\b/.test(text)) return undefined;
  return `${path} keeps a map by kernel. What a node holds in memory is \`state(…)\` of kernel/state.ts.`;
}

/**
 * The rooms of the kernel and the most files that each may hold: what a reader can keep in mind.
 */
const kernelRooms: Record<string, number> = {
  "kernel/": 17,
  "kernel/log/": 10,
  "kernel/mail/": 7,
  "kernel/sharing/": 3,
  "kernel/storage/": 14,
  "kernel/wire/": 10,
  "kernel/versions/": 3,
  "kernel/nodes/": 6,
  "kernel/quotas/": 3,
  "kernel/erasing/": 3,
  "kernel/standing/": 5,
  "kernel/traces/": 1,
  "kernel/untrusted/": 11,
  "kernel/pages/": 9,
  // A file for each language.
  "kernel/pages/texts/": 30,
};

function findCrowdedRooms(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (!path.startsWith("kernel/") || isTest(path) || isGenerated(path)) continue;
    const room = path.slice(0, path.lastIndexOf("/") + 1);
    counts.set(room, (counts.get(room) ?? 0) + 1);
  }
  return [...counts].flatMap(([room, count]) => {
    const most = kernelRooms[room];
    if (most === undefined) return [`${room} is no room of the kernel. Name it in kernelRooms with its size.`];
    return count <= most
      ? []
      : [`${room} has ${count} files, more than ${most}. Move out what not every capability needs.`];
  });
}

export function isGenerated(path: string): boolean {
  return /\.generated(?:\.d)?\.ts$/.test(path);
}

function isIn(path: string, places: readonly string[]): boolean {
  return places.some((place) => path.startsWith(place));
}

function isNamed(path: string, name: string): boolean {
  return path === name || path.endsWith(`/${name}`);
}
