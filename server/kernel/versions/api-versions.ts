import { parseJson } from "@parley/json";
import type { Kernel } from "../kernel.ts";
import type { Event } from "../log/event.ts";
import { defineProblem, Problem } from "../problem.ts";
import type { OpenApi } from "./open-api.ts";
import type { RequestParts, VersionChange, VersionEntry } from "./version-change.ts";

export const versionUnknown = defineProblem(400, "version-unknown", "This server does not know the Parley-Version");

/** A version that requests may name, with the headers that tell of its end. */
export type ApiVersion = VersionEntry & {
  /** Headers of every answer of this version: name, value, name, value. Empty without an end. */
  readonly notices: readonly string[];
};

/** Translates one operation between the newest version and an older one. */
export type Translation = {
  /** Makes a request of the older version into one of the newest. Absent where none changed. */
  request?: (parts: RequestParts) => RequestParts;
  /** Makes an answer of the newest version into one of the older. Absent where none changed. */
  answer?: (body: unknown) => unknown;
  /** Makes the data of a Server-Sent Event into that of the older version. Absent where none changed. */
  streamed?: (event: string, data: unknown) => unknown;
};

type Step = (value: unknown) => unknown;

/** The form in which an event is told: its version, and what makes the stored data into it, if anything. */
type EventForm = { readonly version: string; readonly translate: Step | undefined };

/**
 * The versions of the interface. An old request climbs change by change to the newest version, which
 * the code implements, and its answer descends the same way. The ways are put together once for each
 * operation, when the server starts: an operation without changes has none, and costs nothing.
 */
export class ApiVersions {
  readonly newest: ApiVersion;
  readonly oldest: ApiVersion;
  readonly #versions: readonly ApiVersion[];
  readonly #byDate: ReadonlyMap<string, ApiVersion>;
  readonly #eventForms = new Map<string, EventForm>();

  /** Takes the versions from the oldest to the newest. Throws where they are not in order. */
  constructor(entries: readonly VersionEntry[]) {
    this.#versions = entries.map((entry) => ({ ...entry, notices: noticesOf(entry) }));
    const [oldest, newest] = [this.#versions[0], this.#versions.at(-1)];
    if (oldest === undefined || newest === undefined) throw new Error("The interface needs a version.");
    this.oldest = oldest;
    this.newest = newest;
    this.#byDate = new Map(this.#versions.map((version) => [version.date, version]));
    for (const [index, { date }] of this.#versions.entries()) {
      const before = this.#versions[index - 1];
      if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw new Error(`${date} is no date of a version.`);
      if (before !== undefined && before.date >= date) throw new Error(`${date} must come before ${before.date}.`);
    }
  }

  /** The versions from the newest to the oldest. */
  get newestFirst(): readonly ApiVersion[] {
    return this.#versions.toReversed();
  }

  /** Reads the version that a client names. Undefined for none. Throws version-unknown. */
  read(named: string | string[] | undefined): ApiVersion | undefined {
    if (named === undefined) return undefined;
    const found = typeof named === "string" ? this.#byDate.get(named) : undefined;
    if (found !== undefined) return found;
    const known = this.#versions.map(({ date }) => date).join(", ");
    throw new Problem(versionUnknown, `This server knows the versions ${known}. Send one of them, or none.`);
  }

  /**
   * Finds the version that a key, an endpoint or a ticket keeps. One that a newer node wrote beside
   * this node is unknown here, and counts as the newest.
   */
  of(date: string): ApiVersion {
    return this.#byDate.get(date) ?? this.newest;
  }

  /**
   * Makes the translations of an operation, by the older version; versions without any are left out.
   * Undefined where no version needs one.
   */
  translationsOf(operation: string): ReadonlyMap<ApiVersion, Translation> | undefined {
    const translations = new Map<ApiVersion, Translation>();
    for (const version of this.#versions) {
      const translation = this.translationFrom(this.newest.date, version.date, operation);
      if (translation !== undefined) translations.set(version, translation);
    }
    return translations.size === 0 ? undefined : translations;
  }

  /**
   * Makes the translation of an operation between a version, by its date, and an older one. Undefined
   * where nothing differs.
   */
  translationFrom(newer: string, older: string, operation: string): Translation | undefined {
    const changes = this.#changesBetween(older, newer).filter(({ operations }) => operations.includes(operation));
    return changes.length === 0 ? undefined : translationBy(changes);
  }

  /**
   * Says in which form an event is told that was written in a version. An older client gets the data
   * translated to its own version. A newer one gets them as they were written: what the old data lack,
   * nothing could bring back.
   */
  eventForm(type: string, written: string, wanted: string): EventForm {
    const key = `${written} ${wanted} ${type}`;
    const found = this.#eventForms.get(key);
    if (found !== undefined) return found;
    const form = this.#formOf(type, written, this.of(wanted).date);
    this.#eventForms.set(key, form);
    return form;
  }

  #formOf(type: string, written: string, wanted: string): EventForm {
    // A newer node wrote the event beside this one, which does not know how to undo that version.
    if (written > this.newest.date) return { version: written, translate: undefined };
    if (written < wanted) {
      const isChanged = this.#changesBetween(written, wanted).some(({ events }) => events?.[type] !== undefined);
      return { version: isChanged ? written : wanted, translate: undefined };
    }
    const changes = this.#changesBetween(wanted, written);
    return { version: wanted, translate: descend(changes.map(({ events }) => events?.[type])) };
  }

  /** Makes the description of the newest version into that of this version, which it may change. */
  describe(version: ApiVersion, newest: OpenApi): OpenApi {
    const changes = this.#changesBetween(version.date, this.newest.date).toReversed();
    if (changes.length === 0) return newest;
    // A shape that stands in two places may change in one of them, so that the copy has it twice.
    const copy = parseJson(JSON.stringify(newest)) as OpenApi;
    const described = changes.reduce((openApi, change) => change.describe(openApi), copy);
    const description = String(described.info.description).replaceAll(this.newest.date, version.date);
    return { ...described, info: { ...described.info, version: version.date, description } };
  }

  /** Every operation that a change names. */
  get changedOperations(): readonly string[] {
    return [...new Set(this.#versions.flatMap(({ changes }) => changes.flatMap(({ operations }) => operations)))];
  }

  /** The changes that lead from one version to a newer one, from the oldest to the newest. */
  #changesBetween(older: string, newer: string): readonly VersionChange[] {
    return this.#versions.flatMap(({ date, changes }) => (date > older && date <= newer ? changes : []));
  }
}

/** RFC 9745 and RFC 8594 give these headers their forms. */
function noticesOf({ deprecatedAt, sunsetAt }: VersionEntry): string[] {
  return [
    ...(deprecatedAt === undefined ? [] : ["deprecation", `@${Date.parse(deprecatedAt) / 1000}`]),
    ...(sunsetAt === undefined ? [] : ["sunset", endOfDay(sunsetAt).toUTCString()]),
    ...(deprecatedAt === undefined ? [] : ["link", '</docs/changes>; rel="deprecation"; type="text/html"']),
  ];
}

/** A version is answered on the day of its end as well. */
function endOfDay(date: string): Date {
  return new Date(`${date}T23:59:59Z`);
}

function translationBy(changes: readonly VersionChange[]): Translation {
  const climbing = changes.flatMap(({ request }) => request ?? []);
  const answer = descend(changes.map((change) => change.answer));
  const names = [...new Set(changes.flatMap(({ streamed = {} }) => Object.keys(streamed)))];
  const steps = new Map(names.map((name) => [name, descend(changes.map(({ streamed }) => streamed?.[name]))]));
  return {
    ...(climbing.length === 0
      ? {}
      : { request: (parts: RequestParts) => climbing.reduce((before, step) => step(before), parts) }),
    ...(answer === undefined ? {} : { answer }),
    ...(steps.size === 0 ? {} : { streamed: (event: string, data: unknown) => steps.get(event)?.(data) ?? data }),
  };
}

/** Puts steps from the oldest to the newest together: the newest is taken first. */
function descend(steps: readonly (Step | undefined)[]): Step | undefined {
  const present = steps.filter((step) => step !== undefined).toReversed();
  const [first, ...others] = present;
  if (first === undefined || others.length === 0) return first;
  return (value) => present.reduce((after, step) => step(after), value);
}

/** An event that is to be told, with the version that its data have. */
type Told = Pick<Event, "type" | "data" | "version">;

/** One log line for each translation that fails: a history may hold thousands of such events. */
const failedForms = new WeakSet<EventForm>();

/**
 * Makes an event into the form in which a client of this version gets it; `version` says which form
 * that is. An event that cannot be translated is told as it was written: it must never stop a queue
 * or a stream.
 */
export function tellEvent<Given extends Told>(kernel: Kernel, event: Given, wanted: string): Given {
  const { type, version: written } = event;
  const form = kernel.versions.eventForm(type, written, wanted);
  const { version, translate } = form;
  if (translate === undefined) return version === written ? event : { ...event, version };
  try {
    return { ...event, version, data: translate(event.data) };
  } catch (cause) {
    if (!failedForms.has(form)) {
      failedForms.add(form);
      // The message of the error may quote the data.
      const error = cause instanceof Error ? cause.name : "unknown";
      kernel.log.error({ error, type, written, wanted }, "events cannot be translated; they are told as written");
    }
    return event;
  }
}
