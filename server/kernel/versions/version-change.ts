import type { OpenApi } from "./open-api.ts";

/** Holds what of a request a change of the interface may rewrite, before it is validated. */
export type RequestParts = { query: Readonly<Record<string, unknown>>; body: unknown };

/**
 * One change of the interface that could break a client. It translates between the version that
 * brings it and the version before, so that the rest of the server knows the newest version alone.
 * Its functions get values of the wire, and return new ones: they never change what they get.
 *
 * @example
 * export const noticesHaveAuthors: VersionChange = {
 *   title: "A notice has `author` in place of `authorId`.",
 *   operations: ["GET /api/notices"],
 *   answer: ofEach(({ author, ...notice }) => ({ ...notice, authorId: author.id })),
 *   describe: (openApi) => withSchema(openApi, "Notice", …),
 * };
 */
export type VersionChange = {
  /** A sentence for the page `/docs` and the change log. */
  title: string;
  /** The operations whose requests or answers change, as in `GET /api/audit/:id`. */
  operations: readonly string[];
  /** Makes a request of the version before into one of this version. */
  request?: (parts: RequestParts) => RequestParts;
  /** Makes the JSON of a success of this version into that of the version before. */
  answer?: (body: unknown) => unknown;
  /**
   * Makes the data of a Server-Sent Event of these operations, by the event's name, into that of the
   * version before.
   */
  streamed?: Readonly<Record<string, (data: unknown) => unknown>>;
  /**
   * Makes the data of an event of the log, by its type, into that of the version before: for
   * /api/stream and for webhooks.
   */
  events?: Readonly<Record<string, (data: unknown) => unknown>>;
  /** Makes the description of this version into that of the version before. It may change what it gets. */
  describe: (openApi: OpenApi) => OpenApi;
};

/** A version of the interface, named by its date. */
export type VersionEntry = {
  /** The day on which it was published, as in `2026-11-20`. */
  date: string;
  /** The day from which clients are asked to leave this version. */
  deprecatedAt?: string;
  /** The day after which this version may no longer be answered. */
  sunsetAt?: string;
  /** Says what differs from the version before. */
  changes: readonly VersionChange[];
};

type Fields = Record<string, unknown>;

/**
 * Makes a change of one thing into that of a page of a list.
 *
 * @example
 * ofEach(({ name, ...person }) => ({ ...person, fullName: name }))
 */
export function ofEach(change: (item: Fields) => Fields): (page: unknown) => unknown {
  return (page) => {
    const list = page as { data: Fields[] };
    return { ...list, data: list.data.map(change) };
  };
}
