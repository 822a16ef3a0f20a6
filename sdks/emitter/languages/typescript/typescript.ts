import type { Language } from "../language.ts";
import { writeApiTypes } from "./write-api-types.ts";
import { writeCalls } from "./write-calls.ts";
import { writeTable } from "./write-table.ts";

/** TypeScript has types for the compiler, and rows of a table for what runs. */
export const typescript: Language = {
  home: "sdks/typescript",
  names: { call: (group, name) => `parley.${group}.${name}`, type: (name) => name, member: (name) => name },
  folder: "sdks/typescript/src/generated",
  mark: (text) => `// ${text}\n\n`,
  write: (api) => ({
    "api-types.generated.d.ts": writeApiTypes(api),
    "calls.generated.d.ts": writeCalls(api),
    "rows.generated.ts": writeTable(api),
  }),
};
