import type { Api } from "../../api.ts";
import type { Language } from "../language.ts";
import { nameRecords } from "../name-records.ts";
import { writeCalls } from "./write-calls.ts";
import { writeRoutes } from "./write-routes.ts";
import { writeTypes } from "./write-types.ts";

/** PHP has a class with readonly properties for each record, and each class has a file, by PSR-4. */
export const php: Language = {
  home: "sdks/php",
  names: {
    call: (group, name) => `$parley->${group}->${name}`,
    type: (name) => (reserved.includes(name) ? `${name}Body` : name),
    member: (name) => name,
  },
  folder: "sdks/php/src",
  mark: (text) => `<?php\n\n// ${text}\n\n`,
  write: (api) => {
    const named = nameRecords(renameReserved(api));
    return { ...writeTypes(named), ...writeCalls(named), "Routes.php": writeRoutes(named) };
  },
};

/** These names of types are words of PHP itself. */
const reserved = ["Switch", "List", "Echo", "Print", "Match", "Empty", "Function", "Default"];

function renameReserved(api: Api): Api {
  const text = JSON.stringify(api).replace(/"name":"(\w+)"(?=,"(?:description|shape)"|\})/g, (found, name: string) =>
    reserved.includes(name) ? `"name":"${name}Body"` : found,
  );
  return JSON.parse(text) as Api;
}
