import Type, { type Static } from "typebox";
import { IdOf, Nullable, TimeOf } from "../../../kernel/wire/show.ts";
import { FileId } from "../../files/index.ts";
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

const columnName = (description: string) => Type.String({ minLength: 1, maxLength: 200, pattern: "\\S", description });

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

/** Describes what a request says of a file besides its bytes. */
const aboutFiles = {
  url: Type.Optional(address("Where a reader finds the file. Citations lead there.")),
  baseUrl: Type.Optional(
    address(
      "Where the folder of the file is on the web: relative links are made absolute with it, and citations lead to the file there.",
    ),
  ),
  questionColumn: Type.Optional(
    columnName("The column of a table with the questions, where its name does not say so."),
  ),
  answerColumn: Type.Optional(columnName("The column with the answers.")),
  shareOriginal: Type.Optional(
    Type.Boolean({ description: "Citations have a link of an hour to the file, for everybody who reads them." }),
  ),
};

export const fileContent = {
  type: Type.Literal("file"),
  fileId: Type.String({ description: "A file of POST /api/files that no other source has." }),
  ...aboutFiles,
};

/** The fields beside the files of multipart/form-data, which are texts. */
export const fieldsOfFiles = { ...aboutFiles, shareOriginal: Type.Optional(Type.Enum(["true", "false"])) };

/** Shows the file that a source was learnt from. */
export const LearntFromFile = {
  fileId: IdOf(FileId),
  fileName: Type.String(),
  mimeType: Type.String({ description: "As the client declared it; it is not verified." }),
  shareOriginal: Type.Boolean(),
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

export const FileNote = Type.Object(
  { code: Type.String(), message: Type.String({ description: "In English, without a word of the file." }) },
  { $id: "KnowledgeFileNote" },
);

export const SourcePage = Type.Object(
  {
    documentId: Nullable(IdOf(DocumentId), { description: "The document that the page gave, if any." }),
    url: Nullable(Type.String(), { description: "Null for a file without an address." }),
    title: Type.String(),
    status: Type.Enum(["waiting", "indexed", "skipped", "failed", "gone"]),
    problem: Nullable(SourceProblem),
    words: Type.Integer(),
    notes: Type.Array(FileNote, { description: "What was left out of a file." }),
    lastLookedAt: Nullable(TimeOf()),
  },
  { $id: "KnowledgePage" },
);
export type SourcePage = Static<typeof SourcePage>;
