import type { Language } from "../language.ts";
import { nameRecords } from "../name-records.ts";
import { snakeOf } from "./python-names.ts";
import { writeAsyncCalls, writeCalls } from "./write-calls.ts";
import { writeRoutes } from "./write-routes.ts";
import { writeTypes } from "./write-types.ts";

/** Python has classes for values, and a method for each call. The types of the asynchronous calls are a stub. */
export const python: Language = {
  home: "sdks/python",
  names: {
    call: (group, name) => `parley.${snakeOf(group)}.${snakeOf(name)}`,
    type: (name) => name,
    member: snakeOf,
  },
  folder: "sdks/python/src/parley_client",
  mark: (text) => `# ${text}\n`,
  write: (api) => {
    const named = nameRecords(api);
    return {
      "types.py": writeTypes(named),
      "_calls.py": writeCalls(named),
      "_async_calls.pyi": writeAsyncCalls(named),
      "_routes.py": writeRoutes(named),
    };
  },
};
