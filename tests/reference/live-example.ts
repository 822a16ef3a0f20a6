import type { Example } from "../../sdks/emitter/examples/example.ts";
import type { ValidCall } from "../fuzz/calls/valid-calls.ts";

/** Reads the parts of a call that an example describes. */
export function partsOf({ params, query, headers, body, rawBody }: ValidCall): Omit<Example, "answer" | "live"> {
  return {
    ...(isEmpty(params) ? {} : { params: { ...params } }),
    ...(isEmpty(query) ? {} : { query: Object.fromEntries(query ?? []) }),
    ...(isEmpty(headers) ? {} : { headers: Object.fromEntries(headers ?? []) }),
    ...(body === undefined ? {} : { body: structuredClone(body) }),
    ...(rawBody === undefined
      ? {}
      : {
          file: { name: nameOf(rawBody.contentType), mediaType: rawBody.contentType, text: rawBody.bytes.toString() },
        }),
  };
}

function isEmpty(part: object | undefined): boolean {
  return part === undefined || Object.keys(part).length === 0;
}

function nameOf(mediaType: string): string {
  const names: [RegExp, string][] = [
    [/csv/, "people.csv"],
    [/yaml/, "workflow.yaml"],
    [/rfc822/, "bounce.eml"],
  ];
  return names.find(([pattern]) => pattern.test(mediaType))?.[1] ?? "form.txt";
}

/** Names the places where two calls of one operation differ, as pointers. */
export function differences(one: unknown, other: unknown, at = ""): string[] {
  if (typeof one === "object" && one !== null && typeof other === "object" && other !== null) {
    const names = Object.keys(one).filter((name) => name in other);
    return names.flatMap((name) =>
      differences((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name], `${at}/${name}`),
    );
  }
  return one === other ? [] : [at];
}

/** Puts the values of a call of this workspace into an example, where it names those of another one. */
export function enliven(example: Example, call: ValidCall): Example {
  const own = partsOf(call);
  return (example.live ?? []).reduce((whole, pointer) => {
    const value = valueAt(own, pointer);
    if (value === undefined) throw new Error(`${pointer} is in no call of today.`);
    return withValueAt(whole, pointer, value);
  }, example);
}

export function valueAt(root: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], root);
}

export function withValueAt(example: Example, pointer: string, value: unknown): Example {
  const whole = structuredClone(example);
  const place = pointer.lastIndexOf("/");
  const holder = valueAt(whole, pointer.slice(0, place)) as Record<string, unknown>;
  holder[pointer.slice(place + 1)] = value;
  return whole;
}
