import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import { PageOf, PageQuery } from "../../kernel/storage/page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { addSources } from "./add-sources.ts";
import { listSources, listVersions, readDocument, readSource } from "./read-sources.ts";
import { removeSource } from "./remove-source.ts";
import { replaceSource } from "./replace-source.ts";
import {
  AddedSources,
  Document,
  DocumentPath,
  DocumentVersion,
  FoundPassages,
  FullSource,
  NewSources,
  Search,
  Source,
  SourceContent,
  SourceFilter,
  SourcePath,
  Synonyms,
} from "./schema.ts";
import { searchPassages } from "./search-passages.ts";
import { readSynonyms, replaceSynonyms } from "./synonyms.ts";

/** Room for many sources in one request; one of the longest in four-byte characters fits as well. */
const maxTeachingBytes = 8 * 1024 * 1024;

export function routes(app: Routes): void {
  app.post(
    "/api/knowledge/sources",
    {
      schema: {
        summary: "Teach a source, or up to 500 at once",
        description:
          "A text or a FAQ, or `{sources: [...]}`: all of them are stored, or none. Questions asked after the answer find them.",
        body: NewSources,
        response: { 201: AddedSources },
      },
      guard: may("knowledge:write"),
      idempotent: true,
      maxBodyBytes: maxTeachingBytes,
    },
    (call) => addSources(call, call.body),
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
        summary: "Replace what a source says",
        description:
          "The former document stays readable for the citations that quote it. Equal content changes nothing.",
        params: SourcePath,
        body: SourceContent,
        response: { 200: Source },
      },
      guard: may("knowledge:write"),
      maxBodyBytes: maxTeachingBytes,
    },
    (call) => replaceSource(call, call.params.sourceId, call.body),
  );
  app.delete(
    "/api/knowledge/sources/:sourceId",
    {
      schema: {
        summary: "Remove a source",
        description: "Questions are no longer answered from it. Its documents stay for the citations that quote them.",
        params: SourcePath,
        response: { 204: null },
      },
      guard: may("knowledge:write"),
    },
    (call) => removeSource(call, call.params.sourceId),
  );
  app.get(
    "/api/knowledge/sources/:sourceId/versions",
    {
      schema: {
        summary: "List the documents a source has had",
        description: "Newest first; those of a removed source as well.",
        params: SourcePath,
        query: PageQuery,
        response: { 200: PageOf(DocumentVersion) },
      },
      guard: may("knowledge:read"),
    },
    (call) => listVersions(call, call.params.sourceId, call.query),
  );
  app.get(
    "/api/knowledge/documents/:documentId",
    {
      schema: {
        summary: "Read a document as it was taught",
        description: "The text that citations quote, also after its source was changed or removed.",
        params: DocumentPath,
        response: { 200: Document },
      },
      guard: may("knowledge:read"),
    },
    (call) => readDocument(call, call.params.documentId),
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
          "Words that people use for one another in questions, e.g. `bike` and `cycle`. Questions asked after the answer are read with them.",
        body: Synonyms,
        response: { 200: Synonyms },
      },
      guard: may("knowledge:write"),
    },
    (call) => replaceSynonyms(call, call.body),
  );
  app.post(
    "/api/knowledge/search",
    {
      schema: { summary: "Find passages", body: Search, response: { 200: FoundPassages } },
      guard: may("knowledge:read"),
    },
    (call) => searchPassages(call, call.body),
  );
}
