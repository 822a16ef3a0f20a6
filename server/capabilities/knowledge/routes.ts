import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import { addressRefused, conflict, notFound, unavailable } from "../../kernel/problem.ts";
import { quotaExceeded } from "../../kernel/quotas/quotas-of.ts";
import { PageOf, PageQuery } from "../../kernel/storage/page.ts";
import { tooComplex } from "../../kernel/untrusted/untrusted.ts";
import type { Cost } from "../../kernel/wire/cost.ts";
import type { Answer, Call, Routes } from "../../kernel/wire/route.ts";
import { listPassages } from "./documents/list-passages.ts";
import { listVersions, readDocument } from "./documents/read-document.ts";
import { gapMailRoutes } from "./gaps/mailing/mail-routes.ts";
import { gapRoutes } from "./gaps/routes.ts";
import { learningRoutes } from "./learning/routes.ts";
import { fileProblems, noText } from "./problems.ts";
import { costOfSynonyms, readSynonyms, replaceSynonyms } from "./replace-synonyms.ts";
import {
  AddedSources,
  Document,
  DocumentPassage,
  DocumentPath,
  DocumentVersion,
  type FileContent,
  FoundPassages,
  FullSource,
  type LearntContent,
  NewFiles,
  NewSources,
  RemovedSources,
  RemoveManyQuery,
  RemoveQuery,
  ReplacedSource,
  Search,
  Source,
  SourceContent,
  SourceFilter,
  SourcePath,
  Synonyms,
} from "./schema.ts";
import { costOfSearch, searchPassages } from "./searching/search-passages.ts";
import { addFilesOfForm, addUploadedFile } from "./sources/add-files-of-form.ts";
import { addLearntSource } from "./sources/add-learnt-source.ts";
import { addSources, costOfSources } from "./sources/add-sources.ts";
import { listSources, readSource } from "./sources/list-sources.ts";
import { removeSource, removeSources } from "./sources/remove-source.ts";
import { replaceSource } from "./sources/replace-source.ts";
import { syncRoutes } from "./syncing/routes.ts";

/**
 * Suffices for many sources in one request, or one source of the greatest length in four-byte
 * characters.
 */
const maxTeachingBytes = 8 * 1024 * 1024;

const isToLearn = (body: NewSources): body is LearntContent =>
  "type" in body && (body.type === "url" || body.type === "site");
const isFile = (body: NewSources): body is FileContent => "type" in body && body.type === "file";

const filesOfRequest = { maxFiles: 100, maxFileBytes: 1_073_741_824, maxFields: 200, maxFieldBytes: 4_000 };
/** A request holds this many files of the largest size. */
const filesAtOnce = 4;
const costOfFile = { workMs: 200, of: "a file" };

/** Gives a body of JSON, or undefined for files, which come in parts. */
function costOfBody(body: NewSources | undefined): Cost {
  if (body === undefined || isFile(body)) return costOfFile;
  return costOfSources("sources" in body ? body.sources : isToLearn(body) ? [] : [body]);
}

function addAny(call: Call<unknown, unknown, NewSources>): Promise<Answer> {
  const body: NewSources | undefined = call.body;
  if (body === undefined) return addFilesOfForm(call);
  if (isFile(body)) return addUploadedFile(call, body);
  return isToLearn(body) ? addLearntSource(call, body) : addSources(call, body);
}

export function routes(app: Routes): void {
  app.post(
    "/api/knowledge/sources",
    {
      schema: {
        summary: "Add a source, or up to 500 at once",
        description:
          "A text, a FAQ, a page (`url`), a whole website (`site`), a file that was uploaded (`file`), or `{sources: [...]}`, which stores all of its texts and FAQs or none. Pages and sites are learnt after the answer: their `status` is `pending` until then. Or multipart/form-data with parts `file`: several of them, and a zip, answer as `{sources: [...]}`. A file is read within the request, or after it where it takes more than ten seconds; one that cannot be read is refused, and of several it is a source with `status` `failed`. A text may be plain text, Markdown or HTML; it is stored as Markdown. With an `externalId` that a source has, it replaces that source; the answer is 200 when nothing was created. The same again without an `externalId` is the source that is there. A FAQ whose question another one answers otherwise is stored, with a warning. Every question that is asked after this answer finds them.",
        body: NewSources,
        response: { 200: AddedSources, 201: AddedSources },
        usualStatus: 201,
      },
      guard: may("knowledge:write"),
      idempotent: true,
      maxBodyBytes: maxTeachingBytes,
      body: {
        kind: "json-or-parts",
        shape: NewFiles,
        limits: filesOfRequest,
        maxBytes: ({ files }) => files.maxBytes * filesAtOnce,
      },
      problems: [noText, ...fileProblems, quotaExceeded, addressRefused, conflict, notFound, unavailable],
      cost: ({ body }) => costOfBody(body),
    },
    addAny,
  );
  app.get(
    "/api/knowledge/sources",
    {
      schema: {
        summary: "List the sources",
        query: Type.Object({ ...PageQuery.properties, ...SourceFilter }, { additionalProperties: false }),
        response: { 200: PageOf(Source) },
      },
      guard: may("knowledge:read"),
    },
    (call) => listSources(call, call.query),
  );
  app.delete(
    "/api/knowledge/sources",
    {
      schema: {
        summary: "Remove the sources with a tag, or all",
        description:
          "Needs `?tag=` or `?all=true`. Documents that replies cite stay readable for their citations. After a failure, send it again: what was removed stays so.",
        query: RemoveManyQuery,
        response: { 200: RemovedSources },
      },
      guard: may("knowledge:write"),
    },
    (call) => removeSources(call, call.query),
  );
  app.get(
    "/api/knowledge/sources/:sourceId",
    {
      schema: { summary: "Read a source", params: SourcePath, response: { 200: FullSource } },
      guard: may("knowledge:read"),
    },
    (call) => readSource(call, call.params.sourceId),
  );
  app.put(
    "/api/knowledge/sources/:sourceId",
    {
      schema: {
        summary: "Replace the content of a source",
        description:
          "The previous document stays readable for the citations that quote it, and is deleted when there are none. Content that is stored as the same text changes nothing; another `url` is a change. Without `externalId` and `tags` the source keeps those that it has.",
        params: SourcePath,
        body: SourceContent,
        response: { 200: ReplacedSource },
      },
      guard: may("knowledge:write"),
      maxBodyBytes: maxTeachingBytes,
      problems: [noText, tooComplex, quotaExceeded, conflict],
      cost: ({ body }) => costOfSources([body]),
    },
    (call) => replaceSource(call, call.params.sourceId, call.body),
  );
  app.delete(
    "/api/knowledge/sources/:sourceId",
    {
      schema: {
        summary: "Remove a source",
        description:
          "No further question is answered from the source. Documents that no reply cites are deleted at once. The others stay readable for the citations that quote them, unless the source is purged: then they are deleted too, and the citations become `withdrawn`. A source that was removed before can still be purged.",
        params: SourcePath,
        query: RemoveQuery,
        response: { 204: null },
      },
      guard: may("knowledge:write"),
    },
    (call) => removeSource(call, call.params.sourceId, call.query),
  );
  app.get(
    "/api/knowledge/sources/:sourceId/versions",
    {
      schema: {
        summary: "List all document versions of a source",
        description:
          "Newest first: the current one, and former ones that replies cite. Also works for a source that was removed.",
        params: SourcePath,
        query: PageQuery,
        response: { 200: PageOf(DocumentVersion) },
      },
      guard: may("knowledge:read"),
    },
    (call) => listVersions(call, { ...call.query, wireId: call.params.sourceId }),
  );
  app.get(
    "/api/knowledge/documents/:documentId",
    {
      schema: {
        summary: "Read a document version",
        description:
          "The text that citations quote. Where a reply cites it, it stays readable after its source was changed or removed.",
        params: DocumentPath,
        response: { 200: Document },
      },
      guard: may("knowledge:read"),
    },
    (call) => readDocument(call, call.params.documentId),
  );
  app.get(
    "/api/knowledge/documents/:documentId/passages",
    {
      schema: {
        summary: "List the passages of a document version",
        description: "As the assistant finds and quotes them today, in their order.",
        params: DocumentPath,
        query: PageQuery,
        response: { 200: PageOf(DocumentPassage) },
      },
      guard: may("knowledge:read"),
      cost: () => ({ workMs: 20, of: "a document's passages" }),
    },
    (call) => listPassages(call, { ...call.query, wireId: call.params.documentId }),
  );
  app.get(
    "/api/knowledge/synonyms",
    {
      schema: { summary: "Read the synonyms", response: { 200: Synonyms } },
      guard: may("knowledge:read"),
    },
    (call) => readSynonyms(call),
  );
  app.put(
    "/api/knowledge/synonyms",
    {
      schema: {
        summary: "Replace the synonyms",
        description:
          "Words and phrases that mean the same, for example `bike` and `push cycle`. Every question that is asked after this answer uses them.",
        body: Synonyms,
        response: { 200: Synonyms },
      },
      guard: may("knowledge:write"),
      cost: ({ body }) => costOfSynonyms(body),
    },
    (call) => replaceSynonyms(call, call.body),
  );
  app.post(
    "/api/knowledge/search",
    {
      schema: { summary: "Search for passages", body: Search, response: { 200: FoundPassages } },
      guard: may("knowledge:read"),
      allowsUnverified: true,
      cost: ({ kernel, caller, body }) => costOfSearch(kernel, caller.workspaceId, body.query.length),
    },
    (call) => searchPassages(call, call.body),
  );
  syncRoutes(app, maxTeachingBytes);
  learningRoutes(app);
  gapRoutes(app);
  gapMailRoutes(app);
}
