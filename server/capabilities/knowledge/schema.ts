// Long because the shapes of a source share their parts.
import Type, { type Static } from "typebox";
import { IdOf, Nullable, TimeOf } from "../../kernel/wire/show.ts";
import { DocumentId, SourceId } from "./ids.ts";
import {
  FileNote,
  fieldsOfFiles,
  fileContent,
  LearntFrom,
  LearntFromFile,
  Progress,
  SourceProblem,
  siteContent,
  urlContent,
} from "./learning/schema.ts";

export const maxContentLength = 1_048_576;
export const maxTitleLength = 500;
const maxQuestionLength = 2_000;
const maxAlternatives = 100;
const maxSourcesAtOnce = 500;

const written = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: "\\S", description });

const pageUrl = () =>
  Type.Optional(
    Type.String({
      maxLength: 2_000,
      pattern: '^\\s*[hH][tT][tT][pP][sS]?://[^\\s<>"][^<>"]*$',
      description:
        "Where a reader finds the text. It is shown with citations and never fetched. Relative links in the text are made absolute with it. Blanks around it and line breaks are left out, and other blanks are encoded, as a browser does.",
    }),
  );

/** Bounds a tag, as it stands in every request that names one. */
export const tag = (description: string) => written(100, description);

const named = () => ({
  externalId: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      pattern: "\\S",
      description: "Your own name for the source, unique in the workspace: a path, or the key of a record.",
    }),
  ),
  tags: Type.Optional(
    Type.Array(tag("One of the source's tags."), {
      maxItems: 50,
      description: "Assistants, searches and removals choose sources by tags. Left out: a source keeps those it has.",
    }),
  ),
});

const textContent = () =>
  Type.Object(
    {
      type: Type.Literal("text"),
      title: written(maxTitleLength, "What the text is about."),
      content: written(
        maxContentLength,
        "Plain text, Markdown or HTML. It is stored and cited as Markdown: front matter, HTML and images (except their alternative texts) are left out, and relative links become absolute. Other text and all code stay exactly as they were sent.",
      ),
      url: pageUrl(),
      ...named(),
    },
    { additionalProperties: false },
  );

const faqContent = () =>
  Type.Object(
    {
      type: Type.Literal("faq"),
      question: written(maxQuestionLength, "The question as people ask it."),
      answer: written(maxContentLength, "The answer, which is cleaned like a text. What is stored is given verbatim."),
      alternatives: Type.Optional(
        Type.Array(written(maxQuestionLength, "Another way to ask the same question."), { maxItems: maxAlternatives }),
      ),
      url: pageUrl(),
      ...named(),
    },
    { additionalProperties: false },
  );

/** Describes the content of a source: a text, or a question with its answer. */
export const SourceContent = Type.Union([textContent(), faqContent()], { $id: "KnowledgeSourceContent" });
export type SourceContent = Static<typeof SourceContent>;

const learntContent = [
  Type.Object({ ...urlContent, ...named() }, { additionalProperties: false }),
  Type.Object({ ...siteContent, ...named() }, { additionalProperties: false }),
] as const;

const fileSource = Type.Object({ ...fileContent, ...named() }, { additionalProperties: false });

/** A file that was uploaded. */
export type FileContent = Static<typeof fileSource>;

/** The fields of a form with files. */
export const aboutUploads = {
  ...fieldsOfFiles,
  externalId: Type.Optional(
    Type.Array(named().externalId, {
      description: "Your own name for each file, in their order. The files of an archive are named by their paths.",
    }),
  ),
  tags: named().tags,
};

/** The parts of a form with files, for the reference. */
export const NewFiles = Type.Object(
  {
    file: Type.Array(Type.String({ format: "binary" }), {
      minItems: 1,
      description:
        "Parts with a file name: txt, md, mdx, html, pdf, docx, pptx, xlsx, csv, odt, epub, eml, or one zip of such files.",
    }),
    ...aboutUploads,
  },
  { $id: "NewKnowledgeFiles" },
);

/** A page or a site, which is learnt after the answer. */
export type LearntContent = Static<(typeof learntContent)[number]>;

export const sourcesAtOnce = (minItems: number) =>
  Type.Array(Type.Union([textContent(), faqContent()]), { minItems, maxItems: maxSourcesAtOnce });

/** A request brings one source, or several that are stored together or not at all. */
export const NewSources = Type.Union(
  [
    textContent(),
    faqContent(),
    ...learntContent,
    fileSource,
    Type.Object(
      {
        sources: sourcesAtOnce(1),
      },
      { additionalProperties: false },
    ),
  ],
  { $id: "NewKnowledgeSources" },
);
export type NewSources = Static<typeof NewSources>;

const SourceType = Type.Enum(["text", "faq", "url", "site", "file"]);
const DocumentType = Type.Enum(["text", "faq"]);

const described = {
  id: IdOf(SourceId),
  title: Type.String({ description: "The title of a FAQ is its question." }),
  url: Nullable(Type.String()),
  externalId: Nullable(Type.String({ description: "The name that its workspace gave it." })),
  tags: Type.Array(Type.String()),
  status: Type.Enum(["indexed", "pending", "failed"], {
    description:
      "`indexed`: every question that is asked from now on finds its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`: there was nothing to learn.",
  }),
  documentId: Nullable(IdOf(DocumentId), {
    description: "The document version with the current content. Null for what was learnt: its pages have documents.",
  }),
  version: Type.Integer({ minimum: 0, description: "The number of document versions until now." }),
  createdAt: TimeOf({ description: "When the source was added." }),
  updatedAt: TimeOf({ description: "When the content last changed." }),
};

/** Tells about two FAQs that contradict each other. */
const Warning = Type.Object({
  code: Type.Enum(["other-answer"], {
    description: "`other-answer`: another FAQ has one of these questions, and another answer.",
  }),
  message: Type.String({ description: "What to do, in plain words." }),
  question: Type.String({ description: "The question, as the other FAQ has it." }),
  sourceId: IdOf(SourceId, { description: "The other FAQ." }),
});
const warnings = Type.Optional(
  Type.Array(Warning, { description: "What is stored, and may be meant otherwise. Left out where there is nothing." }),
);
export type Warning = Static<typeof Warning>;

export const Source = Type.Object({ ...described, type: SourceType }, { $id: "KnowledgeSource" });
export type Source = Static<typeof Source>;

export const SourceChange = Type.Enum(["created", "replaced", "unchanged"], {
  description: "What the request did: a source whose `externalId` is known is `replaced`, or `unchanged`.",
});
export type SourceChange = Static<typeof SourceChange>;

const AddedSource = Type.Object(
  {
    ...described,
    type: SourceType,
    change: SourceChange,
    problem: Type.Optional(SourceProblem),
    warnings,
  },
  { $id: "AddedKnowledgeSource" },
);
export type AddedSource = Static<typeof AddedSource>;

export const ReplacedSource = Type.Object(
  { ...described, type: SourceType, warnings },
  { $id: "ReplacedKnowledgeSource" },
);
export type ReplacedSource = Static<typeof ReplacedSource>;

export const AddedSources = Type.Union(
  [
    AddedSource,
    Type.Object({
      sources: Type.Array(AddedSource, { description: "In the order they were sent." }),
      notes: Type.Optional(Type.Array(FileNote, { description: "What of an archive was left out." })),
    }),
  ],
  { $id: "AddedKnowledgeSources" },
);
export type AddedSources = Static<typeof AddedSources>;

export const FullSource = Type.Union(
  [
    Type.Object({
      ...described,
      type: Type.Literal("text"),
      content: Type.String({ description: "The text as it is stored." }),
    }),
    Type.Object({
      ...described,
      type: Type.Literal("faq"),
      question: Type.String(),
      answer: Type.String(),
      alternatives: Type.Array(Type.String()),
    }),
    Type.Object({
      ...described,
      type: Type.Enum(["url", "site"]),
      ...LearntFrom,
      progress: Progress,
      problem: Nullable(SourceProblem),
    }),
    Type.Object({
      ...described,
      type: Type.Literal("file"),
      ...LearntFromFile,
      progress: Progress,
      problem: Nullable(SourceProblem),
    }),
  ],
  { $id: "FullKnowledgeSource" },
);
export type FullSource = Static<typeof FullSource>;

const identified = {
  id: IdOf(DocumentId),
  sourceId: IdOf(SourceId),
  version: Type.Integer({ minimum: 1, description: "Counts the document versions of the source." }),
  type: DocumentType,
  title: Type.String(),
  url: Nullable(Type.String()),
  contentHash: Type.String({ description: "SHA-256 of the text in UTF-8, in hexadecimal." }),
  createdAt: TimeOf({ description: "When this version was stored." }),
  retiredAt: Nullable(TimeOf({ description: "When this version was replaced or removed. Null while it is current." })),
};

export const DocumentVersion = Type.Object(identified, { $id: "KnowledgeDocumentVersion" });
export type DocumentVersion = Static<typeof DocumentVersion>;

export const Document = Type.Object(
  {
    ...identified,
    text: Type.String({
      description: "The text that citations quote. Their `start` and `end` count its UTF-16 code units.",
    }),
    questions: Type.Array(Type.String(), {
      description: "For a FAQ: the question, then the alternatives. Empty for a text.",
    }),
  },
  { $id: "KnowledgeDocument" },
);
export type Document = Static<typeof Document>;

export const Search = Type.Object(
  {
    query: written(8_000, "What to look for, in plain words."),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
    tags: Type.Optional(
      Type.Array(tag("One of the tags."), {
        minItems: 1,
        maxItems: 50,
        description: "Looks only in sources that have one of these tags.",
      }),
    ),
  },
  { additionalProperties: false, $id: "KnowledgeSearch" },
);
export type Search = Static<typeof Search>;

/** The place says where in its document a passage stands. */
export const Place = {
  section: Nullable(
    Type.String({
      description:
        "The headings above the passage, outermost first, joined by ` > `. Null where the text has none above it.",
    }),
  ),
  anchor: Nullable(
    Type.String({
      description: "The fragment that the last of these headings has in a page of this text, without `#`.",
    }),
  ),
  page: Nullable(
    Type.Integer({ minimum: 1, description: "The page of a PDF, or the slide of a presentation. Null elsewhere." }),
  ),
};

export const DocumentPassage = Type.Object(
  {
    section: Place.section,
    anchor: Place.anchor,
    text: Type.String({ description: "Verbatim: the document's text from `start` to `end`." }),
    start: Type.Integer({ description: "In UTF-16 code units." }),
    end: Type.Integer(),
  },
  { $id: "DocumentPassage" },
);

export const FoundPassages = Type.Object(
  {
    passages: Type.Array(
      Type.Object({
        sourceId: Type.String(),
        documentId: Type.String(),
        title: Type.String(),
        url: Nullable(Type.String()),
        ...Place,
        text: Type.String({ description: "Verbatim: the document's text from `start` to `end`." }),
        start: Type.Integer({ minimum: 0, description: "In UTF-16 code units." }),
        end: Type.Integer({ minimum: 0 }),
        score: Type.Number({
          description: "Higher is nearer. Scores of different queries are only roughly comparable.",
        }),
      }),
      { description: "Best first." },
    ),
  },
  { $id: "FoundPassages" },
);
export type FoundPassages = Static<typeof FoundPassages>;

export const SourcePath = Type.Object({ sourceId: Type.String() });
export const RemoveQuery = Type.Object({
  purge: Type.Optional(
    Type.Boolean({
      description:
        "Withdraw what was cited or offered as a choice, too: each citation loses its title, address, section and passage, the choice is taken out, and the text of a reply that was made without a model becomes `[withdrawn]`.",
    }),
  ),
});
export const DocumentPath = Type.Object({ documentId: Type.String() });

export const SourceFilter = {
  type: Type.Optional(SourceType),
  q: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: "Only sources whose title contains this text." }),
  ),
  tag: Type.Optional(tag("Only sources with this tag.")),
  externalId: Type.Optional(written(500, "Only the source with this name.")),
};

export const RemoveManyQuery = Type.Object(
  {
    tag: Type.Optional(tag("Removes the sources with this tag.")),
    all: Type.Optional(Type.Boolean({ description: "Removes all sources of the workspace." })),
  },
  { additionalProperties: false },
);
export const RemovedSources = Type.Object({ removed: Type.Integer() }, { $id: "RemovedKnowledgeSources" });

export const Synonyms = Type.Object(
  {
    groups: Type.Array(
      Type.Array(written(64, "A word in any of its forms, or a phrase of up to six words."), {
        minItems: 2,
        maxItems: 20,
      }),
      {
        maxItems: 1_000,
        description: "Each group is a list of words and phrases that mean the same.",
      },
    ),
  },
  { additionalProperties: false, $id: "Synonyms" },
);
export type Synonyms = Static<typeof Synonyms>;
