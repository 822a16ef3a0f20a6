/**
 * The operators of PostgreSQL that a statement may use, by what they work on. One name serves many
 * types, which the gate does not know: where an operator is refused for some types, the database of a
 * workspace refuses it (see `unheard-calls.ts`). A test compares the names with those of the bundled
 * PostgreSQL.
 */
const groups = {
  comparing: "= <> < <= > >= ~<~ ~<=~ ~>~ ~>=~",
  computing: "+ - * / % ^ |/ ||/ @ & | # ~ << >>",
  text: "|| ~~ ~~* !~~ !~~* ~* !~ !~* ^@",
  // The keywords are written as operators by the parser.
  keywords: "BETWEEN|NOT BETWEEN|BETWEEN SYMMETRIC|NOT BETWEEN SYMMETRIC",
  json: "-> ->> #> #>> #- ? ?| ?& @? @@",
  "lists, ranges and JSON": "@> <@ && &< &> -|-",
  search: "@@@ !! <->",
  networks: "<<= >>=",
  geometry: "## &<| |&> <<| |>> <^ >^ ?# ?- ?-| ?|| @-@ ~=",
};

export const allowedOperators: ReadonlySet<string> = new Set(
  Object.entries(groups).flatMap(([group, names]) => names.split(group === "keywords" ? "|" : " ")),
);

/** These operators compare rows by their bytes, which differ between rows that are equal. */
export const refusedOperatorNames: ReadonlySet<string> = new Set("*= *<> *< *<= *> *>=".split(" "));

/** Says why an operator that is not on the list is refused. */
export function explainOperator(name: string): string {
  if (refusedOperatorNames.has(name))
    return "It compares rows by their bytes, and equal rows may have different ones. Compare their columns.";
  return "It is not on the list of operators that are known.";
}
