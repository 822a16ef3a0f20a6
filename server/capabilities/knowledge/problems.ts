import {
  conflict,
  defineProblem,
  invalidRequest,
  notFound,
  Problem,
  type ProblemType,
  unavailable,
} from "../../kernel/problem.ts";
import type { IdType } from "../../kernel/storage/id.ts";
import { tooComplex } from "../../kernel/untrusted/untrusted.ts";

export const noText = defineProblem(422, "no-text", "The content has no text");

/** These say why a file is refused. */
export const fileProblems = [
  tooComplex,
  defineProblem(422, "file-locked", "The file is locked with a password"),
  defineProblem(422, "file-scanned", "The file holds pictures of text, and no text"),
  defineProblem(422, "file-unreadable", "The file cannot be read"),
  defineProblem(422, "file-kind-unknown", "The file is of a kind that is not read"),
  defineProblem(422, "file-empty", "The file holds no text"),
  defineProblem(422, "file-too-large", "The file holds more than can be read"),
  defineProblem(422, "file-missing", "The file was deleted"),
];

export function fileProblemOf(code: string): ProblemType {
  const found = fileProblems.find((problem) => problem.code === code);
  if (found === undefined) throw new Error(`The problem ${code} of files is not declared.`);
  return found;
}

export function archiveTooLarge(files: number, most: number): Problem {
  return new Problem(
    fileProblemOf("file-too-large"),
    `This archive holds ${files.toLocaleString("en")} documents, and ${most.toLocaleString("en")} are read at once. Send it in parts.`,
  );
}

export function namedByPaths(): Problem {
  const message = "cannot name an archive: its files are named by their paths. Leave it out";
  return new Problem(invalidRequest, `/body/externalId ${message}.`, {
    errors: [{ pointer: "/body/externalId", message }],
  });
}

export function othersAreRead(): Problem {
  const detail = "Other files of this workspace are being read. Send the archive again in a minute.";
  return new Problem(unavailable, detail, { headers: { "retry-after": "60" } });
}

/** With names, each of several files needs one. */
export function namesMissing(files: number): Problem {
  const message = `must be there once for each of the ${files} files, in their order, and each be another one`;
  return new Problem(invalidRequest, `/body/externalId ${message}.`, {
    errors: [{ pointer: "/body/externalId", message }],
  });
}

export function fileHasSource(): Problem {
  return new Problem(
    conflict,
    "A source has this file already. Upload it again for another one, or remove that source.",
  );
}

export const syncRemovesMuch = defineProblem(
  409,
  "sync-removes-much",
  "The sync would remove more than half of the tag's sources",
);

export function noSuchSync(): Problem {
  return new Problem(
    notFound,
    "This workspace has no open sync with this id. It was finished, is older than a day, or another one of its tag has begun: POST /api/knowledge/sync begins one.",
  );
}

/** Two sources of one request have the same name, and only one of them could be kept. */
export function namedTwice(at: number): Problem {
  const message = "is the externalId of another source of this request, too. Send each source once.";
  return new Problem(invalidRequest, "Two sources have the same externalId.", {
    errors: [{ pointer: `/body/sources/${at}/externalId`, message }],
  });
}

export function nameTaken(): Problem {
  return new Problem(
    conflict,
    "Another source has this externalId. Give each source one of its own, or replace that source: GET /api/knowledge/sources?externalId= finds it.",
  );
}

/** Only what was learnt has pages, and can be looked at again. */
export function notLearnt(): Problem {
  return new Problem(
    notFound,
    "This workspace has no source with this id that was learnt from a page, a site or a file.",
  );
}

/** A learnt source has the content of what it was learnt from. */
export function isLearnt(externalId: string | null): Problem {
  const named = externalId === null ? "" : ` with the externalId ${JSON.stringify(externalId)}`;
  return new Problem(
    conflict,
    `The source${named} is learnt from a page, a site or a file. Change that and refresh it, or remove the source first.`,
  );
}

export function noSuchSource(): Problem {
  return new Problem(
    notFound,
    "This workspace has no source with this id. GET /api/knowledge/sources lists its sources.",
  );
}

export function noSuchDocument(): Problem {
  return new Problem(
    notFound,
    "This workspace has no document with this id. GET /api/knowledge/sources/{sourceId}/versions lists the documents of a source.",
  );
}

export function noSuchGap(): Problem {
  return new Problem(notFound, "This workspace has no gap with this id. GET /api/knowledge/gaps lists its gaps.");
}

/**
 * Returns the UUID of an id in a path. Throws the given problem for a malformed id: the caller gets
 * the same answer as for an id that does not exist.
 */
export function requireId(type: IdType, text: string, problem: () => Problem): string {
  const id = type.parse(text);
  if (id === undefined) throw problem();
  return id;
}
