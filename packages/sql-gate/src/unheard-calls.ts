/**
 * PostgreSQL cannot interrupt these functions, operators and casts: their loop in C asks for no
 * interrupt, and their cost grows faster than their values. `npm run test:interrupts` finds them in the bundled
 * PostgreSQL, and fails for one that is not here. See decision 0042.
 */
type Treatment =
  /** Nobody may call it: the database of a workspace takes the right away. */
  | "refused"
  /**
   * Everybody needs it. The table API bounds what it is given; in raw SQL, its process is ended when it
   * outlives its statement.
   */
  | "ended";

const geometry = "It compares each point with each other one, and few need it.";
const searching = "It compares each place of a text with all that is searched for.";
const containing = "It compares each item of a list with each of another.";
const ranking = "It compares the places of each word with those of each other.";
const writing = "It makes much of little.";

export const unheardCalls: Readonly<Record<string, { treatment: Treatment; because: string }>> = {
  ...group("refused", geometry, [
    "path ?# path",
    "path <-> path",
    "polygon <-> polygon",
    "polygon && polygon",
    "polygon @> polygon",
    "polygon <@ polygon",
    "polygon ~= polygon",
  ]),
  ...group("ended", searching, [
    "position(text,text)",
    "position(bytea,bytea)",
    "strpos(text,text)",
    "replace(text,text,text)",
    "split_part(text,text,integer)",
    "string_to_array(text,text)",
    "string_to_array(text,text,text)",
    "translate(text,text,text)",
    ...["~~", "!~~", "~~*", "!~~*"].flatMap((like) => [`text ${like} text`, `character ${like} text`]),
    "bytea ~~ bytea",
    "bytea !~~ bytea",
    "like_escape(text,text)",
  ]),
  ...group("ended", containing, [
    "anyarray && anyarray",
    "anyarray @> anyarray",
    "anyarray <@ anyarray",
    "jsonb @> jsonb",
    "jsonb <@ jsonb",
    "jsonb ?& text[]",
    "jsonb ?| text[]",
    "jsonb - text[]",
    "jsonb_exists_all(jsonb,text[])",
    "jsonb_exists_any(jsonb,text[])",
  ]),
  ...group("ended", ranking, [
    ...["ts_rank", "ts_rank_cd"].flatMap((rank) =>
      ["", "real[],"].flatMap((weights) =>
        ["", ",integer"].map((normal) => `${rank}(${weights}tsvector,tsquery${normal})`),
      ),
    ),
    ...["to_tsquery", "plainto_tsquery", "phraseto_tsquery", "websearch_to_tsquery"].flatMap((make) => [
      `${make}(text)`,
      `${make}(regconfig,text)`,
    ]),
  ]),
  ...group("ended", writing, [
    "array_to_string(anyarray,text)",
    "array_to_string(anyarray,text,text)",
    "jsonb || jsonb",
    "jsonb_path_query_array_tz(jsonb,jsonpath,jsonb,boolean)",
    "int4multirange::text",
  ]),
};

function group(treatment: Treatment, because: string, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, { treatment, because }]));
}

/** The refused operators as PostgreSQL names them: `?#(path,path)`. */
export const refusedOperators: readonly string[] = Object.entries(unheardCalls)
  .filter(([, { treatment }]) => treatment === "refused")
  .map(([name]) => {
    const [left, operator, right] = name.split(" ");
    return `${operator}(${left},${right})`;
  });
