type DocumentFormat = "txt" | "md" | "mdx" | "html" | "pdf" | "docx" | "pptx" | "xlsx" | "csv" | "odt" | "epub" | "eml";

/** Tells the owner of a file what of it was left out: an English sentence without a word of the file. */
export type FileNote = {
  code:
    | "attachments"
    | "comments"
    | "deleted-text"
    | "files-left-out"
    | "hidden-rows"
    | "hidden-sheets"
    | "hidden-slides"
    | "images-without-text"
    | "rows-without-answer"
    | "speaker-notes";
  message: string;
};

/** A file as one text. */
export type FileDocument = {
  format: DocumentFormat;
  /** The file's own title; null when it has none, or only one that a program gave it. */
  title: string | null;
  /** Clean Markdown, as `cleanText` makes it. */
  markdown: string;
  /** The offsets in `markdown` at which the pages of a PDF or the slides of a presentation begin. */
  pages: number[];
  /** The file's own address, from its front matter. */
  url: string | null;
  tags: string[];
  notes: FileNote[];
};

/** Holds the result of the reader of one format; `readFile` adds the rest. */
export type FileText = Pick<FileDocument, "markdown"> & Partial<Omit<FileDocument, "markdown" | "format">>;
