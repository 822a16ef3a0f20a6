import { mutantsOf } from "../mutant.ts";

const relocation = "server/capabilities/relocation";
const hostile = ["tests/relocation/hostile-files.test.ts"];
const exports = ["tests/relocation/owner-exports.test.ts"];

/** The file of a stranger takes something over, or a workspace is taken along by somebody else. */
export const mutantsOfRelocation = [
  ...mutantsOf(`${relocation}/importing/fill-table.ts`, hostile, [
    ["a file has rows of another workspace", "if (owner !== origin.workspaceId) throw", "if (name === owner) throw"],
    [
      "a file names accounts of others",
      "if (id === null || filling.accounts.has(id)) continue;",
      "if (id !== null) continue;",
    ],
    ["a file chooses columns", "refuseOtherColumns(table, columns);", ""],
  ]),
  ...mutantsOf(`${relocation}/importing/import-workspace.ts`, hostile, [
    ["a file has rows for any table", "if (table === undefined || ", "if (table !== undefined && "],
    ["the SQL of a file passes no gate", ', "tables", lines, kernel.untrusted);', ', "tables", lines);'],
    ["a file that lacks rows is imported", "if (!isWhole) throw", "if (tx === undefined) throw"],
  ]),
  ...mutantsOf(`${relocation}/importing/read-lines.ts`, hostile, [
    [
      "a file fills the memory",
      'if (length > longestLine) throw refused("A row of the file is longer than any that Parley writes.");\n    if (last',
      "if (last",
    ],
  ]),
  ...mutantsOf("server/capabilities/identity/team/bring-member.ts", hostile, [
    ["a file brings known people into a workspace", "if (known !== undefined || ", "if (known === null || "],
  ]),
  ...mutantsOf(`${relocation}/exporting/begin-export.ts`, exports, [
    [
      "every member exports the workspace",
      "requireOwner(await lockTeam(context, tx));\n    await useCode(tx);",
      "await useCode(tx);",
    ],
    ["a code is used twice", "await useCode(tx);", ""],
  ]),
  ...mutantsOf("server/capabilities/identity/second-factor/require-fresh-factor.ts", exports, [
    [
      "no second factor is asked for",
      "if (use === undefined) throw needed();",
      "if (use === undefined) return async () => {};",
    ],
  ]),
  ...mutantsOf(`${relocation}/exporting/follow-export-link.ts`, exports, [
    [
      "the link to an export never ends",
      "Number(link.readBigUInt64BE(bytesOfIds)) < kernel.clock.now()",
      "kernel === undefined",
    ],
  ]),
];
