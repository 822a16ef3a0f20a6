import fc, { type Arbitrary } from "fast-check";
import { contentTypes, hostileHeaders, hostileParams, hostileQueries, hostileTexts } from "./hostile-values.ts";
import type { Operation } from "./read-operations.ts";
import { bodyText, type UnsentRequest } from "./unsent-request.ts";

/** One way to break a request. `pick` chooses a place, `value` is what is put there. */
type Break = { name: string; apply(unsent: UnsentRequest, pick: number, value: unknown): void };

type BreakPlan = { which: number; pick: number; value: unknown }[];

const hostileNumber = fc.constantFrom(-1, 0, -0, 0.5, 1e308, 2 ** 31, 2 ** 53, 2 ** 63, 1e-320, -(2 ** 63));
const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [null], [[]], { "": "" }, ["a", 1, {}]) },
  { weight: 1, arbitrary: fc.array(fc.constant("x"), { minLength: 600, maxLength: 600 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

export function breakPlans(count: number, seed: number, choices: number): BreakPlan[] {
  const one = fc.record({ which: fc.nat(choices - 1), pick: fc.nat(10_000), value: hostileValue });
  const plan = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(one) },
    { weight: 1, arbitrary: fc.tuple(one, one) },
  ) as Arbitrary<BreakPlan>;
  return fc.sample(plan, { seed, numRuns: count });
}

export function applyPlan(unsent: UnsentRequest, plan: BreakPlan, breaks: readonly Break[]): void {
  for (const { which, pick, value } of plan) {
    const chosen = breaks[which % breaks.length];
    if (chosen === undefined) continue;
    unsent.breaks.push(chosen.name);
    chosen.apply(unsent, pick, value);
  }
}

/** The ways that make sense for this operation. */
export function breaksFor(operation: Operation): Break[] {
  const hasPath = operation.parameters.some((parameter) => parameter.in === "path");
  return [
    ...(operation.body === undefined ? strangeBodies : [...memberBreaks, ...memberBreaks, ...bodyBreaks]),
    ...(hasPath ? [...pathBreaks, ...pathBreaks] : []),
    ...queryBreaks,
    ...headerBreaks,
  ];
}

type Place = { holder: Record<string, unknown> | unknown[]; name: string | number };

/** Every member and item of the body, at any depth. */
function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (value === null || typeof value !== "object") return found;
  const names = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const name of names) {
    found.push({ holder: value as Record<string, unknown>, name });
    placesIn((value as Record<string | number, unknown>)[name], found);
  }
  return found;
}

function atPlace(unsent: UnsentRequest, pick: number, change: (value: unknown) => unknown): void {
  const places = placesIn(unsent.body);
  const place = places[pick % Math.max(places.length, 1)];
  if (place === undefined) return;
  const holder = place.holder as Record<string | number, unknown>;
  const changed = change(holder[place.name]);
  if (changed === undefined) delete holder[place.name];
  else define(holder, String(place.name), changed);
}

/** `__proto__` too becomes a member of its own. */
function define(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, enumerable: true, writable: true, configurable: true });
}

const memberBreaks: Break[] = [
  { name: "another value", apply: (unsent, pick, value) => atPlace(unsent, pick, () => value) },
  { name: "no such member", apply: (unsent, pick) => atPlace(unsent, pick, () => undefined) },
  {
    name: "wrapped in an array",
    apply: (unsent, pick) => atPlace(unsent, pick, (value) => [value]),
  },
  {
    name: "text with something in it",
    apply: (unsent, pick, value) =>
      atPlace(unsent, pick, (text) => (typeof text === "string" ? text + String(value) : value)),
  },
  {
    name: "one member more",
    apply(unsent, pick, value) {
      const objects = [unsent.body, ...placesIn(unsent.body).map(({ holder }) => holder)].filter(
        (holder) => holder !== null && typeof holder === "object" && !Array.isArray(holder),
      );
      const holder = objects[pick % Math.max(objects.length, 1)];
      const name = ["__proto__", "constructor", "toString", "", "\0", "\ud800", "n".repeat(3_000), "extra", "~/a"];
      if (holder !== undefined) define(holder as object, name[pick % name.length] ?? "extra", value);
    },
  },
];

function nested(depth: number, isObject: boolean): Buffer {
  return Buffer.from(
    isObject ? `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}` : `${"[".repeat(depth)}${"]".repeat(depth)}`,
  );
}

function rawBody(name: string, make: (text: string, pick: number) => string | Buffer): Break {
  return {
    name,
    apply(unsent, pick) {
      unsent.rawBody = Buffer.from(make(bodyText(unsent)?.toString("utf8") ?? "{}", pick) as string);
      unsent.contentType ??= "application/json";
    },
  };
}

const depths = [63, 64, 65, 1_000, 100_000];

const rawBodies: Break[] = [
  rawBody("body cut short", (text, pick) => text.slice(0, pick % Math.max(text.length, 1))),
  rawBody("body that is no JSON", (text, pick) => {
    const broken = [
      `${text},`,
      `${text}${text}`,
      `\ufeff${text}`,
      text.replaceAll('"', "'"),
      "{a:1}",
      "NaN",
      "\0",
      "\\",
    ];
    return broken[pick % broken.length] ?? "";
  }),
  rawBody("body of another type", (_text, pick) => {
    const bodies = ['"text"', "5", "null", "true", "[]", "[{}]", "-0", "1e999", "{}"];
    return bodies[pick % bodies.length] ?? "";
  }),
  rawBody("empty body", (_text, pick) => ["", " ", "\n"][pick % 3] ?? ""),
  rawBody("deep body", (_text, pick) => nested(depths[pick % depths.length] ?? 65, pick % 2 === 0)),
  rawBody("members twice", (text) =>
    text.startsWith("{") && text !== "{}" ? `${text.slice(0, -1)},${text.slice(1)}` : text,
  ),
  rawBody("numbers beyond all bounds", (text, pick) =>
    text.replace(/"[^"]*"(?=[,}\]])/g, pick % 2 === 0 ? "1e999" : "9".repeat(5_000)),
  ),
  {
    name: "bytes that are no UTF-8",
    apply(unsent, pick) {
      const bytes = Buffer.from(bodyText(unsent) ?? Buffer.from('{"a":"b"}'));
      bytes[pick % bytes.length] = 0xff;
      unsent.rawBody = bytes;
      unsent.contentType ??= "application/json";
    },
  },
];

const bodyBreaks: Break[] = [
  ...rawBodies,
  {
    name: "another content type",
    apply(unsent, pick) {
      unsent.contentType = contentTypes[pick % contentTypes.length];
    },
  },
  {
    name: "a content coding",
    apply: (unsent, pick) => void unsent.headers.push(["content-encoding", ["gzip", "br", "x"][pick % 3] ?? "x"]),
  },
];

/** For operations that take no body. */
const strangeBodies: Break[] = [
  {
    name: "a body that nobody asked for",
    apply(unsent, pick) {
      const bodies = ["{}", "[1", "x=y", "", '{"a":"\\u0000"}'];
      unsent.rawBody = Buffer.from(bodies[pick % bodies.length] ?? "");
      unsent.contentType = contentTypes[(pick >> 4) % contentTypes.length];
    },
  },
];

function onPath(name: string, rawOf: (value: string, pick: number) => string): Break {
  return {
    name,
    apply(unsent, pick) {
      const names = Object.keys(unsent.params);
      const chosen = names[pick % Math.max(names.length, 1)];
      if (chosen === undefined) return;
      unsent.rawParams[chosen] = rawOf(encodeURIComponent(unsent.params[chosen] ?? ""), pick);
    },
  };
}

const pathBreaks: Break[] = [
  onPath("another path parameter", (_value, pick) => hostileParams[(pick >> 3) % hostileParams.length] ?? "x"),
  onPath("nearly the path parameter", (value, pick) => {
    const changed = [
      value.toUpperCase(),
      `${value}0`,
      value.slice(0, -1) || "x",
      `${value}%20`,
      value.replace(/^[a-z]+_/, "msg_"),
      value.replace(/^[a-z]+_/, "") || "x",
    ];
    return changed[(pick >> 3) % changed.length] ?? value;
  }),
];

function onQuery(name: string, rawOf: (unsent: UnsentRequest, pick: number, value: unknown) => string): Break {
  return {
    name,
    apply(unsent, pick, value) {
      unsent.rawQuery = [unsent.rawQuery, rawOf(unsent, pick, value)].filter((part) => part !== "").join("&");
    },
  };
}

const queryBreaks: Break[] = [
  onQuery("another query", (_draft, pick) => hostileQueries[pick % hostileQueries.length] ?? ""),
  onQuery("another value in the query", (unsent, pick, value) => {
    const names = ["limit", "cursor", "type", "q", "status", "userId", "from", ...unsent.query.map(([name]) => name)];
    return `${names[pick % names.length]}=${encodeURIComponent(String(value).slice(0, 1_500).toWellFormed()).slice(0, 6_000)}`;
  }),
];

const headerBreaks: Break[] = [
  {
    name: "a strange header",
    apply: (unsent, pick) => void unsent.headers.push(hostileHeaders[pick % hostileHeaders.length] ?? ["x", "y"]),
  },
  {
    name: "a header twice",
    apply(unsent, pick) {
      const header = hostileHeaders[pick % hostileHeaders.length] ?? ["x", "y"];
      unsent.headers.push(header, header);
    },
  },
];
