import type { Language } from "../language.ts";
import { nameRecords } from "../name-records.ts";
import { callNameOf, snakeOf } from "./ruby-names.ts";
import { writeCalls } from "./write-calls.ts";
import { writeRoutes } from "./write-routes.ts";
import { writeTypes } from "./write-types.ts";

/** Ruby has a class for each record, which reads its members late, and a method for each call. */
export const ruby: Language = {
  home: "sdks/ruby",
  names: {
    call: (group, name) => `parley.${callNameOf(group)}.${callNameOf(name)}`,
    type: (name) => name,
    member: snakeOf,
  },
  folder: "sdks/ruby/lib/parley",
  mark: (text) => `# frozen_string_literal: true\n\n# ${text}\n\n`,
  write: (api) => {
    const named = nameRecords(api);
    return { "types.rb": writeTypes(named), "calls.rb": writeCalls(named), "routes.rb": writeRoutes(named) };
  },
};
