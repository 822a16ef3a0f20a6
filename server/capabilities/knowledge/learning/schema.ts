import Type, { type Static } from "typebox";
import { IdOf, Nullable, TimeOf } from "../../../kernel/wire/show.ts";
import { DocumentId } from "../ids.ts";
import { refreshPattern } from "./refresh.ts";

const mostPages = 5_000;
const usualPages = 500;

const address = (description: string) =>
  Type.String({ maxLength: 2_000, pattern: '^\\s*[hH][tT][tT][pP][sS]?://[^\\s<>"]+\\s*$', description });

const refresh = Type.Optional(
  Nullable(Type.String({ pattern: refreshPattern }), {
    description: "Looks again after so long: `1h` to `23h`, or `1d` to `30d`. Null or left out: never by itself.",
  }),
);

const patterns = (description: string) =>
  Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 500, pattern: "^[/*]" }), { maxItems: 50, description }),
  );

export const urlContent = {
  type: Type.Literal("url"),
  url: address("One page. It is fetched and read now, and again as `refresh` says."),
  refresh,
};

export const siteContent = {
  type: Type.Literal("site"),
  url: address("The page where a site begins. Pages of the same host are read, as its robots.txt allows."),
  maxPages: Type.Optional(Type.Integer({ minimum: 1, maximum: mostPages, default: usualPages })),
  include: patterns("Only pages whose path matches one of these; `*` stands for any characters: `/help/*`."),
  exclude: patterns("No pages whose path matches one of these."),
  refresh,
};

/** Shows what a learnt source is read from. */
export const LearntFrom = {
  refresh: Nullable(Type.String(), { description: "Looks again after so long." }),
  maxPages: Type.Optional(Type.Integer()),
  include: Type.Optional(Type.Array(Type.String())),
  exclude: Type.Optional(Type.Array(Type.String())),
};

export const Progress = Type.Object(
  {
    found: Type.Integer({ description: "Pages that are known by now." }),
    done: Type.Integer({ description: "Pages that this look has looked at." }),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    failed: Type.Integer(),
    skipped: Type.Integer({ description: "Pages that hold nothing to answer from, or may not be read." }),
  },
  { $id: "KnowledgeProgress" },
);

export const SourceProblem = Type.Object(
  {
    code: Type.String(),
    message: Type.String({ description: "What to do, in English." }),
    url: Nullable(Type.String({ description: "Another address that the problem is about." })),
  },
  { $id: "KnowledgeProblem" },
);

export const SourcePage = Type.Object(
  {
    documentId: Nullable(IdOf(DocumentId), { description: "The document that the page gave, if any." }),
    url: Type.String(),
    title: Type.String(),
    status: Type.Enum(["waiting", "indexed", "skipped", "failed", "gone"]),
    problem: Nullable(SourceProblem),
    words: Type.Integer(),
    lastLookedAt: Nullable(TimeOf()),
  },
  { $id: "KnowledgePage" },
);
export type SourcePage = Static<typeof SourcePage>;
